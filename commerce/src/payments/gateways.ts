import { urls } from '@casamaestra/contract/pages.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import type { ShopParts } from '../area.ts';
import { pageOffer } from '../platform/config/offered-methods.ts';
import { createAxerveGateway } from './axerve/axerve.gateway.ts';
import type { AxerveAccount } from './axerve/axerve-client.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createStripeLoader } from './stripe/stripe-client.ts';
import type { StripeAccount } from './stripe/stripe-client.ts';
import { StripeGateway } from './stripe/stripe.gateway.ts';
import { createStripeEvents } from './stripe/stripe-events.ts';
import type { ReadStripeEvent } from './stripe/stripe-events.ts';

const axerveHosts = {
  sandbox: { apiUrl: 'https://sandbox.gestpay.net', browserUrl: 'https://sandbox.gestpay.net' },
  production: { apiUrl: 'https://ecomms2s.sella.it', browserUrl: 'https://ecomm.sella.it' },
} as const;
const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

type AccountParts = Pick<ShopParts, 'config' | 'sandboxBankUrl'>;

/** The shop's account at Axerve; without keys the sandbox bank's, and none where no sandbox bank runs. */
export function axerveAccount({ config, sandboxBankUrl }: AccountParts): AxerveAccount | undefined {
  const { axerveShopLogin: shopLogin, axerveApiKey: apiKey, axerveEnvironment } = config;
  if (shopLogin !== undefined && apiKey !== undefined)
    return { shopLogin, apiKey, ...axerveHosts[axerveEnvironment] };
  const bank = config.mode === 'production' ? undefined : sandboxBankUrl();
  if (bank === undefined) return undefined;
  return { shopLogin: 'GESPAYSANDBOX', apiKey: 'sandbox-axerve-key', apiUrl: bank, browserUrl: bank };
}

/** The same at Stripe. */
export function stripeAccount({ config, sandboxBankUrl }: AccountParts): StripeAccount | undefined {
  const {
    stripeSecretKey: secretKey,
    stripePublishableKey: publishableKey,
    stripeWebhookSecret: webhookSecret = '',
  } = config;
  if (secretKey !== undefined && publishableKey !== undefined)
    return { secretKey, publishableKey, webhookSecret, apiUrl: undefined, scriptUrl: STRIPE_SCRIPT };
  const bank = config.mode === 'production' ? undefined : sandboxBankUrl();
  if (bank === undefined) return undefined;
  return {
    secretKey: 'sk_test_sandboxbank',
    publishableKey: 'pk_test_sandboxbank',
    webhookSecret: 'whsec_sandboxbank',
    apiUrl: bank,
    scriptUrl: `${bank}/stripe.js`,
  };
}

export interface Gateways {
  /** Undefined for transfers, and for a card method without keys and without a sandbox bank. */
  of(method: PaymentMethod): PaymentGateway | undefined;
  readonly axerveShopLogin: () => string | undefined;
  readonly readStripeEvent: ReadStripeEvent;
}

/** One value made again only when what it is made from has another address: the sandbox bank may start later. */
function following<Account extends { readonly apiUrl: string | undefined }, Made>(
  account: () => Account | undefined,
  make: (account: Account) => Made,
): () => Made | undefined {
  let made: { readonly apiUrl: string | undefined; readonly value: Made } | undefined;
  return () => {
    const now = account();
    if (now === undefined) return undefined;
    if (made === undefined || made.apiUrl !== now.apiUrl) made = { apiUrl: now.apiUrl, value: make(now) };
    return made.value;
  };
}

/** The gateways of the shop by its configuration. */
export function createGateways(
  parts: Pick<ShopParts, 'config' | 'sandboxBankUrl' | 'publicUrl' | 'clock'>,
  send: typeof fetch = createBoundedFetch(),
): Gateways {
  const { publicUrl, clock } = parts;
  const axerve = following(
    () => axerveAccount(parts),
    (account) => createAxerveGateway(account, publicUrl, send, pageOffer(parts.config).wallets),
  );
  const stripe = following(
    () => stripeAccount(parts),
    (account) => {
      const load = createStripeLoader(account, send);
      return {
        gateway: new StripeGateway(account, load, () => publicUrl() + urls.payStripe()),
        read: createStripeEvents(account, load, clock),
      };
    },
  );
  return {
    of: (method) => (method === 'gestpay' ? axerve() : method === 'stripe' ? stripe()?.gateway : undefined),
    axerveShopLogin: () => axerveAccount(parts)?.shopLogin,
    readStripeEvent: async (body, signature) => (await stripe()?.read(body, signature)) ?? null,
  };
}
