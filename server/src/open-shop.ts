import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { type NodeHandler, openHttpServer } from '@casamaestra/commerce/platform/http/http-server.ts';
import { createMetrics } from '@casamaestra/commerce/platform/http/metrics.ts';
import { securityHeaders } from '@casamaestra/commerce/platform/http/security-headers.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { unparsedCallBody } from './api-routes.ts';
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

/** A shop on its way to being open. */
export interface ShopOpening {
  /** Resolves with the address where a person clicks. */
  readonly opened: Promise<string>;
  /** Closes what is open, also half-way. */
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
export function openShop(config: Config, log: Log, options: OpenShopOptions): ShopOpening {
  const parts = new OpenParts();
  const opened = open(config, log, options, parts);
  // Whoever closes early does not want to hear that the opening was interrupted.
  opened.catch(() => undefined);
  return { opened, close: () => parts.close() };
}

async function open(config: Config, log: Log, options: OpenShopOptions, parts: OpenParts): Promise<string> {
  try {
    let handler: NodeHandler = answerWhileOpening;
    const http = await parts.keep(
      openHttpServer(
        config.port,
        config.host,
        (message, response) => handler(message, response),
        unparsedCallBody,
      ),
      (server) => server.close(drainMs),
    );
    const address = `http://localhost:${http.port}`;
    const { commerceUrl } = config;
    const commerce = await parts.keep(
      commerceUrl === undefined
        ? openLocalCommerce({
            config,
            log,
            address,
            say: options.say,
            onFatal: options.onFatal,
            sandboxBankUrl: () => config.sandboxBankUrl,
          })
        : Promise.resolve(openRemoteCommerce({ ...config, commerceUrl })),
      (part) => part.close(),
    );
    const origin = config.publicUrl ?? address;
    const assembly = assemble({ config, log, origin, commerce, development: options.development });
    const shop = await parts.keep(assembly, async ({ storefront }) => storefront?.close());
    await commerce.ready;
    handler = createRouter(shop);
    return address;
  } catch (error) {
    await parts.close();
    throw error;
  }
}

/** What has been opened so far, closed in order: first the port, so that nothing new arrives, then its parts. */
class OpenParts {
  private readonly closers: Promise<() => Promise<void>>[] = [];
  private closing: Promise<void> | undefined;

  async keep<Part>(opening: Promise<Part>, close: (part: Part) => Promise<void>): Promise<Part> {
    const nothing = async () => {};
    this.closers.push(opening.then((part) => () => close(part)).catch(() => nothing));
    return opening;
  }

  close(): Promise<void> {
    this.closing ??= this.closeAll();
    return this.closing;
  }

  private async closeAll(): Promise<void> {
    const [first, ...rest] = this.closers;
    for (const closer of [first, ...rest.toReversed()]) await (await closer)?.();
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
          headersFor: (page) => pageHeaders(page, { always, config, development }),
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
  return { config, log, metrics, origin, always, commerce, storefront, development, cache };
}
