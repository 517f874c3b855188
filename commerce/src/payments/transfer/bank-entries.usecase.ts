import type { PaymentDependencies } from '../payment-dependencies.ts';
import { closeEntry, entriesForPeople } from './bank-entry.queries.ts';
import type { OpenEntry } from './bank-entry.queries.ts';

type Parts = Pick<PaymentDependencies, 'database'>;

/** Credits on the shop's account that a person must handle. */
export async function bankEntriesForPeople({ database }: Parts): Promise<OpenEntry[]> {
  return entriesForPeople(database);
}

/** Closes a credit that a person has handled; false when it is not open. */
export async function closeBankEntry({ database }: Parts, id: number, reason: string): Promise<boolean> {
  return closeEntry(database, id, reason);
}
