/** Delivery and coupons from the last quote: for display only, never sent. Decimal euros. */
export interface CartFigures {
  readonly shippingRule: string;
  readonly shippingRuleLabel: string;
  readonly shippingRuleAmount: number;
  /** Several codes are separated by commas. */
  readonly couponCode: string;
  readonly couponDiscountAmount: number;
}

export const noFigures: CartFigures = {
  shippingRule: '',
  shippingRuleLabel: '',
  shippingRuleAmount: 0,
  couponCode: '',
  couponDiscountAmount: 0,
};

/** Parses stored figures; invalid parts become empty. */
export function figuresFrom(stored: unknown): CartFigures {
  if (typeof stored !== 'object' || stored === null) return noFigures;
  const known = stored as Record<string, unknown>;
  const text = (name: keyof CartFigures): string => {
    const value = known[name];
    return typeof value === 'string' ? value : '';
  };
  const amount = (name: keyof CartFigures): number => {
    const value = known[name];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  };
  return {
    shippingRule: text('shippingRule'),
    shippingRuleLabel: text('shippingRuleLabel'),
    shippingRuleAmount: amount('shippingRuleAmount'),
    couponCode: text('couponCode'),
    couponDiscountAmount: amount('couponDiscountAmount'),
  };
}

export const sameFigures = (one: CartFigures, other: CartFigures): boolean =>
  JSON.stringify(figuresFrom(one)) === JSON.stringify(figuresFrom(other));
