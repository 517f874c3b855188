import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { priceNow } from './price-now.ts';
import type { Instant, PriceNow, VariantPrices } from './price-now.ts';

/** A public price and the moment from which it was charged. */
export interface PricePoint {
  readonly amountCents: Cents;
  readonly from: Instant;
}

export const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Public prices up to `now`, oldest first, without repetitions, ending with the current price. */
export function pricesCharged(history: readonly PricePoint[], current: PriceNow, now: Instant): PricePoint[] {
  const points = history.filter((point) => point.from <= now).toSorted((a, b) => a.from - b.from);
  // A planned reduction begins by the clock, possibly before its row is in the history.
  if (current.from !== null && current.from <= now) {
    const started = current.from;
    const before = points.filter((point) => point.from < started);
    const after = points.filter(
      (point) => point.from >= started && point.amountCents === current.amountCents,
    );
    points.splice(0, points.length, ...before, { amountCents: current.amountCents, from: started }, ...after);
  }
  return points.filter((point, index) => index === 0 || points[index - 1]?.amountCents !== point.amountCents);
}

/**
 * Lowest price charged in the 30 days before `cut`, including one that began earlier and was still in force. Null for
 * goods on sale for a shorter time: their reduction would have to state that time (art. 17-bis, c. 4).
 */
export function lowestBefore(points: readonly PricePoint[], cut: Instant): Cents | null {
  const [first] = points;
  if (first === undefined || first.from > cut - THIRTY_DAYS_MS) return null;
  let lowest: Cents | null = null;
  for (const [index, point] of points.entries()) {
    if (point.from >= cut) break;
    const until = points[index + 1]?.from ?? Infinity;
    if (until <= cut - THIRTY_DAYS_MS) continue;
    if (lowest === null || point.amountCents < lowest) lowest = point.amountCents;
  }
  return lowest;
}

/**
 * The compare-at price of an announced reduction: the lowest public price of the 30 days before the FIRST
 * cut, kept while the reduction increases without interruption (Codice del consumo, art. 17-bis, cc. 2 and 5;
 * CJEU C-330/23). Null when nothing may be announced: no reduction in force, no history before it, or a
 * compare-at price not above the current price.
 */
export function referencePrice(
  prices: VariantPrices,
  history: readonly PricePoint[],
  now: Instant,
): Cents | null {
  const current = priceNow(prices, now);
  if (current.kind === 'list') return null;
  const points = pricesCharged(history, current, now);
  let index = points.length - 1;
  if (points[index]?.amountCents !== current.amountCents) return null;
  let reference: Cents | null = null;
  while (index > 0) {
    const cut = points[index];
    const before = points[index - 1];
    if (cut === undefined || before === undefined || before.amountCents <= cut.amountCents) break;
    reference = lowestBefore(points, cut.from);
    // The list price was charged before this cut, so it was the first.
    if (before.amountCents >= prices.listCents) break;
    index -= 1;
  }
  return reference !== null && reference > current.amountCents ? reference : null;
}

/**
 * The reduction in whole percent of the compare-at price, rounded down so that it is never overstated. Null
 * when there is no compare-at price above the price, or the result is less than one percent.
 */
export function discountPercent(reference: Cents | null, amount: Cents): number | null {
  if (reference === null || reference <= amount) return null;
  const percent = Math.floor(((reference - amount) * 100) / reference);
  return percent > 0 ? percent : null;
}

/** The reduction in cents from the compare-at price; zero when none may be announced. */
export function discountCents(reference: Cents | null, amount: Cents): Cents {
  return reference === null || reference <= amount ? cents(0) : cents(reference - amount);
}
