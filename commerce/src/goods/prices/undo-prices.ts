import { accepted } from '@casamaestra/contract/platform/operation.ts';
import type { StaffPrices } from '@casamaestra/contract/staff/goods.operations.ts';
import { grantedTo } from '@casamaestra/contract/staff/permissions.ts';
import type { Undoable } from '../../change-sets/undoable.ts';
import { rulePrices, shownPrices } from './present-variant.ts';
import { guardPrices, toConfirm } from './price-guard.ts';
import { putPrices, recordOfVariant } from './save-prices.usecase.ts';
import { readGuards } from '../../staff/guards/read-guards.usecase.ts';
import { variantsOf } from './variants.queries.ts';

/** The SKUs of rows of a change set. */
export const skusOf = (rows: readonly { readonly record: string }[]): string[] => [
  ...new Set(rows.map(({ record }) => record.replace(/^variant /, ''))),
];

/** Prices of variants as they were; the limits of a role hold, what was once confirmed is not asked for again. */
export const undoPrices: Undoable = {
  kinds: ['prices.save', 'prices.bulk', 'prices.period'],
  permission: { subject: 'prices', needs: 'edit' },
  async read(transaction, rows) {
    const locked = await variantsOf(transaction, { skus: skusOf(rows) }, true);
    const today = new Map<string, Record<string, unknown>>(
      locked.map(({ sku, prices }) => [recordOfVariant(sku), { ...shownPrices(prices) }]),
    );
    return rows.map(({ record, field }) => today.get(record)?.[field]);
  },
  async write(transaction, rows, { at, roles }) {
    const now = at.getTime();
    const { limits } = grantedTo(roles, 'prices');
    const { price_percent: muchPercent } = await readGuards(transaction);
    const fields = Map.groupBy(rows, ({ record }) => record);
    const restoredAll = [];
    for (const variant of await variantsOf(transaction, { skus: skusOf(rows) })) {
      const own = fields.get(recordOfVariant(variant.sku)) ?? [];
      const restored: Partial<StaffPrices> = Object.fromEntries(
        own.map(({ field, value }) => [field, value]),
      );
      const after = rulePrices({ ...shownPrices(variant.prices), ...restored });
      const confirmedCents = toConfirm(variant.prices, after, now, muchPercent);
      const guarded = guardPrices({
        before: variant.prices,
        after,
        now,
        limits,
        muchPercent,
        confirmedCents,
        // It was sold at this price before.
        floorCents: null,
        seesCosts: false,
      });
      if (!guarded.ok) return guarded;
      restoredAll.push({ variant, prices: after });
    }
    await putPrices(transaction, restoredAll, now);
    return accepted(undefined);
  },
};
