import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { previewBulkPricesOperation } from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import css from './bulk-prices.module.css';

type Preview = OperationOutput<typeof previewBulkPricesOperation>;

/** What a rule would do: how much it changes, what cannot be, and the prices one by one. */
export function BulkPreview({ preview }: { preview: Preview }) {
  const { bulk } = texts().goods;
  const { changed, products, variants, faults, rows } = preview;
  const summary =
    changed === 0 ? bulk.nothing : bulk.summary(counted(changed), counted(products), counted(variants));
  return (
    <section className={css.preview} aria-label={summary}>
      <p role="status" className={css.summary}>
        {summary}
      </p>
      {faults > 0 && (
        <div role="alert" className={css.faults}>
          <strong>{bulk.faultsTitle(counted(faults))}</strong>
          <p>{bulk.faultsText}</p>
        </div>
      )}
      {rows.length < changed && <p className={css.soft}>{bulk.shown(counted(rows.length))}</p>}
      {rows.length > 0 && (
        <Table
          caption={summary}
          columns={[
            { title: bulk.columns.product },
            { title: bulk.columns.charged, end: true },
            { title: bulk.columns.from, end: true },
            { title: bulk.columns.to, end: true },
            { title: bulk.columns.percent, end: true },
          ]}
        >
          {rows.map((row) => (
            <Row key={row.sku} row={row} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Row({ row }: { row: Preview['rows'][number] }) {
  const { bulk } = texts().goods;
  const { sku, product_id: id, name, options, charged, from, to, percent, fault, below_cost: isBelow } = row;
  const amount = (value: number | null) => (value === null ? bulk.without : euros(value));
  return (
    <tr>
      <td className={css.product}>
        <Link to={`/prodotti/${id}`}>{name}</Link>
        <small>{[options, sku].filter((text) => text !== '').join(' · ')}</small>
        {isBelow && <Badge tone="sale">{bulk.belowCost}</Badge>}
        {fault !== null && <Badge tone="sale">{bulk.faults[fault]}</Badge>}
      </td>
      <td className={css.amount}>{euros(charged)}</td>
      <td className={css.amount}>{amount(from)}</td>
      <td className={css.amount}>
        <strong>{amount(to)}</strong>
      </td>
      <td className={css.amount}>
        {percent === null ? '' : `${percent > 0 ? '+' : ''}${counted(percent)} %`}
      </td>
    </tr>
  );
}
