import type { PaymentMethod, PaymentType } from '@casamaestra/contract/checkout/place-order.ts';

/** What a payment page of Axerve may offer, as the configuration names it. */
export const axerveOffers = ['card', 'applepay', 'googlepay', 'paypal', 'satispay'] as const;
export type AxerveOffer = (typeof axerveOffers)[number];

/** What of the configuration decides how a shop can be paid. */
export interface PaymentConfig {
  readonly mode: 'demo' | 'production';
  readonly paymentMethods: readonly PaymentMethod[];
  readonly axervePage: readonly AxerveOffer[] | undefined;
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

const wallets = ['applepay', 'googlepay'] as const;
export type Wallet = (typeof wallets)[number];

interface PageOffer {
  readonly types: readonly PaymentType[];
  readonly wallets: readonly Wallet[];
}

/**
 * What Axerve's page offers; nothing where the method is not offered. PayPal and Satispay need contracts of their own,
 * so an account is taken to have cards only until the configuration says more; the sandbox bank has all three.
 */
export function pageOffer(config: PaymentConfig): PageOffer {
  if (!offeredMethods(config).includes('gestpay')) return { types: [], wallets: [] };
  const usual: readonly AxerveOffer[] = methodsWithKeys(config).gestpay
    ? ['card']
    : ['card', 'paypal', 'satispay'];
  const offer = config.axervePage ?? usual;
  return {
    types: offer.filter((one) => one !== 'applepay' && one !== 'googlepay'),
    wallets: wallets.filter((wallet) => offer.includes(wallet)),
  };
}

/** Whether a payment may be asked for so: a type belongs to Axerve's page and must be on it. */
export const isOfferedType = (
  config: PaymentConfig,
  method: PaymentMethod,
  type: PaymentType | undefined,
): boolean => type === undefined || (method === 'gestpay' && pageOffer(config).types.includes(type));
