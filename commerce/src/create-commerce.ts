import { join } from 'node:path';
import type { ContractClient } from '@casamaestra/contract/platform/operation.ts';
import type { Area } from './area.ts';
import { bestSellersEndpoint } from './catalog/best-sellers/best-sellers.endpoint.ts';
import { createBestSellers } from './catalog/best-sellers/best-sellers.usecase.ts';
import { createCardStore } from './catalog/cards/card-store.ts';
import type { CardStore } from './catalog/cards/card-store.ts';
import { warmCards } from './catalog/cards/warm-cards.job.ts';
import { createDetailStore } from './catalog/detail/detail-store.ts';
import type { DetailStore } from './catalog/detail/detail-store.ts';
import { createKeptReviews } from './catalog/detail/kept-reviews.ts';
import { createProductLists } from './catalog/detail/product-lists.ts';
import { productEndpoint } from './catalog/detail/product.endpoint.ts';
import { createDictionaryHolder } from './catalog/dictionary/dictionary-holder.ts';
import type { DictionaryHolder } from './catalog/dictionary/dictionary-holder.ts';
import { familyFeaturesEndpoint } from './catalog/families/family-features.endpoint.ts';
import { createChangeFeed } from './catalog/index/catalogue-change.ts';
import type { ChangeListener } from './catalog/index/catalogue-change.ts';
import { IndexKeeper } from './catalog/index/index-keeper.ts';
import { createCountsCache } from './catalog/listing/counts-cache.ts';
import type { ListingSources } from './catalog/listing/read-listing.usecase.ts';
import { listingEndpoint } from './catalog/listing/listing.endpoint.ts';
import { suggestEndpoint } from './catalog/suggest/suggest.endpoint.ts';
import {
  footerEndpoint,
  homeEndpoint,
  menuEndpoint,
  promoSliderEndpoint,
  webPageEndpoint,
} from './content/content.endpoint.ts';
import { applySynonyms } from './content/apply-synonyms.usecase.ts';
import { createContentStore } from './content/content-store.ts';
import type { ContentStore } from './content/content-store.ts';
import { shopPlaceholders } from './content/shop-placeholders.ts';
import {
  promoSliderResourceEndpoint,
  promoTabResourceEndpoint,
} from './content/promo-slider-resource.endpoint.ts';
import type { Endpoint } from './contract-http/endpoint.ts';
import { createInProcessClient } from './contract-http/in-process-client.ts';
import { createServiceHandler } from './contract-http/service-handler.ts';
import { systemClock } from './platform/clock.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/read-config.ts';
import type { Database } from './platform/database/connection.ts';
import type { Gauges } from './platform/http/gauges.ts';
import type { RawHandler, WebHandler } from './platform/http/raw-call.ts';
import type { Log } from './platform/log/create-log.ts';
import { startJobs } from './platform/jobs/job-runner.ts';
import type { JobRunner } from './platform/jobs/job-runner.ts';
import { createSearchEngine } from '@casamaestra/search/engine.ts';
import type { SearchEngine } from '@casamaestra/search/search-engine.ts';
import { isFromOwnPages } from './customers/sessions/own-pages.ts';
import { createSellingAreas } from './selling-areas.ts';
import { keepDelivery } from './shipping/delivery-in-force.usecase.ts';
import type { KeptDelivery } from './shipping/delivery-in-force.usecase.ts';
import type { SellingAreas } from './selling-areas.ts';
import type { ReviewsOf } from './reviews/read-reviews.usecase.ts';
import type { WishedBy } from './wishlist/keep-wishlist.usecase.ts';

const MEGABYTE = 1_000_000;
/** How long a call waits for an index that is still loading before it is told to come back. */
const PATIENCE_MS = 1500;

/** Memory for what is kept ready, in megabytes. */
export interface CacheSizes {
  readonly cards: number;
  readonly details: number;
  readonly counts: number;
  readonly answers: number;
}

const defaultSizes: CacheSizes = { cards: 46, details: 8, counts: 10, answers: 6 };

