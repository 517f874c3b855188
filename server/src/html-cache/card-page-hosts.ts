import { stripeAccount } from '@casamaestra/commerce/payments/gateways.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';

/** Hosts beyond the shop that the card page's policy lets in. */
export interface CardPageHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

export const noCardHosts: CardPageHosts = { script: [], frame: [], connect: [] };

/** The one page on which a gateway's script runs. */
export const cardPagePath = urls.payStripe();

/** As Stripe asks for its script, frames and calls. */
const stripeHosts: CardPageHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://maps.googleapis.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com', 'https://maps.googleapis.com'],
};

/** Stripe's hosts with keys, else the sandbox bank's; none where neither is there. */
export function cardPageHosts(config: Config, sandboxBankUrl: string | undefined): CardPageHosts {
  if (!config.paymentMethods.includes('stripe')) return noCardHosts;
  const account = stripeAccount({ config, sandboxBankUrl: () => sandboxBankUrl });
  if (account === undefined) return noCardHosts;
  if (account.apiUrl === undefined) return stripeHosts;
  const { origin } = new URL(account.apiUrl);
  return { script: [origin], frame: [origin], connect: [] };
}
