import type { OpenOrder } from '@casamaestra/rules/payments/propose-transfer.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { BankCredit } from './camt053.ts';

/** The result of matching a credit. */
export type BankEntryResult =
  | 'matched'
  | 'amount_differs'
  | 'unknown_order'
  | 'order_cancelled'
  | 'already_paid'
  /** Handled by a person outside the shop. */
  | 'closed';

/** Stores a credit with its result; its id, or undefined when the same entry was imported before. */
export async function insertBankEntry(
  database: Database,
  credit: BankCredit,
  { orderId, result, at }: { orderId: number | null; result: BankEntryResult; at: Date },
): Promise<number | undefined> {
  const row = await database
    .insertInto('bank_entry')
    .values({
      reference: credit.reference,
      booked_on: credit.bookedOn,
      amount_cents: credit.amountCents,
      currency: credit.currency,
      debtor_name: credit.debtorName,
      debtor_iban: credit.debtorIban,
      remittance: credit.remittance,
      order_id: orderId,
      result,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The orders that have one of these numbers. */
export const ordersByNumber = (
  database: Database,
  numbers: readonly string[],
): Promise<{ id: number; number: string }[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : database.selectFrom('shop_order').select(['id', 'number']).where('number', 'in', numbers).execute();

export interface OpenEntry {
  readonly id: number;
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly debtorName: string;
  readonly remittance: string;
  readonly reference: string;
  readonly orderNumber: string | null;
  readonly result: BankEntryResult;
}

/** Results a person must handle: another amount than the order's, or no unambiguous order. */
const OPEN: readonly BankEntryResult[] = ['amount_differs', 'unknown_order'];

const openEntries = (database: Database) =>
  database
    .selectFrom('bank_entry')
    .leftJoin('shop_order', 'shop_order.id', 'bank_entry.order_id')
    .select([
      'bank_entry.id',
      'bank_entry.booked_on as bookedOn',
      'bank_entry.amount_cents as amountCents',
      'bank_entry.currency',
      'bank_entry.debtor_name as debtorName',
      'bank_entry.remittance',
      'bank_entry.reference',
      'shop_order.number as orderNumber',
      'bank_entry.result',
    ])
    .where('bank_entry.result', 'in', OPEN)
    .orderBy('bank_entry.id');

/** Credits that wait for a person, oldest first. */
export const entriesForPeople = (database: Database): Promise<OpenEntry[]> => openEntries(database).execute();

const openEntry = (database: Database, id: number) =>
  openEntries(database).where('bank_entry.id', '=', id).where('bank_entry.currency', '=', 'EUR');

/** An entry in euros that waits for a person. */
export const findOpenEntry = (database: Database, id: number): Promise<OpenEntry | undefined> =>
  openEntry(database, id).executeTakeFirst();

/** The same, locked. Lock order: its order first. */
export const lockOpenEntry = (database: Database, id: number): Promise<OpenEntry | undefined> =>
  openEntry(database, id).forUpdate('bank_entry').executeTakeFirst();

export async function matchEntry(database: Database, id: number, orderId: number): Promise<void> {
  await database
    .updateTable('bank_entry')
    .set({ result: 'matched', order_id: orderId })
    .where('id', '=', id)
    .execute();
}

/** A credit as it is, locked: what became of it and, where a person closed it, why. */
export const lockEntryResult = (database: Database, id: number) =>
  database
    .selectFrom('bank_entry')
    .select([sql<BankEntryResult>`result`.as('result'), 'closed_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Writes what became of a credit. */
export async function setEntryResult(
  database: Database,
  id: number,
  { result, reason }: { readonly result: BankEntryResult; readonly reason: string | null },
): Promise<void> {
  await database
    .updateTable('bank_entry')
    .set({ result, closed_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Closes a credit that a person has handled; false when it was not waiting for one. */
export async function closeEntry(database: Database, id: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('bank_entry')
    .set({ result: 'closed', closed_reason: reason })
    .where('id', '=', id)
    .where('result', 'in', OPEN)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ClosedEntry = Pick<OpenEntry, 'amountCents' | 'reference'> & { readonly orderNumber: string };

/** Closes the waiting euro entries of a cancelled order. The caller has locked the order. */
export const closeEntriesOfCancelled = (database: Database, orderId: number): Promise<ClosedEntry[]> =>
  database
    .updateTable('bank_entry')
    .from('shop_order')
    .set({ result: 'order_cancelled' })
    .whereRef('shop_order.id', '=', 'bank_entry.order_id')
    .where('bank_entry.order_id', '=', orderId)
    .where('bank_entry.result', '=', 'amount_differs')
    .where('bank_entry.currency', '=', 'EUR')
    .returning([
      'bank_entry.amount_cents as amountCents',
      'bank_entry.reference',
      'shop_order.number as orderNumber',
    ])
    .execute();

/** A credit that paid an order which asked for more. */
export interface LesserCredit {
  readonly day: string;
  readonly orderNumber: string;
  readonly payer: string;
  readonly totalCents: number;
  readonly creditCents: number;
  readonly remittance: string;
}

/** Credits booked on these days that paid orders with less than their total, oldest first. */
export const lesserCredits = (
  database: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<LesserCredit[]> =>
  database
    .selectFrom('bank_entry')
    .innerJoin('shop_order', 'shop_order.id', 'bank_entry.order_id')
    .select([
      'bank_entry.booked_on as day',
      'shop_order.number as orderNumber',
      'bank_entry.debtor_name as payer',
      'shop_order.total_cents as totalCents',
      'bank_entry.amount_cents as creditCents',
      'bank_entry.remittance',
    ])
    .where('bank_entry.result', '=', 'matched')
    .where('bank_entry.currency', '=', 'EUR')
    .where('bank_entry.booked_on', '>=', from)
    .where('bank_entry.booked_on', '<=', to)
    .whereRef('bank_entry.amount_cents', '<', 'shop_order.total_cents')
    .orderBy('bank_entry.booked_on')
    .orderBy('bank_entry.id')
    .execute();

/** The newest orders that wait for a transfer. */
export const awaitedTransfers = async (database: Database, limit: number): Promise<OpenOrder[]> => {
  const { rows } = await sql<OpenOrder>`
    select number, total_cents as "totalCents",
        coalesce(coalesce(billing_address, shipping_address) ->> 'first_name', '') as "firstName",
        coalesce(coalesce(billing_address, shipping_address) ->> 'last_name', '') as "lastName",
        coalesce(coalesce(billing_address, shipping_address) ->> 'company_name', '') as company
      from shop_order where payment_method = 'transfer' and state in ('received', 'awaiting_payment')
     order by placed_at desc limit ${limit}`.execute(database);
  return rows;
};
