import type { SegmentBuilder } from './segment-builder.ts';
import { GrowableStrings, GrowableWords } from './growable.ts';
import { allocateSegment, valuesOf, type ColumnLengths, type Segment } from './segment.ts';
import { letterMask } from './letter-mask.ts';
import { IMPACT_BITS } from './term-collector.ts';

type Strings = GrowableStrings;

const IMPACT_MASK = (1 << IMPACT_BITS) - 1;

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

type Categories = {
  readonly order: readonly number[];
  /** Position in tree order by collected node. */
  readonly place: Uint32Array;
};

function orderCategories(builder: SegmentBuilder): Categories {
  const order = builder.categories.treeOrder();
  const place = new Uint32Array(order.length);
  order.forEach((node, index) => (place[node] = index));
  return { order, place };
}

/** Documents by category, then most sold, then id. */
function orderDocuments(builder: SegmentBuilder, { place }: Categories): Uint32Array {
  const category = builder.category.view().map((node) => place[node] ?? 0);
  const sold = builder.plain.sold.view();
  const id = builder.plain.id.view();
  const order = Uint32Array.from({ length: builder.docs }, (_, doc) => doc);
  return order.sort(
    (one, other) =>
      (category[one] ?? 0) - (category[other] ?? 0) ||
      (sold[other] ?? 0) - (sold[one] ?? 0) ||
      (id[one] ?? 0) - (id[other] ?? 0),
  );
}

/** Collected words sorted, with terms renumbered by `termPlace`. */
function layOutWords(builder: SegmentBuilder, termPlace: Uint32Array) {
  const texts = [...builder.terms.words.keys()].sort(byText);
  const words = new GrowableStrings();
  const shown = new GrowableStrings();
  const term = new Uint32Array(texts.length);
  const weight = new Uint32Array(texts.length);
  const letters = new Uint32Array(texts.length);
  texts.forEach((text, index) => {
    const entry = builder.terms.words.get(text);
    words.push(text);
    shown.push(entry?.shown ?? '');
    term[index] = termPlace[entry?.term ?? 0] ?? 0;
    weight[index] = Math.max(1, entry?.weight ?? 0);
    letters[index] = letterMask(text);
  });
  return { words, shown, term, weight, letters };
}

/** Codes sorted by bytes, equal ones once, with their documents. */
function layOutCodes(builder: SegmentBuilder, newOf: Uint32Array) {
  const { start, bytes } = { start: builder.codes.start.items, bytes: builder.codes.bytes };
  const text = (index: number): Buffer =>
    Buffer.from(bytes.buffer, start[index] ?? 0, (start[index + 1] ?? 0) - (start[index] ?? 0));
  const order = Uint32Array.from({ length: builder.codes.length }, (_, index) => index);
  order.sort((one, other) => Buffer.compare(text(one), text(other)));
  const codes = new GrowableStrings();
  const docStart = new GrowableWords();
  const docs = new GrowableWords();
  let last: Buffer | undefined;
  for (const index of order) {
    const code = text(index);
    if (last === undefined || Buffer.compare(last, code) !== 0) {
      codes.push(code.toString('utf8'));
      docStart.push(docs.length);
      last = code;
    }
    docs.push(newOf[builder.codeDoc.items[index] ?? 0] ?? 0);
  }
  docStart.push(docs.length);
  return { codes, docStart, docs };
}

/** Values of a facet in the order they are shown without counts: numbers rising, text by its letters. */
function sortedPairs(facet: { readonly type: string; readonly values: Map<string, number> }, texts: readonly string[]) {
  const numeric = facet.type === 'number';
  return [...facet.values]
    .sort(([one, pair], [other, otherPair]) =>
      numeric ? Number(texts[pair]) - Number(texts[otherPair]) || byText(one, other) : byText(one, other),
    )
    .map(([, pair]) => pair);
}

/** Facet values numbered so that those of one facet follow each other. */
function layOutFacets(builder: SegmentBuilder) {
  const { facets, pairFacet, pairText } = builder.facets;
  const facetTexts = new GrowableStrings();
  const valueTexts = new GrowableStrings();
  const facetValues = new Uint32Array(facets.length + 1);
  const pairPlace = new Uint32Array(pairFacet.length);
  for (const facet of facets) {
    const { code, label, type, unit } = facet;
    facetTexts.push(JSON.stringify({ code, label, type, unit }));
    for (const pair of sortedPairs(facet, pairText)) {
      pairPlace[pair] = valueTexts.length;
      valueTexts.push(pairText[pair] ?? '');
    }
    facetValues[facet.index + 1] = valueTexts.length;
  }
  return { facetTexts, valueTexts, facetValues, pairPlace };
}

function put(segment: Segment, name: 'name' | 'term' | 'word' | 'code', strings: Strings): void {
  segment[`${name}Start`].set(strings.start.view());
  segment[`${name}Bytes`].set(strings.bytes.subarray(0, strings.bytesLength));
}

