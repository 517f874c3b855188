import { z } from 'zod';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { Author } from '../../change-sets/author.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockPaymentsOfOrder } from '../attempts/payment.queries.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findOrder } from '../retry/payable-order.queries.ts';
import { creditGone } from './bank-entries.usecase.ts';
import { findOpenEntry, lockOpenEntry } from './bank-entry.queries.ts';
import type { OpenEntry } from './bank-entry.queries.ts';
import { joinEntry, lockSplitEntry, splitEntry } from './split-entry.queries.ts';

type Splitting = Pick<PaymentDependencies, 'database' | 'clock'> & { readonly author: Author };

const creditRecord = (id: number): string => `credit ${id}`;
const idOf = (record: string): number => Number(/^credit (\d{1,9})$/.exec(record)?.[1] ?? 0);

/** An open credit, locked. Lock order, as in cancelling: its order before it. */
async function lockCredit(transaction: Database, id: number): Promise<OpenEntry | undefined> {
  const found = await findOpenEntry(transaction, id);
  if (found === undefined) return undefined;
  const order = found.orderNumber === null ? undefined : await findOrder(transaction, found.orderNumber);
  if (order !== undefined) await lockPaymentsOfOrder(transaction, order.id);
  return lockOpenEntry(transaction, id);
}

/** One credit for several orders becomes parts that are matched or closed each by itself; together they are the credit. */
export const splitCredit = (
  { database, clock, author }: Splitting,
  id: number,
  parts: readonly number[],
): Promise<Outcome<{ readonly change: number }>> =>
  inTransaction<Outcome<{ readonly change: number }>>(database, async (transaction) => {
    const entry = await lockCredit(transaction, id);
    if (entry === undefined) return { keep: false, value: await creditGone({ database: transaction }, id) };
    const cents = parts.map(centsFromEuros);
    const total = cents.reduce((sum, part) => sum + part, 0);
    if (total !== entry.amountCents) {
      const facts = { amount: eurosFromCents(entry.amountCents), parts: eurosFromCents(total) };
      return { keep: false, value: refused('staff_credit_parts', facts, 'parts') };
    }
    await splitEntry(transaction, entry, cents);
    const change = await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: 'bank.split',
      record: creditRecord(id),
      rows: [{ field: 'parts', from: null, to: cents.map(eurosFromCents) }],
    });
    return { keep: true, value: accepted({ change }) };
  });

/** Parts become the credit again as long as every one of them waits. */
export const undoSplit: Undoable = {
  kinds: ['bank.split'],
  permission: { subject: 'bank', needs: 'edit' },
  async read(transaction, rows) {
    const entry = await lockSplitEntry(transaction, idOf(rows[0]?.record ?? ''));
    if (entry === undefined) return rows.map(() => undefined);
    if (!entry.isSplit) return rows.map(() => null);
    const isWhole = entry.parts.every(({ isOpen }) => isOpen);
    return rows.map(() => (isWhole ? entry.parts.map(({ cents }) => eurosFromCents(cents)) : undefined));
  },
  async write(transaction, rows) {
    const [row] = rows;
    if (row === undefined) return accepted(undefined);
    const id = idOf(row.record);
    const entry = await lockSplitEntry(transaction, id);
    if (entry === undefined) return refused('staff_credit_unknown', {});
    if (row.value === null) {
      await joinEntry(transaction, entry);
      return accepted(undefined);
    }
    const open = await lockCredit(transaction, id);
    if (open === undefined) return refused('staff_credit_unknown', {});
    await splitEntry(transaction, open, z.array(z.number()).parse(row.value).map(centsFromEuros));
    return accepted(undefined);
  },
};
