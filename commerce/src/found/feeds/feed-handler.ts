import type { ShopDependencies } from '../../area.ts';
import type { FeedDelivery } from '../../catalog/export/merchant-attributes.ts';
import { readFeedItems } from '../../catalog/export/public-feed.usecase.ts';
import type { ConnectionOptions } from '../../platform/database/connection.ts';
import type { WebHandler } from '../../platform/http/raw-call.ts';
import { sameSecret } from '../../platform/secrets/same-secret.ts';
import type { KeptFiles } from '../kept-files.ts';
import { nothingHere, sendKept } from '../send-kept.ts';
import { selectChangedProducts } from './changed-products.queries.ts';
import { type FeedFormat, feedFormats } from './feed-formats.ts';

export interface FeedServices {
  readonly shop: ShopDependencies;
  readonly files: KeptFiles;
  /** Another one whenever an item may be another. */
  readonly version: () => Promise<string>;
  readonly site: () => string;
  readonly delivery: () => Promise<FeedDelivery | null>;
}

const HOUR_MS = 3_600_000;
/** Changes are told for so long; whoever missed more reads the whole feed. */
const HOURS_MAX = 7 * 24;

/** The full hour from which changes are asked; null for the whole feed: no hour, one too long ago, or none at all. */
function hourAsked(since: string | null, now: number): number | null {
  const at = Date.parse(since ?? '');
  if (Number.isNaN(at) || at > now) return null;
  const hour = Math.floor(at / HOUR_MS);
  return Math.floor(now / HOUR_MS) - hour > HOURS_MAX ? null : hour;
}

async function* feedText(
  { shop, site, delivery }: FeedServices,
  connection: ConnectionOptions,
  format: FeedFormat,
  hour: number | null,
): AsyncGenerator<string> {
  const ids = hour === null ? null : await selectChangedProducts(shop.database, new Date(hour * HOUR_MS));
  const settings = { site: site(), delivery: await delivery(), now: shop.clock.now() };
  yield format.beginning({ name: shop.config.shop.name, site: settings.site });
  for await (const items of readFeedItems(connection, settings, ids))
    yield items.map((elements) => format.item(elements)).join('');
  yield format.end;
}

/**
 * Serves `/feeds/google.xml`, `trovaprezzi.xml` and `meta.csv`: whole, or with `?since=` only what changed since the
 * beginning of that hour. `?token=` where the shop has one.
 */
export function feedHandler(services: FeedServices): WebHandler {
  const { shop, files, version } = services;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const name = pathname.slice('/feeds/'.length);
    const format = feedFormats.get(name);
    const { connection, config, clock } = shop;
    if (format === undefined || connection === undefined) return nothingHere();
    if (config.feedToken !== undefined && !sameSecret(searchParams.get('token') ?? '', config.feedToken))
      return nothingHere(403);
    const hour = hourAsked(searchParams.get('since'), clock.now());
    const key = hour === null ? name : name.replace('.', `-${hour}.`);
    // A day counts too: items repeat prices that end by themselves.
    const day = Math.floor(clock.now() / (24 * HOUR_MS));
    const file = await files.read(`feed-${key}`, `${await version()} ${day}`, () =>
      feedText(services, connection, format, hour),
    );
    return sendKept(request, file, format.contentType);
  };
}
