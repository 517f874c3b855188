import type { Config } from './read-config.ts';

type PaymentConfig = Pick<
  Config,
  'mode' | 'paymentMethods' | 'axerveShopLogin' | 'axerveApiKey' | 'stripeSecretKey' | 'stripePublishableKey'
>;
export type PaymentMethodName = Config['paymentMethods'][number];

/** Which methods the shop has an account of its own for. */
export const methodsWithKeys = (config: PaymentConfig): Readonly<Record<PaymentMethodName, boolean>> => ({
  gestpay: config.axerveShopLogin !== undefined && config.axerveApiKey !== undefined,
  stripe: config.stripeSecretKey !== undefined && config.stripePublishableKey !== undefined,
  transfer: true,
});

/**
 * Payment methods on offer, and no others are taken. A card method without keys goes to the sandbox bank, which does
 * not exist in production.
 */
export function offeredMethods(config: PaymentConfig): readonly PaymentMethodName[] {
  const keys = methodsWithKeys(config);
  const offered = config.paymentMethods.filter((method) => config.mode !== 'production' || keys[method]);
  return offered.length === 0 ? ['transfer'] : offered;
}
