import { offeredGateways, offeredMethods } from '../../platform/config/offered-methods.ts';
import type { PaymentChoice, PaymentConfig } from '../../platform/config/offered-methods.ts';

const TRANSFER = 'transfer';

/** What a client of the Frappe API may name as `payment_gateway`: a gateway, whose page then asks with what, or a transfer. */
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

/** The same name for a payment of an order. */
export const frappePayment = ({ knownGateways }: PaymentConfig, gateway: string | null): string =>
  gateway === null ? TRANSFER : (knownGateways.find(({ name }) => name === gateway)?.frappeName ?? gateway);
