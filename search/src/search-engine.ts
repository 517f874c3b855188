import type { Segment, SegmentImage } from './index/segment.ts';

/**
 * The interface of a product search engine: takes documents, returns ids and counts. The caller owns the data
 * and may rebuild the index at any time. Money is integer cents (VAT included), times are epoch seconds,
 * percentages are 0–100.
 */

export type { SegmentImage };

export type SearchLanguage = 'it' | 'en';

export type FeatureValue = string | number | boolean;

export type SearchFeature = {
  /** Stable code: "potenza". Codes beginning with "$" are reserved (see RESERVED_FACETS). */
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly unit?: string;
  /** Over all variants, without duplicates. */
  readonly values: readonly FeatureValue[];
};

/** One product with its variants combined, as the index takes it. */
export type SearchDocument = {
  /** Product id, a positive integer below 2^32 - 1. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly brand?: string;
  readonly skus: readonly string[];
  readonly gtins: readonly string[];
  /** Category ids from department to leaf; same length as the labels. */
  readonly categoryIds: readonly number[];
  readonly categoryLabels: readonly string[];
  /** group_1 … group_5, empty string where absent. */
  readonly groups: readonly string[];
  readonly familyCode?: string;
  readonly shortDescription?: string;
  /** Plain text, no HTML. Only the first 2,000 characters are indexed. */
  readonly description?: string;
  readonly features: readonly SearchFeature[];
  /** Lowest and highest current price among the variants. Filters, sorting and ranges use the lowest. */
  readonly minPriceCents: number;
  readonly maxPriceCents: number;
  readonly isSale: boolean;
  /** Whole percent, 0 when there is no discount. */
  readonly discountPercent: number;
  readonly discountCents: number;
  /** Price in cents per `unit`, for the unit-price sort. */
  readonly unitPriceCents?: number;
  readonly unit?: string;
  /** Sum over the variants. */
  readonly stock: number;
  /** Average stars 1–5, 0 without ratings. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  readonly sold: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** An unpublished product is in the index but never found. */
  readonly published: boolean;
  readonly promoCodes: readonly string[];
};

/** Facets that do not come from features. `values` of `$brand` are brand names, and so on. */
export const RESERVED_FACETS = {
  brand: '$brand',
  family: '$family',
  promo: '$promo',
  group1: '$group_1',
  group2: '$group_2',
  group3: '$group_3',
  group4: '$group_4',
  group5: '$group_5',
} as const;

export type SearchSort =
  | 'relevance'
  | 'price-asc'
  | 'price-desc'
  | 'newest'
  | 'oldest'
  | 'updated-asc'
  | 'updated-desc'
  | 'best-seller'
  /** Bayesian average: few ratings count less. */
  | 'rating'
  | 'discount'
  | 'unit-price'
  | 'name'
  /** Shuffled by `randomSeed`; the same seed gives the same order. */
  | 'random';

