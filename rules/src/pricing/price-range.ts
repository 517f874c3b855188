import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';

/** Amount in cents that some feeds send for an unknown price; never shown, never counted. */
export const NO_PRICE_CENTS: Cents = cents(9_999_900);

export interface PriceRange {
  readonly minCents: Cents;
  readonly maxCents: Cents;
}

/** Lowest and highest price over variants; null when no variant has a price. */
export function priceRange(amounts: readonly Cents[]): PriceRange | null {
  let minCents: Cents | null = null;
  let maxCents: Cents | null = null;
  for (const amount of amounts) {
    if (amount === NO_PRICE_CENTS) continue;
    if (minCents === null || amount < minCents) minCents = amount;
    if (maxCents === null || amount > maxCents) maxCents = amount;
  }
  return minCents === null || maxCents === null ? null : { minCents, maxCents };
}
