import type { Analyzer } from '../analysis/analyzer.ts';
import { codeKey, fold } from '../analysis/fold.ts';
import type { SearchDocument } from '../search-engine.ts';
import { CategoryCollector } from './category-collector.ts';
import { documentFields, HEAD_BONUS, TITLE_FIELD } from './document-fields.ts';
import { FacetCollector } from './facet-collector.ts';
import { GrowableStrings, GrowableWords } from './growable.ts';
import { FLAG, NO_UNIT_PRICE } from './segment.ts';
import { TermCollector } from './term-collector.ts';

/** Columns copied unchanged, one number per document. */
export const PLAIN_COLUMNS = [
  'id',
  'minPrice',
  'maxPrice',
  'discountCents',
  'unitPrice',
  'stock',
  'ratingCount',
  'sold',
  'created',
  'updated',
  'ratingMilli',
  'discountPercent',
  'popularity',
  'flags',
] as const;

export type PlainColumn = (typeof PLAIN_COLUMNS)[number];

const whole = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
const UINT32_MAX = 0xffff_fffe;
const INT32_MAX = 0x7fff_ffff;

/**
 * Units sold on a logarithmic scale of 0 to 255, 12 steps per doubling: only for deciding between equal
 * results.
 */
export const popularityOf = (sold: number): number => whole(12 * Math.log2(1 + Math.max(0, sold)), 255);

export const PLAIN_VALUES: Record<PlainColumn, (document: SearchDocument) => number> = {
  id: (document) => document.id,
  minPrice: (document) => whole(document.minPriceCents, UINT32_MAX),
  maxPrice: (document) => whole(document.maxPriceCents, UINT32_MAX),
  discountCents: (document) => whole(document.discountCents, UINT32_MAX),
  unitPrice: (document) => unitPriceOf(document.unitPriceCents),
  stock: (document) => whole(document.stock, INT32_MAX),
  ratingCount: (document) => whole(document.ratingCount, UINT32_MAX),
  sold: (document) => whole(document.sold, UINT32_MAX),
  created: (document) => whole(document.createdAt, UINT32_MAX),
  updated: (document) => whole(document.updatedAt, UINT32_MAX),
  ratingMilli: (document) => whole(document.ratingAverage * 1000, 5000),
  discountPercent: (document) => whole(document.discountPercent, 100),
  popularity: (document) => popularityOf(document.sold),
  flags: (document) =>
    FLAG.live |
    (document.published ? FLAG.published : 0) |
    (document.isSale ? FLAG.sale : 0) |
    (document.isHot ? FLAG.hot : 0) |
    (document.isNew ? FLAG.new : 0),
};

export function unitPriceOf(cents: number | null | undefined): number {
  return cents === null || cents === undefined ? NO_UNIT_PRICE : whole(cents, UINT32_MAX);
}

export type PlainColumns = { readonly [Column in PlainColumn]: GrowableWords };

function plainColumns(): PlainColumns {
  const columns: Partial<Record<PlainColumn, GrowableWords>> = {};
  for (const column of PLAIN_COLUMNS) columns[column] = new GrowableWords();
  return columns as PlainColumns;
}

/** Collects documents, new ones or those of other segments, for one segment (see layOutSegment). */
export class SegmentBuilder {
  readonly plain = plainColumns();
  readonly category = new GrowableWords();
  readonly names = new GrowableStrings();
  readonly nameKeys: string[] = [];
  readonly values = new GrowableWords();
  readonly valueStart = new GrowableWords();
  readonly tags = new GrowableWords();
  readonly tagStart = new GrowableWords();
  readonly codes = new GrowableStrings();
  readonly codeDoc = new GrowableWords();
  readonly facets = new FacetCollector();
  readonly categories = new CategoryCollector();
  readonly terms: TermCollector;

  constructor(analyzer: Analyzer) {
    this.terms = new TermCollector(analyzer);
    this.valueStart.push(0);
    this.tagStart.push(0);
  }

  get docs(): number {
    return this.plain.id.length;
  }

  add(document: SearchDocument): void {
    const doc = this.docs;
    for (const column of PLAIN_COLUMNS) this.plain[column].push(PLAIN_VALUES[column](document));
    this.category.push(this.categories.node(document.categoryIds, document.categoryLabels));
    this.addName(document.name);
    this.addValues(this.facets.pairsOf(document));
    const codes = new Set([document.code, ...document.skus, ...document.gtins].map(codeKey));
    for (const code of codes) if (code !== '') this.addCode(code, doc);
    this.terms.addTitle(document.name, { text: document.name, ...TITLE_FIELD }, HEAD_BONUS);
    for (const field of documentFields(document)) this.terms.addField(field);
    this.terms.endDocument();
  }

  addName(name: string): void {
    this.names.push(name);
    this.nameKeys.push(fold(name));
  }

  addValues(pairs: Iterable<number>): void {
    for (const pair of pairs) (this.facets.isTag(pair) ? this.tags : this.values).push(pair);
    this.valueStart.push(this.values.length);
    this.tagStart.push(this.tags.length);
  }

  addCode(code: string, doc: number): void {
    this.codes.push(code);
    this.codeDoc.push(doc);
  }
}
