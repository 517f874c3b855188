import { join } from 'node:path';
import { createSearchEngine } from '@casamaestra/search/engine.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { Operation } from '@casamaestra/contract/platform/operation.ts';
import type { LocalIndex } from '@casamaestra/search/search-engine.ts';
import type { Area, ShopDependencies } from '../area.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { ContentStore } from '../content/content-store.ts';
import type { Database } from '../platform/database/connection.ts';
import { createShopSecrets } from '../platform/secrets/shop-secrets.ts';
import type { ReviewsOf } from '../reviews/read-reviews.usecase.ts';
import { bestSellersEndpoint } from './best-sellers/best-sellers.endpoint.ts';
import { createBestSellers } from './best-sellers/best-sellers.usecase.ts';
import type { CardStoreOptions } from './cards/card-store.ts';
import { createCardStore } from './cards/card-store.ts';
import { firstListingQuery } from './listing/listing-request.ts';
import { warmCardCacheJob } from './cards/warm-card-cache.job.ts';
import { createDetailStore } from './detail/detail-store.ts';
import { createKeptReviews } from './detail/cached-reviews.ts';
import { createProductLists } from './detail/product-lists.ts';
import { createProductPreviews } from './detail/product-previews.ts';
import { productEndpoint } from './detail/product.endpoint.ts';
import { createAttributeSchemaStore } from './attribute-schema/attribute-schema-store.ts';
import { familyFeaturesEndpoint } from './families/family-features.endpoint.ts';
import { holdsIndex, snapshotFolder } from './index/begin-snapshot.ts';
import { createChangeFeed } from './index/catalogue-change.ts';
import type { ChangeListener } from './index/catalogue-change.ts';
import { indexGauges } from './index/index-gauges.ts';
import { Indexer } from './index/indexer.ts';
import { logSource, type LogSource } from './index/log-source.ts';
import { createLogFollower, type Follower } from './index/log-follower.ts';
import { createChoiceIntake, type ChoiceIntake } from './learning/choice-intake.ts';
import { createOrderedIntake, type OrderedIntake } from './learning/ordered-intake.ts';
import { learningJobs } from './learning/learn-from-choices.usecase.ts';
import { createSearchedIntake, type SearchedIntake } from './searched/searched-intake.ts';
import { popularSearchesEndpoint } from './searched/popular.endpoint.ts';
import { searchedJobs } from './searched/searched.job.ts';
import { createCategoryPictures } from './listing/category-pictures.ts';
import { createCountsCache } from './listing/counts-cache.ts';
import { createKeptAnswers } from './listing/kept/kept-answers.ts';
import { optionColours } from './listing/kept/option-colours.ts';
import { listingEndpoint } from './listing/listing.endpoint.ts';
import type { ListingDependencies } from './listing/listing.endpoint.ts';
import { readyWithin } from './listing/ready-within.ts';
import { picksEndpoint } from './picks/picks.endpoint.ts';
import { suggestEndpoint } from './suggest/suggest.endpoint.ts';
import { warmSearchJob } from './suggest/warm-search.job.ts';
import {
  listingInWords,
  picksInWords,
  productAnswerInWords,
  suggestionsInWords,
} from './words/answers-in-words.ts';
import { endpointAtMoment, type MomentOf } from './moment/endpoint-at-moment.ts';
import { goodsAt } from './moment/goods-at.ts';
import { endpointInWords } from './words/endpoint-in-words.ts';

/** What the catalogue needs from other areas. */
export interface CatalogueServices {
  readonly content: ContentStore;
  readonly delivery: CardStoreOptions['delivery'];
  readonly reviewsOf: ReviewsOf;
  readonly wishlistOf: ListingDependencies['wishlistOf'];
  /** The later moment that a caller's preview shows. */
  readonly momentOf: MomentOf;
  /** To be called when content or commerce settings changed: clears the caches that depend on them, sets synonyms. */
  readonly contentChanged: (engine: LocalIndex) => Promise<void>;
  /** Cache sizes in bytes. */
  readonly bytes: { readonly cards: number; readonly details: number; readonly counts: number };
}

