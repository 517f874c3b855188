/** What the last quote said of delivery and coupons: for showing only, no call ever carries it. Decimal euros. */
export interface CartFigures {
  readonly shippingRule: string;
  readonly shippingRuleLabel: string;
  readonly shippingRuleAmount: number;
  /** Several codes with commas. */
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

/** Reads figures kept earlier; what is damaged is empty. */
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
