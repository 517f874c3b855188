import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

const brands: Readonly<Partial<Record<PaymentMethod, string>>> = { paypal: 'PayPal', satispay: 'Satispay' };

/** The name a method is known by in every language: "PayPal". Null: it has none. */
export const paymentBrand = (method: PaymentMethod): string | null => brands[method] ?? null;

/** How a payment is called: by its brand, else by the shop's words for cards and transfers. */
export const paymentName = (
  method: PaymentMethod,
  words: { readonly card: string; readonly transfer: string },
): string => brands[method] ?? words[method === 'transfer' ? 'transfer' : 'card'];
