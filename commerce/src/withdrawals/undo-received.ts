import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import { goodsConditions } from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { orderTexts } from '@casamaestra/texts/service/order-texts.ts';
import type { NamedField, Undoable } from '../change-sets/undoable.ts';
import { lockWholeOrder, noteInHistory } from '../orders/whole-order.usecase.ts';
import type { Database } from '../platform/database/connection.ts';
import { isRefunded, lockReceived, orderOfWithdrawal, setReceived } from './withdrawals.queries.ts';

const numberOf = (record: string): string => /^withdrawal (.{1,40})$/.exec(record)?.[1] ?? '';
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A declaration as it is. Lock order: its order first. */
async function locked(transaction: Database, number: string) {
  const found = await orderOfWithdrawal(transaction, number);
  if (found === undefined) return undefined;
  const order = await lockWholeOrder(transaction, found.orderId);
  const held = await lockReceived(transaction, number);
  return held && { order, held };
}

/**
 * Goods noted as returned by mistake are awaited again, until their money is on its way; pieces that went back in stock are changes
 * of their own, and so are photos. The buyer reads in the history of the order what holds now.
 */
export const undoReceived: Undoable = {
  kinds: ['withdrawals.received'],
  permission: { subject: 'orders', needs: 'edit' },
  async read(transaction, rows) {
    const now: unknown[] = [];
    for (const { record, field } of rows) {
      const found = await locked(transaction, numberOf(record));
      now.push(found && saidBy(found.held, field));
    }
    return now;
  },
  async write(transaction, rows, { at }) {
    for (const [record, own] of Map.groupBy(rows, (row) => row.record)) {
      const number = numberOf(record);
      const found = await locked(transaction, number);
      if (found === undefined) continue;
      const { order, held } = found;
      if (await isRefunded(transaction, held.id)) return refused('staff_withdrawal_refunded', {});
      const said = new Map(own.map(({ field, value }) => [field, value]));
      const received = textOf(said.get('received'));
      await setReceived(transaction, number, {
        at: received === null ? null : new Date(received),
        note: textOf(said.get('note')),
        condition: goodsConditions.find((one) => one === said.get('condition')) ?? null,
      });
      const words = orderTexts(order.language);
      const note = (received === null ? words.withdrawnItemsNotBack : words.withdrawnItemsBack)(number);
      await noteInHistory(transaction, { orderId: order.id, at, state: order.state, actor: 'staff', note });
    }
    return accepted(undefined);
  },
};

function saidBy(
  { receivedAt, note, condition }: NonNullable<Awaited<ReturnType<typeof lockReceived>>>,
  field: NamedField['field'],
): unknown {
  if (field === 'received') return receivedAt?.toISOString() ?? null;
  return field === 'note' ? note : condition;
}
