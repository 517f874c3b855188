import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { Limit } from '@casamaestra/contract/staff/permissions.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';

const amountsOf = ({ listCents, saleCents, promoCents }: VariantPrices): Cents[] =>
  [listCents, saleCents, promoCents].filter((amount) => amount !== null);

/** The lowest amount that is new in prices; undefined: none is. */
export function lowestNew(before: VariantPrices, after: VariantPrices): Cents | undefined {
  const known = new Set<number>(amountsOf(before));
  return amountsOf(after)
    .filter((amount) => !known.has(amount))
    .toSorted((a, b) => a - b)[0];
}

const ends = (from: number | null, to: number | null): boolean => from === null || to === null || from < to;

/** What no prices may be: zero, a reduction that is none, dates the wrong way round. */
export function faultOf(after: VariantPrices): Outcome<undefined> {
  const { listCents, saleCents, promoCents } = after;
  if (amountsOf(after).includes(0 as Cents)) return refused('staff_price_zero', {}, 'to.price');
  if (!ends(after.saleFrom, after.saleTo)) return refused('staff_price_dates', {}, 'to.sale_to');
  if (!ends(after.promoFrom, after.promoTo)) return refused('staff_price_dates', {}, 'to.promo_to');
  if (saleCents !== null && saleCents >= listCents)
    return refused('staff_price_above_list', {}, 'to.sale_price');
  if (promoCents !== null && promoCents >= listCents)
    return refused('staff_price_above_list', {}, 'to.promo_price');
  return accepted(undefined);
}

/** How much the price charged now would change at most, in whole percent: below zero is less. */
export function largestChange(before: VariantPrices, after: VariantPrices, now: number): number {
  const charged = priceNow(before, now).amountCents;
  const known = new Set<number>(amountsOf(before));
  const changes = amountsOf(after)
    .filter((amount) => !known.has(amount))
    .map((amount) => (charged === 0 ? 0 : ((amount - charged) / charged) * 100));
  const most = changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  return most < 0 ? Math.floor(most) : Math.ceil(most);
}

/** The new amount to be typed again, when it is far below the price charged now: by more than the guard says. */
export function toConfirm(
  before: VariantPrices,
  after: VariantPrices,
  now: number,
  muchPercent: number,
): Cents | undefined {
  const lowest = lowestNew(before, after);
  const charged = priceNow(before, now).amountCents;
  return lowest !== undefined && lowest * 100 < charged * (100 - muchPercent) ? lowest : undefined;
}

/** The lowest new amount, when it does not cover the cost. */
export function belowCost(
  before: VariantPrices,
  after: VariantPrices,
  floorCents: Cents | null,
): Cents | undefined {
  const lowest = lowestNew(before, after);
  return lowest !== undefined && floorCents !== null && lowest < floorCents ? lowest : undefined;
}

/** The price of a new variant, when it is far from those of all its siblings; there may be none. */
export function unlikeSiblings(
  priceCents: Cents,
  siblings: readonly Cents[],
  muchPercent: number,
): Cents | undefined {
  if (siblings.length === 0) return undefined;
  const least = 100 - muchPercent;
  const isLower = priceCents * 100 < Math.min(...siblings) * least;
  const isHigher = priceCents * least > Math.max(...siblings) * 100;
  return isLower || isHigher ? priceCents : undefined;
}

const onlyPromotion = (before: VariantPrices, after: VariantPrices): boolean =>
  before.listCents === after.listCents &&
  before.saleCents === after.saleCents &&
  before.saleFrom === after.saleFrom &&
  before.saleTo === after.saleTo;

interface Guard {
  readonly before: VariantPrices;
  readonly after: VariantPrices;
  readonly now: number;
  readonly limits: readonly Limit[];
  /** Beyond this a change is confirmed, and some roles may not make it. */
  readonly muchPercent: number;
  /** The lowest price that covers the cost; null: nobody has said what it is. */
  readonly floorCents: Cents | null;
  readonly seesCosts: boolean;
  /** What was typed again. */
  readonly confirmedCents: Cents | undefined;
}

/** Whether prices may become public: a wrong one cannot be taken back once somebody has bought at it. */
export function guardPrices(guard: Guard): Outcome<undefined> {
  const { before, after, now, limits, muchPercent, confirmedCents, floorCents, seesCosts } = guard;
  const fault = faultOf(after);
  if (!fault.ok) return fault;
  if (limits.includes('promotions') && !onlyPromotion(before, after))
    return refused('staff_price_promotions_only', {});
  const percent = Math.abs(largestChange(before, after, now));
  if (limits.includes('price_30_percent') && percent > muchPercent)
    return refused('staff_price_limit', { percent, most: muchPercent });
  const below = belowCost(before, after, floorCents);
  if (below !== undefined && !seesCosts) return refused('staff_price_below_cost_other', {});
  if (below !== undefined && below !== confirmedCents)
    return refused('staff_price_below_cost', { price: eurosFromCents(below).toFixed(2) }, 'confirmed');
  const wanted = toConfirm(before, after, now, muchPercent);
  if (wanted === undefined || wanted === confirmedCents) return accepted(undefined);
  const charged = priceNow(before, now).amountCents;
  const less = Math.round(((charged - wanted) * 100) / charged);
  return refused(
    'staff_price_to_confirm',
    { percent: less, price: eurosFromCents(wanted).toFixed(2) },
    'confirmed',
  );
}
