import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { stockActs } from '@casamaestra/contract/staff/goods.operations.ts';
import type {
  changeStockOperation,
  stockLedgerOperation,
} from '@casamaestra/contract/staff/goods.operations.ts';
import { readChanges, whoChanged } from '../../change-sets/read-changes.usecase.ts';
import type { ShownSet } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { optionsOf } from '../prices/present-variant.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { isRecalled, lockStock, orderMoves, putStocks, variantStock } from './stock.queries.ts';

type Parts = Pick<StaffDependencies, 'database' | 'clock'>;
type Changed = OperationInput<typeof changeStockOperation>;

const MOST_PIECES = 100_000_000;

/** Pieces afterwards; undefined where the act and the number do not fit. */
function stockAfter(before: number, { act, pieces }: Changed): number | undefined {
  if (act !== 'count' && pieces === 0) return undefined;
  if (act !== 'correction' && pieces < 0) return undefined;
  const after = act === 'count' ? pieces : act === 'damaged' ? before - pieces : before + pieces;
  return after < 0 || after > MOST_PIECES ? undefined : after;
}

/** Counts, receives, corrects or writes off pieces. A count refuses when the pieces moved since they were seen. */
export function moveStock(
  { database, clock }: Parts,
  input: Changed,
  who: StaffIdentity,
): Promise<Outcome<OperationOutput<typeof changeStockOperation>>> {
  type Answer = Outcome<OperationOutput<typeof changeStockOperation>>;
  return inTransaction<Answer>(database, async (transaction) => {
    const [variant] = await lockStock(transaction, [input.sku]);
    if (variant === undefined) return { keep: false, value: refused('staff_variant_unknown', {}, 'sku') };
    const { sku, stock: before } = variant;
    const record = recordOfVariant(sku);
    if (input.act === 'correction' && (input.reason ?? '') === '')
      return { keep: false, value: refused('staff_stock_reason', {}, 'reason') };
    if (input.act === 'count' && input.seen !== undefined && input.seen !== before) {
      const other = (await whoChanged(transaction, { record, field: 'stock' })) ?? '–';
      const facts = { field: 'stock', now: String(before), who: other };
      return { keep: false, value: refused('changed_meanwhile', facts, 'pieces') };
    }
    const after = stockAfter(before, input);
    if (after === undefined) return { keep: false, value: refused('staff_stock_pieces', {}, 'pieces') };
    if (after > before && (await isRecalled(transaction, variant)))
      return { keep: false, value: refused('staff_stock_recalled', {}, 'pieces') };
    if (after !== before) await putStocks(transaction, [{ ...variant, stock: after }]);
    const change = await recordChange(transaction, {
      author: authorOf(who),
      at: new Date(clock.now()),
      kind: `stock.${input.act}`,
      record,
      reason: input.reason,
      rows: [{ field: 'stock', from: before, to: after }],
    });
    return { keep: true, value: accepted({ sku, stock: after, change }) };
  });
}

const MOVES = 100;
type Ledger = OperationOutput<typeof stockLedgerOperation>;
type Move = Ledger['moves'][number];

function moveOf(set: ShownSet, record: string): Move[] {
  const row = set.rows.find(({ record: of, field }) => of === record && field === 'stock');
  if (row === undefined) return [];
  const [before, after] = [Number(row.before ?? 0), Number(row.after ?? 0)];
  const told = set.kind === 'stock.recall' ? 'recall' : 'list';
  const act = stockActs.find((one) => set.kind === `stock.${one}`) ?? told;
  return [
    {
      at: set.at.toISOString(),
      kind: set.undoOf === null ? act : 'undo',
      detail: set.reason ?? '',
      who: set.who,
      pieces: after - before,
      stock: after,
    },
  ];
}

/** The stock of a variant and its last moves, newest first: changes by staff, and what orders took. */
export async function readLedger({ database }: Parts, sku: string): Promise<Outcome<Ledger>> {
  const variant = await variantStock(database, sku);
  if (variant === undefined) return refused('staff_variant_unknown', {}, 'sku');
  const record = recordOfVariant(variant.sku);
  const [sets, orders] = await Promise.all([
    readChanges(database, { record, kinds: ['stock', 'imports'], limit: MOVES }),
    orderMoves(database, variant.id, MOVES),
  ]);
  const ordered = orders.map(({ at, number, qty, isReleased }): Move => ({
    at: at.toISOString(),
    kind: isReleased ? 'cancelled' : 'order',
    detail: number,
    who: null,
    pieces: isReleased ? 0 : -qty,
    stock: null,
  }));
  const moves = [...sets.flatMap((set) => moveOf(set, record)), ...ordered].toSorted((a, b) =>
    b.at.localeCompare(a.at),
  );
  return accepted({
    sku: variant.sku,
    product_id: variant.productId,
    name: variant.name,
    options: optionsOf(variant),
    stock: variant.stock,
    shelf: variant.shelf ?? '',
    reserved: variant.reserved,
    moves: moves.slice(0, MOVES),
  });
}
