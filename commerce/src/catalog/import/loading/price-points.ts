import type { VariantRow } from '@casamaestra/contract/catalog/product-row.ts';
import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { priceNow, type VariantPrices } from '@casamaestra/rules/pricing/price-now.ts';

export interface DatedPrice {
  readonly cents: number;
  /** ISO 8601 */
  readonly from: string;
}

const instant = (text: string | undefined) => (text === undefined ? null : Date.parse(text));
const amount = (euros: number | undefined) => (euros === undefined ? null : centsFromEuros(euros));

/** A row's prices in the form of the price rules. */
export function pricesOf(variant: VariantRow): VariantPrices {
  return {
    listCents: centsFromEuros(variant.price),
    saleCents: amount(variant.sale_price),
    saleFrom: instant(variant.sale_from),
    saleTo: instant(variant.sale_to),
    promoCents: amount(variant.promo_price),
    promoFrom: instant(variant.promo_from),
    promoTo: instant(variant.promo_to),
  };
}

/**
 * The first price history of a variant: the given one, followed by the current price. Without history in
 * the file, a product created before its reduction began is taken to have cost its list price until then.
 */
export function firstHistory(variant: VariantRow, createdAt: string | undefined, now: number): DatedPrice[] {
  const prices = pricesOf(variant);
  const current = priceNow(prices, now);
  const points = variant.price_history.map(({ price, from }): DatedPrice => ({
    cents: centsFromEuros(price),
    from,
  }));
  const began = current.from;
  if (points.length === 0 && createdAt !== undefined && Date.parse(createdAt) < (began ?? now)) {
    points.push({ cents: prices.listCents, from: createdAt });
  }
  const last = points.at(-1);
  if (last?.cents === current.amountCents) return points;
  const after = last === undefined ? -Infinity : Date.parse(last.from);
  const from = began !== null && began > after ? began : Math.max(now, after + 1);
  points.push({ cents: current.amountCents, from: new Date(from).toISOString() });
  return points;
}
