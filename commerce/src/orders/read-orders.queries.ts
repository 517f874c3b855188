import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { preparedMark } from '../platform/database/connection.ts';
import type { Database } from '../platform/database/connection.ts';
import type { OrderHeader, OrderParcel, OrderRecord, OrderWithdrawal } from './order-record.ts';

/** As in JSON, where moments are ISO texts. */
type AsJson<Row> = {
  readonly [Field in keyof Row]: Row[Field] extends Date
    ? string
    : Row[Field] extends Date | null
      ? string | null
      : Row[Field];
};

interface OrderRow extends OrderHeader, Pick<OrderRecord, 'lines' | 'couponCodes' | 'payments'> {
  readonly events: readonly AsJson<OrderRecord['events'][number]>[];
  readonly parcels: readonly AsJson<OrderParcel>[];
  readonly withdrawals: readonly AsJson<OrderWithdrawal>[];
}

/** One statement instead of eight: an order is read for every mail and page of it, and a round trip costs more than a table. */
const orders = (which: RawBuilder<unknown>) => sql<OrderRow>`${sql.raw(preparedMark)}
  select id, number, customer_id as "customerId", state, email, email_corrections as "emailCorrections", phone, language,
    goods_cents as "subtotalCents", discount_cents as "discountCents", shipping_cents as "shippingCents",
    total_cents as "totalCents", refunded_cents as "refundedCents", vat, shipping_label as "shippingLabel",
    shipping_kind as "shippingKind", earliest, latest, shipping_address as "shippingAddress",
    billing_address as "billingAddress", invoice, payment_method as "paymentMethod", weee_take_back as "weeeTakeBack",
    proof_of_age as "proofOfAge",
    review_mail as "reviewMail", note, placed_at as "placedAt", reserved_until as "reservedUntil",
    updated_at as "updatedAt", address_proved as "addressConfirmed", channel,
    (select coalesce(json_agg(json_build_object(
        'orderId', line.order_id, 'position', line.position, 'productId', line.product_id, 'sku', line.sku,
        'name', line.name, 'options', line.options, 'slug', line.slug, 'picture', line.picture, 'qty', line.qty,
        'priceCents', line.price_cents, 'discountCents', line.discount_cents, 'amountCents', line.amount_cents,
        'vatPercent', line.vat_percent, 'customMade', line.custom_made, 'withdrawnQty', line.withdrawn_qty,
        'documents', coalesce(product.documents, '[]'),
        'recall', (select json_build_object('lot', nullif(recall.lot, ''), 'notice', recall.notice) from recall
                    where recall.product_id = line.product_id and recall.ended_at is null
                      and (recall.variant_id is null or recall.variant_id = line.variant_id)
                    order by recall.id desc limit 1)) order by line.position), '[]')
       from order_line as line left join product on product.id = line.product_id
      where line.order_id = shop_order.id) as lines,
    (select coalesce(json_agg(json_build_object(
        'id', id, 'orderId', order_id, 'carrier', carrier, 'trackingNumber', tracking_number,
        'trackingUrl', tracking_url, 'lines', lines, 'shippedAt', shipped_at, 'deliveredAt', delivered_at)
        order by id), '[]') from parcel where order_id = shop_order.id) as parcels,
    (select coalesce(json_agg(json_build_object(
        'id', id, 'orderId', order_id, 'state', state, 'amountCents', amount_cents, 'capturedCents', captured_cents,
        'refundedCents', refunded_cents, 'failure', failure_reason) order by attempt), '[]')
       from payment where order_id = shop_order.id) as payments,
    (select coalesce(json_agg(json_build_object('at', at, 'state', state, 'actor', actor, 'note', note)
        order by id), '[]') from order_event where order_id = shop_order.id) as events,
    array(select coupon_code from order_coupon where order_id = shop_order.id order by coupon_code) as "couponCodes",
    (select coalesce(json_agg(json_build_object(
        'id', id, 'orderId', order_id, 'number', number, 'idempotencyKey', idempotency_key, 'name', name,
        'email', email, 'reason', reason, 'declaredAt', declared_at, 'shipped', shipped,
        'receivedAt', received_at, 'receivedNote', received_note, 'condition', goods_condition,
        'deductionCents', deduction_cents, 'deductionReason', deduction_reason,
        'lines', (select coalesce(json_agg(json_build_object('position', position, 'qty', qty) order by position), '[]')
                    from withdrawal_line where withdrawal_id = withdrawal.id)) order by id), '[]')
       from withdrawal where order_id = shop_order.id) as withdrawals
    from shop_order where ${which}`;

const moment = (text: string | null) => (text === null ? null : new Date(text));

const orderRecord = (row: OrderRow): OrderRecord => ({
  ...row,
  events: row.events.map((event) => ({ ...event, at: new Date(event.at) })),
  parcels: row.parcels.map((parcel) => ({
    ...parcel,
    shippedAt: new Date(parcel.shippedAt),
    deliveredAt: moment(parcel.deliveredAt),
  })),
  withdrawals: row.withdrawals.map((withdrawal) => ({
    ...withdrawal,
    declaredAt: new Date(withdrawal.declaredAt),
    receivedAt: moment(withdrawal.receivedAt),
  })),
});

/** Orders with everything that belongs to them, in the order of the ids; unknown ids are left out. */
export async function readOrders(database: Database, ids: readonly number[]): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await orders(sql`id = any (${ids}::int[])`).execute(database);
  const byId = new Map(rows.map((row) => [row.id, orderRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Orders by their numbers, in the order of the numbers; unknown ones are left out. */
export async function readNumbered(database: Database, numbers: readonly string[]): Promise<OrderRecord[]> {
  const { rows } = await orders(sql`number = any (${numbers}::text[])`).execute(database);
  const byNumber = new Map(rows.map((row) => [row.number, orderRecord(row)]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

/** Id of an order by its number, in upper or lower case. */
export async function orderIdOf(database: Database, orderNumber: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('shop_order')
    .select('id')
    .where('number', '=', orderNumber.toUpperCase())
    .executeTakeFirst();
  return row?.id;
}

/** One whole order by its number, in upper or lower case. */
export async function readOrder(database: Database, orderNumber: string): Promise<OrderRecord | undefined> {
  const { rows } = await orders(sql`number = ${orderNumber.toUpperCase()}`).execute(database);
  return rows[0] === undefined ? undefined : orderRecord(rows[0]);
}
