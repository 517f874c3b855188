import type { BegunSnapshot } from '@casamaestra/search/search-engine.ts';
import type { Undoable } from './change-sets/undoable.ts';
import type { Endpoint } from './contract-http/endpoint.ts';
import type { WebRoute } from './contract-http/web-route.ts';
import type { Identify } from './identity/identity.ts';
import type { OrderTokens } from './identity/order-token.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/read-config.ts';
import type { Finding } from './platform/config/finding.ts';
import type { ConnectionOptions, Database } from './platform/database/connection.ts';
import type { ReadDatabase } from './platform/database/read-database.ts';
import type { Gauges } from './platform/http/gauges.ts';
import type { Job } from './platform/jobs/job-runner.ts';
import type { AllowRequest } from './platform/limits/rate-limiter.ts';
import type { Log } from './platform/log/create-log.ts';
import type { ShopSecrets } from './platform/secrets/shop-secrets.ts';

/** Dependencies that every area gets from the process. */
export interface ShopDependencies {
  readonly database: Database;
  /** Where what visitors look at is read; undefined: from the primary, as everything else. */
  readonly reading?: ReadDatabase | undefined;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  /** Where a reading of the whole catalogue connects to; undefined: none is offered. */
  readonly connection?: ConnectionOptions | undefined;
  /** A snapshot of the index that is being read since the process began. */
  readonly begunSnapshot?: BegunSnapshot | undefined;
  /** What the configuration lacks for selling, as the doctor's command says it. */
  readonly lacks?: (() => readonly Finding[]) | undefined;
  /** Address shoppers see, without a trailing slash: for links in mails and for gateways. */
  readonly publicUrl: () => string;
  /** Address of the sandbox bank, without a trailing slash; undefined where none runs. */
  readonly sandboxBankUrl: () => string | undefined;
}

/**
 * The dependencies of the areas that take part in selling: the process-wide ones and the shared services.
 */
export interface AreaDependencies extends ShopDependencies {
  readonly secrets: ShopSecrets;
  readonly allow: AllowRequest;
  readonly tokens: OrderTokens;
  readonly identify: Identify;
}

/** An area of the service: its endpoints, routes, jobs and metrics. */
export interface Area {
  readonly endpoints: readonly Endpoint[];
  readonly routes?: readonly WebRoute[];
  readonly jobs?: readonly Job[];
  /** How changes of the area are taken back. */
  readonly undo?: readonly Undoable[];
  /** Metrics for the operator. */
  readonly gauges?: readonly Gauges[];
  /** Releases resources; called after its jobs have stopped. */
  readonly close?: () => void | Promise<void>;
}
