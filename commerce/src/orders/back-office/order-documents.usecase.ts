import { orderStates } from '@casamaestra/contract/orders/order-view.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { orderDocumentsMost } from '@casamaestra/contract/staff/order-documents.operations.ts';
import type {
  OrderDocument,
  orderDocumentsOperation,
} from '@casamaestra/contract/staff/order-documents.operations.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import type { OrderRecord } from '../order-record.ts';
import { readOrders } from '../read-orders.queries.ts';
import { dayInItaly } from './list-orders.usecase.ts';
import { listOrderRows } from './order-list.queries.ts';

const placed = orderStates.filter((state) => state !== 'cancelled');

/** What delivery costs of each rate: what its goods leave of the whole that was taxed by it. */
function deliveryCosts({ vat, lines }: OrderRecord): OrderDocument['delivery_costs'] {
  return vat.flatMap(({ percent, net_cents: net, vat_cents: tax }) => {
    const goods = lines.filter(({ vatPercent }) => vatPercent === percent);
    const ofGoods = goods.reduce((sum, line) => sum + line.amountCents - line.discountCents, 0);
    const rest = net + tax - ofGoods;
    return rest === 0 ? [] : [{ vat_percent: percent, amount: eurosFromCents(rest) }];
  });
}

const documentOf = (order: OrderRecord, paid: boolean): OrderDocument => ({
  number: order.number,
  sequence: order.id,
  date: dayInItaly(order.placedAt.getTime()),
  email: order.email,
  phone: order.phone,
  billing_address: order.billingAddress ?? order.shippingAddress,
  delivery_address: order.shippingKind === 'delivery' ? order.shippingAddress : null,
  invoice: order.invoice,
  lines: order.lines.map((line) => ({
    sku: line.sku,
    name: line.name,
    options: line.options,
    qty: line.qty,
    price: eurosFromCents(line.priceCents),
    discount: eurosFromCents(line.discountCents),
    vat_percent: line.vatPercent,
  })),
  delivery: order.shippingLabel,
  delivery_costs: deliveryCosts(order),
  vat: order.vat.map(({ percent, net_cents: net, vat_cents: vat }) => ({
    percent,
    net: eurosFromCents(net),
    vat: eurosFromCents(vat),
  })),
  total: eurosFromCents(order.totalCents),
  refunded: eurosFromCents(order.refundedCents),
  payment_method: order.paymentMethod,
  paid,
});

/** The orders of a period, the oldest first; that somebody took them is in the log. */
export async function ordersForBookkeeping(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  who: StaffIdentity,
  input: InputOf<typeof orderDocumentsOperation>,
): Promise<Outcome<OrderDocument[]>> {
  const { from, to, only_paid: onlyPaid } = input;
  const today = dayInItaly(clock.now());
  const filter = { states: placed, from, to, paid: onlyPaid ? true : undefined, byContact: false, today };
  const rows = await listOrderRows(database, filter, { sort: 'oldest', limit: orderDocumentsMost + 1 });
  if (rows.length > orderDocumentsMost) return refused('staff_list_too_long', { most: orderDocumentsMost });
  const ids = rows.map(({ id }) => id);
  const orders = new Map((await readOrders(database, ids)).map((order) => [order.id, order]));
  const documents = rows.flatMap(({ id, paidAt }) => {
    const order = orders.get(id);
    return order === undefined ? [] : [documentOf(order, paidAt !== null)];
  });
  await commitTogether(database, (transaction) =>
    recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: 'connections.order_documents',
      record: 'orders',
      rows: [
        { field: 'filter', from: null, to: input },
        { field: 'rows', from: null, to: documents.length },
      ],
    }),
  );
  return accepted(documents);
}
