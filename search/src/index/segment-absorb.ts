import { nameOf, textAt } from './dictionary.ts';
import { PLAIN_COLUMNS, type SegmentBuilder } from './segment-builder.ts';
import { FLAG, valueColumn, type Segment } from './segment.ts';
import type { FacetInfo } from './facet-collector.ts';
import { IMPACT_BITS } from './term-collector.ts';

/** Path of a category node, departments first. */
export function categoryPath(segment: Segment, node: number): { ids: number[]; labels: string[] } {
  const ids: number[] = [];
  const labels: string[] = [];
  for (let at = node; at !== 0; at = segment.categoryParent[at] ?? 0) {
    ids.unshift(segment.categoryId[at] ?? 0);
    labels.unshift(textAt(segment.categoryTextStart, segment.categoryTextBytes, at));
  }
  return { ids, labels };
}

export function facetInfo(segment: Segment, facet: number): FacetInfo {
  return JSON.parse(textAt(segment.facetTextStart, segment.facetTextBytes, facet)) as FacetInfo;
}

function mapPairs(builder: SegmentBuilder, segment: Segment): Uint32Array {
  const pairs = new Uint32Array(segment.valueTextStart.length - 1);
  for (let facet = 0; facet + 1 < segment.facetValues.length; facet += 1) {
    const entry = builder.facets.facet(facetInfo(segment, facet));
    for (
      let value = segment.facetValues[facet] ?? 0;
      value < (segment.facetValues[facet + 1] ?? 0);
      value += 1
    ) {
      pairs[value] = builder.facets.pair(
        entry,
        textAt(segment.valueTextStart, segment.valueTextBytes, value),
      );
    }
  }
  return pairs;
}

/** Postings by document in the builder's format. Adds only terms of live documents. */
function postingsByDocument(
  builder: SegmentBuilder,
  segment: Segment,
): { start: Uint32Array; packed: Uint32Array } {
  const { postingStart, postingDocs, postingImpacts, flags } = segment;
  const start = new Uint32Array(segment.docs + 1);
  for (const doc of postingDocs) start[doc + 1] = (start[doc + 1] ?? 0) + 1;
  for (let doc = 1; doc < start.length; doc += 1) start[doc] = (start[doc] ?? 0) + (start[doc - 1] ?? 0);
  const next = start.slice();
  const packed = new Uint32Array(postingDocs.length);
  for (let term = 0; term + 1 < postingStart.length; term += 1) {
    let mapped = -1;
    for (let at = postingStart[term] ?? 0; at < (postingStart[term + 1] ?? 0); at += 1) {
      const doc = postingDocs[at] ?? 0;
      if (((flags[doc] ?? 0) & FLAG.live) === 0) continue;
      if (mapped < 0) mapped = builder.terms.term(textAt(segment.termStart, segment.termBytes, term));
      const slot = next[doc] ?? 0;
      packed[slot] = ((mapped << IMPACT_BITS) | (postingImpacts[at] ?? 0)) >>> 0;
      next[doc] = slot + 1;
    }
  }
  return { start, packed };
}

function absorbWords(builder: SegmentBuilder, segment: Segment): void {
  for (let word = 0; word < segment.wordTerm.length; word += 1) {
    const term = textAt(segment.termStart, segment.termBytes, segment.wordTerm[word] ?? 0);
    if (!builder.terms.terms.has(term)) continue;
    const entry = builder.terms.word(textAt(segment.wordStart, segment.wordBytes, word));
    entry.weight += segment.wordWeight[word] ?? 0;
    if (entry.shown === '') entry.shown = textAt(segment.wordShownStart, segment.wordShownBytes, word);
  }
}

/** Adds the live documents of a segment, without their original texts. */
export function absorbSegment(builder: SegmentBuilder, segment: Segment): void {
  const pairs = mapPairs(builder, segment);
  const nodes = Array.from(segment.categoryId, (_, node) => {
    const path = categoryPath(segment, node);
    return { node: -1, path };
  });
  const { start, packed } = postingsByDocument(builder, segment);
  const newOf = new Int32Array(segment.docs).fill(-1);
  const { terms } = builder;
  const counted = valueColumn(segment);
  terms.postings.reserve(terms.postings.length + packed.length);
  for (let doc = 0; doc < segment.docs; doc += 1) {
    if (((segment.flags[doc] ?? 0) & FLAG.live) === 0) continue;
    newOf[doc] = builder.docs;
    for (const column of PLAIN_COLUMNS) builder.plain[column].push(segment[column][doc] ?? 0);
    const category = nodes[segment.category[doc] ?? 0];
    if (category !== undefined && category.node < 0) {
      category.node = builder.categories.node(category.path.ids, category.path.labels);
    }
    builder.category.push(category?.node ?? 0);
    builder.addName(nameOf(segment, doc));
    const values = Array.from(counted.subarray(segment.valueStart[doc], segment.valueStart[doc + 1]));
    values.push(...segment.tags.subarray(segment.tagStart[doc], segment.tagStart[doc + 1]));
    builder.addValues(values.map((value) => pairs[value] ?? 0));
    for (let at = segment.titleStart[doc] ?? 0; at < (segment.titleStart[doc + 1] ?? 0); at += 1) {
      const title = segment.titleTerms[at] ?? 0;
      terms.titleTerms.push(terms.term(textAt(segment.termStart, segment.termBytes, title)));
    }
    terms.titleStart.push(terms.titleTerms.length);
    terms.titleHead.push(segment.titleHead[doc] ?? 255);
    terms.titleCore.push(segment.titleCore[doc] ?? 0);
    for (let at = start[doc] ?? 0; at < (start[doc + 1] ?? 0); at += 1) terms.postings.push(packed[at] ?? 0);
    terms.postingStart.push(terms.postings.length);
  }
  absorbWords(builder, segment);
  for (let code = 0; code + 1 < segment.codeDocStart.length; code += 1) {
    for (let at = segment.codeDocStart[code] ?? 0; at < (segment.codeDocStart[code + 1] ?? 0); at += 1) {
      const doc = newOf[segment.codeDocs[at] ?? 0] ?? -1;
      if (doc >= 0) builder.addCode(textAt(segment.codeStart, segment.codeBytes, code), doc);
    }
  }
}
