import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

const brands: Readonly<Partial<Record<PaymentMethod, string>>> = { paypal: 'PayPal', satispay: 'Satispay' };

/** The brand name of a method, the same in every language: "PayPal". Null when it has none. */
export const paymentBrand = (method: PaymentMethod): string | null => brands[method] ?? null;

/** The name of a payment: its brand, else the shop's texts for cards and transfers. */
export const paymentName = (
  method: PaymentMethod,
  words: { readonly card: string; readonly transfer: string },
): string => brands[method] ?? words[method === 'transfer' ? 'transfer' : 'card'];
