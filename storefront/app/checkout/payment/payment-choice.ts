import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

/** The method in force: what was chosen, where it is on offer; else the first. 'online' was chosen at a gateway. */
export function methodInForce(methods: readonly PaymentMethod[], chosen: PaymentMethod | ''): PaymentMethod {
  const own = methods.find((method) => method === chosen);
  const online = chosen === 'online' ? methods.find((method) => method !== 'transfer') : undefined;
  return own ?? online ?? methods[0] ?? 'transfer';
}
