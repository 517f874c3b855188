import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import type { BegunSnapshot } from '@casamaestra/commerce/catalog/index/begin-snapshot.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { type NodeHandler, openHttpServer } from './http/http-server.ts';
import { createMetrics } from './http/metrics.ts';
import { readinessGauges } from './http/readiness-gauges.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import { unparsedBody } from './api-routes.ts';
import type { BackOfficePart } from './back-office/back-office-part.ts';
import { builtBackOffice, loadBuiltBackOffice } from './back-office/built-back-office.ts';
import { loadDevelopmentBackOffice } from './back-office/development-back-office.ts';
import { beginLoadingStorefront, builtPages, loadBuiltStorefront } from './built-storefront.ts';
import { readBrandFiles } from './brand-files.ts';
import { type Builds, openBuilds, storeOfBuilds } from './builds/open-builds.ts';
import type { CommercePart } from './commerce-part.ts';
import { loadDevelopmentStorefront } from './development-storefront.ts';
import { cardPageHosts } from './html-cache/card-page-hosts.ts';
import { followChanges } from './html-cache/follow-changes.ts';
import { htmlCacheGauges } from './html-cache/html-cache-gauges.ts';
import { HtmlCache } from './html-cache/html-cache.ts';
import { openLocalCommerce } from './local-commerce.ts';
import { ChangeFeed } from './remote/change-feed.ts';
import { configuredPurger } from './page-purge/configured-purger.ts';
import { openPurges } from './page-purge/open-purges.ts';
import { purgeGauges } from './page-purge/purge-gauges.ts';
import { pageHeaders } from './page-routes.ts';
import { createRouter } from './router.ts';
import { needsSandboxBank, startSandboxBankProcess } from './sandbox-bank-process.ts';
import type { Shop } from './shop.ts';
import { answerDuringStartup } from './startup-responder.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** A shop that is being opened. */
export interface ShopOpening {
  /** Resolves with the URL to show to a person. */
  readonly opened: Promise<string>;
  /** Closes everything that is open, also during the opening. */
  close(): Promise<void>;
}

export interface OpenShopOptions {
  readonly development: boolean;
  /** Prints progress for a person. */
  readonly say: (told: Progress) => void;
  /** Called when the shop cannot continue and must be closed. */
  readonly onFatal: () => void;
  readonly begunSnapshot: BegunSnapshot | undefined;
}

/** Time running requests get to finish at shutdown. */
const drainMs = 10_000;

/**
 * Opens everything this process's role needs. The port comes first, so that a port in use is reported at once
 * and early visitors get an answer instead of a refused connection.
 */
export function openShop(config: Config, log: Log, options: OpenShopOptions): ShopOpening {
  const resources = new OpenResources();
  const opened = open(config, log, options, resources);
  // After an early close nobody awaits this promise.
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
    let handler: NodeHandler = answerDuringStartup(securityHeaders(config), config.languages);
    let endWaiting = () => {};
    const http = await resources.keep(
      openHttpServer(
        config.port,
        config.host,
        (message, response) => handler(message, response),
        unparsedBody(config.languages[0]),
        securityHeaders(config),
      ),
      (server) => {
        endWaiting();
        return server.close(drainMs);
      },
    );
    const address = `http://${reachableHost(config.host)}:${http.port}`;
    const telemetry = await resources.keep(openTelemetry(config, log), async (open) => open?.close());
    const { commerceUrl } = config;
    const origin = config.publicUrl ?? address;
    const bank = needsSandboxBank(config)
      ? await resources.keep(
          Promise.resolve(startSandboxBankProcess({ config, log, origin, address })),
          (process) => process.close(),
        )
      : undefined;
    const sandboxBankUrl = () => config.sandboxBankUrl ?? bank?.url();
    const { development } = options;
    // PostgreSQL starts meanwhile.
    if (hasPages(config) && !development) beginLoadingStorefront();
    const commerce = await resources.keep(
      commerceUrl === undefined
        ? openLocalCommerce({
            config,
            log,
            address,
            say: options.say,
            onFatal: options.onFatal,
            sandboxBankUrl,
            tracing: telemetry?.tracing,
            begunSnapshot: options.begunSnapshot,
          })
        : openCommerceElsewhere({ ...config, commerceUrl }, log, origin),
      (part) => part.close(),
    );
    const assembly = assemble({ config, log, origin, commerce, development, sandboxBankUrl, telemetry });
    const shop = await resources.keep(assembly, async ({ storefront, backOffice, purges, builds }) => {
      purges?.close();
      builds?.close();
      await storefront?.close();
      await backOffice?.close();
    });
    endWaiting = () => shop.changeFeed?.close();
    // Before any page of this build is sent: other nodes are asked for its files.
    await Promise.all([commerce.ready, shop.builds?.shown]);
    handler = createRouter(shop);
    return address;
  } catch (error) {
    await resources.close();
    throw error;
  }
}

