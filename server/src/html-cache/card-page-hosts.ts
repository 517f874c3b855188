import { offeredGateways } from '@casamaestra/commerce/platform/config/offered-methods.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { PageHosts } from '@casamaestra/commerce/platform/gateways/gateway.ts';

/** Further hosts for the Content-Security-Policy of the card page. */
export type CardPageHosts = PageHosts;

export const noCardHosts: CardPageHosts = { script: [], frame: [], connect: [] };

/** The only page on which a gateway's script runs. */
export const cardPagePath = urls.payStripe();

/** Hosts of gateways with form fields on that page; those of the sandbox bank where it replaces one. */
export function cardPageHosts(config: Config, sandboxBankUrl: string | undefined): CardPageHosts {
  const bank = config.mode === 'production' ? undefined : sandboxBankUrl;
  const hosts = offeredGateways(config)
    .filter(({ hasKeys }) => hasKeys || bank !== undefined)
    .flatMap(({ hasKeys, pageHosts }) => pageHosts?.(hasKeys ? undefined : bank) ?? []);
  return {
    script: hosts.flatMap(({ script }) => script),
    frame: hosts.flatMap(({ frame }) => frame),
    connect: hosts.flatMap(({ connect }) => connect),
  };
}
