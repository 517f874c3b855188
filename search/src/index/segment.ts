/**
 * A segment is a batch of products in flat arrays over ONE SharedArrayBuffer: threads read it without
 * copying, and a snapshot consists of its bytes. The builder writes it once; afterwards only the columns of
 * price, stock, sales and rating and the live flag change, in place.
 *
 * Documents are sorted by category (tree order), then sales, so that a category is a range.
 */

const COLUMNS = {
  // One entry per document.
  id: Uint32Array,
  byId: Uint32Array,
  category: Uint32Array,
  minPrice: Uint32Array,
  maxPrice: Uint32Array,
  discountCents: Uint32Array,
  unitPrice: Uint32Array,
  stock: Int32Array,
  ratingCount: Uint32Array,
  sold: Uint32Array,
  created: Uint32Array,
  updated: Uint32Array,
  nameRank: Uint32Array,
  ratingMilli: Uint16Array,
  discountPercent: Uint8Array,
  popularity: Uint8Array,
  flags: Uint8Array,
  titleHead: Uint8Array,
  titleCore: Uint8Array,
  nameStart: Uint32Array,
  nameBytes: Uint8Array,
  // Facet values by document: numbers of (facet, value) pairs. In 16 bits when they suffice, else wide: one
  // of the two is empty. Counting is limited by memory bandwidth, so rows are kept short.
  valueStart: Uint32Array,
  values: Uint16Array,
  wideValues: Uint32Array,
  // Pairs used for filtering but rarely counted: product type, promotions, groups.
  tagStart: Uint32Array,
  tags: Uint32Array,
  // Stems of the name in their order, by document.
  titleStart: Uint32Array,
  titleTerms: Uint32Array,
  // Terms in byte order, and their postings.
  termStart: Uint32Array,
  termBytes: Uint8Array,
  postingStart: Uint32Array,
  postingDocs: Uint32Array,
  postingImpacts: Uint8Array,
  // Words as written (folded) in byte order; their term, weight, and display form when it differs.
  wordStart: Uint32Array,
  wordBytes: Uint8Array,
  wordTerm: Uint32Array,
  wordWeight: Uint32Array,
  wordLetters: Uint32Array,
  wordShownStart: Uint32Array,
  wordShownBytes: Uint8Array,
  // SKUs, GTINs and product codes in byte order, and their documents.
  codeStart: Uint32Array,
  codeBytes: Uint8Array,
  codeDocStart: Uint32Array,
  codeDocs: Uint32Array,
  // Facets; the values of facet f are facetValues[f] … facetValues[f + 1].
  facetTextStart: Uint32Array,
  facetTextBytes: Uint8Array,
  facetValues: Uint32Array,
  valueTextStart: Uint32Array,
  valueTextBytes: Uint8Array,
  // Categories in tree order: node 0 is the root; categoryEnd is the node after the subtree, categoryDocs the
  // first document (one entry more than nodes).
  categoryId: Uint32Array,
  categoryParent: Uint32Array,
  categoryEnd: Uint32Array,
  categoryDocs: Uint32Array,
  categoryTextStart: Uint32Array,
  categoryTextBytes: Uint8Array,
} as const;

export type ColumnName = keyof typeof COLUMNS;
export type ColumnLengths = { readonly [Name in ColumnName]: number };
export type SegmentColumn = Uint8Array | Uint16Array | Uint32Array | Int32Array;
type Columns = { readonly [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> };

/** The form passed between threads and written to disk. */
export type SegmentImage = { readonly buffer: SharedArrayBuffer; readonly lengths: ColumnLengths };

export type Segment = Columns & SegmentImage & { readonly docs: number };

export const COLUMN_NAMES = Object.keys(COLUMNS) as ColumnName[];

export const FLAG = { live: 1, published: 2, sale: 4, hot: 8, new: 16 } as const;
/** Both bits set: the document can be found. */
export const FINDABLE = FLAG.live | FLAG.published;
export const NO_UNIT_PRICE = 0xffff_ffff;

const align = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Size in bytes of a segment with columns of these lengths. */
export function segmentBytes(lengths: ColumnLengths): number {
  let bytes = 0;
  for (const name of COLUMN_NAMES) bytes += align(lengths[name] * COLUMNS[name].BYTES_PER_ELEMENT);
  return bytes;
}

/** Whichever of the two columns of facet values is used. */
export const valueColumn = (segment: Segment): Uint16Array | Uint32Array =>
  segment.wideValues.length > 0 ? segment.wideValues : segment.values;

/** Creates the column views over an image. */
export function viewSegment(image: SegmentImage): Segment {
  let offset = 0;
  const columns: Partial<Record<ColumnName, SegmentColumn>> = {};
  for (const name of COLUMN_NAMES) {
    const View: new (buffer: ArrayBufferLike, offset: number, length: number) => SegmentColumn =
      COLUMNS[name];
    columns[name] = new View(image.buffer, offset, image.lengths[name]);
    offset += align(image.lengths[name] * COLUMNS[name].BYTES_PER_ELEMENT);
  }
  return { ...(columns as Columns), buffer: image.buffer, lengths: image.lengths, docs: image.lengths.id };
}

export function allocateSegment(lengths: ColumnLengths): Segment {
  return viewSegment({ buffer: new SharedArrayBuffer(segmentBytes(lengths)), lengths });
}
