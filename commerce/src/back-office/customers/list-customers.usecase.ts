import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  CustomerRow,
  customerSortings,
  customersOperation,
} from '@casamaestra/contract/staff/staff-customers.operations.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { buyerName } from '../../orders/back-office/masking.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { countCustomers, listCustomerRows } from './customer-list.queries.ts';
import type { CustomerCursor, CustomerListRow } from './customer-list.queries.ts';
import { customerMaskingOf, seen } from './customer-masking.ts';
import type { CustomerMasking } from './customer-masking.ts';

const PAGE = 50;

/** A row of the list as a person sees it. */
export const presentCustomerRow = (
  row: Omit<CustomerListRow, 'sortedBy'>,
  { names, contacts }: CustomerMasking,
): CustomerRow => ({
  id: row.id,
  name: buyerName(row, { masked: !names, noEmail: !contacts, noPrices: false }),
  company: seen(contacts, row.company),
  email: seen(contacts, row.email),
  phone: seen(contacts, row.phone),
  city: names ? (row.city ?? '') : '',
  since: row.createdAt.toISOString(),
  closed: row.disabled,
  orders: row.orders,
  last_order_at: row.lastOrderAt?.toISOString() ?? null,
});

const cursorOf = ({ sortedBy, id }: CustomerListRow): string =>
  Buffer.from(`${id} ${sortedBy}`).toString('base64url');

const isMoment = (value: string) => /^[\d :.+-]{10,40}$/.test(value);

/** A cursor that is none of ours, or of another order, begins at the first page. */
function readCursor(
  text: string | undefined,
  sort: (typeof customerSortings)[number],
): CustomerCursor | undefined {
  const written = Buffer.from(text ?? '', 'base64url').toString('utf8');
  const [, id = '', value = ''] = /^(\d{1,9}) ([^\0]{0,400})$/su.exec(written) ?? [];
  return id === '' || (sort !== 'name' && !isMoment(value)) ? undefined : { value, id: Number(id) };
}

/** A page of customers with how many there are. */
export async function listCustomers(
  { database }: Pick<StaffDependencies, 'database'>,
  who: StaffIdentity,
  { sort, after, ...input }: InputOf<typeof customersOperation>,
): Promise<OperationOutput<typeof customersOperation>> {
  const masking = customerMaskingOf(who);
  const filter = { ...input, masking };
  // Sorted by surname, initials would tell more than they say.
  const order = sort === 'name' && !masking.names ? 'newest' : sort;
  const page = { sort: order, after: readCursor(after, order), limit: PAGE + 1 } as const;
  const [rows, count] = await Promise.all([
    listCustomerRows(database, filter, page),
    countCustomers(database, filter),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => presentCustomerRow(row, masking)),
    next: rows.length > PAGE && last !== undefined ? cursorOf(last) : null,
    count,
  };
}
