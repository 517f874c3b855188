import { fold } from '../analysis/fold.ts';
import { RESERVED_FACETS, type FeatureValue, type SearchDocument } from '../search-engine.ts';

export type FacetInfo = {
  readonly code: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly unit?: string;
};

type FacetEntry = FacetInfo & { readonly index: number; readonly values: Map<string, number> };

/** Facets counted only when requested by code. */
export const TAG_FACETS: ReadonlySet<string> = new Set(
  Object.values(RESERVED_FACETS).filter((code) => code !== RESERVED_FACETS.brand),
);

/** Key for comparing values: as text, without case and accents. */
export const valueKey = (value: FeatureValue): string => fold(String(value)).trim();

/** Collects the facets and values of a segment. (facet, value) pairs are numbered as they occur. */
export class FacetCollector {
  readonly facets: FacetEntry[] = [];
  readonly pairFacet: number[] = [];
  readonly pairText: string[] = [];
  private readonly byCode = new Map<string, FacetEntry>();

  facet(info: FacetInfo): FacetEntry {
    const known = this.byCode.get(info.code);
    if (known !== undefined) return known;
    const entry: FacetEntry = { ...info, index: this.facets.length, values: new Map() };
    this.facets.push(entry);
    this.byCode.set(info.code, entry);
    return entry;
  }

  pair(entry: FacetEntry, text: string): number {
    const key = valueKey(text);
    const known = entry.values.get(key);
    if (known !== undefined) return known;
    const pair = this.pairFacet.length;
    entry.values.set(key, pair);
    this.pairFacet.push(entry.index);
    this.pairText.push(text);
    return pair;
  }

  isTag(pair: number): boolean {
    return TAG_FACETS.has(this.facets[this.pairFacet[pair] ?? 0]?.code ?? '');
  }

  /** Pairs of one document, including reserved facets, without duplicates. */
  pairsOf(document: SearchDocument): Set<number> {
    const pairs = new Set<number>();
    const reserved = (code: string, text: string | undefined): void => {
      if (text === undefined || text === '') return;
      pairs.add(this.pair(this.facet({ code, label: '', type: 'text' }), text));
    };
    reserved(RESERVED_FACETS.brand, document.brand);
    reserved(RESERVED_FACETS.family, document.familyCode);
    for (const promo of document.promoCodes) reserved(RESERVED_FACETS.promo, promo);
    document.groups.slice(0, 5).forEach((group, index) => reserved(`$group_${index + 1}`, group));
    for (const feature of document.features) {
      const entry = this.facet(feature);
      for (const value of feature.values) pairs.add(this.pair(entry, String(value)));
    }
    return pairs;
  }
}
