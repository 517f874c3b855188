import type { myOrdersOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { LinkButton } from '@casamaestra/ui/button.tsx';
import { Table } from '@casamaestra/ui/table.tsx';
import { money } from '@casamaestra/texts/format/money.ts';
import { useContentLang, useLocale, useMessages } from '../../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { mediumDay } from '@casamaestra/texts/format/date.ts';
import css from './order-table.module.css';
import { StateBadge } from './state-badge.tsx';

export type OwnOrder = OperationOutput<typeof myOrdersOperation>['orders'][number];

/** Orders as a table, or as cards on narrow screens. */
export function OrderTable({ rows }: { rows: readonly OwnOrder[] }) {
  const { orders } = useMessages();
  return (
    <Table
      caption={orders.page}
      columns={[
        { title: orders.number },
        { title: orders.contents },
        { title: orders.state },
        { title: orders.total, end: true },
        { title: orders.details, hidden: true },
      ]}
      roomy
      className={css.table}
    >
      {rows.map((row) => (
        <Row key={row.order_number} row={row} />
      ))}
    </Table>
  );
}

function Row({ row }: { row: OwnOrder }) {
  const { orders } = useMessages();
  const locale = useLocale();
  return (
    <tr>
      <th scope="row" className={css.number}>
        <a href={urls.order(row.order_number)}>{row.order_number}</a>
        <time dateTime={row.placed_at}>{mediumDay(row.placed_at, locale)}</time>
      </th>
      <td className={css.contents}>
        <Contents row={row} />
      </td>
      <td className={css.state}>
        <StateBadge order={row} />
      </td>
      <td className={css.amount}>
        <span className="tabular">{money(row.total, locale)}</span>
      </td>
      <td className={css.actions}>
        <LinkButton
          href={urls.order(row.order_number)}
          variant={row.can_pay ? 'primary' : 'secondary'}
          size="s"
          aria-label={row.can_pay ? undefined : orders.detailsNamed(row.order_number)}
        >
          {row.can_pay ? orders.payNow : orders.details}
        </LinkButton>
      </td>
    </tr>
  );
}

function Contents({ row }: { row: OwnOrder }) {
  const { orders } = useMessages();
  const lang = useContentLang();
  const [first = '', ...others] = row.names;
  return (
    <div>
      <span className={css.pictures}>
        {row.pictures.slice(0, 2).map((picture) => (
          <img key={picture.url} src={picture.url} width={52} height={52} alt="" loading="lazy" />
        ))}
      </span>
      <span className={css.names}>
        <span className={css.name} lang={lang}>
          {first}
        </span>
        <small>{others.length > 0 ? orders.andMore(others.length) : orders.pieces(row.pieces)}</small>
      </span>
    </div>
  );
}
