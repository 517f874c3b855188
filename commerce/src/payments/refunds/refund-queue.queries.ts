import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { payerOf } from './refund-account.queries.ts';

/** A refund that is due or being processed. */
export interface QueuedRefund {
  readonly id: number;
  readonly paymentId: number;
  readonly orderId: number;
  readonly key: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly surplus: boolean;
  readonly state: 'waiting' | 'sent' | 'done' | 'failed';
  readonly reference: string | null;
  readonly tries: number;
}

const refundQuery = (database: Database) =>
  database
    .selectFrom('refund')
    .select(['id', 'payment_id as paymentId', 'order_id as orderId', 'idempotency_key as key', 'reason'])
    .select(['amount_cents as amountCents', 'surplus', 'state', 'gateway_reference as reference', 'tries']);

/**
 * Another refund of the same payment whose call may still be carried out: until it is done the sums of the
 * payment are uncertain.
 */
const anotherUnderWay = (at: Date) => sql`exists (
  select 1 from refund other
   where other.payment_id = r.payment_id and other.id <> r.id
     and other.state = 'sent' and other.gateway_reference is null
     -- Two that were given up may be asked for again together: they take turns.
     and (r.state = 'waiting' or other.next_try_at > ${at}::timestamptz))`;

/**
 * Claims the next due refund: it is marked as sent before the gateway is asked, and is due again at `again`
 * in case this process dies. One refund of a payment is processed at a time, except those a gateway is
 * working on. `wasSent` in the result: an earlier call may have been carried out.
 */
export function claimRefund(
  database: Database,
  at: Date,
  again: Date,
): Promise<(QueuedRefund & { readonly wasSent: boolean }) | undefined> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ id: number; was_sent: boolean }>`
      select r.id, r.state = 'sent' as was_sent
        from refund r join payment p on p.id = r.payment_id
       where r.state in ('waiting', 'sent') and r.next_try_at <= ${at}::timestamptz
         and not ${anotherUnderWay(at)}
       order by r.next_try_at, r.id
       limit 1
       for update of r, p skip locked`.execute(transaction);
    const [due] = rows;
    if (due === undefined) return { keep: false, value: undefined };
    // Checked again with the payment locked: another node may have claimed one just before.
    const claimed = await sql`
      update refund r set state = 'sent', tries = r.tries + 1, next_try_at = ${again}::timestamptz,
             updated_at = ${at}::timestamptz
       where r.id = ${due.id}::bigint and not ${anotherUnderWay(at)}`.execute(transaction);
    if (claimed.numAffectedRows !== 1n) return { keep: false, value: undefined };
    const refund = await refundQuery(transaction).where('id', '=', due.id).executeTakeFirstOrThrow();
    return { keep: true, value: { ...refund, wasSent: due.was_sent } };
  });
}

export async function paymentOfRefund(database: Database, id: number): Promise<number | undefined> {
  const row = await database
    .selectFrom('refund')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payment_id;
}

/** Locks a refund that is neither done nor failed. */
export const lockOpenRefund = (database: Database, id: number): Promise<QueuedRefund | undefined> =>
  refundQuery(database)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sent', 'failed'])
    .forUpdate()
    .executeTakeFirst();

export interface RefundChange {
  readonly state: 'waiting' | 'sent' | 'done' | 'failed';
  readonly reference?: string;
  readonly failureMessage?: string;
  /** null: not retried automatically. */
  readonly nextTryAt: Date | null;
}

/** Saves the result of a call; a refund that is done stays done, whatever a late answer says. */
export async function saveRefund(
  database: Database,
  id: number,
  at: Date,
  { state, reference, failureMessage, nextTryAt }: RefundChange,
): Promise<void> {
  await database
    .updateTable('refund')
    .set({
      state,
      next_try_at: nextTryAt,
      updated_at: at,
      ...(reference === undefined ? {} : { gateway_reference: reference }),
      ...(failureMessage === undefined ? {} : { failure_message: failureMessage }),
    })
    .where('id', '=', id)
    .where('state', '<>', 'done')
    .execute();
}

/** Makes the open refunds of a payment due at once: the gateway has reported a change. */
export async function makeRefundsDueNow(database: Database, paymentId: number, at: Date): Promise<void> {
  await database
    .updateTable('refund')
    .set({ next_try_at: at })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'sent')
    .where('gateway_reference', 'is not', null)
    .execute();
}

export interface RefundForPeople extends QueuedRefund {
  readonly method: PaymentMethod;
  readonly orderNumber: string;
  readonly failureMessage: string | null;
  /** Payee: the payer of the transfer as named by the bank, else the billing name. */
  readonly payee: string;
  /** IBAN the transfer came from; null when no statement had it. */
  readonly payerIban: string | null;
  /** The account it goes to instead, if one was named. */
  readonly iban: string | null;
}

/** Refunds that wait for a person, oldest first: transfers, and those gateways refused. */
export const refundsForPeople = (database: Database): Promise<RefundForPeople[]> =>
  database
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .innerJoin('shop_order as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.payment_id as paymentId', 'r.order_id as orderId', 'r.idempotency_key as key'])
    .select(['r.amount_cents as amountCents', 'r.reason', 'r.surplus', 'r.state', 'r.tries'])
    .select(['r.gateway_reference as reference', 'r.failure_message as failureMessage'])
    .select(['p.method', 'o.number as orderNumber'])
    .select([
      sql<string>`coalesce(${payerOf('debtor_name')}, concat_ws(' ',
        coalesce(o.billing_address, o.shipping_address) ->> 'first_name',
        coalesce(o.billing_address, o.shipping_address) ->> 'last_name'))`.as('payee'),
      payerOf('debtor_iban').as('payerIban'),
      'r.iban',
    ])
    .where((on) =>
      on.or([
        on('r.state', '=', 'failed'),
        on.and([on('r.state', '=', 'waiting'), on('r.next_try_at', 'is', null)]),
      ]),
    )
    .orderBy('r.id')
    .execute();
