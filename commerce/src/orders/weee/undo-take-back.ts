import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { lockNumbered, putTakeBack, takeBacksOf } from './take-backs.queries.ts';
import type { StoredAppliance } from './take-backs.queries.ts';

const numberOf = (record: string): string => /^order (.{1,40})$/.exec(record)?.[1] ?? '';

/** What came back of an order as it was noted before, as long as it lies in the store. */
export const undoTakeBack: Undoable = {
  kinds: ['weee.note'],
  permission: { subject: 'orders', needs: 'edit' },
  async read(transaction, rows) {
    const numbers = rows.map(({ record }) => numberOf(record));
    await lockNumbered(transaction, numbers);
    const all = await takeBacksOf(transaction, numbers);
    return numbers.map((number) => all.find(({ orderNumber }) => orderNumber === number)?.appliances);
  },
  async write(transaction, rows, { at }) {
    for (const { record, value } of rows) {
      const [row] = await takeBacksOf(transaction, [numberOf(record)]);
      if (row === undefined) continue;
      if (row.document !== null) return refused('staff_weee_handed_over', { document: row.document });
      await putTakeBack(transaction, row.orderId, value as readonly StoredAppliance[] | null, at);
    }
    return accepted(undefined);
  },
};
