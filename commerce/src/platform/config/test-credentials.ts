import { offeredMethods } from './offered-methods.ts';
import type { PaymentConfig } from './offered-methods.ts';

/** The IBAN that every guide prints: money sent there reaches nobody. */
export const exampleIban = 'IT60X0542811101000000123456';

/**
 * Variables that would let a shop in production take payments that move no money: a gateway's test environment,
 * what the sandbox bank takes, or the example account. Values are not told: some are secrets.
 */
export function testCredentials(offer: PaymentConfig, transferIban: string): readonly string[] {
  if (offer.mode !== 'production') return [];
  const transfers = offeredMethods(offer).includes('transfer');
  return [
    ...offer.knownGateways.flatMap((gateway) => gateway.testCredentials),
    ...(transfers && transferIban === exampleIban ? ['TRANSFER_IBAN'] : []),
  ];
}
