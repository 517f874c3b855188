import { z } from 'zod';
import { optional, secretSetting, setting } from '../../platform/config/setting.ts';

export const stripeSettings = {
  stripeSecretKey: secretSetting(
    {
      name: 'STRIPE_SECRET_KEY',
      default: '',
      description: 'Secret key at Stripe; empty: sandbox bank',
    },
    optional(z.string().regex(/^(sk|rk)_[\w]{8,250}$/)),
  ),
  stripePublishableKey: setting(
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      default: '',
      allowed: 'pk_…',
      description: 'Publishable key at Stripe',
    },
    optional(z.string().regex(/^pk_[\w]{8,250}$/)),
  ),
  stripeWebhookSecret: secretSetting(
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      default: '',
      allowed: 'whsec_…',
      description: 'Signing secret of the webhook /api/open/stripe',
    },
    optional(z.string().regex(/^whsec_[\w+/=]{8,250}$/)),
  ),
};
