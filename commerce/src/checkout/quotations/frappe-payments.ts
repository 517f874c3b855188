import { offeredGateways, offeredMethods } from '../../platform/config/offered-methods.ts';
import type { PaymentChoice, PaymentConfig } from '../../platform/config/offered-methods.ts';

const TRANSFER = 'transfer';

/**
 * Values of `payment_gateway` for clients of the Frappe API: a gateway, whose own page offers its methods, or
 * a bank transfer.
 */
export function frappePayments(
  config: PaymentConfig,
): readonly (PaymentChoice & { readonly name: string })[] {
  const methods = offeredMethods(config);
  const online = offeredGateways(config).map(({ name: gateway, frappeName: name }) => ({
    name,
    method: 'online' as const,
    gateway,
  }));
  if (!methods.includes('transfer')) return online;
  const transfer = { name: TRANSFER, method: 'transfer', gateway: null } as const;
  return methods[0] === 'transfer' ? [transfer, ...online] : [...online, transfer];
}

/** The value of `payment_gateway` for a payment of an order. */
export const frappePayment = ({ knownGateways }: PaymentConfig, gateway: string | null): string =>
  gateway === null ? TRANSFER : (knownGateways.find(({ name }) => name === gateway)?.frappeName ?? gateway);
