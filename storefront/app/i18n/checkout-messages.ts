import { loadMessages } from './load-messages.ts';

/** Texts of cart and checkout. */
await loadMessages({
  it: () => [
    import('./it/cart.ts'),
    import('./it/checkout.ts'),
    import('./it/payment.ts'),
    import('./it/pickup.ts'),
  ],
  en: () => [
    import('./en/cart.ts'),
    import('./en/checkout.ts'),
    import('./en/payment.ts'),
    import('./en/pickup.ts'),
  ],
  sk: () => [
    import('./sk/cart.ts'),
    import('./sk/checkout.ts'),
    import('./sk/payment.ts'),
    import('./sk/pickup.ts'),
  ],
});
