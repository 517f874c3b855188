import type {
  StaffCategory,
  StructureFields,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { Checkbox } from '@casamaestra/ui/choice.tsx';
import { Disclosure } from '@casamaestra/ui/disclosure.tsx';
import { Field } from '@casamaestra/ui/field.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { RecordTimeline } from '../activity/record-timeline.tsx';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import { ScreenPart } from '../shell/part.tsx';
import { AddCategory } from './add-category.tsx';
import { RecordNames } from './record-names.tsx';
import { pathsOf } from './category-paths.ts';
import { MergeRecord, RemoveRecord } from './merge-record.tsx';
import type { Gone } from './merge-record.tsx';
import { RecordForm } from './record-form.tsx';
import type { Typing } from './record-form.tsx';
import css from './structure.module.css';

interface CategoryPanelProps {
  row: StaffCategory;
  rows: readonly StaffCategory[];
  mayEdit: boolean;
  onAdded: (id: number) => void;
  onGone: (gone: Gone) => void;
}

/** One category: where it is, what it has, and what can be done with it. */
export function CategoryPanel({ row, rows, mayEdit, onAdded, onGone }: CategoryPanelProps) {
  const { category } = texts().structure;
  const paths = pathsOf(rows);
  const others = rows.filter((one) => !isInside(one, row, rows));
  const { label, parent_id, electrical, safety_exempt } = row;
  return (
    <div className={css.panel}>
      <div>
        {row.parent_id !== null && <p className={css.path}>{paths.get(row.parent_id)}</p>}
        <h2 className={css.title}>{row.label}</h2>
      </div>
      <dl className={css.facts}>
        <Fact name={category.here} value={row.products} />
        <Fact name={category.below} value={row.products_below} />
      </dl>
      <p className={css.acts}>
        <Link to={`/prodotti?categoria=${row.id}`}>{category.list}</Link>
        <a href={`/shop?category=${encodeURIComponent(row.url)}`} target="_blank" rel="noreferrer">
          {category.inShop}
        </a>
      </p>
      <ScreenPart title={category.form}>
        <RecordForm
          kind="category"
          id={row.id}
          label={category.form}
          fields={{ label, parent_id, electrical, safety_exempt }}
          nameField="label"
          names={{
            label: category.label,
            parent_id: category.parent,
            electrical: category.electrical,
            safety_exempt: category.exempt,
          }}
          mayEdit={mayEdit}
        >
          {(typing) => <CategoryFields {...typing} parents={others} paths={paths} />}
        </RecordForm>
      </ScreenPart>
      <RecordNames kind="category" id={row.id} mayEdit={mayEdit} />
      {mayEdit && (
        <ScreenPart title={category.more}>
          <CategoryActs row={row} rows={rows} others={others} onAdded={onAdded} onGone={onGone} />
        </ScreenPart>
      )}
      <Disclosure summary={category.history}>
        <RecordTimeline record={`category ${row.id}`} />
      </Disclosure>
    </div>
  );
}

interface CategoryActsProps extends Omit<CategoryPanelProps, 'mayEdit'> {
  /** Categories it can be merged into. */
  others: readonly StaffCategory[];
}

/** A category inside it, merging it, removing it. */
function CategoryActs({ row, rows, others, onAdded, onGone }: CategoryActsProps) {
  const { structure } = texts();
  const { category } = structure;
  const paths = pathsOf(rows);
  const own = { id: row.id, name: row.label };
  const isEmpty = row.products_below === 0 && !rows.some((one) => one.parent_id === row.id);
  return (
    <div className={css.parts}>
      <AddCategory parent={row.id} label={category.addInside} onAdded={onAdded} />
      <MergeRecord kind="category" own={own} onGone={onGone}>
        {(chosen, choose) => (
          <Field label={structure.mergeInto}>
            {(control) => (
              <Select
                {...control}
                value={chosen?.id ?? ''}
                onChange={({ target }) => {
                  const into = others.find(({ id }) => id === Number(target.value));
                  choose(into && { id: into.id, name: paths.get(into.id) ?? into.label });
                }}
              >
                <option value="">{category.mergeChoose}</option>
                {others.map(({ id }) => (
                  <option key={id} value={id}>
                    {paths.get(id)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </MergeRecord>
      {isEmpty && <RemoveRecord kind="category" own={own} onGone={onGone} />}
    </div>
  );
}

/** Whether a category is another one or anywhere below it. */
function isInside(one: StaffCategory, top: StaffCategory, rows: readonly StaffCategory[]): boolean {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (let at: StaffCategory | undefined = one; at !== undefined; at = byId.get(at.parent_id ?? 0))
    if (at.id === top.id) return true;
  return false;
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{counted(value)}</dd>
    </div>
  );
}

interface CategoryFieldsProps extends Typing<StructureFields<'category'>> {
  parents: readonly StaffCategory[];
  paths: ReadonlyMap<number, string>;
}

function CategoryFields({ typed, type, errorOf, parents, paths }: CategoryFieldsProps) {
  const { category } = texts().structure;
  const id = useId();
  return (
    <>
      <Field label={category.label} hint={category.labelHint} required error={errorOf('label')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={80}
            value={typed.label}
            onChange={({ target }) => type({ label: target.value })}
          />
        )}
      </Field>
      <Field label={category.parent} error={errorOf('parent_id')}>
        {(control) => (
          <Select
            {...control}
            value={typed.parent_id ?? ''}
            onChange={({ target }) => type({ parent_id: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{category.department}</option>
            {parents.map((parent) => (
              <option key={parent.id} value={parent.id}>
                {paths.get(parent.id)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Checkbox
          label={category.electrical}
          aria-describedby={`${id}e`}
          checked={typed.electrical}
          onChange={({ target }) => type({ electrical: target.checked })}
        />
        <p id={`${id}e`} className={css.hint}>
          {category.electricalHint}
        </p>
      </div>
      <div>
        <Checkbox
          label={category.exempt}
          aria-describedby={`${id}x`}
          checked={typed.safety_exempt}
          onChange={({ target }) => type({ safety_exempt: target.checked })}
        />
        <p id={`${id}x`} className={css.hint}>
          {category.exemptHint}
        </p>
      </div>
    </>
  );
}