export interface CatalogueArea extends Area {
  /** Notified after index and cards are up to date. */
  readonly changes: { subscribe(listener: ChangeListener): () => void };
  /** Resolves when listing and search are ready. */
  readonly ready: Promise<void>;
  readonly isReady: boolean;
  /** A product page was opened from the results of a search. */
  readonly noteOpened: ChoiceIntake['note'];
  /** An order was placed by somebody who searched for what is in it. */
  readonly noteOrdered: OrderedIntake['note'];
  /** A page of results was shown to somebody. */
  readonly noteSearched: SearchedIntake['note'];
  /** For the people who look after the search. */
  readonly desk: {
    readonly engine: Pick<LocalIndex, 'search' | 'queryKey' | 'tryOut'>;
    readonly products: (ids: readonly number[]) => Promise<Product[]>;
  };
  /** Processes the change log now. */
  wake(): void;
  /** Changes whenever an answer of the catalogue may have changed. */
  version(): string;
}

type Shop = Pick<
  ShopDependencies,
  'database' | 'reading' | 'connection' | 'config' | 'clock' | 'log' | 'begunSnapshot'
>;

/** What one page shows of goods. */
const PREVIEW_BYTES = 8_000_000;

const replicaOf = ({ databaseReadUrl }: ShopDependencies['config']) =>
  databaseReadUrl === undefined ? undefined : { connectionString: databaseReadUrl };

function openStores(
  database: Database,
  { clock, config, log }: Shop,
  { content, delivery, bytes }: CatalogueServices,
  emit: ChangeListener,
) {
  const counts = createCountsCache(bytes.counts);
  let told = 0;
  const kept = createKeptAnswers({
    database,
    folder: join(config.dataDir, 'cache/catalogue'),
    log,
    changed() {
      told += 1;
      counts.clear();
      emit({ productIds: [], categories: true, content: false, everything: false });
    },
  });
  const attributes = createAttributeSchemaStore(database, () => kept.colours.refresh());
  const reading = { database, attributes: () => attributes.current, delivery, clock };
  const lines = () => {
    const view = content.now();
    return view instanceof Promise ? view.then((one) => one.listings()) : view.listings();
  };
  return {
    /** Cards and details of a later moment, for one answer. */
    at(moment: number) {
      const seen = { ...reading, ...goodsAt(database, clock, moment), maxBytes: PREVIEW_BYTES };
      return { cards: createCardStore({ ...seen, lines }), details: createDetailStore(seen) };
    },
    engine: createSearchEngine({ language: config.searchLanguage }),
    attributes,
    cards: createCardStore({ ...reading, lines, maxBytes: bytes.cards }),
    details: createDetailStore({ ...reading, maxBytes: bytes.details }),
    counts,
    kept,
    /** Times that they changed. */
    told: () => told,
    colours: optionColours(kept.colours),
    pictures: createCategoryPictures({ kept: kept.pictures, attributes, clock }),
  };
}

type Stores = ReturnType<typeof openStores>;

function openIndexer(
  shop: Shop,
  { contentChanged }: CatalogueServices,
  { attributes, cards, details, engine, kept }: Stores,
  emit: ChangeListener,
  source: LogSource,
): Follower {
  const { database, config, clock, log } = shop;
  if (!holdsIndex(config)) {
    const refreshContent = () => contentChanged(engine);
    return createLogFollower({ database, attributes, log, now: clock.now, refreshContent, emit });
  }
  return new Indexer({
    source,
    primary: database,
    engine,
    attributes,
    log,
    language: config.searchLanguage,
    folder: snapshotFolder(config.dataDir),
    begun: shop.begunSnapshot,
    firstAsked: () => firstListingQuery(attributes.current),
    openKept: kept.open,
    now: clock.now,
    forget(ids) {
      cards.invalidate(ids);
      details.invalidate(ids);
    },
    invalidateAll() {
      cards.clear();
      details.clear();
    },
    async refreshContent() {
      await contentChanged(engine);
      // Cards contain delivery prices and the line their category has.
      cards.clear();
    },
    emit,
  });
}