/** A remote service at COMMERCE_URL: one of this shop's own, or only the Frappe API. */
async function openCommerceElsewhere(
  config: Config & { readonly commerceUrl: string },
  log: Log,
  origin: string,
): Promise<CommercePart> {
  const { commerceApi, applicationKey } = config;
  if (commerceApi === 'casamaestra' || applicationKey === undefined) {
    const { openRemoteCommerce } = await import('./remote-commerce.ts');
    return openRemoteCommerce(config, log);
  }
  const { openFrappeCommerce } = await import('./frappe/frappe-commerce.ts');
  return openFrappeCommerce({ config: { ...config, applicationKey }, log, publicUrl: () => origin });
}

/** While a remote service tells of no changes, header and footer are reloaded every five minutes, as pages are. */
const period = () => Math.floor(Date.now() / 300_000);

/** A host name under which this machine's shop is reachable: a wildcard address is not one. */
function reachableHost(host: string | undefined): string {
  if (host === undefined || ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Everything opened so far. Closed in order: first the port, so that no new requests arrive, then the parts.
 */
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

const hasPages = ({ role }: Config): boolean => role !== 'commerce' && role !== 'worker';

interface Ingredients {
  readonly config: Config;
  readonly log: Log;
  readonly origin: string;
  readonly commerce: CommercePart;
  readonly development: boolean;
  readonly sandboxBankUrl: () => string | undefined;
  readonly telemetry: Telemetry | undefined;
}

/** With what is closed beside its parts. */
type Assembled = Shop & { readonly builds: Builds | undefined };

async function assemble(ingredients: Ingredients): Promise<Assembled> {
  const { config, log, origin, commerce, development, sandboxBankUrl, telemetry } = ingredients;
  const { brand, files: brandFiles } = readBrandFiles(config);
  const always = securityHeaders(config);
  const metrics = createMetrics();
  const unread = (err: unknown) => log.warn({ err }, 'figures for the metrics could not be read');
  for (const gauges of commerce.gauges ?? []) metrics.follow(gauges, unread);
  metrics.follow(readinessGauges(commerce), unread);
  const purger = hasPages(config) ? configuredPurger(config) : undefined;
  const cache =
    config.htmlCache && !development
      ? new HtmlCache({
          maxBytes: config.htmlCacheMegabytes * 1024 * 1024,
          headersFor: (page) => pageHeaders(page, { always, config, development, purger }),
          onRefreshError: (err) => log.warn({ err }, 'a stale page could not be rendered again'),
        })
      : undefined;
  const purges = purger && openPurges(purger, { config, log, commerce, cache, tracing: telemetry?.tracing });
  if (purges !== undefined) metrics.follow(purgeGauges(purges), unread);
  let generation = 0;
  followChanges(commerce, { cache, purges, onEveryPage: () => (generation += 1) });
  const changeFeed = feedOf(config, commerce);
  if (cache !== undefined) metrics.follow(htmlCacheGauges(cache), unread);
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
  const storefront = hasPages(config) ? await load(resources) : undefined;
  const backOffice = hasPages(config) ? await openBackOffice(config, development) : undefined;
  const store = hasPages(config) ? storeOfBuilds(config, development) : undefined;
  const folders = { storefront: builtPages, backoffice: builtBackOffice };
  const builds = store && openBuilds({ store, folders, log });
  telemetry?.sendMetrics(metrics.text);
  const cardHosts = () => cardPageHosts(config, sandboxBankUrl());
  return {
    config,
    log,
    metrics,
    tracing: telemetry?.tracing,
    origin,
    always,
    commerce,
    storefront,
    backOffice,
    builds,
    development,
    cache,
    purger,
    purges,
    cardHosts,
    brandFiles,
    changeFeed,
  };
}

/** What processes of pages elsewhere ask; a worker, and they themselves, tell nothing. */
const feedOf = ({ role, commerceUrl }: Config, commerce: CommercePart): ChangeFeed | undefined =>
  commerceUrl === undefined && role !== 'worker'
    ? new ChangeFeed((listener) => commerce.onChange(listener))
    : undefined;

/** Staff work with the service in or behind this shop; the Frappe apps have a back office of their own. */
async function openBackOffice(config: Config, development: boolean): Promise<BackOfficePart | undefined> {
  if (config.commerceUrl !== undefined && config.commerceApi === 'frappe') return undefined;
  return development ? loadDevelopmentBackOffice() : loadBuiltBackOffice();
}
