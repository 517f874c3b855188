import type { OrderState } from '@casamaestra/contract/orders/order-view.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentState } from '@casamaestra/rules/payments/payment-state.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { PaymentTable } from '../../platform/database/schema.ts';

/** One payment attempt, with the fields of its order it needs. Amounts in cents. */
export interface Payment {
  readonly id: number;
  readonly orderId: number;
  readonly method: PaymentMethod;
  /** The gateway; null: bank transfer. */
  readonly gateway: string | null;
  readonly state: PaymentState;
  readonly transactionId: string;
  readonly amountCents: number;
  readonly authorisedCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly secret: string | null;
  readonly redirectUrl: string | null;
  readonly startSentAt: Date | null;
  readonly failureReason: PaymentTable['failure_reason'];
  readonly checks: number;
  readonly createdAt: Date;
  readonly orderNumber: string;
  readonly orderState: OrderState;
  readonly totalCents: number;
  /** Tax code from the order's invoice details, if any. */
  readonly taxCode: string | null;
  /** End of the order's reservation. */
  readonly reservedUntil: Date | null;
  readonly placedAt: Date;
  readonly addressConfirmed: boolean;
  readonly email: string;
  readonly language: string;
}

const paymentQuery = (database: Database) =>
  database
    .selectFrom('payment as p')
    .innerJoin('shop_order as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.order_id as orderId', 'p.method', 'p.gateway', 'p.state', 'p.currency', 'p.checks'])
    .select(['p.transaction_id as transactionId', 'p.amount_cents as amountCents'])
    .select(['p.authorised_cents as authorisedCents', 'p.captured_cents as capturedCents'])
    .select(['p.refunded_cents as refundedCents', 'p.gateway_reference as reference'])
    .select(['p.gateway_secret as secret', 'p.redirect_url as redirectUrl'])
    .select([
      'p.start_sent_at as startSentAt',
      'p.failure_reason as failureReason',
      'p.created_at as createdAt',
    ])
    .select(['o.number as orderNumber', 'o.email', 'o.language', 'o.total_cents as totalCents'])
    .select(['o.reserved_until as reservedUntil', 'o.placed_at as placedAt'])
    .select(['o.address_proved as addressConfirmed'])
    .select([
      sql<OrderState>`o.state`.as('orderState'),
      sql<string | null>`o.invoice ->> 'tax_code'`.as('taxCode'),
    ]);

export const findPayment = (database: Database, id: number): Promise<Payment | undefined> =>
  paymentQuery(database).where('p.id', '=', id).executeTakeFirst();

/** Finds an attempt by the gateway's reference. */
export const findByReference = (
  database: Database,
  gateway: string,
  reference: string,
): Promise<Payment | undefined> =>
  paymentQuery(database)
    .where('p.gateway', '=', gateway)
    .where('p.gateway_reference', '=', reference)
    .executeTakeFirst();

/** Finds an attempt by the secret in the callback URL. */
export const findBySecret = (
  database: Database,
  gateway: string,
  secret: string,
): Promise<Payment | undefined> =>
  paymentQuery(database)
    .where('p.gateway', '=', gateway)
    .where('p.gateway_secret', '=', secret)
    .executeTakeFirst();

/** Finds an attempt by our transaction id. */
export const findByTransaction = (
  database: Database,
  gateway: string,
  transactionId: string,
): Promise<Payment | undefined> =>
  paymentQuery(database)
    .where('p.gateway', '=', gateway)
    .where('p.transaction_id', '=', transactionId)
    .executeTakeFirst();

/** All attempts of an order, oldest first. */
export const paymentsOfOrder = (database: Database, orderId: number): Promise<Payment[]> =>
  paymentQuery(database).where('p.order_id', '=', orderId).orderBy('p.attempt').execute();

/** Locks a payment. Lock order: the order first, then its payments, never the other way round. */
export async function lockPayment(database: Database, id: number): Promise<Payment | undefined> {
  const found = await database
    .selectFrom('payment')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  await lockPaymentsOfOrder(database, found.order_id);
  return findPayment(database, id);
}

/** Locks an order and all its attempts. */
export async function lockPaymentsOfOrder(database: Database, orderId: number): Promise<Payment[]> {
  await database.selectFrom('shop_order').select('id').where('id', '=', orderId).forUpdate().execute();
  await database
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return paymentsOfOrder(database, orderId);
}

export interface PaymentChange {
  readonly state?: PaymentState;
  readonly authorisedCents?: number;
  readonly capturedCents?: number;
  readonly refundedCents?: number;
  readonly reference?: string | null;
  readonly secret?: string | null;
  readonly redirectUrl?: string | null;
  readonly failureCode?: string | null;
  readonly failureReason?: PaymentTable['failure_reason'];
  readonly checks?: number;
  readonly nextCheckAt?: Date | null;
}

/** Saves the changes; the caller has locked the row. */
export async function savePayment(
  database: Database,
  id: number,
  at: Date,
  change: PaymentChange,
): Promise<void> {
  const { state, authorisedCents, capturedCents, refundedCents, reference, secret, redirectUrl } = change;
  await database
    .updateTable('payment')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(authorisedCents === undefined ? {} : { authorised_cents: authorisedCents }),
      ...(capturedCents === undefined ? {} : { captured_cents: capturedCents }),
      ...(refundedCents === undefined ? {} : { refunded_cents: refundedCents }),
      ...(reference === undefined ? {} : { gateway_reference: reference }),
      ...(secret === undefined ? {} : { gateway_secret: secret }),
      ...(redirectUrl === undefined ? {} : { redirect_url: redirectUrl }),
      ...(change.failureCode === undefined ? {} : { failure_code: change.failureCode }),
      ...(change.failureReason === undefined ? {} : { failure_reason: change.failureReason }),
      ...(change.checks === undefined ? {} : { checks: change.checks }),
      ...(change.nextCheckAt === undefined ? {} : { next_check_at: change.nextCheckAt }),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}
