import { cents } from '@casamaestra/contract/platform/money.ts';
import {
  type Instant,
  nextPriceChange,
  priceNow,
  type VariantPrices,
} from '@casamaestra/rules/pricing/price-now.ts';
import { type PricePoint, referencePrice } from '@casamaestra/rules/pricing/reference-price.ts';
import type { ExportVariant } from './export.queries.ts';
import { xmlElement, merchantAmount } from './merchant-element.ts';

const day = 24 * 60 * 60 * 1000;
/** Google drops items after 30 days without a newer feed: prices without an end need no later date. */
const itemLife = 30 * day;

const instant = (text: string | null) => (text === null ? null : Date.parse(text));
const amount = (value: number | null) => (value === null ? null : cents(value));

function pricesOf(variant: ExportVariant): VariantPrices {
  return {
    listCents: cents(variant.price_cents),
    saleCents: amount(variant.sale_price_cents),
    saleFrom: instant(variant.sale_from),
    saleTo: instant(variant.sale_to),
    promoCents: amount(variant.promo_price_cents),
    promoFrom: instant(variant.promo_from),
    promoTo: instant(variant.promo_to),
  };
}

/** What the variant costs at `now`, in cents. */
export const payCents = (variant: ExportVariant, now: Instant): number =>
  priceNow(pricesOf(variant), now).amountCents;

/** "2026-01-31T08:00Z" */
const feedInstant = (at: Instant) => `${new Date(at).toISOString().slice(0, 16)}Z`;
const period = (from: Instant, to: Instant) =>
  xmlElement('g:sale_price_effective_date', `${feedInstant(from)}/${feedInstant(to)}`);

/** The next planned reduction that may be announced against the current price; empty when there is none. */
function plannedSale(prices: VariantPrices, history: readonly PricePoint[], now: Instant): string[] {
  const starts = nextPriceChange(prices, now);
  if (starts === null) return [];
  const then = priceNow(prices, starts);
  if (then.kind === 'list' || referencePrice(prices, history, starts) !== prices.listCents) return [];
  const ends = nextPriceChange(prices, starts) ?? starts + itemLife;
  return [xmlElement('g:sale_price', merchantAmount(then.amountCents)), period(starts, ends)];
}

/**
 * Price elements of a variant as its page shows them at `now`. There is a sale price only where the page
 * may show a compare-at price (Codice del consumo, art. 17-bis); else only the price to pay. A sale price
 * in force without a planned end is written without dates: it holds until a later feed.
 */
export function priceElements(variant: ExportVariant, now: Instant): string[] {
  const prices = pricesOf(variant);
  const history = variant.history.map((point) => ({
    amountCents: cents(point.cents),
    from: Date.parse(point.from),
  }));
  const current = priceNow(prices, now);
  const reference = referencePrice(prices, history, now);
  if (current.kind === 'list')
    return [xmlElement('g:price', merchantAmount(current.amountCents)), ...plannedSale(prices, history, now)];
  if (reference === null) return [xmlElement('g:price', merchantAmount(current.amountCents))];
  const ends = nextPriceChange(prices, now);
  return [
    xmlElement('g:price', merchantAmount(reference)),
    xmlElement('g:sale_price', merchantAmount(current.amountCents)),
    ...(ends === null && current.from === null ? [] : [period(current.from ?? now, ends ?? now + itemLife)]),
  ];
}
