import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

/** The selected method if it is offered, else the first. ('online' means that it was chosen at a gateway.) */
export function selectedMethod(methods: readonly PaymentMethod[], chosen: PaymentMethod | ''): PaymentMethod {
  const own = methods.find((method) => method === chosen);
  const online = chosen === 'online' ? methods.find((method) => method !== 'transfer') : undefined;
  return own ?? online ?? methods[0] ?? 'transfer';
}
