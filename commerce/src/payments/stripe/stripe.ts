import { urls } from '@casamaestra/contract/pages.ts';
import type { SettingValues } from '../../platform/config/setting.ts';
import { defineGateway } from '../../platform/gateways/gateway.ts';
import type { ConfiguredGateway, GatewayContext } from '../../platform/gateways/gateway.ts';
import type { PaymentGateway, WebhookReceipt } from '../../platform/gateways/payment-gateway.ts';
import { createStripeLoader } from './stripe-client.ts';
import type { StripeAccount } from './stripe-client.ts';
import { createStripeEvents } from './stripe-events.ts';
import { stripeFailure } from './stripe-failures.ts';
import { stripeSettings } from './stripe-settings.ts';
import { StripeGateway } from './stripe.gateway.ts';

type Values = SettingValues<typeof stripeSettings>;

const SCRIPT = 'https://js.stripe.com/endive/stripe.js';
/** Test credentials of the sandbox bank, not secret. */
const sandbox = {
  secretKey: 'sk_test_sandboxbank',
  publishableKey: 'pk_test_sandboxbank',
  webhookSecret: 'whsec_sandboxbank',
} as const;

/** Hosts that Stripe requires for its script, frames and calls. */
const ownHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://maps.googleapis.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com', 'https://maps.googleapis.com'],
} as const;

function ownAccount(values: Values): StripeAccount | undefined {
  const { stripeSecretKey, stripePublishableKey, stripeWebhookSecret: webhookSecret = '' } = values;
  if (stripeSecretKey === undefined || stripePublishableKey === undefined) return undefined;
  const keys = { secretKey: stripeSecretKey, publishableKey: stripePublishableKey, webhookSecret };
  return { ...keys, apiUrl: undefined, scriptUrl: SCRIPT };
}

function testCredentials(values: Values): string[] {
  const { stripeSecretKey, stripePublishableKey, stripeWebhookSecret } = values;
  const ofTest = (value: string | undefined) => value !== undefined && /^\w\w_test_/.test(value);
  return [
    ...(ofTest(stripeSecretKey) ? ['STRIPE_SECRET_KEY'] : []),
    ...(ofTest(stripePublishableKey) ? ['STRIPE_PUBLISHABLE_KEY'] : []),
    ...(stripeWebhookSecret === sandbox.webhookSecret ? ['STRIPE_WEBHOOK_SECRET'] : []),
  ];
}

const answer = (receipt: WebhookReceipt): Response => {
  const headers = { 'cache-control': 'no-store' };
  return receipt === 'forged'
    ? Response.json({ error: 'signature' }, { status: 400, headers })
    : Response.json({ received: true, result: receipt }, { headers });
};

const returned: ConfiguredGateway['returned'] = (query) => {
  const reference = query.get('payment_intent') ?? '';
  const secret = query.get('payment_intent_client_secret') ?? '';
  return reference === '' || secret === '' ? null : { reference, secret };
};

function open(
  own: StripeAccount | undefined,
  { bank, publicUrl, send, clock, log }: GatewayContext,
): PaymentGateway {
  const account = bank === undefined ? own : { ...sandbox, apiUrl: bank, scriptUrl: `${bank}/stripe.js` };
  if (account === undefined) throw new Error('Stripe has neither keys nor a sandbox bank');
  const load = createStripeLoader(account, send);
  const readEvent = createStripeEvents(account, load, clock);
  return new StripeGateway(account, {
    load,
    readEvent,
    log,
    payPage: () => publicUrl() + urls.payStripe(),
  });
}

/** Stripe: paid on the shop's own page, in form fields provided by Stripe. */
export const stripe = defineGateway(
  { name: 'stripe' },
  stripeSettings,
  (values): Omit<ConfiguredGateway, 'name' | 'frappeName'> => {
    const own = ownAccount(values);
    return {
      hasKeys: own !== undefined,
      keys: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
      testCredentials: testCredentials(values),
      methods: ['card', 'online'],
      wallets: [],
      events: 'signed',
      webhook: { verb: 'POST', path: '/api/open/stripe', answer },
      failureReason: stripeFailure,
      returned,
      pageHosts: (bank) =>
        bank === undefined
          ? ownHosts
          : { script: [new URL(bank).origin], frame: [new URL(bank).origin], connect: [] },
      open: (context) => open(own, context),
    };
  },
);
