import type { CartFigures } from './cart-figures.ts';

/** The part of a quote that is used. */
interface Priced {
  readonly shipping_rule: string | null;
  readonly shipping_options: readonly { readonly name: string; readonly label: string }[];
  readonly shipping: number;
  readonly coupons: readonly { readonly code: string }[];
  readonly discount: number;
}

export function figuresOf(quote: Priced): CartFigures {
  const { shipping_rule: rule, shipping_options: options, coupons } = quote;
  return {
    shippingRule: rule ?? '',
    shippingRuleLabel: options.find(({ name }) => name === rule)?.label ?? '',
    shippingRuleAmount: rule === null ? 0 : quote.shipping,
    couponCode: coupons.map(({ code }) => code).join(','),
    couponDiscountAmount: quote.discount,
  };
}
