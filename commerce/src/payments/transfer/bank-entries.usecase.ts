import { isRenovationTransfer, proposeTransfers } from '@casamaestra/rules/payments/propose-transfer.ts';
import type { OpenOrder, TransferReason } from '@casamaestra/rules/payments/propose-transfer.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Author } from '../../change-sets/author.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { awaitedTransfers, closeEntry, entriesForPeople, lockEntryResult } from './bank-entry.queries.ts';
import type { OpenEntry } from './bank-entry.queries.ts';

type Parts = Pick<PaymentDependencies, 'database'>;

/** Credits on the shop's account that a person must handle. */
export async function bankEntriesForPeople({ database }: Parts): Promise<OpenEntry[]> {
  return entriesForPeople(database);
}

/** Why a credit that a person has before them waits no more: who handled it meanwhile, if somebody did. */
export async function creditGone({ database }: Parts, id: number): Promise<Outcome<never>> {
  const who = await whoChanged(database, { record: `credit ${id}` });
  return who === undefined
    ? refused('staff_credit_unknown', {}, 'credit')
    : refused('staff_credit_decided', { who }, 'credit');
}

/** Closes a credit that a person has handled; false when it is not open. */
export function closeBankEntry(
  { database, clock, author }: Pick<PaymentDependencies, 'database' | 'clock'> & { readonly author: Author },
  id: number,
  reason: string,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const before = await lockEntryResult(transaction, id);
    if (before === undefined || !(await closeEntry(transaction, id, reason)))
      return { keep: false, value: false };
    await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: 'bank.close',
      record: `credit ${id}`,
      reason,
      rows: [
        { field: 'result', from: before.result, to: 'closed' },
        { field: 'closed_reason', from: null, to: reason },
      ],
    });
    return { keep: true, value: true };
  });
}

/** Orders that are looked through for proposals, the newest; more than that never wait at once. */
const AWAITED = 5000;
const PROPOSALS = 3;

export interface ProposedEntry extends OpenEntry {
  readonly renovation: boolean;
  readonly proposals: readonly {
    readonly order: OpenOrder;
    readonly reasons: readonly TransferReason[];
  }[];
}

/** Credits that a person must handle, each with the orders it may be meant for. */
export async function proposedEntries({ database }: Parts): Promise<ProposedEntry[]> {
  const [entries, orders] = await Promise.all([
    entriesForPeople(database),
    awaitedTransfers(database, AWAITED),
  ]);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return entries.map((entry) => {
    const credit = { ...entry, payer: entry.debtorName };
    const found = entry.currency === 'EUR' ? proposeTransfers(credit, orders, entry.orderNumber) : [];
    return {
      ...entry,
      renovation: isRenovationTransfer(entry.remittance),
      proposals: found.slice(0, PROPOSALS).flatMap(({ number, reasons }) => {
        const order = byNumber.get(number);
        return order === undefined ? [] : [{ order, reasons }];
      }),
    };
  });
}
