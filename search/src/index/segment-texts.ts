import { textAt } from './dictionary.ts';
import type { FacetInfo } from './facet-collector.ts';
import type { Segment } from './segment.ts';

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
