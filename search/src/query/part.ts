import type { Segment } from '../index/segment.ts';
import type { Counts } from './collect.ts';
import type { SearchResult } from '../search-engine.ts';
import type { Scratch } from './match.ts';
import type { Plan } from './plan.ts';

/** A matched query text: candidates by segment. */
export type Text = { readonly plan: Plan; readonly relaxed: boolean; readonly counts: readonly number[] };

/** What is counted over the whole result. */
export type CountedParts = Pick<SearchResult, 'facets' | 'categories' | 'price'>;

/** What one segment contributes to a result. */
export type Part = {
  readonly segment: Segment;
  readonly scratch: Scratch;
  readonly nodes: readonly number[];
  readonly counts: Counts;
  /** Documents kept, at the front of scratch.docs. */
  readonly hits: number;
  /** Documents rejected only by the price filter, when a histogram is requested. */
  readonly spared: readonly number[];
  readonly boosts: Float32Array | null;
};

export const NO_COUNTS: CountedParts = { facets: [], categories: [], price: null };
export const EMPTY_COUNTS: Counts = {
  values: new Uint32Array(0),
  categories: new Uint32Array(0),
  prices: new Float64Array(0),
};
