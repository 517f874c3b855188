import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { cloudflarePurger } from './cloudflare.gateway.ts';
import { fastlyPurger } from './fastly.gateway.ts';
import type { PagePurger } from './page-purger.ts';
import { varnishPurger } from './varnish.gateway.ts';

type PurgeConfig = Pick<Config, 'pagePurger' | 'purgeUrl' | 'purgeSite' | 'purgeToken' | 'commerceApi'>;

/**
 * The cache in front of the shop by its configuration, which was checked at the start. The Frappe apps alone tell of no
 * changes: nothing could be purged, so pages keep their short lifetime.
 */
export function configuredPurger(config: PurgeConfig): PagePurger | undefined {
  const { pagePurger, purgeUrl = [], purgeSite = '', purgeToken: token = '' } = config;
  if (config.commerceApi === 'frappe') return undefined;
  const [address] = purgeUrl;
  switch (pagePurger) {
    case 'off':
      return undefined;
    case 'varnish':
      return varnishPurger(purgeUrl);
    case 'fastly':
      return fastlyPurger({ address, service: purgeSite, token });
    case 'cloudflare':
      return cloudflarePurger({ address, zone: purgeSite, token });
  }
}
