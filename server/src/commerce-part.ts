import type { Capability } from '@casamaestra/contract/platform/capabilities.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { AnalyticsArea } from '@casamaestra/commerce/analytics/analytics.area.ts';
import type { CatalogueArea } from '@casamaestra/commerce/catalog/catalog.area.ts';
import type { ChangeListener } from '@casamaestra/commerce/catalog/index/catalogue-change.ts';
import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import type { RawHandler, WebHandler } from '@casamaestra/commerce/platform/http/raw-call.ts';

/** The commerce service as the server uses it, in this process or remote. */
export interface CommercePart {
  /** Capabilities it lacks; undefined: none. */
  readonly absent?: readonly Capability[];
  /** Answers /api/… */
  readonly handle: WebHandler;
  /** Answers frequent GET calls without web Request and Response. */
  readonly raw?: RawHandler;
  /** Answers /media/… and /documents/… */
  readonly files: WebHandler;
  /** Metrics for the operator; undefined for a remote service. */
  readonly gauges?: readonly Gauges[];
  /** A product page was opened from the results of a search; a remote service does not learn from it. */
  readonly noteOpened?: CatalogueArea['noteOpened'];
  /** Counts a visit; absent where the service is another process. */
  readonly noteVisit?: AnalyticsArea['noteVisit'];
  /** Used by the storefront's loaders. */
  readonly client: ContractClient;
  /** Notifies of changes after the index was updated; of a remote service a moment later. */
  onChange(listener: ChangeListener): void;
  /** Resolves when listing and search are ready. */
  readonly ready: Promise<void>;
  /** Why nothing can be served yet; null when it can. */
  notReady(): string | null;
  /** What is away while pages and searches in memory are still served; null when nothing is. */
  degraded(): Promise<string | null>;
  close(): Promise<void>;
}
