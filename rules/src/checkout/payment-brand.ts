const brands = { paypal: 'PayPal', satispay: 'Satispay' } as const;

/** The name a payment is known by where it is not a card: "PayPal". Null: a card, or nothing was chosen. */
export const paymentBrand = (type: 'card' | keyof typeof brands | null): string | null =>
  type === null || type === 'card' ? null : brands[type];