function putTexts(segment: Segment, name: 'facet' | 'value' | 'category', strings: Strings): void {
  segment[`${name}TextStart`].set(strings.start.view());
  segment[`${name}TextBytes`].set(strings.bytes.subarray(0, strings.bytesLength));
}

/** Document-major postings to term-major; documents come in order, so every list is sorted. */
function putPostings(builder: SegmentBuilder, segment: Segment, order: Uint32Array, termPlace: Uint32Array): void {
  const { postings, postingStart } = builder.terms;
  const { postingStart: start, postingDocs, postingImpacts } = segment;
  const packed = postings.items;
  for (let at = 0; at < postings.length; at += 1) {
    const term = termPlace[(packed[at] ?? 0) >>> IMPACT_BITS] ?? 0;
    start[term + 1] = (start[term + 1] ?? 0) + 1;
  }
  for (let term = 1; term < start.length; term += 1) start[term] = (start[term] ?? 0) + (start[term - 1] ?? 0);
  const next = start.slice();
  for (let doc = 0; doc < order.length; doc += 1) {
    const old = order[doc] ?? 0;
    const end = postingStart.items[old + 1] ?? 0;
    for (let at = postingStart.items[old] ?? 0; at < end; at += 1) {
      const entry = packed[at] ?? 0;
      const term = termPlace[entry >>> IMPACT_BITS] ?? 0;
      const slot = next[term] ?? 0;
      postingDocs[slot] = doc;
      postingImpacts[slot] = entry & IMPACT_MASK;
      next[term] = slot + 1;
    }
  }
}

/** Columns and lists that go document by document. */
function putDocuments(builder: SegmentBuilder, segment: Segment, order: Uint32Array, pairPlace: Uint32Array): void {
  const { terms, values, valueStart, tags, tagStart, category } = builder;
  const counted = valuesOf(segment);
  let valueAt = 0;
  let tagAt = 0;
  let titleAt = 0;
  for (let doc = 0; doc < order.length; doc += 1) {
    const old = order[doc] ?? 0;
    segment.category[doc] = category.items[old] ?? 0;
    segment.titleHead[doc] = terms.titleHead[old] ?? 255;
    for (let at = valueStart.items[old] ?? 0; at < (valueStart.items[old + 1] ?? 0); at += 1) {
      counted[valueAt] = pairPlace[values.items[at] ?? 0] ?? 0;
      valueAt += 1;
    }
    segment.valueStart[doc + 1] = valueAt;
    for (let at = tagStart.items[old] ?? 0; at < (tagStart.items[old + 1] ?? 0); at += 1) {
      segment.tags[tagAt] = pairPlace[tags.items[at] ?? 0] ?? 0;
      tagAt += 1;
    }
    segment.tagStart[doc + 1] = tagAt;
    for (let at = terms.titleStart.items[old] ?? 0; at < (terms.titleStart.items[old + 1] ?? 0); at += 1) {
      segment.titleTerms[titleAt] = terms.titleTerms.items[at] ?? 0;
      titleAt += 1;
    }
    segment.titleStart[doc + 1] = titleAt;
  }
}

function putNames(builder: SegmentBuilder, segment: Segment, order: Uint32Array): void {
  let bytesAt = 0;
  const { bytes, start } = builder.names;
  for (let doc = 0; doc < order.length; doc += 1) {
    const old = order[doc] ?? 0;
    const name = bytes.subarray(start.items[old] ?? 0, start.items[old + 1] ?? 0);
    segment.nameBytes.set(name, bytesAt);
    bytesAt += name.length;
    segment.nameStart[doc + 1] = bytesAt;
  }
  const byName = Uint32Array.from({ length: order.length }, (_, doc) => doc);
  const keys = builder.nameKeys;
  byName.sort((one, other) => byText(keys[order[one] ?? 0] ?? '', keys[order[other] ?? 0] ?? ''));
  let rank = 0;
  byName.forEach((doc, index) => {
    const before = byName[index - 1];
    if (before !== undefined && keys[order[before] ?? 0] !== keys[order[doc] ?? 0]) rank += 1;
    segment.nameRank[doc] = rank;
  });
  const byId = Uint32Array.from({ length: order.length }, (_, doc) => doc);
  segment.byId.set(byId.sort((one, other) => (segment.id[one] ?? 0) - (segment.id[other] ?? 0)));
}

