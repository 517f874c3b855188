import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { nextPriceChange, priceNow } from './price-now.ts';
import type { Instant, PriceNow, VariantPrices } from './price-now.ts';
import { lowestBefore, pricesCharged, referencePrice, THIRTY_DAYS_MS } from './reference-price.ts';
import type { PricePoint } from './reference-price.ts';

/** What is charged from a moment on, and what may be said of it. */
export interface CourseStep {
  readonly from: Instant;
  readonly amountCents: Cents;
  /** Null: it is over, and nobody knows any more which price it was. */
  readonly kind: PriceNow['kind'] | null;
  /** The lowest price of the 30 days before it; null: not on sale for so long. */
  readonly lowestCents: Cents | null;
  /** The compare-at price that may be printed; null: none, or it is over. */
  readonly referenceCents: Cents | null;
}

const isOther = (point: PricePoint, before: PricePoint | undefined): boolean =>
  before?.amountCents !== point.amountCents;

/** What is charged now, and from each change that is planned until a moment. */
export function plannedPoints(prices: VariantPrices, now: Instant, until = Infinity): PricePoint[] {
  const points = [{ amountCents: priceNow(prices, now).amountCents, from: now }];
  for (let at = nextPriceChange(prices, now); at !== null && at <= until; at = nextPriceChange(prices, at))
    points.push({ amountCents: priceNow(prices, at).amountCents, from: at });
  return points;
}

/** What was charged, and what is planned to be. */
function allPoints(prices: VariantPrices, history: readonly PricePoint[], now: Instant): PricePoint[] {
  const charged = pricesCharged(history, priceNow(prices, now), now);
  const points = [...charged, ...plannedPoints(prices, now)];
  return points.filter((point, index) => isOther(point, points[index - 1]));
}

/** Moments at which the price is another one, or the lowest of 30 days is: a low one is then too long ago. */
function momentsOf(points: readonly PricePoint[], since: Instant): Instant[] {
  const [first] = points;
  const moments = points.flatMap(({ from }, index) => {
    const until = points[index + 1]?.from;
    return until === undefined ? [from] : [from, until + THIRTY_DAYS_MS];
  });
  const begins = Math.max(since, first?.from ?? since);
  const grown = first === undefined ? [] : [first.from + THIRTY_DAYS_MS];
  return [...new Set([begins, ...moments, ...grown])]
    .filter((moment) => moment >= begins)
    .toSorted((a, b) => a - b);
}

const isAlike = (one: CourseStep, before: CourseStep | undefined): boolean =>
  before !== undefined &&
  one.amountCents === before.amountCents &&
  one.kind === before.kind &&
  one.lowestCents === before.lowestCents &&
  one.referenceCents === before.referenceCents;

/** Within a step a low price may only become too long ago: its own does not lower what the step began with. */
const lowestAfter = (before: Cents | null, lowest: Cents | null): Cents | null =>
  before === null || (lowest !== null && lowest > before) ? lowest : before;

/**
 * The price of a variant from `since` to the last change that is planned, with the lowest of the 30 days before each step
 * (Codice del consumo, art. 17-bis). It says what would be, were nothing else changed.
 */
export function priceCourse(
  prices: VariantPrices,
  history: readonly PricePoint[],
  { since, now }: { readonly since: Instant; readonly now: Instant },
): readonly CourseStep[] {
  const points = allPoints(prices, history, now);
  const moments = momentsOf(points, since);
  const steps: CourseStep[] = [];
  for (const [index, from] of moments.entries()) {
    const inForce = points.findLast((point) => point.from <= from);
    if (inForce === undefined) continue;
    const { amountCents } = inForce;
    const before = steps.at(-1);
    const lowest = lowestBefore(points, from);
    const isOver = (moments[index + 1] ?? Infinity) <= now;
    const at = Math.max(from, now);
    const step: CourseStep = {
      from,
      amountCents,
      kind: isOver ? null : priceNow(prices, at).kind,
      lowestCents: before?.amountCents === amountCents ? lowestAfter(before.lowestCents, lowest) : lowest,
      referenceCents: isOver ? null : referencePrice(prices, points, at),
    };
    if (!isAlike(step, before)) steps.push(step);
  }
  return steps;
}
