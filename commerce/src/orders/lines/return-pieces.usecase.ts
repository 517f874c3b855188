import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { returnOrderOperation } from '@casamaestra/contract/staff/order-corrections.operations.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { withOrder } from '../advance-order.usecase.ts';
import type { Acting, Advanced } from '../advance-order.usecase.ts';
import { restockPieces } from '../order-changes.queries.ts';
import type { LockedOrder } from '../order-changes.queries.ts';
import { piecesOut, touchOrder, writeOffPieces } from './returned-pieces.queries.ts';

type Pieces = NonNullable<InputOf<typeof returnOrderOperation>['lines']>;

export interface ReturnedPieces {
  readonly lines: Pieces;
  /** Whether the goods go back into stock. */
  readonly restock: boolean;
  readonly note: string;
}

/** "1 × TR-1": what came back, or why it cannot have. */
async function backText(transaction: Database, orderId: number, lines: Pieces): Promise<Outcome<string>> {
  const out = await piecesOut(transaction, orderId);
  const texts: string[] = [];
  for (const [index, { position, qty }] of lines.entries()) {
    const line = out.find((one) => one.position === position);
    if (line === undefined) return refused('order_line_unknown', {}, `lines.${index}.qty`);
    if (qty > line.left)
      return refused('return_pieces_exceeded', { sku: line.sku, left: line.left }, `lines.${index}.qty`);
    texts.push(`${qty} × ${line.sku}`);
  }
  return accepted(texts.join(', '));
}

const isOut = ({ state }: LockedOrder): boolean =>
  state === 'partly_shipped' || state === 'shipped' || state === 'delivered';

/**
 * Records that some pieces of an order came back without a declaration of withdrawal: one of two parcels, a piece that broke.
 * The order stays what it is; the refund is a separate step.
 */
export function returnPieces(
  orderNumber: string,
  { lines, restock, note }: ReturnedPieces,
  deps: Acting,
): Promise<Advanced> {
  // What the log says is known once the pieces are.
  const rows: FieldChange[] = [];
  return withOrder(
    deps,
    orderNumber,
    { kind: 'orders.return', reason: note, rows },
    async (transaction, order) => {
      const { number, state } = order;
      if (!isOut(order)) return refused('staff_order_state', { number, state, action: 'return' });
      const back = await backText(transaction, order.id, lines);
      if (!back.ok) return back;
      if (restock) await restockPieces(transaction, order.id, lines);
      else await writeOffPieces(transaction, order.id, lines);
      await touchOrder(transaction, order.id, new Date(deps.clock.now()));
      rows.push({ field: 'pieces', from: null, to: back.value });
      return accepted(state);
    },
  );
}
