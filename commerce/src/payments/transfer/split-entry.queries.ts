import { creditPartsMost } from '@casamaestra/contract/staff/staff-bank.operations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** What the statement calls the part of a credit; from 1. */
const partReference = (reference: string, part: number): string => `${reference}#${part}`;

const references = (reference: string): string[] =>
  Array.from({ length: creditPartsMost }, (_, at) => partReference(reference, at + 1));

/** Puts parts in the place of a credit: it is closed, they wait for a person. */
export async function splitEntry(
  transaction: Database,
  { id, reference }: { readonly id: number; readonly reference: string },
  cents: readonly number[],
): Promise<void> {
  await sql`
    insert into bank_entry (reference, booked_on, amount_cents, currency, debtor_name, debtor_iban, remittance,
        order_id, result)
    select part.reference, booked_on, part.cents, currency, debtor_name, debtor_iban, remittance, null, 'unknown_order'
      from bank_entry, unnest(${references(reference).slice(0, cents.length)}::text[], ${[...cents]}::int[])
        as part (reference, cents)
     where bank_entry.id = ${id} order by part.reference`.execute(transaction);
  await transaction
    .updateTable('bank_entry')
    .set({ result: 'closed', closed_reason: 'split' })
    .where('id', '=', id)
    .execute();
}

/** A credit that may have been split, with the parts there are; locked. */
export interface SplitEntry {
  readonly id: number;
  readonly reference: string;
  readonly isSplit: boolean;
  readonly parts: readonly { readonly id: number; readonly cents: number; readonly isOpen: boolean }[];
}

export async function lockSplitEntry(transaction: Database, id: number): Promise<SplitEntry | undefined> {
  const parent = await transaction
    .selectFrom('bank_entry')
    .select(['reference', 'closed_reason as reason', 'result'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (parent === undefined) return undefined;
  const { rows } = await sql<SplitEntry['parts'][number]>`
    select id, amount_cents as cents, result in ('amount_differs', 'unknown_order') as "isOpen" from bank_entry
     where reference = any (${references(parent.reference)}::text[]) order by id for update`.execute(
    transaction,
  );
  const isSplit = parent.result === 'closed' && parent.reason === 'split';
  return { id, reference: parent.reference, isSplit, parts: rows };
}

/** The credit waits again, its parts are gone. */
export async function joinEntry(transaction: Database, { id, parts }: SplitEntry): Promise<void> {
  await transaction
    .deleteFrom('bank_entry')
    .where('id', 'in', [...parts.map((part) => part.id), 0])
    .execute();
  await sql`
    update bank_entry set closed_reason = null,
        result = case when order_id is null then 'unknown_order' else 'amount_differs' end
     where id = ${id}`.execute(transaction);
}
