import type { Address, Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { StoredPicture } from '../media/picture-url.ts';
import type { Database } from '../platform/database/connection.ts';
import type {
  OrderHeader,
  OrderLine,
  OrderParcel,
  OrderPayment,
  OrderRecord,
  OrderWithdrawal,
} from './order-record.ts';

type Ids = readonly number[];

async function headers(database: Database, ids: Ids): Promise<OrderHeader[]> {
  const rows = await database.selectFrom('shop_order').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    state: row.state,
    email: row.email,
    emailCorrections: row.email_corrections,
    phone: row.phone,
    language: row.language,
    subtotalCents: row.goods_cents,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents,
    totalCents: row.total_cents,
    refundedCents: row.refunded_cents,
    vat: row.vat as OrderHeader['vat'],
    shippingLabel: row.shipping_label,
    shippingKind: row.shipping_kind,
    earliest: row.earliest,
    latest: row.latest,
    shippingAddress: row.shipping_address as Address,
    billingAddress: row.billing_address as Address | null,
    invoice: row.invoice as Invoice | null,
    paymentMethod: row.payment_method,
    weeeTakeBack: row.weee_take_back,
    reviewMail: row.review_mail,
    note: row.note,
    placedAt: row.placed_at,
    reservedUntil: row.reserved_until,
    updatedAt: row.updated_at,
    addressConfirmed: row.address_proved,
  }));
}

async function lines(database: Database, ids: Ids): Promise<OrderLine[]> {
  const rows = await database
    .selectFrom('order_line')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .selectAll('order_line')
    .select('product.documents')
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('order_line.position')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    position: row.position,
    productId: row.product_id,
    sku: row.sku,
    name: row.name,
    options: row.options,
    slug: row.slug,
    picture: row.picture as StoredPicture | null,
    qty: row.qty,
    priceCents: row.price_cents,
    discountCents: row.discount_cents,
    amountCents: row.amount_cents,
    vatPercent: row.vat_percent,
    customMade: row.custom_made,
    withdrawnQty: row.withdrawn_qty,
    documents: (row.documents ?? []) as OrderLine['documents'],
  }));
}

async function parcels(database: Database, ids: Ids): Promise<OrderParcel[]> {
  const rows = await database
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    lines: row.lines as OrderParcel['lines'],
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
  }));
}

async function payments(database: Database, ids: Ids): Promise<OrderPayment[]> {
  const rows = await database
    .selectFrom('payment')
    .select(['order_id', 'state', 'amount_cents', 'captured_cents', 'refunded_cents', 'failure_message'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('attempt')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    state: row.state,
    amountCents: row.amount_cents,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    failureMessage: row.failure_message,
  }));
}

async function events(database: Database, ids: Ids) {
  return database
    .selectFrom('order_event')
    .select(['order_id as orderId', 'at', 'state', 'actor', 'note'])
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('id')
    .execute();
}

async function coupons(database: Database, ids: Ids) {
  return database
    .selectFrom('order_coupon')
    .select(['order_id as orderId', 'coupon_code as code'])
    .where('order_id', 'in', ids)
    .orderBy('coupon_code')
    .execute();
}

async function withdrawals(database: Database, ids: Ids): Promise<OrderWithdrawal[]> {
  return database
    .selectFrom('withdrawal')
    .select(['id', 'order_id as orderId', 'number', 'idempotency_key as idempotencyKey', 'name', 'email'])
    .select(['reason', 'declared_at as declaredAt', 'shipped'])
    .select(['received_at as receivedAt', 'received_note as receivedNote'])
    .select((withdrawal) =>
      jsonArrayFrom(
        withdrawal
          .selectFrom('withdrawal_line')
          .select(['position', 'qty'])
          .whereRef('withdrawal_id', '=', 'withdrawal.id')
          .orderBy('position'),
      ).as('lines'),
    )
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
}

const of = <Row extends { readonly orderId: number }>(rows: readonly Row[], id: number): Row[] =>
  rows.filter((row) => row.orderId === id);

/** Orders with everything that belongs to them, in the order of the ids; unknown ids are left out. */
export async function readOrders(database: Database, ids: Ids): Promise<OrderRecord[]> {
  if (ids.length === 0) return [];
  // Sequential: a transaction has only one connection.
  const orders = await headers(database, ids);
  const allLines = await lines(database, ids);
  const allParcels = await parcels(database, ids);
  const allPayments = await payments(database, ids);
  const allEvents = await events(database, ids);
  const allCoupons = await coupons(database, ids);
  const allWithdrawals = await withdrawals(database, ids);
  return ids.flatMap((id) => {
    const order = orders.find((one) => one.id === id);
    if (order === undefined) return [];
    return {
      ...order,
      lines: of(allLines, id),
      parcels: of(allParcels, id),
      payments: of(allPayments, id),
      events: of(allEvents, id).map((event) => ({ ...event, state: event.state as OrderState })),
      couponCodes: of(allCoupons, id).map(({ code }) => code),
      withdrawals: of(allWithdrawals, id),
    };
  });
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

/** One whole order by its number. */
export async function readOrder(database: Database, orderNumber: string): Promise<OrderRecord | undefined> {
  const id = await orderIdOf(database, orderNumber);
  return id === undefined ? undefined : (await readOrders(database, [id]))[0];
}
