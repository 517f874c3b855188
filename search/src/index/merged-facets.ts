import { reserved, type Sources } from './column-source.ts';
import { textAt } from './dictionary.ts';
import { FacetCollector } from './facet-collector.ts';
import { facetTables, type FacetRows } from './facet-columns.ts';
import { mergedRows, type MergedDocuments } from './merged-documents.ts';
import { facetInfo } from './segment-texts.ts';
import { valueColumn, type Segment } from './segment.ts';

/** The (facet, value) pairs that live documents have. */
function usedPairs(segment: Segment, places: Int32Array): Uint8Array {
  const used = new Uint8Array(segment.valueTextStart.length - 1);
  const counted = valueColumn(segment);
  const { valueStart, tags, tagStart } = segment;
  for (let doc = 0; doc < segment.docs; doc += 1) {
    if ((places[doc] ?? -1) < 0) continue;
    for (let at = valueStart[doc] ?? 0; at < (valueStart[doc + 1] ?? 0); at += 1) used[counted[at] ?? 0] = 1;
    for (let at = tagStart[doc] ?? 0; at < (tagStart[doc + 1] ?? 0); at += 1) used[tags[at] ?? 0] = 1;
  }
  return used;
}

/** Numbers in the collector of the pairs of a segment. */
function collectPairs(collector: FacetCollector, segment: Segment, used: Uint8Array): Uint32Array {
  const { facetValues, valueTextStart, valueTextBytes } = segment;
  const pairs = new Uint32Array(used.length);
  for (let facet = 0; facet + 1 < facetValues.length; facet += 1) {
    const from = facetValues[facet] ?? 0;
    const to = facetValues[facet + 1] ?? 0;
    if (!used.subarray(from, to).includes(1)) continue;
    const entry = collector.facet(facetInfo(segment, facet));
    for (let value = from; value < to; value += 1) {
      if (used[value] === 1)
        pairs[value] = collector.pair(entry, textAt(valueTextStart, valueTextBytes, value));
    }
  }
  return pairs;
}

/** Facets, their values and the rows of the documents. */
export function mergedFacets(
  documents: MergedDocuments,
): FacetRows &
  Sources<'facetTextStart' | 'facetTextBytes' | 'facetValues' | 'valueTextStart' | 'valueTextBytes'> {
  const collector = new FacetCollector();
  const pairs = documents.segments.map((segment, at) =>
    collectPairs(collector, segment, usedPairs(segment, documents.places[at] ?? new Int32Array())),
  );
  const { pairPlace, isWide, ...tables } = facetTables(collector);
  const become = pairs.map((ofSegment) => ofSegment.map((pair) => pairPlace[pair] ?? 0));
  const counted = mergedRows(documents, { start: 'valueStart', items: valueColumn, become });
  const tags = mergedRows(documents, { start: 'tagStart', items: (segment) => segment.tags, become });
  return {
    ...tables,
    valueStart: counted.starts,
    values: isWide ? reserved(0) : counted.values,
    wideValues: isWide ? counted.values : reserved(0),
    tagStart: tags.starts,
    tags: tags.values,
  };
}
