import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { saveCostOperation, StaffVariant } from '@casamaestra/contract/staff/goods.operations.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { commitTogether } from '../../platform/database/in-transaction.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';
import { presentVariant, seenBy } from './present-variant.ts';
import { recordOfVariant } from './save-prices.usecase.ts';
import { skusOf } from './undo-prices.ts';
import { putCosts, variantsOf } from './variants.queries.ts';

const centsOf = (euros: number | null) => (euros === null ? null : centsFromEuros(euros));
const eurosOf = (cents: ReturnType<typeof centsOf>) => (cents === null ? null : eurosFromCents(cents));

/** Says what the shop pays for a variant, unless somebody else has said otherwise meanwhile. */
export function saveCost(
  { database, clock }: Pick<StaffDependencies, 'database' | 'clock'>,
  { sku, from, to, reason }: OperationInput<typeof saveCostOperation>,
  who: StaffIdentity,
): Promise<Outcome<StaffVariant>> {
  return commitTogether(database, async (transaction): Promise<Outcome<StaffVariant>> => {
    const [variant] = await variantsOf(transaction, { skus: [sku] }, true);
    if (variant === undefined) return refused('staff_variant_unknown', {}, 'sku');
    const [record, field, now] = [recordOfVariant(sku), 'cost', clock.now()];
    const [today, wanted] = [variant.costCents, centsOf(to)];
    if (today !== wanted && today !== centsOf(from)) {
      const other = (await whoChanged(transaction, { record, field })) ?? '–';
      const facts = { field, now: String(eurosOf(today) ?? '–'), who: other };
      return refused('changed_meanwhile', facts, 'to');
    }
    if (today !== wanted) {
      await putCosts(transaction, [{ id: variant.id, costCents: wanted }]);
      const rows = [{ field, from: eurosOf(today), to: eurosOf(wanted) }];
      const change = { author: authorOf(who), at: new Date(now), kind: 'costs.save', record };
      await recordChange(transaction, { ...change, reason, rows });
    }
    const [saved = variant] = await variantsOf(transaction, { skus: [sku] });
    return accepted(presentVariant(saved, now, seenBy(who)));
  });
}

/** Costs as they were. */
export const undoCosts: Undoable = {
  kinds: ['costs.save'],
  permission: { subject: 'costs', needs: 'edit' },
  async read(transaction, rows) {
    const locked = await variantsOf(transaction, { skus: skusOf(rows) }, true);
    const today = new Map(locked.map((one) => [recordOfVariant(one.sku), eurosOf(one.costCents)]));
    return rows.map(({ record }) => today.get(record));
  },
  async write(transaction, rows) {
    const values = new Map(rows.map(({ record, value }) => [record, value]));
    const variants = await variantsOf(transaction, { skus: skusOf(rows) });
    await putCosts(
      transaction,
      variants.map(({ id, sku }) => {
        const value = values.get(recordOfVariant(sku));
        return { id, costCents: typeof value === 'number' ? centsOf(value) : null };
      }),
    );
    return accepted(undefined);
  },
};
