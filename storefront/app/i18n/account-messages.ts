import { loadMessages } from './load-messages.ts';

/** Texts of account and orders, and of what is still to be paid of them. */
await loadMessages({
  it: () => [
    import('./it/account.ts'),
    import('./it/orders.ts'),
    import('./it/pickup.ts'),
    import('./it/payment.ts'),
  ],
  en: () => [
    import('./en/account.ts'),
    import('./en/orders.ts'),
    import('./en/pickup.ts'),
    import('./en/payment.ts'),
  ],
  sk: () => [
    import('./sk/account.ts'),
    import('./sk/orders.ts'),
    import('./sk/pickup.ts'),
    import('./sk/payment.ts'),
  ],
});
