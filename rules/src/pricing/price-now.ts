import type { Cents } from '@casamaestra/contract/platform/money.ts';

/** Instants are epoch milliseconds throughout the rules. */
export type Instant = number;

/** Prices of one variant as the merchant set them, VAT included. An absent bound leaves that side open. */
export interface VariantPrices {
  readonly listCents: Cents;
  readonly saleCents: Cents | null;
  readonly saleFrom: Instant | null;
  readonly saleTo: Instant | null;
  readonly promoCents: Cents | null;
  readonly promoFrom: Instant | null;
  readonly promoTo: Instant | null;
}

/** The price to pay at an instant, and since when and until when it is in force. */
export interface PriceNow {
  readonly kind: 'list' | 'sale' | 'promo';
  readonly amountCents: Cents;
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Bounds are [from, to): a reduction that ends at midnight is over at midnight. */
function inForce(from: Instant | null, to: Instant | null, now: Instant): boolean {
  return (from === null || from <= now) && (to === null || now < to);
}

/**
 * Price in force at `now`: promotional price if in force, else sale price if in force, else list price.
 * A "reduction" that is not below the list price is no reduction and is passed over.
 */
export function priceNow(prices: VariantPrices, now: Instant): PriceNow {
  const { listCents, saleCents, promoCents } = prices;
  if (promoCents !== null && promoCents < listCents && inForce(prices.promoFrom, prices.promoTo, now)) {
    return { kind: 'promo', amountCents: promoCents, from: prices.promoFrom, to: prices.promoTo };
  }
  if (saleCents !== null && saleCents < listCents && inForce(prices.saleFrom, prices.saleTo, now)) {
    return { kind: 'sale', amountCents: saleCents, from: prices.saleFrom, to: prices.saleTo };
  }
  return { kind: 'list', amountCents: listCents, from: null, to: null };
}

/** The next instant after `now` at which the price in force may change; null when none is planned. */
export function nextPriceChange(prices: VariantPrices, now: Instant): Instant | null {
  let next: Instant | null = null;
  const bounds = [
    prices.saleCents === null ? null : prices.saleFrom,
    prices.saleCents === null ? null : prices.saleTo,
    prices.promoCents === null ? null : prices.promoFrom,
    prices.promoCents === null ? null : prices.promoTo,
  ];
  for (const bound of bounds) {
    if (bound !== null && bound > now && (next === null || bound < next)) next = bound;
  }
  return next;
}