/** The calls of the catalogue: of now, and for a preview of a later day of its goods. */
function openEndpoints(
  { database, clock, config }: Shop,
  { content, wishlistOf, reviewsOf, momentOf }: CatalogueServices,
  stores: Stores,
  indexer: Follower,
): Endpoint[] {
  const { engine } = stores;
  const deps = {
    ...stores,
    database,
    clock,
    content,
    wishlistOf,
    whenReady: readyWithin(indexer),
    previews: createProductPreviews(createShopSecrets(database, clock), clock),
    seed: () => Math.floor(Math.random() * 2 ** 31),
  };
  const lists = createProductLists(engine, clock.now);
  const words = { ...deps, manyLanguages: config.languages.length > 1 };
  const reviews = createKeptReviews(reviewsOf, clock.now);
  const atMoment = <Op extends Operation>(made: (own: typeof deps) => Endpoint<Op>): Endpoint<Op> =>
    endpointAtMoment(made(deps), (at) => made({ ...deps, ...stores.at(at) }), momentOf);
  return [
    endpointInWords(atMoment(listingEndpoint), listingInWords, words),
    endpointInWords(
      atMoment((own) => productEndpoint({ ...own, lists, reviews })),
      productAnswerInWords,
      words,
    ),
    endpointInWords(
      atMoment((own) => picksEndpoint({ ...own, lists })),
      picksInWords,
      words,
    ),
    endpointInWords(atMoment(suggestEndpoint), suggestionsInWords, words),
    popularSearchesEndpoint(deps),
    familyFeaturesEndpoint(database),
    bestSellersEndpoint(createBestSellers(database, clock)),
  ];
}

/** Products: listing, product page, suggestions, and the search index that follows the database. */
export function createCatalogueArea(shop: Shop, asked: CatalogueServices): CatalogueArea {
  const { database, clock } = shop;
  // Log, index, cards and details come from one server, so that none of them is older than another.
  const source = logSource({ ...shop, replica: replicaOf(shop.config) });
  const feed = createChangeFeed();
  const stores = openStores(source.database, shop, asked, feed.emit);
  const { engine } = stores;
  const intake = createChoiceIntake(engine.queryKey.bind(engine), clock);
  const ordered = createOrderedIntake(engine.queryKey.bind(engine));
  const searched = createSearchedIntake(engine.queryKey.bind(engine), clock);
  const indexer = openIndexer(shop, asked, stores, feed.emit, source);
  const ownJobs = [
    ...searchedJobs({ database, engine, clock, searched }),
    ...learningJobs({ database, engine, clock, intake, ordered }),
    warmCardCacheJob({ engine, cards: stores.cards, ready: indexer.ready }),
    warmSearchJob({ engine, cards: stores.cards, ready: indexer.ready }),
  ];
  return {
    endpoints: openEndpoints(shop, asked, stores, indexer),
    noteOpened: intake.note,
    noteOrdered: ordered.note,
    noteSearched: searched.note,
    desk: { engine, products: (ids) => stores.cards.products(ids) },
    jobs: [
      ...indexer.jobs,
      // Those of a node count and prepare what its visitors ask; a node without index has none.
      ...ownJobs.filter(({ of }) => of !== 'node' || holdsIndex(shop.config)),
    ],
    gauges: [indexGauges(indexer, () => engine.held(), clock)],
    changes: { subscribe: feed.subscribe },
    wake: indexer.wake,
    get isReady() {
      return indexer.isReady;
    },
    ready: indexer.ready,
    version: () => `${engine.generation} ${stores.cards.generation} ${stores.told()}`,
    async close() {
      await stores.kept.close();
      await indexer.close();
      await engine.close();
    },
  };
}
