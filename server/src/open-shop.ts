import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { type NodeHandler, openHttpServer } from '@casamaestra/commerce/platform/http/http-server.ts';
import { createMetrics } from '@casamaestra/commerce/platform/http/metrics.ts';
import { securityHeaders } from '@casamaestra/commerce/platform/http/security-headers.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { loadBuiltStorefront } from './built-storefront.ts';
import type { CommercePart } from './commerce-part.ts';
import { loadDevelopmentStorefront } from './development-storefront.ts';
import { HtmlCache } from './html-cache/html-cache.ts';
import { openLocalCommerce } from './local-commerce.ts';
import { openRemoteCommerce } from './remote-commerce.ts';
import { pageHeaders } from './page-routes.ts';
import { createRouter } from './router.ts';
import type { Shop } from './shop.ts';
import { answerWhileOpening } from './while-opening.ts';

/** An open shop. */
export interface OpenShop {
  /** Where a person clicks. */
  readonly address: string;
  close(): Promise<void>;
}

export interface OpenShopOptions {
  readonly development: boolean;
  /** One line of progress for a person. */
  readonly say: (line: string) => void;
  /** The shop cannot go on and must be closed. */
  readonly onFatal: () => void;
}

/** Requests in flight get this long to finish at shutdown. */
const drainMs = 10_000;

/**
 * Opens everything this process's role needs. The port comes first, so that a busy one is found at once and
 * early visitors get a word instead of a refused connection.
 */
export async function openShop(
  config: Config,
  log: Log,
  { development, say, onFatal }: OpenShopOptions,
): Promise<OpenShop> {
  let handler: NodeHandler = answerWhileOpening;
  const http = await openHttpServer(config.port, config.host, (message, response) =>
    handler(message, response),
  );
  const address = `http://localhost:${http.port}`;
  const closing: (() => Promise<void>)[] = [() => http.close(drainMs)];
  const close = async () => {
    for (const step of closing) await step();
  };
  try {
    const { commerceUrl } = config;
    const commerce =
      commerceUrl === undefined
        ? await openLocalCommerce({ config, log, address, say, onFatal })
        : openRemoteCommerce({ ...config, commerceUrl });
    closing.push(() => commerce.close());
    const origin = config.publicUrl ?? address;
    const shop = await assemble({ config, log, origin, commerce, development });
    closing.splice(1, 0, async () => shop.storefront?.close());
    handler = createRouter(shop);
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Ingredients {
  readonly config: Config;
  readonly log: Log;
  readonly origin: string;
  readonly commerce: CommercePart;
  readonly development: boolean;
}

async function assemble({ config, log, origin, commerce, development }: Ingredients): Promise<Shop> {
  const always = securityHeaders(config.publicUrl);
  const metrics = createMetrics();
  const cache =
    config.htmlCache && !development
      ? new HtmlCache({
          maxBytes: config.htmlCacheMegabytes * 1024 * 1024,
          headersFor: (page) => pageHeaders(page, { always, config }),
          onRefreshError: (err) => log.warn({ err }, 'a stale page could not be rendered again'),
        })
      : undefined;
  let generation = 0;
  commerce.onChange((change) => {
    if (change.content || change.categories || change.everything) {
      generation += 1;
      cache?.clear();
    } else if (change.productIds.length > 0) {
      cache?.drop(['listing', ...change.productIds.map((id) => `product-${id}`)]);
    }
  });
  if (cache !== undefined) {
    metrics.gauge('html_cache_pages', 'Pages kept', () => cache.counts().pages);
    metrics.gauge('html_cache_bytes', 'Memory of kept pages', () => cache.counts().bytes);
    metrics.gauge('html_cache_hits', 'Answers from the page cache', () => cache.counts().hits);
    metrics.gauge('html_cache_misses', 'Pages rendered', () => cache.counts().misses);
    metrics.gauge('html_cache_dropped', 'Pages dropped after a change', () => cache.counts().dropped);
  }
  const parts = {
    commerce: commerce.client,
    config: { languages: config.languages, publicUrl: origin },
    contentGeneration: () => String(generation),
  };
  const load = development ? loadDevelopmentStorefront : loadBuiltStorefront;
  const storefront = config.role === 'commerce' || config.role === 'worker' ? undefined : await load(parts);
  return { config, log, metrics, origin, always, commerce, storefront, cache };
}
