import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** First of the two numbers of a person's lock. */
const REFUNDS = 7_301_201;

/** Refunds of a person one after the other, until the transaction ends: those of an hour are counted. */
export async function lockRefundsOf(transaction: Database, staffId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REFUNDS}::int, ${staffId}::int)`.execute(transaction);
}

export interface AskedAccount {
  readonly refundId: number;
  readonly iban: string;
  readonly payerIban: string | null;
}

/** Stores a request; with a key that is known the number of that request. */
export async function insertApproval(
  database: Database,
  request: {
    readonly orderId: number;
    readonly amountCents: number;
    readonly reason: string;
    readonly key: string;
    readonly askedBy: number;
    readonly at: Date;
    /** It is about where a refund goes, not whether there is one. */
    readonly account?: AskedAccount;
  },
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { orderId, amountCents, reason, key, askedBy, at, account } = request;
  const row = await database
    .insertInto('refund_approval')
    .values({
      order_id: orderId,
      amount_cents: amountCents,
      reason,
      key,
      asked_by: askedBy,
      asked_at: at,
      refund_id: account?.refundId ?? null,
      iban: account?.iban ?? null,
      payer_iban: account?.payerIban ?? null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return { id: row.id, isNew: true };
  const known = await database
    .selectFrom('refund_approval')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { id: known.id, isNew: false };
}

const approvals = (database: Database) =>
  database
    .selectFrom('refund_approval')
    .innerJoin('shop_order', 'shop_order.id', 'refund_approval.order_id')
    .innerJoin('staff', 'staff.id', 'refund_approval.asked_by')
    .select(['refund_approval.id', 'shop_order.number as orderNumber', 'amount_cents as amountCents'])
    .select(['reason', 'key', 'asked_by as askedBy', 'staff.name as askedByName', 'asked_at as askedAt'])
    .select(['refund_id as refundId', 'iban', 'payer_iban as payerIban'])
    .where('refund_approval.state', '=', 'waiting');

/** Requests that wait, oldest first. */
export const waitingApprovals = (database: Database) => approvals(database).orderBy('asked_at').execute();
export type WaitingApproval = Awaited<ReturnType<typeof waitingApprovals>>[number];

/** A refund that was asked for. */
export const waitingApproval = (database: Database, id: number): Promise<WaitingApproval | undefined> =>
  approvals(database)
    .where('refund_approval.id', '=', id)
    .where('refund_approval.refund_id', 'is', null)
    .executeTakeFirst();

/** Another account that was asked for. */
export const waitingAccount = (database: Database, id: number) =>
  approvals(database)
    .where('refund_approval.id', '=', id)
    .$narrowType<{ refundId: number; iban: string }>()
    .where('refund_approval.refund_id', 'is not', null)
    .executeTakeFirst();

/** Whether an account was asked for that a refund is to go to. */
export async function waitsForRefund(database: Database, refundId: number): Promise<boolean> {
  const row = await database
    .selectFrom('refund_approval')
    .select('id')
    .where('refund_id', '=', refundId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who decided a request; undefined: it waits, or there is none. */
export async function deciderOf(database: Database, id: number): Promise<string | undefined> {
  const row = await database
    .selectFrom('refund_approval')
    .innerJoin('staff', 'staff.id', 'refund_approval.decided_by')
    .select('staff.name as who')
    .where('refund_approval.id', '=', id)
    .executeTakeFirst();
  return row?.who;
}

/** Decides a request; false when it was decided before. */
export async function decideApproval(
  database: Database,
  id: number,
  { approve, by, at }: { readonly approve: boolean; readonly by: number; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('refund_approval')
    .set({ state: approve ? 'approved' : 'refused', decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Closes a request for another account whose refund is about to be sent or done: there is nothing left to decide. */
export async function closeAccountRequest(database: Database, refundId: number, at: Date): Promise<void> {
  await database
    .updateTable('refund_approval')
    .set({ state: 'closed', decided_at: at })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'waiting')
    .execute();
}
