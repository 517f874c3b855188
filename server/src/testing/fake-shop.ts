import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { openHttpServer } from '../http/http-server.ts';
import { createMetrics } from '../http/metrics.ts';
import { readinessGauges } from '../http/readiness-gauges.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type Log, silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { Tracing } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import { unparsedBody } from '../api-routes.ts';
import type { Builds } from '../builds/open-builds.ts';
import type { BackOfficePart } from '../back-office/back-office-part.ts';
import type { CommercePart } from '../commerce-part.ts';
import { cardPageHosts } from '../html-cache/card-page-hosts.ts';
import { followChanges } from '../html-cache/follow-changes.ts';
import { HtmlCache } from '../html-cache/html-cache.ts';
import { configuredPurger } from '../page-purge/configured-purger.ts';
import { openPurges } from '../page-purge/open-purges.ts';
import { purgeGauges } from '../page-purge/purge-gauges.ts';
import { pageHeaders } from '../page-routes.ts';
import { ChangeFeed } from '../remote/change-feed.ts';
import { createRouter } from '../router.ts';
import type { StorefrontPart } from '../storefront-part.ts';

export interface FakeShopOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly render?: (request: Request) => Promise<Response>;
  readonly commerce?: Partial<CommercePart>;
  readonly files?: StorefrontPart['files'];
  readonly backOffice?: BackOfficePart;
  readonly builds?: Builds;
  readonly log?: Log;
  readonly development?: boolean;
  readonly tracing?: Tracing;
}

/** The server's routing with fake parts. */
export async function openFakeShop(options: FakeShopOptions = {}) {
  const config: Config = readConfig({ PORT: '0', HOST: '127.0.0.1', ...options.environment });
  const always = securityHeaders(config);
  const { development = false } = options;
  const purger = configuredPurger(config);
  const headersFor = (page: Parameters<typeof pageHeaders>[0]) =>
    pageHeaders(page, { always, config, development, purger });
  const cache = config.htmlCache ? new HtmlCache({ maxBytes: 1e7, headersFor }) : undefined;
  const commerce: CommercePart = {
    handle: async (request) =>
      new Response(await request.text(), { headers: { 'content-type': 'application/json' } }),
    files: async () => new Response('picture', { headers: { 'content-type': 'image/webp' } }),
    client: { call: () => Promise.reject(new Error('not used')) },
    onChange: () => {},
    ready: Promise.resolve(),
    notReady: () => null,
    degraded: async () => null,
    close: async () => {},
    ...options.commerce,
  };
  const storefront: StorefrontPart = {
    files: options.files ?? new Map(),
    render: options.render ?? (async () => new Response('page')),
    close: async () => {},
  };
  const metrics = createMetrics();
  const log = options.log ?? silentLog();
  const purges = purger && openPurges(purger, { config, log, commerce, cache });
  if (purges !== undefined) metrics.follow(purgeGauges(purges), () => undefined);
  followChanges(commerce, { cache, purges, onEveryPage: () => undefined });
  for (const gauges of [...(commerce.gauges ?? []), readinessGauges(commerce)])
    metrics.follow(gauges, (err) => log.warn({ err }, 'no figures'));
  const origin = config.publicUrl ?? 'http://localhost:3000';
  const changeFeed =
    config.commerceUrl === undefined ? new ChangeFeed((listener) => commerce.onChange(listener)) : undefined;
  const router = createRouter({
    config,
    log,
    metrics,
    tracing: options.tracing,
    purger,
    purges,
    origin,
    always,
    commerce,
    storefront,
    backOffice: options.backOffice,
    builds: options.builds,
    development,
    cache,
    brandFiles: new Map(),
    changeFeed,
    cardHosts: () => cardPageHosts(config, config.sandboxBankUrl),
  });
  const http = await openHttpServer(
    config.port,
    config.host,
    router,
    unparsedBody(config.languages[0]),
    always,
  );
  const close = () => {
    purges?.close();
    changeFeed?.close();
    return http.close(1_000);
  };
  return { url: `http://127.0.0.1:${http.port}`, port: http.port, cache, close };
}

export type FakeShop = Awaited<ReturnType<typeof openFakeShop>>;
