import type { Capability } from '@casamaestra/contract/platform/capabilities.ts';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { ChangeListener } from '@casamaestra/commerce/catalog/index/catalogue-change.ts';
import type { Gauges } from '@casamaestra/commerce/platform/http/gauges.ts';
import type { RawHandler, WebHandler } from '@casamaestra/commerce/platform/http/raw-call.ts';

/** The commerce service as the server sees it, in this process or elsewhere. */
export interface CommercePart {
  /** What it cannot do; absent: nothing. */
  readonly absent?: readonly Capability[];
  /** Answers /api/… */
  readonly handle: WebHandler;
  /** Answers frequent GET calls without web objects. */
  readonly raw?: RawHandler;
  /** Answers /media/… and /documents/… */
  readonly files: WebHandler;
  /** Figures for an operator; absent where the service is elsewhere. */
  readonly gauges?: readonly Gauges[];
  /** What the storefront's loaders call. */
  readonly client: ContractClient;
  /** Notifies of changes after search has applied them; never called where changes cannot be followed. */
  onChange(listener: ChangeListener): void;
  /** Resolves when listing and search answer. */
  readonly ready: Promise<void>;
  /** Null when it can answer, else why not. */
  notReady(): Promise<string | null>;
  close(): Promise<void>;
}
