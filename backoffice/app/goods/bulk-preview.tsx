import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { previewBulkPricesOperation } from '@casamaestra/contract/staff/bulk-prices.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { Link } from 'react-router';
import { may } from '../platform/permitted.ts';
import { texts } from '../platform/texts.ts';
import { counted, euros } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import css from './bulk-prices.module.css';

type Preview = OperationOutput<typeof previewBulkPricesOperation>;

/** What a rule would do: how much it changes, what cannot be, and the prices one by one. */
export function BulkPreview({ preview }: { preview: Preview }) {
  const { bulk } = texts().goods;
  const { changed, products, variants, faults, rows, without_cost: without } = preview;
  const seesCosts = may(useMe(), 'costs', 'view');
  const summary =
    changed === 0 ? bulk.nothing : bulk.summary(counted(changed), counted(products), counted(variants));
  return (
    <section className={css.preview} aria-label={summary}>
      <p role="status" className={css.summary}>
        {summary}
      </p>
      {without > 0 && <p role="status">{bulk.withoutCost(counted(without))}</p>}
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
            ...(seesCosts
              ? [
                  { title: bulk.columns.cost, end: true },
                  { title: bulk.columns.margin, end: true },
                ]
              : []),
          ]}
        >
          {rows.map((row) => (
            <Row key={row.sku} row={row} seesCosts={seesCosts} />
          ))}
        </Table>
      )}
    </section>
  );
}

function Row({ row, seesCosts }: { row: Preview['rows'][number]; seesCosts: boolean }) {
  const { bulk } = texts().goods;
  const { sku, product_id: id, name, options, charged, from, to, percent, fault, below_cost: isBelow } = row;
  const { cost, margin } = row;
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
      {seesCosts && (
        <>
          <td className={css.amount}>{cost === null ? bulk.unknownCost : euros(cost)}</td>
          <td className={css.amount}>{margin === null ? '' : `${counted(margin)} %`}</td>
        </>
      )}
    </tr>
  );
}
