import type { Database } from '../../platform/database/connection.ts';
import type { BankCredit } from './camt053.ts';

/** What a credit turned out to be. */
export type BankEntryResult =
  | 'matched'
  | 'amount_differs'
  | 'unknown_order'
  | 'order_cancelled'
  | 'already_paid';

/** Keeps a credit with what it turned out to be; false when the same entry was taken before. */
export async function insertBankEntry(
  database: Database,
  credit: BankCredit,
  { orderId, result, at }: { orderId: number | null; result: BankEntryResult; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
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
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The orders that have one of these numbers. */
export const ordersByNumber = (
  database: Database,
  numbers: readonly string[],
): Promise<{ id: number; number: string }[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : database.selectFrom('shop_order').select(['id', 'number']).where('number', 'in', numbers).execute();
