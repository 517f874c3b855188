import type { Facet } from '@casamaestra/contract/catalog/listing.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { FacetCount, SearchResult } from '@casamaestra/search/search-engine.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import type { CountedPart } from './counts-cache.ts';
import type { OptionColours } from './kept/option-colours.ts';

const facetTypes = { text: 'string', number: 'float', boolean: 'boolean' } as const;

/** Facets that are not features, by the name the contract gives them. */
const reservedKeys: Readonly<Record<string, { key: string; label: string }>> = {
  $brand: { key: 'brand', label: 'Marca' },
  $family: { key: 'family_code', label: 'Famiglia' },
};

function presentFacet(facet: FacetCount, attributes: AttributeSchema, colours: OptionColours): Facet {
  const reserved = reservedKeys[facet.code];
  const code = reserved?.key ?? facet.code.replace(/^\$/, '');
  return {
    key: reserved?.key ?? attributes.features.get(facet.code)?.key ?? code,
    code,
    label_field: reserved?.label ?? facet.label,
    type: facetTypes[facet.type],
    uom: facet.unit ?? null,
    facet_results: facet.values.map(({ value, count, selected }) => {
      const swatch = colours.get(`${facet.label} ${value}`);
      return { value, count, selected, ...(swatch !== undefined && { swatch }) };
    }),
  };
}

/** What is true of the whole result, whichever page of it is shown. */
export function presentCounts(
  { price, categories, facets }: SearchResult,
  attributes: AttributeSchema,
  colours: OptionColours,
): CountedPart {
  return {
    min_price_all: price === null ? null : Math.floor(eurosFromCents(price.minCents)),
    max_price_all: price === null ? null : Math.ceil(eurosFromCents(price.maxCents)),
    category: categories.map(({ id, label, count }) => ({
      label,
      count,
      url: attributes.categories.get(id)?.url ?? '',
    })),
    features: facets.map((facet) => presentFacet(facet, attributes, colours)),
  };
}
