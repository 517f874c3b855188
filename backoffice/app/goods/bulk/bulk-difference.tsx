import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { previewBulkFieldsOperation } from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { texts } from '../../platform/texts.ts';
import { counted } from '../../platform/written.ts';
import css from '../goods.module.css';

type Preview = OperationOutput<typeof previewBulkFieldsOperation>;

/** What a change would make of the products: how many, which stay as they are and why, and each before and after. */
export function BulkDifference({ preview: { products, changed, faults, rows } }: { preview: Preview }) {
  const { bulkFields: words } = texts();
  const summary =
    changed === 0 ? words.nothing(counted(products)) : words.summary(counted(changed), counted(products));
  return (
    <section className={css.form} aria-label={summary}>
      <p role="status">
        <strong>{summary}</strong>
      </p>
      {faults > 0 && <p role="status">{words.staying(counted(faults))}</p>}
      {rows.length < changed + faults && <p className={css.soft}>{words.shown(counted(rows.length))}</p>}
      {rows.length > 0 && (
        <Table
          caption={summary}
          columns={[
            { title: words.columns.product },
            { title: words.columns.from },
            { title: words.columns.to },
          ]}
        >
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Row({ row: { id, code, name, from, to, fault } }: { row: Preview['rows'][number] }) {
  const { bulkFields: words } = texts();
  return (
    <tr>
      <td>
        <span className={css.name}>
          <Link to={`/prodotti/${id}`}>{name}</Link>
          <small>{code}</small>
        </span>
        {fault !== null && <Badge tone="sale">{words.faults[fault]}</Badge>}
      </td>
      <td>{said(from)}</td>
      <td>{fault === null && <strong>{said(to)}</strong>}</td>
    </tr>
  );
}

/** A value in words. */
function said(value: string | null): string {
  const { bulkFields: words, activity } = texts();
  if (value === null) return words.none;
  return value === 'true' ? activity.yes : value === 'false' ? activity.no : value;
}
