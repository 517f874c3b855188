import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { lockEntryResult, setEntryResult } from './bank-entry.queries.ts';
import type { BankEntryResult } from './bank-entry.queries.ts';

const idOf = (record: string): number => Number(/^credit (\d{1,9})$/.exec(record)?.[1] ?? 0);
const waiting = ['amount_differs', 'unknown_order'] as const;

/** What a credit says again. Changes of before this was kept say "open": it waits, without an order. */
function resultOf(value: unknown): BankEntryResult {
  if (value === 'closed') return value;
  return waiting.find((one) => one === value) ?? 'unknown_order';
}

/** A credit that a person closed waits again. */
export const undoClose: Undoable = {
  kinds: ['bank.close'],
  permission: { subject: 'bank', needs: 'edit' },
  async read(transaction, rows) {
    const entry = await lockEntryResult(transaction, idOf(rows[0]?.record ?? ''));
    return rows.map(({ field }) => entry?.[field === 'closed_reason' ? field : 'result']);
  },
  async write(transaction, rows) {
    for (const [record, own] of Map.groupBy(rows, (row) => row.record)) {
      const said = new Map(own.map(({ field, value }) => [field, value]));
      const result = resultOf(said.get('result'));
      const reason = said.get('closed_reason');
      await setEntryResult(transaction, idOf(record), {
        result,
        reason: typeof reason === 'string' && result === 'closed' ? reason : null,
      });
    }
    return accepted(undefined);
  },
};
