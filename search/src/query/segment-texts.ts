import { foldKey } from '../analysis/fold.ts';
import { textAt } from '../index/dictionary.ts';
import { valueKey, type FacetInfo } from '../index/facet-collector.ts';
import { facetInfo } from '../index/segment-texts.ts';
import type { Segment } from '../index/segment.ts';

/** Texts of a segment's facets, values and categories, decoded on first use. */
export class SegmentTexts {
  readonly facets: readonly FacetInfo[];
  private readonly segment: Segment;
  private readonly byCode = new Map<string, number>();
  private readonly values: (string | undefined)[] = [];
  private readonly keys: (string | undefined)[] = [];
  private readonly categoryKeys: (string | undefined)[] = [];

  constructor(segment: Segment) {
    this.segment = segment;
    this.facets = Array.from({ length: segment.facetValues.length - 1 }, (_, facet) =>
      facetInfo(segment, facet),
    );
    this.facets.forEach(({ code }, facet) => this.byCode.set(code, facet));
  }

  facetIndex(code: string): number {
    return this.byCode.get(code) ?? -1;
  }

  value(value: number): string {
    return (this.values[value] ??= textAt(this.segment.valueTextStart, this.segment.valueTextBytes, value));
  }

  valueKey(value: number): string {
    return (this.keys[value] ??= valueKey(this.value(value)));
  }

  categoryLabel(node: number): string {
    return textAt(this.segment.categoryTextStart, this.segment.categoryTextBytes, node);
  }

  categoryKey(node: number): string {
    return (this.categoryKeys[node] ??= foldKey(this.categoryLabel(node)));
  }
}

const known = new WeakMap<Segment, SegmentTexts>();

export function textsOf(segment: Segment): SegmentTexts {
  let texts = known.get(segment);
  if (texts === undefined) {
    texts = new SegmentTexts(segment);
    known.set(segment, texts);
  }
  return texts;
}
