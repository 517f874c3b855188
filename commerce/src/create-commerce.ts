import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { BegunSnapshot } from '@casamaestra/search/search-engine.ts';
import type { Area, ShopDependencies } from './area.ts';
import type { AnalyticsArea } from './analytics/analytics.area.ts';
import type { CatalogueArea } from './catalog/catalog.area.ts';
import type { ChangeListener } from './catalog/index/catalogue-change.ts';
import { createInProcessClient } from './contract-http/in-process-client.ts';
import { createServiceHandler } from './contract-http/service-handler.ts';
import { isSameOrigin } from './customers/sessions/same-origin.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/read-config.ts';
import type { Finding } from './platform/config/finding.ts';
import type { ConnectionOptions, Database } from './platform/database/connection.ts';
import type { ReadDatabase } from './platform/database/read-database.ts';
import type { Gauges } from './platform/http/gauges.ts';
import type { RawHandler, WebHandler } from './platform/http/raw-call.ts';
import { startJobs } from './platform/jobs/job-runner.ts';
import { createJobStats } from './platform/jobs/job-stats.ts';
import { nodeName, reportJobsJob } from './platform/jobs/report-jobs.job.ts';
import type { Job, JobRunner } from './platform/jobs/job-runner.ts';
import type { Log } from './platform/log/create-log.ts';
import type { Tracing } from './platform/tracing/tracing.ts';
import { openAreas } from './areas.ts';

const MEGABYTE = 1_000_000;

/** Cache sizes in megabytes. */
export interface CacheSizes {
  readonly cards: number;
  readonly details: number;
  readonly counts: number;
  readonly answers: number;
}

const defaultSizes: CacheSizes = { cards: 46, details: 8, counts: 10, answers: 6 };

export interface CommerceDependencies {
  readonly database: Database;
  /** A replica where the catalogue is read. */
  readonly reading?: ReadDatabase | undefined;
  readonly config: Config;
  readonly log: Log;
  /** For feeds, which read the whole catalogue on a connection of their own; without it there are none. */
  readonly connection?: ConnectionOptions;
  readonly clock?: Clock;
  /** See `beginNewestSnapshot`; without it the index begins to read its snapshot when the database is open. */
  readonly begunSnapshot?: BegunSnapshot | undefined;
  /** Calls back whenever the change log may have new rows; returns a function to unsubscribe. */
  readonly subscribeToChanges?: (wake: () => void) => () => void;
  readonly cacheMegabytes?: Partial<CacheSizes>;
  /** What the configuration lacks for selling; default: nothing. */
  readonly lacks?: () => readonly Finding[];
  /** Public address of the shop; default: http://localhost:PORT */
  readonly publicUrl?: () => string;
  /** Address of the sandbox bank while one runs. */
  readonly sandboxBankUrl?: () => string | undefined;
  /** Background jobs; 'idle': they run only when drained; 'off': another process runs them. */
  readonly jobs?: 'run' | 'idle' | 'off';
  /** Where the spans of jobs go. */
  readonly tracing?: Tracing | undefined;
}

export interface Commerce {
  /** GET and HEAD as bytes; undefined leaves the request to `handler`. */
  readonly raw: RawHandler;
  /** Every call of the contract, /api/openapi.json and /api/docs, pictures and documents. */
  readonly handler: WebHandler;
  /** The same calls in process, without HTTP. */
  readonly client: ContractClient;
  /** Notified after index and cards are up to date. */
  readonly changes: { subscribe(listener: ChangeListener): () => void };
  readonly jobs: JobRunner;
  /** A product page was opened from the results of a search: the search learns from it. */
  readonly noteOpened: CatalogueArea['noteOpened'];
  /** A page was asked for: counted without a person. */
  readonly noteVisit: AnalyticsArea['noteVisit'];
  /** Metrics for the operator, computed on request. */
  readonly gauges: readonly Gauges[];
  /** Processes the change log now. */
  wake(): void;
  readonly isReady: boolean;
  /** Resolves when listing and search are ready. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

function shopDependencies(dependencies: CommerceDependencies): ShopDependencies {
  const { database, config, log, clock = systemClock, publicUrl, sandboxBankUrl } = dependencies;
  return {
    database,
    reading: dependencies.reading,
    connection: dependencies.connection,
    config,
    clock,
    log,
    publicUrl: () => publicUrl?.() ?? config.publicUrl ?? `http://localhost:${config.port}`,
    sandboxBankUrl: sandboxBankUrl ?? (() => config.sandboxBankUrl),
    lacks: dependencies.lacks,
    begunSnapshot: dependencies.begunSnapshot,
  };
}

/** The shop's own pages get relative picture URLs; other clients get absolute ones. */
const pictureHost =
  (publicUrl: () => string) =>
  (caller: Parameters<typeof isSameOrigin>[0]): string | undefined =>
    isSameOrigin(caller, publicUrl()) ? undefined : publicUrl();

function startAreaJobs(
  { jobs = 'run', log, tracing, database, config }: CommerceDependencies,
  areas: readonly Area[],
  ready: Promise<void>,
): JobRunner {
  const all: readonly Job[] = areas.flatMap((area) => area.jobs ?? []);
  const own = jobs === 'off' ? all.filter((job) => job.of === 'node') : all;
  const stats = createJobStats(own, systemClock.now);
  const told = { database, node: nodeName(config), reports: stats.reports };
  return startJobs([...own, reportJobsJob(told)], log, {
    idle: jobs === 'idle',
    after: ready,
    tracing,
    stats,
  });
}

/** Assembles the commerce service. It begins to load its index at once; close it to save the snapshot. */
export function createCommerce(dependencies: CommerceDependencies): Commerce {
  const { config, log } = dependencies;
  const deps = shopDependencies(dependencies);
  const sizes = { ...defaultSizes, ...dependencies.cacheMegabytes };
  const { areas, catalogue, analytics, logRefusal, version } = openAreas(deps, {
    cards: sizes.cards * MEGABYTE,
    details: sizes.details * MEGABYTE,
    counts: sizes.counts * MEGABYTE,
  });
  const endpoints = areas.flatMap((area) => area.endpoints);
  const service = createServiceHandler({
    shopName: config.shop.name,
    languages: config.languages,
    endpoints,
    routes: areas.flatMap(({ routes = [] }) => routes),
    log,
    pictureHost: pictureHost(deps.publicUrl),
    version,
    answerCacheBytes: sizes.answers * MEGABYTE,
    described: config.mode !== 'production',
    logRefusal,
  });
  const unsubscribe = dependencies.subscribeToChanges?.(catalogue.wake);
  const jobs = startAreaJobs(dependencies, areas, catalogue.ready);
  return {
    raw: service.raw,
    handler: service.web,
    client: createInProcessClient(endpoints, config.languages),
    changes: catalogue.changes,
    wake: catalogue.wake,
    noteOpened: catalogue.noteOpened,
    noteVisit: analytics.noteVisit,
    jobs,
    gauges: [jobs.gauges, ...areas.flatMap((area) => area.gauges ?? [])],
    get isReady() {
      return catalogue.isReady;
    },
    ready: catalogue.ready,
    async close() {
      await jobs.close();
      unsubscribe?.();
      for (const area of areas) await area.close?.();
    },
  };
}
