import type { ClientLog } from '../../faults/client-log.ts';
import { type Finding, type ShopUnderTest, unless } from '../../faults/fault.ts';
import type { Cluster } from '../cluster.ts';
import type { CutLink } from './cut-link.ts';
import type { Readings } from './read-load.ts';

export interface ClusterContext extends ShopUnderTest {
  readonly cluster: Cluster;
  /** Paths that visitors look at. */
  readonly paths: readonly string[];
  /** Between the third shop and its databases. */
  readonly links: readonly CutLink[];
}

/** Something that happens to a cluster. */
export interface ClusterFault {
  readonly name: string;
  /** Why it cannot happen on this machine. */
  readonly cannotRun?: () => string | undefined;
  readonly run: (context: ClusterContext, clientLog: ClientLog) => Promise<Finding>;
}

/** The front and the balancer, so that cached pages and nodes are asked alike. */
export const bothUrls = ({ cluster }: ClusterContext): string[] => [cluster.url, cluster.shopsUrl];

export const noneFailed = ({ failed }: Readings): string[] =>
  unless(failed.length === 0, `${failed.length} readings failed: ${failed.slice(0, 3).join(' | ')}`);

export const readWords = ({ asked, repeated, longestMs }: Readings): string =>
  `${asked} readings, ${repeated} asked twice, the longest ${(longestMs / 1000).toFixed(1)} s`;
