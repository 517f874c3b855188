import { documentKinds, documentsMost } from '@casamaestra/contract/catalog/file-link.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { Field } from '@casamaestra/ui/field.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useFileSizes } from './use-file-sizes.ts';
import { texts } from '../../platform/texts.ts';
import { ScreenPart } from '../../shell/part.tsx';
import css from '../goods.module.css';
import type { TypeField, UpdateFields } from '../product-changes.ts';
import { kindOfFile, labelOfFile } from './file-words.ts';
import { UploadFile, type UploadedFile } from './upload-file.tsx';

type Documents = ProductFields['documents'];

type ProductDocumentsProps = {
  product: StaffProduct;
  documents: Documents;
  onType: TypeField;
  onUpdate: UpdateFields;
};

const moved = (all: Documents, from: number, to: number): Documents => {
  const next = [...all];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** One that is there already stays where it is. */
const withFile = (all: Documents, { url, name }: UploadedFile): Documents =>
  all.some((one) => one.url === url)
    ? all
    : [...all, { url, label: labelOfFile(name), kind: kindOfFile(name) }];

/** Manuals and sheets of a product in the order of its page. */
export function ProductDocuments({ product, documents: all, onType, onUpdate }: ProductDocumentsProps) {
  const { documents: words } = texts();
  const { sizeOf, note } = useFileSizes(product);
  const put = (documents: Documents) => onType({ documents });
  return (
    <ScreenPart title={words.title}>
      <div className={css.form}>
        {all.length === 0 && <p className={css.soft}>{words.none}</p>}
        <ol className={css.documents} aria-label={words.title}>
          {all.map((one, at) => (
            <DocumentRow
              key={one.url}
              one={one}
              place={at + 1}
              isLast={at === all.length - 1}
              size={sizeOf(one.url)}
              onChange={(next) => put(all.with(at, next))}
              onMove={(to) => put(moved(all, at, to))}
              onRemove={() => put(all.filter(({ url }) => url !== one.url))}
            />
          ))}
        </ol>
        {all.length < documentsMost && (
          <UploadFile
            label={words.add}
            hint={words.addHint}
            onAdd={(file) => {
              note(file);
              onUpdate(({ documents }) => ({ documents: withFile(documents, file) }));
            }}
          />
        )}
      </div>
    </ScreenPart>
  );
}

type DocumentRowProps = {
  one: Documents[number];
  /** Begins with 1. */
  place: number;
  isLast: boolean;
  size: string;
  onChange: (next: Documents[number]) => void;
  /** To a place that begins with 0. */
  onMove: (to: number) => void;
  onRemove: () => void;
};

function DocumentRow({ one, place, isLast, size, onChange, onMove, onRemove }: DocumentRowProps) {
  const { documents: words, goods } = texts();
  const name = words.documentOf(place);
  return (
    <li>
      <Field
        label={`${name}: ${words.label}`}
        error={one.label.trim() === '' ? words.labelMissing : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            value={one.label}
            maxLength={120}
            onChange={({ target }) => onChange({ ...one, label: target.value })}
          />
        )}
      </Field>
      <Field label={`${name}: ${words.kind}`}>
        {(control) => (
          <Select
            {...control}
            value={one.kind}
            onChange={({ target }) =>
              onChange({ ...one, kind: documentKinds.find((kind) => kind === target.value) ?? 'other' })
            }
          >
            {documentKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <span className={css.row}>
        <a href={one.url} target="_blank" rel="noopener">
          {words.open(one.label)}
        </a>
        {size !== '' && <small className={css.soft}>{size}</small>}
        <IconButton
          icon="chevron-up"
          label={`${goods.up}: ${name}`}
          disabled={place === 1}
          onClick={() => onMove(place - 2)}
        />
        <IconButton
          icon="chevron-down"
          label={`${goods.down}: ${name}`}
          disabled={isLast}
          onClick={() => onMove(place)}
        />
        <IconButton icon="trash" label={`${goods.remove}: ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}