export interface CommerceDependencies {
  readonly database: Database;
  readonly config: Config;
  readonly log: Log;
  readonly clock?: Clock;
  /** Calls back whenever the change log may have news; returns how to stop. */
  readonly subscribeToChanges?: (wake: () => void) => () => void;
  readonly cacheMegabytes?: Partial<CacheSizes>;
  /** Address shoppers see; http://localhost:PORT unless given. */
  readonly publicUrl?: () => string;
  /** Address of the sandbox bank while one runs. */
  readonly sandboxBankUrl?: () => string | undefined;
  /** 'idle': jobs run only when drained; 'off': another process runs them. */
  readonly jobs?: 'run' | 'idle' | 'off';
}

export interface Commerce {
  /** GET and HEAD as bytes; undefined leaves the call to `handler`. */
  readonly raw: RawHandler;
  /** Every call of the contract, /api/openapi.json and /api/docs. */
  readonly handler: WebHandler;
  /** The same calls without HTTP. */
  readonly client: ContractClient;
  /** Told after index and cards are up to date. */
  readonly changes: { subscribe(listener: ChangeListener): () => void };
  readonly jobs: JobRunner;
  /** Figures for an operator, read when asked for. */
  readonly gauges: readonly Gauges[];
  /** Looks at the change log now. */
  wake(): void;
  readonly isReady: boolean;
  /** Resolves when listing and search answer. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

interface Parts extends ListingSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly cards: CardStore;
  readonly details: DetailStore;
  readonly wishedBy: WishedBy;
  readonly reviewsOf: ReviewsOf;
}

function createEndpoints(parts: Parts): readonly Endpoint[] {
  const { database, clock, content, engine } = parts;
  return [
    listingEndpoint(parts),
    productEndpoint({
      ...parts,
      reviews: createKeptReviews(parts.reviewsOf, clock.now),
      lists: createProductLists(engine, clock.now),
    }),
    suggestEndpoint(parts),
    familyFeaturesEndpoint(database),
    bestSellersEndpoint(createBestSellers(database, clock)),
    menuEndpoint(content),
    homeEndpoint(content),
    promoSliderEndpoint(content),
    promoSliderResourceEndpoint(content),
    promoTabResourceEndpoint(content),
    footerEndpoint(content),
    webPageEndpoint(content),
  ];
}

const addressOf =
  ({ config, publicUrl }: CommerceDependencies) =>
  (): string =>
    publicUrl?.() ?? config.publicUrl ?? `http://localhost:${config.port}`;

/** The shop's own pages find pictures beside themselves; any other client is told the whole address. */
const pictureHost =
  (publicUrl: () => string) =>
  (caller: Parameters<typeof isFromOwnPages>[0]): string | undefined =>
    isFromOwnPages(caller, publicUrl()) ? undefined : publicUrl();

function openSellingAreas(dependencies: CommerceDependencies, clock: Clock): SellingAreas {
  const { database, config, log } = dependencies;
  return createSellingAreas({
    database,
    config,
    clock,
    log,
    publicUrl: addressOf(dependencies),
    sandboxBankUrl: dependencies.sandboxBankUrl ?? (() => config.sandboxBankUrl),
  });
}

function startAreaJobs({ jobs, log }: CommerceDependencies, areas: readonly Area[]): JobRunner {
  const due = jobs === 'off' ? [] : areas.flatMap((area) => area.jobs ?? []);
  return startJobs(due, log, { idle: jobs === 'idle' });
}

interface KeptParts {
  readonly engine: SearchEngine;
  readonly dictionary: DictionaryHolder;
  readonly content: ContentStore;
  readonly clock: Clock;
  readonly stores: readonly [CardStore, DetailStore];
  readonly delivery: KeptDelivery;
  readonly emit: ChangeListener;
}

function openKeeper({ database, config, log }: CommerceDependencies, parts: KeptParts): IndexKeeper {
  const { engine, dictionary, content, clock, stores, delivery, emit } = parts;
  const language = config.searchLanguage;
  return new IndexKeeper({
    database,
    engine,
    dictionary,
    log,
    language,
    folder: join(config.dataDir, 'search'),
    now: clock.now,
    forget: (ids) => stores.forEach((store) => store.invalidate(ids)),
    forgetEverything: () => stores.forEach((store) => store.clear()),
    refreshContent: async () => {
      await applySynonyms(database, engine, language);
      // What delivery costs is told by content and by cards.
      delivery.forget();
      content.invalidate();
      stores[0].clear();
    },
    emit,
  });
}

type Reading = Omit<Parameters<typeof createCardStore>[0], 'maxBytes'>;

function openContent({ database, config }: CommerceDependencies) {
  const [language] = config.languages;
  const delivery = keepDelivery(database);
  const content = createContentStore(database, async () =>
    shopPlaceholders(config.shop, language, (await delivery.read()).sentences(language)),
  );
  return { content, delivery };
}

const createStores = (reading: Reading, sizes: CacheSizes) => ({
  cards: createCardStore({ ...reading, maxBytes: sizes.cards * MEGABYTE }),
  details: createDetailStore({ ...reading, maxBytes: sizes.details * MEGABYTE }),
});

/** Puts the commerce service together. It starts loading its index at once; close it to save the snapshot. */
export function createCommerce(dependencies: CommerceDependencies): Commerce {
  const { database, config, log, clock = systemClock } = dependencies;
  const sizes = { ...defaultSizes, ...dependencies.cacheMegabytes };
  const engine = createSearchEngine({ language: config.searchLanguage });
  const dictionary = createDictionaryHolder(database);
  const { content, delivery } = openContent(dependencies);
  const feed = createChangeFeed();
  const reading = { database, dictionary: () => dictionary.current, delivery: delivery.read, clock };
  const { cards, details } = createStores(reading, sizes);
  const kept = { engine, dictionary, content, clock };
  const stores = [cards, details] as const;
  const keeper = openKeeper(dependencies, { ...kept, stores, delivery, emit: feed.emit });
  const { areas, noteRefusal, ...askedByCatalogue } = openSellingAreas(dependencies, clock);
  const catalogueEndpoints = createEndpoints({
    ...kept,
    database,
    cards,
    details,
    counts: createCountsCache(sizes.counts * MEGABYTE),
    ...askedByCatalogue,
    whenReady: patience(keeper),
    seed: () => Math.floor(Math.random() * 2 ** 31),
  });
  const endpoints = [...catalogueEndpoints, ...areas.flatMap((area) => area.endpoints)];
  const service = createServiceHandler({
    shopName: config.shop.name,
    languages: config.languages,
    endpoints,
    routes: areas.flatMap(({ routes = [] }) => routes),
    log,
    pictureHost: pictureHost(addressOf(dependencies)),
    version: () => `${engine.generation} ${cards.generation} ${content.generation}`,
    answerCacheBytes: sizes.answers * MEGABYTE,
    described: config.mode !== 'production',
    noteRefusal,
  });
  const unsubscribe = dependencies.subscribeToChanges?.(keeper.wake);
  const jobs = startAreaJobs(dependencies, areas);
  const closing = new AbortController();
  const warming = keeper.ready.then(() => warmCards(engine, cards, log, closing.signal));
  return {
    raw: service.raw,
    handler: service.web,
    client: createInProcessClient(endpoints, config.languages),
    changes: { subscribe: feed.subscribe },
    wake: keeper.wake,
    jobs,
    gauges: areas.flatMap((area) => area.gauges ?? []),
    get isReady() {
      return keeper.isReady;
    },
    ready: keeper.ready,
    async close() {
      closing.abort();
      await jobs.close();
      for (const area of areas) area.close?.();
      unsubscribe?.();
      await keeper.close();
      await warming;
      await engine.close();
    },
  };
}

/** True at once when the index is ready, else after a short wait whether it became so. */
function patience(keeper: {
  readonly isReady: boolean;
  readonly ready: Promise<void>;
}): () => true | Promise<boolean> {
  return () => {
    if (keeper.isReady) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(keeper.isReady), PATIENCE_MS);
    void keeper.ready.then(() => {
      clearTimeout(timer);
      resolve(keeper.isReady);
    });
    return promise;
  };
}
