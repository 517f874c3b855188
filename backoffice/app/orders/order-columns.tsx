import type { OrderRow } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { Link } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf, euros, moment } from '../platform/written.ts';
import { LateBadge, OrderStateBadge } from './order-state.tsx';
import css from './orders.module.css';

/** Columns of the list; those the role sees nothing in are left out. */
export function orderColumns(rows: readonly OrderRow[]): readonly ListColumn<OrderRow>[] {
  const { columns, methods, states } = texts().orders;
  const hasEmails = rows.some(({ email }) => email !== null);
  const hasTotals = rows.some(({ total }) => total !== null);
  return [
    {
      id: 'number',
      title: columns.number,
      width: 8.5,
      value: ({ number }) => number,
      cell: ({ number }) => <Link to={`/ordini/${encodeURIComponent(number)}`}>{number}</Link>,
    },
    {
      id: 'placed',
      title: columns.placed,
      width: 8.5,
      value: ({ placed_at: at }) => moment(at),
    },
    {
      id: 'name',
      title: columns.name,
      value: ({ name, city }) => (city === '' ? name : `${name}, ${city}`),
      cell: Buyer,
    },
    ...(hasEmails
      ? [
          {
            id: 'email',
            title: columns.email,
            value: ({ email }: OrderRow) => email,
          },
        ]
      : []),
    {
      id: 'state',
      title: columns.state,
      width: 11.5,
      value: ({ state }) => states[state],
      cell: ({ state }) => <OrderStateBadge state={state} />,
    },
    { id: 'due', title: columns.due, width: 12, value: ({ latest }) => latest, cell: Due },
    {
      id: 'shipping',
      title: columns.shipping,
      width: 10,
      value: ({ shipping_label: label }) => label,
    },
    {
      id: 'payment',
      title: columns.payment,
      width: 7,
      value: ({ payment_method: method }) => methods[method],
    },
    {
      id: 'pieces',
      title: columns.pieces,
      width: 5,
      end: true,
      value: ({ pieces }) => pieces,
      cell: ({ pieces }) => counted(pieces),
    },
    ...(hasTotals ? [totalColumn(columns.total)] : []),
  ];
}

const totalColumn = (title: string): ListColumn<OrderRow> => ({
  id: 'total',
  title,
  width: 7,
  end: true,
  value: ({ total }) => total,
  cell: ({ total }) => (total === null ? '' : euros(total)),
});

function Buyer({
  name,
  city,
  has_note: hasNote,
  withdrawal_open: isWithdrawn,
  weee_take_back: takesBack,
}: OrderRow) {
  const { orders } = texts();
  const marks = [
    hasNote && orders.hasNote,
    isWithdrawn && orders.withdrawalOpen,
    takesBack && orders.weee,
  ].filter((mark) => mark !== false);
  return (
    <span className={css.buyer}>
      <span>
        {name}
        {city !== '' && <small>, {city}</small>}
      </span>
      {marks.length > 0 && (
        <span className={css.marks} title={marks.join(', ')}>
          <Icon name={isWithdrawn ? 'returns' : hasNote ? 'chat' : 'info'} size={16} />
          <span className="visually-hidden">{marks.join(', ')}</span>
        </span>
      )}
    </span>
  );
}

const Due = ({ latest, late }: OrderRow) => (
  <span className={css.buyer}>
    {dayOf(latest)} {late && <LateBadge />}
  </span>
);
