import {
  type CarrierColumn,
  carrierColumnsMost,
  carrierFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { Button } from '@casamaestra/ui/button.tsx';
import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { Input, Select } from '@casamaestra/ui/input.tsx';
import { useRef } from 'react';
import { texts } from '../platform/texts.ts';
import { counted } from '../platform/written.ts';
import css from './carriers.module.css';
import { columnOf } from './starting-templates.ts';
import type { TemplateDraft } from './use-template-draft.ts';

type TemplateColumnsProps = Pick<TemplateDraft, 'typed' | 'type' | 'isWrong'>;

function columnTitles(): readonly string[] {
  const { place, field, title, text, most, beyond, decimals, required, acts } = texts().carriers.column;
  return [place, field, title, text, most, beyond, decimals, required, acts];
}

/** The columns of a file in their order; each is changed where it stands. */
export function TemplateColumns({ typed: { columns }, type, isWrong }: TemplateColumnsProps) {
  const { column: words, columns: title, beyondText, noColumns } = texts().carriers;
  const body = useRef<HTMLTableSectionElement>(null);
  const put = (at: number, change: Partial<CarrierColumn>) =>
    type({ columns: columns.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const move = (at: number, step: 1 | -1) => {
    const one = columns[at];
    if (one === undefined || at + step < 0) return;
    type({ columns: columns.toSpliced(at, 1).toSpliced(at + step, 0, one) });
    // The focus goes with the column: the same key moves it on.
    requestAnimationFrame(() =>
      body.current?.rows[at + step]?.querySelectorAll('button')[step === 1 ? 1 : 0]?.focus(),
    );
  };
  // Columns have no name of their own: their place is what they are.
  const rows = columns.map((column, at) => ({ column, at, key: `column ${at}` }));
  return (
    <>
      <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={css.grid}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columnTitles().map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map(({ column, at, key }) => (
              <ColumnRow
                key={key}
                at={at}
                column={column}
                isLast={at === columns.length - 1}
                isWrong={(name) => isWrong(`columns.${at}.${name}`)}
                onType={(change) => put(at, change)}
                onMove={(step) => move(at, step)}
                onRemove={() => type({ columns: columns.toSpliced(at, 1) })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {isWrong('columns') && (
        <p role="alert" className={css.fault}>
          {noColumns}
        </p>
      )}
      <p className={css.soft}>{beyondText}</p>
      <p>
        <Button
          size="s"
          variant="secondary"
          icon="plus"
          disabled={columns.length >= carrierColumnsMost}
          onClick={() => type({ columns: [...columns, columnOf('text')] })}
        >
          {words.add}
        </Button>
      </p>
    </>
  );
}

type ColumnRowProps = {
  at: number;
  column: CarrierColumn;
  isLast: boolean;
  isWrong: (name: keyof CarrierColumn) => boolean;
  onType: (change: Partial<CarrierColumn>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
};

const hasDecimals = ({ field }: CarrierColumn): boolean =>
  field === 'weight_kg' || field === 'value' || field === 'cash_on_delivery';

function ColumnRow(props: ColumnRowProps) {
  const { at, column, isWrong, onType } = props;
  const { column: words } = texts().carriers;
  const place = counted(at + 1);
  const isFixed = column.field === 'text';
  const named = (what: string, name: keyof CarrierColumn) => ({
    'aria-label': words.of(what, place),
    ...(isWrong(name) && { 'aria-invalid': true as const }),
  });
  return (
    <tr>
      <td>{place}</td>
      <td>
        <FieldChoice column={column} label={words.of(words.field, place)} onType={onType} />
      </td>
      <td>
        <Input
          {...named(words.title, 'title')}
          value={column.title}
          maxLength={60}
          onChange={({ target }) => onType({ title: target.value })}
        />
      </td>
      <td>
        {isFixed && (
          <Input
            {...named(words.text, 'text')}
            value={column.text}
            maxLength={100}
            onChange={({ target }) => onType({ text: target.value })}
          />
        )}
      </td>
      <td>
        <NumberCell
          {...named(words.most, 'most')}
          value={column.most}
          max={500}
          onType={(most) => onType({ most })}
        />
      </td>
      <td>{column.most !== null && <BeyondChoice column={column} place={place} onType={onType} />}</td>
      <td>
        {hasDecimals(column) && (
          <NumberCell
            {...named(words.decimals, 'decimals')}
            value={column.decimals}
            max={3}
            onType={(decimals) => onType({ decimals: decimals ?? 0 })}
          />
        )}
      </td>
      <td>
        <input
          type="checkbox"
          aria-label={words.of(words.required, place)}
          checked={column.required}
          onChange={({ target }) => onType({ required: target.checked })}
        />
      </td>
      <ColumnActs {...props} />
    </tr>
  );
}

function ColumnActs({ at, isLast, onMove, onRemove }: ColumnRowProps) {
  const { column: words } = texts().carriers;
  const place = counted(at + 1);
  return (
    <td className={css.acts}>
      <IconButton
        icon="chevron-up"
        label={words.up(place)}
        aria-disabled={at === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={words.down(place)}
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton icon="trash" label={words.remove(place)} onClick={onRemove} />
    </td>
  );
}

type CellProps = { column: CarrierColumn; onType: (change: Partial<CarrierColumn>) => void };

function FieldChoice({ column, label, onType }: CellProps & { label: string }) {
  const { values } = texts().carriers;
  return (
    <Select
      aria-label={label}
      value={column.field}
      onChange={({ target }) => {
        const field = carrierFields.find((one) => one === target.value);
        if (field !== undefined) onType({ field });
      }}
    >
      {carrierFields.map((field) => (
        <option key={field} value={field}>
          {values[field]}
        </option>
      ))}
    </Select>
  );
}

function BeyondChoice({ column, place, onType }: CellProps & { place: string }) {
  const { column: words, beyondChoices } = texts().carriers;
  return (
    <Select
      aria-label={words.of(words.beyond, place)}
      value={column.beyond}
      onChange={({ target }) => onType({ beyond: target.value === 'refuse' ? 'refuse' : 'cut' })}
    >
      <option value="cut">{beyondChoices.cut}</option>
      <option value="refuse">{beyondChoices.refuse}</option>
    </Select>
  );
}

type NumberCellProps = {
  'aria-label': string;
  'aria-invalid'?: true;
  value: number | null;
  max: number;
  onType: (value: number | null) => void;
};

const NumberCell = ({ value, onType, ...rest }: NumberCellProps) => (
  <Input
    {...rest}
    type="number"
    min={0}
    step={1}
    className={css.number}
    value={value ?? ''}
    onChange={({ target }) => onType(target.value === '' ? null : Number(target.value))}
  />
);
