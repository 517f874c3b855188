import { inject } from 'vitest';

/** One of the shops that the journeys run on. */
export interface ShopOfWorker {
  readonly shopUrl: string;
  /** URL of the sandbox bank started by the shop. */
  readonly bankUrl: string;
  /** The link into the back office that the start of the shop tells; it works once. */
  readonly backOfficeLink: string;
  /** Data folder of the shop, with its mails in "mail". */
  readonly dataDir: string;
}

/** Files that run at the same time each have a shop of their own: none meets what another one changes. */
function shopOfWorker(): ShopOfWorker {
  const shops = inject('shops');
  const shop = shops[(Number(process.env['VITEST_POOL_ID']) - 1) % shops.length];
  if (!shop) throw new Error('no shop was started for this worker');
  return shop;
}

export const shopUrl = (): string => shopOfWorker().shopUrl;
export const bankUrl = (): string => shopOfWorker().bankUrl;
export const backOfficeLink = (): string => shopOfWorker().backOfficeLink;
export const dataDir = (): string => shopOfWorker().dataDir;
