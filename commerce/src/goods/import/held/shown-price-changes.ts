import type { HeldPrice } from '@casamaestra/contract/staff/held-price.ts';
import type { Changes } from '../planning/list-plan.ts';

/** What of prices would change, as numbers. */
export const shownPriceChanges = (changes: Changes): HeldPrice['changes'] =>
  (['price', 'sale_price'] as const).flatMap((field) => {
    const change = changes[field];
    if (change === undefined) return [];
    const [from, to] = change;
    return [{ field, from: from === null ? null : Number(from), to: Number(to) }];
  });
