import type { ImportChange } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import css from './imports.module.css';
import type { ListTrial } from './imports-query.ts';

/** What would change, variant by variant: those to be looked at first. */
export function TrialRows({ trial: { shown, changed } }: { trial: ListTrial }) {
  const { trial } = texts().imports;
  const { columns } = trial;
  if (shown.length === 0) return null;
  return (
    <section className={css.stack} aria-labelledby="trial-changes">
      <h2 id="trial-changes">{trial.changes}</h2>
      {shown.length < changed && <p className={css.intro}>{trial.shown(counted(shown.length))}</p>}
      <Table
        caption={trial.changes}
        columns={[
          { title: columns.line, end: true },
          { title: columns.product },
          { title: columns.change },
          { title: columns.percent, end: true },
        ]}
      >
        {shown.map((row) => (
          <Row key={row.sku} row={row} />
        ))}
      </Table>
    </section>
  );
}

function Row({ row }: { row: ListTrial['shown'][number] }) {
  const { trial } = texts().imports;
  const { line, sku, product_id: id, name, changes, percent, marks } = row;
  return (
    <tr>
      <td className={css.amount}>{counted(line)}</td>
      <td>
        <div className={css.product}>
          <Link to={`/prodotti/${id}`}>{name}</Link>
          <small>{sku}</small>
          {marks.map((mark) => (
            <Badge key={mark} tone="sale">
              {trial.marks[mark]}
            </Badge>
          ))}
        </div>
      </td>
      <td>
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      </td>
      <td className={css.amount}>
        {percent === null ? '' : `${percent > 0 ? '+' : ''}${counted(percent)} %`}
      </td>
    </tr>
  );
}

const Change = ({ change: { field, from, to } }: { change: ImportChange }) => (
  <>
    {texts().imports.fields[field]}: {written(field, from)} → <strong>{written(field, to)}</strong>
  </>
);

function written(field: ImportChange['field'], value: ImportChange['to']): string {
  const { values } = texts().imports.trial;
  if (value === null || value === '') return values.nothing;
  if (typeof value === 'boolean') return value ? values.inSale : values.withdrawn;
  if (typeof value === 'string') return value;
  return field === 'price' || field === 'sale_price' || field === 'cost' ? euros(value) : counted(value);
}
