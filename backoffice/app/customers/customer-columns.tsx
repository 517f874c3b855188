import type { CustomerRow } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { Link } from 'react-router';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';
import { counted, dayOf } from '../platform/written.ts';
import { AccountBadge } from './account-badge.tsx';
import css from './customers.module.css';

/** Columns of the list; those the role sees nothing in are left out. */
export function customerColumns(rows: readonly CustomerRow[]): readonly ListColumn<CustomerRow>[] {
  const { columns, states } = texts().customers;
  const hasContacts = rows.some(({ email }) => email !== null);
  const hasCities = rows.some(({ city }) => city !== '');
  const contacts: readonly ListColumn<CustomerRow>[] = [
    { id: 'email', title: columns.email, value: ({ email }) => email },
    { id: 'phone', title: columns.phone, width: 9, value: ({ phone }) => phone },
  ];
  return [
    {
      id: 'name',
      title: columns.name,
      value: ({ name, company }) => [name, company].filter(Boolean).join(', '),
      cell: Named,
    },
    ...(hasContacts ? contacts : []),
    ...(hasCities
      ? [{ id: 'city', title: columns.city, width: 8, value: ({ city }: CustomerRow) => city }]
      : []),
    { id: 'since', title: columns.since, width: 7.5, value: ({ since }) => dayOf(since) },
    {
      id: 'orders',
      title: columns.orders,
      width: 4.5,
      end: true,
      value: ({ orders }) => orders,
      cell: ({ orders }) => counted(orders),
    },
    {
      id: 'lastOrder',
      title: columns.lastOrder,
      width: 8,
      value: ({ last_order_at: at }) => (at === null ? '' : dayOf(at)),
    },
    {
      id: 'state',
      title: columns.state,
      width: 6.5,
      value: ({ closed }) => states[closed ? 'closed' : 'open'],
      cell: ({ closed }) => <AccountBadge closed={closed} />,
    },
  ];
}

const Named = ({ id, name, company }: CustomerRow) => (
  <span className={css.named}>
    <Link to={`/clienti/${id}`}>{name === '' ? texts().customers.number(String(id)) : name}</Link>
    {company !== null && company !== '' && <small>, {company}</small>}
  </span>
);
