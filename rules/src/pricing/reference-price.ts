import { cents } from '@casamaestra/contract/platform/money.ts';
import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { priceNow } from './price-now.ts';
import type { Instant, PriceNow, VariantPrices } from './price-now.ts';

/** A public price and the instant from which it was charged. */
export interface PricePoint {
  readonly amountCents: Cents;
  readonly from: Instant;
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Public prices up to `now`, oldest first, without repeats, ending with the price in force. */
function pricesCharged(history: readonly PricePoint[], current: PriceNow, now: Instant): PricePoint[] {
  const points = history.filter((point) => point.from <= now).toSorted((a, b) => a.from - b.from);
  // A planned reduction starts by the clock, perhaps before anyone wrote its history row.
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

/** Lowest price charged in the 30 days that end at `cut`: also one that took force earlier and still held. */
function lowestBefore(points: readonly PricePoint[], cut: Instant): Cents | null {
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
 * Reference price of an announced reduction: the lowest public price of the 30 days before the FIRST cut,
 * kept while the reduction grows without interruption (Codice del consumo, art. 17-bis, cc. 2 and 5;
 * CJEU C-330/23). Null when nothing may be announced: no reduction in force, no history before it, or a
 * reference that is not above the price to pay.
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
    // At list price before this cut: it was the first one.
    if (before.amountCents >= prices.listCents) break;
    index -= 1;
  }
  return reference !== null && reference > current.amountCents ? reference : null;
}

/**
 * Whole percent off the reference price, rounded down so that it never promises more than it gives.
 * Null when there is no reference above the price, or less than one percent is left to tell.
 */
export function discountPercent(reference: Cents | null, amount: Cents): number | null {
  if (reference === null || reference <= amount) return null;
  const percent = Math.floor(((reference - amount) * 100) / reference);
  return percent > 0 ? percent : null;
}

/** Amount off the reference price; zero when nothing may be announced. */
export function discountCents(reference: Cents | null, amount: Cents): Cents {
  return reference === null || reference <= amount ? cents(0) : cents(reference - amount);
}
