import type { QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { italianDay } from '@casamaestra/rules/shipping/working-days.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { quoteSentence } from '@casamaestra/texts/service/quote-sentence.ts';
import type { RefusedCoupon } from '../coupons/choose-coupons.ts';
import type { CartChange, PricedLine } from './priced-cart.ts';

const named = (line: Pick<PricedLine, 'name' | 'options'>) =>
  line.options === '' ? line.name : `${line.name} (${line.options})`;

/** A change as a call answers it: with its sentence. */
export const spokenChange = (change: CartChange, language: Language): QuoteChange => ({
  ...change,
  message: quoteSentence(change.reason, language),
});

export const notSold = (sku: string, name: string): CartChange => ({
  kind: 'not_sold',
  subject: sku,
  before: null,
  now: null,
  reason: { code: 'article_not_sold', facts: { name } },
});

type SeenLine = Pick<PricedLine, 'sku' | 'name' | 'options' | 'qty' | 'wantedQty' | 'priceCents'>;

function stockChange(line: SeenLine): CartChange | null {
  const { sku: subject, qty: left, wantedQty: wanted } = line;
  if (left === wanted) return null;
  const name = named(line);
  const change = { subject, before: wanted, now: left };
  return left === 0
    ? { ...change, kind: 'out_of_stock', reason: { code: 'article_out_of_stock', facts: { name } } }
    : { ...change, kind: 'stock_short', reason: { code: 'article_short', facts: { name, left, wanted } } };
}

function priceChange(line: SeenLine, seenCents: number): CartChange | null {
  if (seenCents === line.priceCents) return null;
  const kind = line.priceCents > seenCents ? 'price_up' : 'price_down';
  const [before, now] = [eurosFromCents(seenCents), eurosFromCents(line.priceCents)];
  const reason = { code: `article_${kind}`, facts: { name: named(line), before, now } } as const;
  return { kind, subject: line.sku, before, now, reason };
}

/** Differences in price and stock between a line now and what the shopper last saw (decimal euros) and wants. */
export function lineChanges(line: SeenLine, seenPrice: number | undefined): CartChange[] {
  const seenCents = seenPrice === undefined ? line.priceCents : centsFromEuros(seenPrice);
  return [stockChange(line), priceChange(line, seenCents)].filter((change) => change !== null);
}

function couponReason({ code, refusal, insteadOf }: RefusedCoupon): CartChange['reason'] {
  switch (refusal.reason) {
    case 'not_yet':
      return { code: 'coupon_not_yet', facts: { code, from: italianDay(refusal.at) } };
    case 'expired':
      // `at` is exclusive: show the last moment at which the coupon was valid.
      return { code: 'coupon_expired', facts: { code, on: italianDay(refusal.at - 1) } };
    case 'minimum': {
      const minimum = eurosFromCents(refusal.minimumCents);
      const missing = eurosFromCents(refusal.missingCents);
      return { code: 'coupon_minimum', facts: { code, minimum, missing } };
    }
    case 'not_combinable':
      return { code: 'coupon_not_combinable', facts: { code, kept: insteadOf ?? '' } };
    default:
      return { code: `coupon_${refusal.reason}`, facts: { code } };
  }
}

/**
 * Why a coupon was not applied. For a minimum that is not reached, `before` is the minimum and `now` the
 * missing amount, in euros.
 */
export function couponChange(refused: RefusedCoupon): CartChange {
  const { refusal } = refused;
  const isMinimum = refusal.reason === 'minimum';
  return {
    kind: 'coupon_refused',
    subject: refused.code,
    before: isMinimum ? eurosFromCents(refusal.minimumCents) : null,
    now: isMinimum ? eurosFromCents(refusal.missingCents) : null,
    reason: couponReason(refused),
  };
}

/** @param subject the way of delivery that was wanted, else the country */
const deliveryChange = (subject: string, reason: CartChange['reason']): CartChange => ({
  kind: 'shipping_unavailable',
  subject,
  before: null,
  now: null,
  reason,
});

/** @param label of the delivery option used instead; null when there is none */
export function shippingChange(
  place: { readonly country: string; readonly delivered: boolean; readonly wanted: string | undefined },
  label: string | null,
): CartChange {
  const { country, delivered, wanted } = place;
  const subject = wanted ?? country;
  if (label !== null)
    return deliveryChange(subject, { code: 'delivery_replaced', facts: { delivery: label } });
  const code = delivered ? 'delivery_missing' : 'country_not_served';
  return deliveryChange(subject, { code, facts: { country } });
}

export const deliveryGone = (wanted: string): CartChange =>
  deliveryChange(wanted, { code: 'delivery_gone', facts: {} });

/** The lines that no delivery takes because nobody would look at a document. */
export const ageCheckChange = (
  lines: readonly Pick<PricedLine, 'name' | 'options'>[],
  subject: string,
): CartChange =>
  deliveryChange(subject, {
    code: 'undeliverable_without_age_check',
    facts: { articles: lines.map(named) },
  });

/** The lines that cannot be delivered, by name, and the place: the comune where the CAP has only one. */
export function undeliverableChange(
  lines: readonly Pick<PricedLine, 'name' | 'options'>[],
  place: {
    readonly country: string;
    readonly postcode: string | undefined;
    readonly comune: string | undefined;
  },
  wanted: string | undefined,
): CartChange {
  const { country, postcode, comune } = place;
  const articles = lines.map(named);
  const subject = wanted ?? country;
  if (comune !== undefined)
    return deliveryChange(subject, { code: 'undeliverable_in_town', facts: { articles, town: comune } });
  if (postcode !== undefined)
    return deliveryChange(subject, { code: 'undeliverable_at_postcode', facts: { articles, postcode } });
  return deliveryChange(subject, { code: 'undeliverable_in_country', facts: { articles, country } });
}

export function tooLarge(totalCents: number, mostCents: number): CartChange {
  const most = eurosFromCents(mostCents);
  return {
    kind: 'total',
    subject: 'total',
    before: eurosFromCents(totalCents),
    now: most,
    reason: { code: 'total_too_large', facts: { most } },
  };
}

/** @param seen decimal euros */
export const totalChange = (seen: number, total: number): CartChange => ({
  kind: 'total',
  subject: 'total',
  before: seen,
  now: total,
  reason: { code: 'total_changed', facts: { total } },
});
