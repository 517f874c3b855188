import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { saveShelfOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { skusOf } from '../prices/undo-prices.ts';
import { lockShelves, putShelf } from './stock.queries.ts';

type Saved = Outcome<OperationOutput<typeof saveShelfOperation>>;

const orNone = (shelf: string): string | null => (shelf === '' ? null : shelf);

/** Says where a variant lies in the warehouse, unless somebody else has said otherwise meanwhile. */
export function saveShelf(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { sku, from, to }: OperationInput<typeof saveShelfOperation>,
  who: StaffIdentity,
): Promise<Saved> {
  return commitTogether(database, async (transaction): Promise<Saved> => {
    const [variant] = await lockShelves(transaction, [sku]);
    if (variant === undefined) return refused('staff_variant_unknown', {}, 'sku');
    const [record, field] = [recordOfVariant(sku), 'shelf'];
    const today = variant.shelf ?? '';
    if (today === to) return accepted({ sku, shelf: to, change: null });
    if (today !== from) {
      const other = (await whoChanged(transaction, { record, field })) ?? '–';
      return refused('changed_meanwhile', { field, now: today === '' ? '–' : today, who: other }, 'to');
    }
    await putShelf(transaction, variant.id, orNone(to));
    const rows = [{ field, from: orNone(from), to: orNone(to) }];
    const at = new Date(clock.now());
    const change = { author: authorOf(who), at, kind: 'stock.shelf', record, rows };
    return accepted({ sku, shelf: to, change: await recordChange(transaction, change) });
  });
}

/** Shelves as they were. */
export const undoShelf: Undoable = {
  kinds: ['stock.shelf'],
  permission: { subject: 'stock', needs: 'edit' },
  async read(transaction, rows) {
    const locked = await lockShelves(transaction, skusOf(rows));
    const today = new Map(locked.map(({ sku, shelf }) => [recordOfVariant(sku), shelf]));
    return rows.map(({ record }) => today.get(record));
  },
  async write(transaction, rows) {
    const wanted = new Map(rows.map(({ record, value }) => [record, value]));
    for (const { id, sku } of await lockShelves(transaction, skusOf(rows))) {
      const value = wanted.get(recordOfVariant(sku));
      await putShelf(transaction, id, typeof value === 'string' ? value : null);
    }
    return accepted(undefined);
  },
};