function putCategories(builder: SegmentBuilder, segment: Segment, { order, place }: Categories): GrowableStrings {
  const labels = new GrowableStrings();
  const { nodes } = builder.categories;
  order.forEach((node, index) => {
    segment.categoryId[index] = nodes[node]?.id ?? 0;
    segment.categoryParent[index] = place[nodes[node]?.parent ?? 0] ?? 0;
    segment.categoryEnd[index] = index + 1;
    labels.push(nodes[node]?.label ?? '');
  });
  for (let index = order.length - 1; index > 0; index -= 1) {
    const parent = segment.categoryParent[index] ?? 0;
    segment.categoryEnd[parent] = Math.max(segment.categoryEnd[parent] ?? 0, segment.categoryEnd[index] ?? 0);
  }
  segment.category.forEach((node, doc) => (segment.category[doc] = place[node] ?? 0));
  for (const node of segment.category) segment.categoryDocs[node + 1] = (segment.categoryDocs[node + 1] ?? 0) + 1;
  for (let node = 1; node < segment.categoryDocs.length; node += 1) {
    segment.categoryDocs[node] = (segment.categoryDocs[node] ?? 0) + (segment.categoryDocs[node - 1] ?? 0);
  }
  return labels;
}

const PLAIN_NAMES = [
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

/** Sorts everything the builder holds and writes it into one shared buffer. */
export function layOutSegment(builder: SegmentBuilder): Segment {
  const docs = builder.docs;
  const categories = orderCategories(builder);
  const order = orderDocuments(builder, categories);
  const newOf = new Uint32Array(docs);
  order.forEach((old, doc) => (newOf[old] = doc));
  const termTexts = [...builder.terms.terms.keys()].sort(byText);
  const termPlace = new Uint32Array(termTexts.length);
  const terms = new GrowableStrings();
  termTexts.forEach((text, index) => {
    termPlace[builder.terms.terms.get(text) ?? 0] = index;
    terms.push(text);
  });
  const words = layOutWords(builder, termPlace);
  const codes = layOutCodes(builder, newOf);
  const facets = layOutFacets(builder);
  const wide = facets.valueTexts.length > 0x1_0000;
  const categoryLabelBytes = builder.categories.nodes.reduce((sum, node) => sum + Buffer.byteLength(node.label), 0);
  const lengths: ColumnLengths = {
    ...(Object.fromEntries(PLAIN_NAMES.map((name) => [name, docs])) as Record<(typeof PLAIN_NAMES)[number], number>),
    byId: docs,
    category: docs,
    nameRank: docs,
    titleHead: docs,
    nameStart: docs + 1,
    nameBytes: builder.names.bytesLength,
    valueStart: docs + 1,
    values: wide ? 0 : builder.values.length,
    wideValues: wide ? builder.values.length : 0,
    tagStart: docs + 1,
    tags: builder.tags.length,
    titleStart: docs + 1,
    titleTerms: builder.terms.titleTerms.length,
    termStart: terms.length + 1,
    termBytes: terms.bytesLength,
    postingStart: terms.length + 1,
    postingDocs: builder.terms.postings.length,
    postingImpacts: builder.terms.postings.length,
    wordStart: words.words.length + 1,
    wordBytes: words.words.bytesLength,
    wordTerm: words.words.length,
    wordWeight: words.words.length,
    wordLetters: words.words.length,
    wordShownStart: words.words.length + 1,
    wordShownBytes: words.shown.bytesLength,
    codeStart: codes.codes.length + 1,
    codeBytes: codes.codes.bytesLength,
    codeDocStart: codes.docStart.length,
    codeDocs: codes.docs.length,
    facetTextStart: facets.facetTexts.length + 1,
    facetTextBytes: facets.facetTexts.bytesLength,
    facetValues: facets.facetValues.length,
    valueTextStart: facets.valueTexts.length + 1,
    valueTextBytes: facets.valueTexts.bytesLength,
    categoryId: categories.order.length,
    categoryParent: categories.order.length,
    categoryEnd: categories.order.length,
    categoryDocs: categories.order.length + 1,
    categoryTextStart: categories.order.length + 1,
    categoryTextBytes: categoryLabelBytes,
  };
  const segment = allocateSegment(lengths);
  for (const name of PLAIN_NAMES) {
    const column = builder.plain[name].items;
    const target = segment[name];
    for (let doc = 0; doc < docs; doc += 1) target[doc] = column[order[doc] ?? 0] ?? 0;
  }
  put(segment, 'term', terms);
  put(segment, 'word', words.words);
  put(segment, 'code', codes.codes);
  segment.wordTerm.set(words.term);
  segment.wordWeight.set(words.weight);
  segment.wordLetters.set(words.letters);
  segment.wordShownStart.set(words.shown.start.view());
  segment.wordShownBytes.set(words.shown.bytes.subarray(0, words.shown.bytesLength));
  segment.codeDocStart.set(codes.docStart.view());
  segment.codeDocs.set(codes.docs.view());
  putTexts(segment, 'facet', facets.facetTexts);
  putTexts(segment, 'value', facets.valueTexts);
  segment.facetValues.set(facets.facetValues);
  putDocuments(builder, segment, order, facets.pairPlace);
  segment.titleTerms.forEach((term, at) => (segment.titleTerms[at] = termPlace[term] ?? 0));
  putNames(builder, segment, order);
  putTexts(segment, 'category', putCategories(builder, segment, categories));
  putPostings(builder, segment, order, termPlace);
  return segment;
}
