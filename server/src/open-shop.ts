import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { type NodeHandler, openHttpServer } from './http/http-server.ts';
import { createMetrics } from './http/metrics.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { unparsedCallBody } from './api-routes.ts';
import { loadBuiltStorefront } from './built-storefront.ts';
import { readBrandFiles } from './brand-files.ts';
import type { CommercePart } from './commerce-part.ts';
import { loadDevelopmentStorefront } from './development-storefront.ts';
import { cardPageHosts } from './html-cache/card-page-hosts.ts';
import { HtmlCache } from './html-cache/html-cache.ts';
import { openFrappeCommerce } from './frappe/frappe-commerce.ts';
import { openLocalCommerce } from './local-commerce.ts';
import { openRemoteCommerce } from './remote-commerce.ts';
import { pageHeaders } from './page-routes.ts';
import { createRouter } from './router.ts';
import { needsSandboxBank, startSandboxBankProcess } from './sandbox-bank-process.ts';
import type { Shop } from './shop.ts';
import { answerDuringStartup } from './startup-responder.ts';

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
  const resources = new OpenResources();
  const opened = open(config, log, options, resources);
  // Whoever closes early does not want to hear that the opening was interrupted.
  opened.catch(() => undefined);
  return { opened, close: () => resources.close() };
}

async function open(
  config: Config,
  log: Log,
  options: OpenShopOptions,
  resources: OpenResources,
): Promise<string> {
  try {
    let handler: NodeHandler = answerDuringStartup(securityHeaders(config));
    const http = await resources.keep(
      openHttpServer(
        config.port,
        config.host,
        (message, response) => handler(message, response),
        unparsedCallBody,
        securityHeaders(config),
      ),
      (server) => server.close(drainMs),
    );
    const address = `http://${reachableHost(config.host)}:${http.port}`;
    const { commerceUrl } = config;
    const origin = config.publicUrl ?? address;
    const bank = needsSandboxBank(config)
      ? await resources.keep(
          Promise.resolve(startSandboxBankProcess({ config, log, origin, address })),
          (process) => process.close(),
        )
      : undefined;
    const sandboxBankUrl = () => config.sandboxBankUrl ?? bank?.url();
    const commerce = await resources.keep(
      commerceUrl === undefined
        ? openLocalCommerce({
            config,
            log,
            address,
            say: options.say,
            onFatal: options.onFatal,
            sandboxBankUrl,
          })
        : Promise.resolve(openCommerceElsewhere({ ...config, commerceUrl }, log, origin)),
      (part) => part.close(),
    );
    const { development } = options;
    const assembly = assemble({ config, log, origin, commerce, development, sandboxBankUrl });
    const shop = await resources.keep(assembly, async ({ storefront }) => storefront?.close());
    await commerce.ready;
    handler = createRouter(shop);
    return address;
  } catch (error) {
    await resources.close();
    throw error;
  }
}

/** The service at COMMERCE_URL: one of this shop's own, or the calls of the Frappe API alone. */
function openCommerceElsewhere(
  config: Config & { readonly commerceUrl: string },
  log: Log,
  origin: string,
): CommercePart {
  const { commerceApi, applicationKey } = config;
  if (commerceApi === 'casamaestra' || applicationKey === undefined) return openRemoteCommerce(config);
  return openFrappeCommerce({ config: { ...config, applicationKey }, log, publicUrl: () => origin });
}

/** Changes of a service elsewhere are not told: header and footer are asked for again as often as pages are. */
const period = () => Math.floor(Date.now() / 300_000);

/** The host name to reach this machine's shop by: an address of everywhere is none. */
function reachableHost(host: string | undefined): string {
  if (host === undefined || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** What has been opened so far, closed in order: first the port, so that nothing new arrives, then its parts. */
class OpenResources {
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
  readonly sandboxBankUrl: () => string | undefined;
}

async function assemble(ingredients: Ingredients): Promise<Shop> {
  const { config, log, origin, commerce, development, sandboxBankUrl } = ingredients;
  const { brand, files: brandFiles } = readBrandFiles(config);
  const always = securityHeaders(config);
  const metrics = createMetrics();
  for (const gauges of commerce.gauges ?? [])
    metrics.follow(gauges, (err) => log.warn({ err }, 'figures for the metrics could not be read'));
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
    metrics.gauge('html_cache_addresses', 'Addresses that lead to kept pages', () => cache.counts().aliases);
    metrics.gauge('html_cache_hits', 'Answers from the page cache', () => cache.counts().hits);
    metrics.gauge('html_cache_misses', 'Pages rendered', () => cache.counts().misses);
    metrics.gauge('html_cache_dropped', 'Pages dropped after a change', () => cache.counts().dropped);
  }
  const resources = {
    log,
    commerce: commerce.client,
    config: {
      languages: config.languages,
      marked: config.texts === 'marked',
      publicUrl: origin,
      shop: config.shop,
      brand,
      absent: commerce.absent ?? [],
    },
    contentGeneration: () => `${generation} ${config.commerceUrl === undefined ? '' : period()}`,
  };
  const load = development ? loadDevelopmentStorefront : loadBuiltStorefront;
  const storefront =
    config.role === 'commerce' || config.role === 'worker' ? undefined : await load(resources);
  const cardHosts = () => cardPageHosts(config, sandboxBankUrl());
  return {
    config,
    log,
    metrics,
    origin,
    always,
    commerce,
    storefront,
    development,
    cache,
    cardHosts,
    brandFiles,
  };
}
