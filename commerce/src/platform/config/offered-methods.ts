import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';

/** What of the configuration decides how a shop can be paid. */
export interface PaymentConfig {
  readonly mode: 'demo' | 'production';
  readonly paymentMethods: readonly PaymentMethod[];
  readonly axerveShopLogin: string | undefined;
  readonly axerveApiKey: string | undefined;
  readonly stripeSecretKey: string | undefined;
  readonly stripePublishableKey: string | undefined;
}

/** Which methods the shop has an account of its own for. */
export const methodsWithKeys = (config: PaymentConfig): Readonly<Record<PaymentMethod, boolean>> => ({
  gestpay: config.axerveShopLogin !== undefined && config.axerveApiKey !== undefined,
  stripe: config.stripeSecretKey !== undefined && config.stripePublishableKey !== undefined,
  transfer: true,
});

/**
 * Payment methods on offer, and no others are taken. A card method without keys goes to the sandbox bank, which does
 * not exist in production.
 */
export function offeredMethods(config: PaymentConfig): readonly PaymentMethod[] {
  const keys = methodsWithKeys(config);
  const offered = config.paymentMethods.filter((method) => config.mode !== 'production' || keys[method]);
  return offered.length === 0 ? ['transfer'] : offered;
}
