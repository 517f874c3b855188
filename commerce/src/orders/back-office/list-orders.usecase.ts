import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { listRowsMost } from '@casamaestra/contract/staff/lists.operations.ts';
import type {
  matchingOrdersOperation,
  OrderRow,
  staffOrdersOperation,
} from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { maskingOf, buyerName } from './masking.ts';
import type { Masking } from './masking.ts';
import { countOrders, listOrderRows } from './order-list.queries.ts';
import type { OrderCursor, OrderListRow } from './order-list.queries.ts';

const PAGE = 50;

const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Italy, "YYYY-MM-DD". */
export const dayInItaly = (now: number): string => days.format(now);

function present(row: OrderListRow, masking: Masking): OrderRow {
  return {
    number: row.number,
    state: row.state,
    placed_at: row.placedAt.toISOString(),
    name: buyerName(row, masking),
    city: masking.masked ? '' : row.city,
    email: masking.noEmail ? null : row.email,
    total: masking.noPrices ? null : eurosFromCents(row.totalCents),
    payment_method: row.paymentMethod,
    paid: row.paidAt !== null,
    pieces: row.pieces,
    shipping_kind: row.shippingKind,
    shipping_label: row.shippingLabel,
    latest: row.latest,
    late: row.isLate,
    weee_take_back: row.weeeTakeBack,
    withdrawal_open: row.isWithdrawalOpen,
    has_note: row.note !== null,
  };
}

const cursorOf = ({ sortedBy, id }: OrderListRow): string =>
  Buffer.from(JSON.stringify([sortedBy, id])).toString('base64url');

/** A cursor that is none of ours begins at the first page. */
function readCursor(text: string | undefined): OrderCursor | undefined {
  const [, value = '', id = ''] =
    /^\["([\d :.+-]{10,40})",(\d{1,15})\]$/.exec(Buffer.from(text ?? '', 'base64url').toString('utf8')) ?? [];
  return value === '' ? undefined : { value, id: Number(id) };
}

type Filter = InputOf<typeof matchingOrdersOperation>;

const filterOf = (input: Filter, masking: Masking, now: number) => ({
  states: input.states,
  paymentMethods: input.payment_methods,
  paid: input.paid,
  late: input.late,
  expiring: input.expiring === true ? new Date(now) : undefined,
  shippingKind: input.shipping_kind,
  weeeTakeBack: input.weee_take_back,
  carrier: input.carrier,
  from: input.from,
  to: input.to,
  text: input.text,
  customerId: input.customer_id,
  byContact: !masking.noEmail,
  today: dayInItaly(now),
});

/** A page of orders with how many there are; the count is made with the first page only when asked for again. */
export async function listForStaff(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  input: InputOf<typeof staffOrdersOperation>,
): Promise<OperationOutput<typeof staffOrdersOperation>> {
  const masking = maskingOf(who);
  const filter = filterOf(input, masking, clock.now());
  const page = { sort: input.sort, after: readCursor(input.after), limit: PAGE + 1 };
  const [rows, count] = await Promise.all([
    listOrderRows(database, filter, page),
    countOrders(database, filter),
  ]);
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => present(row, masking)),
    next: rows.length > PAGE && last !== undefined ? cursorOf(last) : null,
    count,
  };
}

/** Every order that matches, as this person sees it. */
export async function matchingOrders(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  input: Filter,
): Promise<Outcome<OrderRow[]>> {
  const masking = maskingOf(who);
  const filter = filterOf(input, masking, clock.now());
  const rows = await listOrderRows(database, filter, { sort: input.sort, limit: listRowsMost + 1 });
  if (rows.length > listRowsMost) return refused('staff_list_too_long', { most: listRowsMost });
  return accepted(rows.map((row) => present(row, masking)));
}

const filterToKeep = ({ text, ...filter }: Filter) =>
  text === undefined ? filter : { ...filter, text: true };

/** The same to be kept as a file: that somebody did is in the log, with the filter and how many orders there were,
 * but not what was searched for: that may be the name or the address of a customer, and the log is never cleared. */
export async function exportOrders(
  deps: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  input: Filter,
): Promise<Outcome<OrderRow[]>> {
  const found = await matchingOrders(deps, who, input);
  if (!found.ok) return found;
  await commitTogether(deps.database, (transaction) =>
    recordChange(transaction, {
      author: authorOf(who),
      at: new Date(deps.clock.now()),
      kind: 'orders.export',
      record: 'orders',
      rows: [
        { field: 'filter', from: null, to: filterToKeep(input) },
        { field: 'rows', from: null, to: found.value.length },
      ],
    }),
  );
  return found;
}
