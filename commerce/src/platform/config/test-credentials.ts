import { offeredMethods } from './offered-methods.ts';
import type { PaymentConfig } from './offered-methods.ts';

/** The IBAN printed in every guide; it belongs to nobody. */
export const exampleIban = 'IT60X0542811101000000123456';

/**
 * Variables with which a shop in production would accept payments that move no money: a gateway's test
 * environment, credentials of the sandbox bank, or the example IBAN. Values are not returned: some are
 * secrets.
 */
export function testCredentials(offer: PaymentConfig, transferIban: string): readonly string[] {
  if (offer.mode !== 'production') return [];
  const transfers = offeredMethods(offer).includes('transfer');
  return [
    ...offer.knownGateways.flatMap((gateway) => gateway.testCredentials),
    ...(transfers && transferIban === exampleIban ? ['TRANSFER_IBAN'] : []),
  ];
}