export type SearchQuery = {
  /** Filled in by the engine: what is favoured for the text. */
  readonly favoured?: ReadonlyMap<number, number>;
  /** Filled in by the engine: what is pinned for the text. */
  readonly pinned?: readonly number[];
  /** The search text. Absent or blank: browse. Only symbols or stop words: an empty result with a reason. */
  readonly text?: string;
  /**
   * Category ids or labels from department down ("Utensili", "utensili-elettrici": case, accents and
   * hyphens do not matter). A single id may be of any level. Unknown: an empty result with a reason.
   */
  readonly categoryPath?: readonly (string | number)[];
  readonly familyCode?: string;
  /** SKUs (OR). An empty list gives an empty result. */
  readonly skus?: readonly string[];
  /** Product ids (OR), e.g. a wishlist. An empty list gives an EMPTY result. */
  readonly ids?: readonly number[];
  /**
   * Values by facet code, feature codes or reserved ones: OR inside a code, AND across codes.
   * Text compares without case and accents; numbers and booleans also as text ("18", "true"). Of numbers also a
   * range, both ends included, as text: "100..200", "100..", "..200".
   */
  readonly filters?: Readonly<Record<string, readonly FeatureValue[]>>;
  readonly minPriceCents?: number;
  readonly maxPriceCents?: number;
  readonly minDiscountCents?: number;
  readonly maxDiscountCents?: number;
  readonly minDiscountPercent?: number;
  readonly maxDiscountPercent?: number;
  readonly promoCode?: string;
  readonly inStockOnly?: boolean;
  readonly saleOnly?: boolean;
  readonly newOnly?: boolean;
  readonly hotOnly?: boolean;
  /** Minimum average of stars. */
  readonly minRating?: number;
  /** Default: relevance with a text, best-seller without. */
  readonly sort?: SearchSort;
  readonly randomSeed?: number;
  /** Default 0. */
  readonly offset?: number;
  /** Default 24, at most 1,000. 0 counts only. */
  readonly limit?: number;
  /**
   * Facets to count: their codes, or 'auto' (default) for those with the most products of the result (brand
   * first, then features). Facets with a chosen value are always counted.
   */
  readonly facets?: readonly string[] | 'auto';
  /** Default 12. */
  readonly maxFacets?: number;
  /** Most values per facet, default 100; chosen ones are always included. */
  readonly maxFacetValues?: number;
  /** False: ids and total only (facets, categories and price are left empty). Default true. */
  readonly counts?: boolean;
  /** Number of equal price ranges between lowest and highest price; 0 or absent: no histogram. */
  readonly histogramBuckets?: number;
  /** False: search for the words as typed, without correction. Default true. */
  readonly correct?: boolean;
};

export type FacetValueCount = {
  readonly value: FeatureValue;
  /** Number of products if this value were added to (OR) the choice in its facet. */
  readonly count: number;
  readonly selected: boolean;
};

export type FacetCount = {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly unit?: string;
  /** Text by count, numbers ascending; chosen values are present even with count 0. */
  readonly values: readonly FacetValueCount[];
};

export type CategoryCount = {
  readonly id: number;
  readonly label: string;
  /** Ids and labels from department to this category. */
  readonly path: readonly number[];
  readonly labels: readonly string[];
  readonly count: number;
};

export type PriceFacet = {
  /** Lowest and highest price of the result WITHOUT the price filter. */
  readonly minCents: number;
  readonly maxCents: number;
  readonly histogram?: readonly { fromCents: number; toCents: number; count: number }[];
};

/** How the result matches the text. */
export type MatchKind =
  | 'browse' /** no text */
  | 'exact-code' /** a SKU, GTIN or product code */
  | 'all-words' /** every word found */
  | 'some-words' /** relaxed: some products miss a word */
  | 'nearest' /** nothing matched as typed; near words were used */
  | 'none';

/** Why a result is empty although the query asked for something. */
export type EmptyReason =
  | 'no-words' /** only symbols */
  | 'small-words' /** only words that say nothing of the goods: "a", "per" */
  | 'unknown-words'
  | 'unknown-category'
  | 'unknown-filter' /** a facet code or value nobody has */
  | 'empty-restriction' /** ids or skus is an empty list */
  | 'filters-too-narrow';

export type SearchResult = {
  readonly ids: readonly number[];
  /** Exact, also on relaxed results. */
  readonly total: number;
  /** How many of `total` contain every word (all, unless `relaxed`). */
  readonly exactTotal: number;
  /** Disjunctive counts: a product that fails exactly one chosen facet is counted in that facet. */
  readonly facets: readonly FacetCount[];
  /** Next level below the current category (departments without one), by count. */
  readonly categories: readonly CategoryCount[];
  readonly price: PriceFacet | null;
  /** `applied`: the result is for `to`. Otherwise it is only a suggestion ("Forse cercavi"). */
  readonly correction?: { readonly from: string; readonly to: string; readonly applied: boolean };
  readonly relaxed: boolean;
  /** The category named by the words ("trapani"); its products come first. */
  readonly categoryIntent?: CategoryCount;
  /** Of words that find nothing: the category whose products have or mention them most. */
  readonly nearCategory?: CategoryCount;
  readonly matchKind: MatchKind;
  readonly emptyReason?: EmptyReason;
  /** Time inside the engine. */
  readonly tookMicros: number;
};

