import type { Language } from '@casamaestra/texts/languages.ts';
import type { QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { couponNotices } from '@casamaestra/contract/cart/coupon.notices.ts';
import type { NoticeOf } from '@casamaestra/contract/platform/notices.ts';
import type { RefusedCoupon } from '../coupons/choose-coupons.ts';
import type { PricedLine } from './priced-cart.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { longDay } from '@casamaestra/texts/format/date.ts';
import { moneyOfCents } from '@casamaestra/texts/format/money.ts';
import { quoteTexts } from '@casamaestra/texts/service/quote-texts.ts';

const named = (line: Pick<PricedLine, 'name' | 'options'>) =>
  line.options === '' ? line.name : `${line.name} (${line.options})`;

export function notSold(sku: string, name: string, language: Language): QuoteChange {
  const message = quoteTexts(language).notSold(name);
  return { kind: 'not_sold', subject: sku, before: null, now: null, message };
}

/** Differences in price and stock between a line now and what the shopper last saw and wants. */
export function lineChanges(
  line: PricedLine,
  seenPrice: number | undefined,
  language: Language,
): QuoteChange[] {
  const texts = quoteTexts(language);
  const changes: QuoteChange[] = [];
  const subject = line.sku;
  if (line.qty === 0) {
    changes.push({
      kind: 'out_of_stock',
      subject,
      before: line.wantedQty,
      now: 0,
      message: texts.outOfStock(named(line)),
    });
  } else if (line.qty < line.wantedQty) {
    const message = texts.stockShort(named(line), line.qty, line.wantedQty);
    changes.push({ kind: 'stock_short', subject, before: line.wantedQty, now: line.qty, message });
  }
  const seenCents = seenPrice === undefined ? line.priceCents : centsFromEuros(seenPrice);
  if (seenCents !== line.priceCents) {
    const up = line.priceCents > seenCents;
    const [before, now] = [moneyOfCents(seenCents, language), moneyOfCents(line.priceCents, language)];
    changes.push({
      kind: up ? 'price_up' : 'price_down',
      subject,
      before: eurosFromCents(seenCents),
      now: eurosFromCents(line.priceCents),
      message: up ? texts.priceUp(named(line), before, now) : texts.priceDown(named(line), before, now),
    });
  }
  return changes;
}

function couponMessage(refused: RefusedCoupon, language: Language): string {
  const { code, refusal } = refused;
  const texts = quoteTexts(language).coupon;
  switch (refusal.reason) {
    case 'unknown':
      return texts.unknown(code);
    case 'not_yet':
      return texts.notYet(code, longDay(refusal.at, language));
    case 'expired':
      // `at` is exclusive: show the last moment at which the coupon was valid.
      return texts.expired(code, longDay(refusal.at - 1, language));
    case 'minimum':
      return texts.minimum(
        code,
        moneyOfCents(refusal.minimumCents, language),
        moneyOfCents(refusal.missingCents, language),
      );
    case 'wrong_products':
      return texts.wrongProducts(code);
    case 'used_up':
      return texts.usedUp(code);
    case 'customer_limit':
      return texts.customerLimit(code);
    case 'not_combinable':
      return texts.notCombinable(code, refused.insteadOf ?? '');
  }
}

const italianDay = (at: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', dateStyle: 'short' }).format(at);

function couponReason({ code, refusal, insteadOf }: RefusedCoupon): NoticeOf<typeof couponNotices> {
  switch (refusal.reason) {
    case 'not_yet':
      return { code: 'coupon_not_yet', facts: { code, from: italianDay(refusal.at) } };
    case 'expired':
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
export function couponChange(refused: RefusedCoupon, language: Language): QuoteChange {
  const { refusal } = refused;
  const isMinimum = refusal.reason === 'minimum';
  return {
    kind: 'coupon_refused',
    subject: refused.code,
    before: isMinimum ? eurosFromCents(refusal.minimumCents) : null,
    now: isMinimum ? eurosFromCents(refusal.missingCents) : null,
    message: couponMessage(refused, language),
    reason: couponReason(refused),
  };
}

/** @param label of the delivery option used instead; null when there is none */
export function shippingChange(
  place: { readonly country: string; readonly delivered: boolean; readonly wanted: string | undefined },
  label: string | null,
  language: Language,
): QuoteChange {
  const texts = quoteTexts(language);
  const country = countryName(place.country, language);
  const without = place.delivered ? texts.noShipping(country) : texts.noCountry(country);
  return {
    kind: 'shipping_unavailable',
    subject: place.wanted ?? place.country,
    before: null,
    now: null,
    message: label === null ? without : texts.otherShipping(label),
  };
}

/** The lines that cannot be delivered, by name, and the place: the comune where the CAP has only one. */
export function undeliverableChange(
  lines: readonly Pick<PricedLine, 'name' | 'options'>[],
  place: {
    readonly country: string;
    readonly postcode: string | undefined;
    readonly comune: string | undefined;
  },
  wanted: string | undefined,
  language: Language,
): QuoteChange {
  const texts = quoteTexts(language);
  const { country, postcode, comune } = place;
  const town = comune ?? (postcode === undefined ? undefined : texts.postcodeArea(postcode));
  const where = town === undefined ? texts.inCountry(countryName(country, language)) : texts.inTown(town);
  return {
    kind: 'shipping_unavailable',
    subject: wanted ?? country,
    before: null,
    now: null,
    message: texts.undeliverable(lines.map(named), where),
  };
}

export function tooLarge(totalCents: number, mostCents: number, language: Language): QuoteChange {
  return {
    kind: 'total',
    subject: 'total',
    before: eurosFromCents(totalCents),
    now: eurosFromCents(mostCents),
    message: quoteTexts(language).tooLarge(moneyOfCents(mostCents, language)),
  };
}
