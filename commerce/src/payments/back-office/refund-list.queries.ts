import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { payerOf } from '../refunds/refund-account.queries.ts';

const accountWaits = sql<boolean>`exists (
  select 1 from refund_approval a where a.refund_id = r.id and a.state = 'waiting')`;

export interface RefundListRow {
  readonly id: number;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly surplus: boolean;
  readonly state: 'waiting' | 'sent' | 'done' | 'failed';
  readonly method: PaymentMethod;
  readonly gateway: string | null;
  readonly message: string | null;
  readonly reference: string | null;
  readonly tries: number;
  readonly nextTryAt: Date | null;
  readonly at: Date;
  readonly changedAt: Date;
  readonly capturedCents: number;
  readonly refundedCents: number;
  /** On their way back, besides what is refunded. */
  readonly promisedCents: number;
  readonly payee: string;
  readonly payerIban: string | null;
  /** Where it goes, or went, if that was named. */
  readonly iban: string | null;
  /** Another person has to agree to an account. */
  readonly accountWaits: boolean;
}

/** Refunds that are not done, those a person has to look at first; or done ones, newest first. */
export async function selectRefunds(
  database: Database,
  { done, offset, limit }: { readonly done: boolean; readonly offset: number; readonly limit: number },
): Promise<RefundListRow[]> {
  const { rows } = await sql<RefundListRow>`
    select r.id, o.number as "orderNumber", r.amount_cents as "amountCents", r.reason, r.surplus, r.state,
           p.method, p.gateway, r.failure_message as message, r.gateway_reference as reference, r.tries,
           r.next_try_at as "nextTryAt", r.created_at as at, r.updated_at as "changedAt",
           p.captured_cents as "capturedCents", p.refunded_cents as "refundedCents",
           (select coalesce(sum(amount_cents), 0) from refund other
             where other.payment_id = p.id and other.state in ('waiting', 'sent')) as "promisedCents",
           coalesce(${payerOf('debtor_name')}, concat_ws(' ',
             coalesce(o.billing_address, o.shipping_address) ->> 'first_name',
             coalesce(o.billing_address, o.shipping_address) ->> 'last_name')) as payee,
           ${payerOf('debtor_iban')} as "payerIban", r.iban, ${accountWaits} as "accountWaits"
      from refund r join payment p on p.id = r.payment_id join shop_order o on o.id = r.order_id
     where (r.state = 'done') = ${done}
     order by ${
       done
         ? sql`r.updated_at desc, r.id desc`
         : sql`r.state <> 'failed', not (r.state = 'waiting' and r.next_try_at is null), r.id`
     }
     offset ${offset} limit ${limit}`.execute(database);
  return rows;
}
