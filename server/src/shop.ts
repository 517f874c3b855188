import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Metrics } from './http/metrics.ts';
import type { Tracing } from '@casamaestra/commerce/platform/tracing/tracing.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { CommercePart } from './commerce-part.ts';
import type { BackOfficePart } from './back-office/back-office-part.ts';
import type { CardPageHosts } from './html-cache/card-page-hosts.ts';
import type { Builds } from './builds/open-builds.ts';
import type { HtmlCache } from './html-cache/html-cache.ts';
import type { PagePurger } from './page-purge/page-purger.ts';
import type { PurgeQueue } from './page-purge/purge-queue.ts';
import type { ChangeFeed } from './remote/change-feed.ts';
import type { Answer } from './send.ts';
import type { StorefrontPart } from './storefront-part.ts';

/** The running parts that requests are sent to. */
export interface Shop {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Undefined when no receiver of traces is set. */
  readonly tracing: Tracing | undefined;
  /** Public address of the shop, without a trailing slash. */
  readonly origin: string;
  /** Headers of every answer. */
  readonly always: Readonly<Record<string, string>>;
  readonly commerce: CommercePart;
  /** Undefined when this process serves no pages. */
  readonly storefront: StorefrontPart | undefined;
  /** Undefined when this process serves no pages. */
  readonly backOffice: BackOfficePart | undefined;
  /** Undefined where there are no nodes with another build. */
  readonly builds: Pick<Builds, 'others'> | undefined;
  /** Pages are served from the sources; hot reload uses its own port, which a policy would block. */
  readonly development: boolean;
  /** Pictures of the shop file, by path. */
  readonly brandFiles: ReadonlyMap<string, Answer>;
  /** The cache in front of the shop; undefined: none that is told of changes. */
  readonly purger: PagePurger | undefined;
  /** What that cache has yet to drop. */
  readonly purges: PurgeQueue | undefined;
  /** Undefined when HTML_CACHE is off. */
  readonly cache: HtmlCache | undefined;
  /** What processes of pages elsewhere are told; undefined: this process knows of no changes by itself. */
  readonly changeFeed: ChangeFeed | undefined;
  /** Hosts whose script and frame the card page may load. */
  readonly cardHosts: () => CardPageHosts;
}