export type SuggestRequest = {
  readonly prefix: string;
  /** Defaults 6, 3, 3, 6; at most 20 each. */
  readonly products?: number;
  readonly categories?: number;
  readonly brands?: number;
  readonly completions?: number;
};

/** UTF-16 offsets [start, end) into the name or label. */
export type MatchedRange = readonly [start: number, end: number];

export type SuggestResult = {
  readonly products: readonly {
    readonly id: number;
    readonly name: string;
    readonly ranges: readonly MatchedRange[];
  }[];
  readonly categories: readonly (CategoryCount & { readonly ranges: readonly MatchedRange[] })[];
  readonly brands: readonly {
    readonly name: string;
    readonly count: number;
    readonly ranges: readonly MatchedRange[];
  }[];
  /** Whole queries to suggest, including the typed words: "trapano avvitatore". */
  readonly completions: readonly { readonly text: string; readonly ranges: readonly MatchedRange[] }[];
  readonly correction?: { readonly from: string; readonly to: string };
  readonly tookMicros: number;
};

/** Written in place within microseconds; absent fields keep their value. */
export type PriceStockPatch = {
  readonly id: number;
  readonly minPriceCents?: number;
  readonly maxPriceCents?: number;
  readonly isSale?: boolean;
  readonly discountPercent?: number;
  readonly discountCents?: number;
  /** null: no unit price any more. */
  readonly unitPriceCents?: number | null;
  readonly stock?: number;
  readonly sold?: number;
  readonly ratingAverage?: number;
  readonly ratingCount?: number;
  readonly updatedAt?: number;
  /** Not to be found until the next writing of the whole document. */
  readonly published?: false;
};

export type SearchChange =
  | { readonly kind: 'upsert'; readonly document: SearchDocument }
  | { readonly kind: 'delete'; readonly id: number }
  | { readonly kind: 'patch'; readonly patch: PriceStockPatch };

/**
 * One line is a group of synonyms ("condizionatore, climatizzatore") or works one way ("utensile => trapano,
 * sega": a search for the left also finds the right). Terms may have several words. A line may instead say what words do in a query: "nouns: …" are names of
 * goods, "words: …" are spelt well though no product has them, "qualifiers: …" only say how and never carry a match, "compounds: …"
 * (phrases between commas) are not searched by their single words when no product has them. Words of shoppers of other
 * languages: "foreign: office chair = sedia da ufficio", "forms: chair chairs", "linking: for of".
 */
export type SynonymRule = string;

export type SearchStats = {
  /** Live and published. */
  readonly documents: number;
  /** In the index, including unpublished ones. */
  readonly held: number;
  readonly segments: number;
  readonly terms: number;
  readonly postings: number;
  /** Shared buffers of the index. */
  readonly bytes: number;
  readonly generation: number;
  readonly workers: number;
};

export type SearchOptions = {
  readonly language: SearchLanguage;
  /** Default: none; the engine knows no goods. */
  readonly synonyms?: readonly SynonymRule[];
  /** Threads for expensive queries; 0: none. Default 1. Started only at the first expensive query. */
  readonly workers?: number;
  /** Below this many documents no thread is ever started. Default 50,000. */
  readonly workerMinDocuments?: number;
  /**
   * Documents and postings a query must iterate to be sent to a thread. Default 60,000 (about 2 ms of work).
   */
  readonly workerMinCost?: number;
  /**
   * Called when a background merge failed (nothing is lost; the next change tries again). Default: a process
   * warning.
   */
  readonly onBackgroundError?: (error: unknown) => void;
};

export type Snapshot = { readonly segments: readonly Segment[]; readonly sequence: number };

/** A snapshot whose bytes are on their way. */
export type BegunSnapshot = {
  readonly path: string;
  /** How many it holds, as its header says; 0 if it cannot be used. */
  readonly documents: number;
  /**
   * The snapshot, or the reason why it cannot be used; undefined from the second time on: what is kept of it here would stay
   * in memory beside the index that has gone on.
   */
  take(): Promise<Snapshot | string> | undefined;
};

