import type { PaymentMethod, PaymentType } from '@casamaestra/contract/checkout/place-order.ts';
import { paymentBrand } from '@casamaestra/rules/checkout/payment-brand.ts';

/** A row of the payment choice: who takes the money, and with what on its page; null: there is nothing to choose. */
export interface PaymentWay {
  readonly method: PaymentMethod;
  readonly type: PaymentType | null;
}

interface Offer {
  readonly payment_methods: readonly PaymentMethod[];
  readonly payment_types: readonly PaymentType[];
}

/** Names a row in forms: "gestpay", "paypal", "transfer". */
export const wayKey = ({ method, type }: PaymentWay): string =>
  type === null || type === 'card' ? method : type;

/**
 * What can be chosen. There is one row for cards, whoever takes them: the gateway that was chosen before, else the first
 * the shop has. Which one it is means nothing to whoever pays.
 */
export function paymentWays(
  { payment_methods: methods, payment_types: types }: Offer,
  chosen: PaymentMethod | '',
): readonly PaymentWay[] {
  const before = methods.find((one) => one === chosen && one !== 'transfer');
  const cards = before ?? methods.find((one) => one !== 'transfer');
  return methods.flatMap((method): PaymentWay[] => {
    if (method === 'transfer') return [{ method, type: null }];
    const card = method === cards;
    if (method === 'stripe') return card ? [{ method, type: null }] : [];
    return types.filter((type) => type !== 'card' || card).map((type) => ({ method, type }));
  });
}

/** The way in force: what was chosen, else the first. */
export function wayInForce(
  ways: readonly PaymentWay[],
  method: PaymentMethod | '',
  type: PaymentType | '' | null,
): PaymentWay {
  const own = ways.filter((way) => way.method === method);
  return own.find((way) => way.type === type) ?? own[0] ?? ways[0] ?? { method: 'transfer', type: null };
}

/** How a payment is called: the name of what pays, else the shop's word for the method. */
export const wayName = (
  { method, type }: PaymentWay,
  words: Readonly<Record<PaymentMethod, string>>,
): string => paymentBrand(type) ?? words[method];
