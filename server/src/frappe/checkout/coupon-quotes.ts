import type { Language } from '@casamaestra/texts/languages.ts';
import { refusalSentence } from '@casamaestra/texts/service/refusal-sentence.ts';
import { createHash } from 'node:crypto';
import type { CartChange } from '@casamaestra/commerce/cart/priced-cart.ts';
import { spokenChange } from '@casamaestra/commerce/cart/quote-changes.ts';
import type { Quote, QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import type { Outcome, Refusal } from '@casamaestra/contract/platform/operation.ts';
import { toCent } from '../catalogue/frappe-product.ts';
import type { BoundedRecord } from '../bounded-record.ts';
import type { FrappeDependencies } from '../frappe-dependencies.ts';
import { withinLimit } from '../limits.ts';
import { type PricedQuotation, createFrappeQuotation, priceQuotation } from './quotation.ts';
import type { WantedCart } from './quote-cart.ts';

export interface CouponDependencies extends FrappeDependencies {
  /** Recent results of coupons by cart, so that showing a cart again does not create another quotation. */
  readonly couponQuotes: BoundedRecord<Outcome<PricedQuotation>>;
}

const keyOf = (quote: Quote, wanted: WantedCart, code: string): string => {
  const lines = quote.lines.map(({ sku, qty, price }) => [sku, qty, price]);
  const content = [lines, code, quote.shipping_rule, wanted.country, wanted.email ?? ''];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
};

/** Placeholder contact: coupons work only on quotations, and those require one. */
const nobody = { first_name: 'Carrello', last_name: 'Web', address_line1: '-', city: '-', pincode: '00000' };

async function askedOfService(
  deps: CouponDependencies,
  quote: Quote,
  wanted: WantedCart,
  code: string,
  caller: { readonly address: string; readonly language: Language; readonly country: string },
): Promise<Outcome<PricedQuotation>> {
  const within = withinLimit(deps, 'coupons', caller.address);
  if (!within.ok) return within;
  const name = await createFrappeQuotation(
    deps,
    {
      lines: quote.lines.filter(({ qty }) => qty > 0),
      customer: '',
      email: wanted.email ?? 'carrello@casamaestra.example',
      phone: '-',
      shipping: { ...nobody, country: wanted.country },
      billing: undefined,
      invoice: undefined,
      shippingRule: quote.shipping_rule ?? undefined,
      note: undefined,
      countryName: () => caller.country,
    },
    caller.address,
  );
  return name.ok ? priceQuotation(deps, name.value, code) : name;
}

/** The quote with a coupon, or with the reason why it is refused. One coupon per cart, as at the service. */
export async function withCoupon(
  deps: CouponDependencies,
  quote: Quote,
  wanted: WantedCart,
  caller: { readonly address: string; readonly language: Language; readonly country: string },
): Promise<Quote> {
  const [code, ...more] = wanted.coupon_codes;
  if (code === undefined || quote.goods === 0) return quote;
  const key = keyOf(quote, wanted, code);
  const known = deps.couponQuotes.get(key);
  const priced = known ?? (await askedOfService(deps, quote, wanted, code, caller));
  if (known === undefined && (priced.ok || priced.refusal.name === 'invalid_input'))
    deps.couponQuotes.set(key, priced);
  const onlyOne = more.map((other) =>
    refusedCoupon(other, { code: 'coupon_second', facts: {} }, caller.language),
  );
  if (!priced.ok)
    return {
      ...quote,
      changes: [...quote.changes, refusedByService(code, priced.refusal, caller.language), ...onlyOne],
    };
  return { ...couponed(quote, code, priced.value), changes: [...quote.changes, ...onlyOne] };
}

const refusedCoupon = (coupon: string, reason: CartChange['reason'], language: Language): QuoteChange =>
  spokenChange({ kind: 'coupon_refused', subject: coupon, before: null, now: null, reason }, language);

/** A coupon that the service would not take, in its words or those of the refusal. */
export const refusedByService = (
  coupon: string,
  refusal: Pick<Refusal, 'code' | 'facts'>,
  language: Language,
): QuoteChange => {
  const message = refusalSentence(refusal, language);
  return refusedCoupon(coupon, { code: 'coupon_refused_elsewhere', facts: { message } }, language);
};

/** The quote with the total returned by the service; the difference to the former total is the discount. */
export function couponed(quote: Quote, code: string, { total, description }: PricedQuotation): Quote {
  const discount = Math.max(0, toCent(quote.goods + quote.shipping - total));
  return {
    ...quote,
    coupons: [{ code, description: description === '' ? code : description, kind: 'amount', discount }],
    discount,
    total,
  };
}