export type SnapshotLoad =
  | { readonly loaded: true; readonly sequence: number; readonly documents: number }
  | { readonly loaded: false; readonly reason: string };

/**
 * By the key of a query (see `queryKey`): products that shoppers choose after it, each with a factor above 1 on its
 * relevance. They move up among what matches; nothing is found by it.
 */
export type Favoured = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * By the key of a query: products that are found by it whatever their words say, and come first by relevance, in this
 * order. Filters hold for them too.
 */
export type Pinned = ReadonlyMap<string, readonly number[]>;

/** All synonyms and pins of a trial, not only what is new in them. */
export type Trial = { readonly synonyms: readonly SynonymRule[]; readonly pinned: Pinned };

/** Answers queries, in this process or over a connection. */
export interface SearchEngine {
  /** Synchronous where possible, else a promise: always `await` it. */
  search(query: SearchQuery): SearchResult | Promise<SearchResult>;
  suggest(request: SuggestRequest): SuggestResult | Promise<SuggestResult>;
  /** Incremented by each change that an answer could show, so not by a sale that leaves pieces; for cache keys. */
  readonly generation: number;
  setSynonyms(rules: readonly SynonymRule[]): void;
  setFavoured(favoured: Favoured): void;
  setPinned(pinned: Pinned): void;
  /** The same for queries of the same words in any order or number ("sedie in legno", "legno sedia"); '' without words. */
  queryKey(text: string): string;
  /** Releases threads or connections; the engine cannot be used afterwards. */
  close(): Promise<void>;
}

/**
 * Takes documents in. A `position` says how far the log of changes was when the documents were read: a number that
 * rises with the log. Of two writings of a document the one with the higher position stays, whichever comes last, so
 * that several writers, or one that repeats itself, do no harm.
 */
export interface IndexWriter {
  /**
   * Resolves (or returns) when every search started afterwards sees the changes. Unknown ids in delete and patch are
   * ignored.
   */
  apply(changes: Iterable<SearchChange>, position: number): void | Promise<void>;
  /** Replaces the whole content; searches see the old content until the new one is complete. */
  build(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>, position: number): Promise<void>;
  /** Documents in the index, unpublished ones too. */
  held(): number | Promise<number>;
}

/** Collects documents for a `LocalIndex` without needing it: see createSegmentWriter. */
export interface SegmentWriter {
  /** Of two documents with the same id the later one counts. */
  add(document: SearchDocument): void;
  /** What was collected since the last call; nothing for no documents. */
  take(): readonly SegmentImage[];
}

/** An index in this process's memory, written and queried here, and saved to disk between starts. */
export interface LocalIndex extends SearchEngine, IndexWriter {
  suggest(request: SuggestRequest): SuggestResult;
  apply(changes: Iterable<SearchChange>, position: number): void;
  held(): number;
  /** Whether the document is in the index, unpublished ones too. */
  holds(id: number): boolean;
  /**
   * Takes documents that a segment writer, usually in a thread of its own, has collected: as `apply` takes upserts, in a
   * moment however many they are.
   */
  adopt(images: readonly SegmentImage[], position: number): void;
  /** The same as the whole content. */
  replace(images: readonly SegmentImage[], position: number): Promise<void>;
  stats(): SearchStats;
  /** Writes a temporary file and renames it. `sequence`: the change-log position the content includes. */
  saveSnapshot(path: string, sequence: number): Promise<void>;
  /**
   * A missing, broken or foreign file leaves the engine unchanged; the result has the reason. `begun`: taken if it is this
   * file. `first`: what will be asked first, answered ahead where it is expensive.
   */
  loadSnapshot(path: string, begun?: BegunSnapshot, first?: SearchQuery): Promise<SnapshotLoad>;
  /**
   * What searches would find with other synonyms and pins, in the documents of this moment. Nothing is changed by it;
   * each search runs in this thread.
   */
  tryOut(trial: Trial): (query: SearchQuery) => SearchResult;
  /** Merges waiting changes into the main index; also runs by itself when enough have accumulated. */
  compact(): Promise<void>;
}
