import { z } from 'zod';
import { listOf, optional, secretSetting, setting, visible } from '../../platform/config/setting.ts';

/** Payment methods that Axerve's page may offer, by their names in the configuration. */
export const axerveOffers = ['card', 'applepay', 'googlepay', 'paypal', 'satispay'] as const;
export type AxerveOffer = (typeof axerveOffers)[number];

export const axerveSettings = {
  axervePage: setting(
    {
      name: 'AXERVE_PAGE',
      default: '',
      allowed: axerveOffers.join(', '),
      description:
        'What the payment page of Axerve offers by its contract; PayPal and Satispay are rows of the checkout, wallets are named with the card',
    },
    optional(listOf(axerveOffers).refine((list) => list.includes('card'))),
  ),
  axerveShopLogin: setting(
    {
      name: 'AXERVE_SHOP_LOGIN',
      default: '',
      description: 'Shop login at Axerve (Gestpay); empty: sandbox bank',
    },
    optional(visible),
  ),
  axerveApiKey: secretSetting(
    {
      name: 'AXERVE_API_KEY',
      default: '',
      description: 'API key at Axerve',
    },
    optional(visible),
  ),
  axerveEnvironment: setting(
    {
      name: 'AXERVE_ENVIRONMENT',
      default: 'sandbox',
      allowed: 'sandbox, production',
      description: 'Which of Axerve’s hosts is called; with keys in MODE=production only production',
    },
    z.enum(['sandbox', 'production']),
  ),
};
