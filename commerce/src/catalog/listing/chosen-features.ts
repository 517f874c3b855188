import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { FeatureValue } from '@casamaestra/search/search-engine.ts';
import { RESERVED_FACETS } from '@casamaestra/search/search-engine.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import { codeOfLabel } from '../import/slug.ts';
import { shown } from './listing-parameters.ts';

const MOST_VALUES = 100;

/** Facets of the contract that are not features. */
const reservedNames: Readonly<Record<string, string>> = {
  brand: RESERVED_FACETS.brand,
  family_code: RESERVED_FACETS.family,
  group_1: RESERVED_FACETS.group1,
  group_2: RESERVED_FACETS.group2,
  group_3: RESERVED_FACETS.group3,
  group_4: RESERVED_FACETS.group4,
  group_5: RESERVED_FACETS.group5,
};

export interface ChosenFeatures {
  readonly filters: Readonly<Record<string, readonly FeatureValue[]>>;
  /** Names that match no feature; they may match options of variants. */
  readonly unlisted: readonly string[];
}

const malformed = (problem: 'not_json' | 'no_object' | 'values', feature = '') =>
  refused('features_unreadable', { problem, feature }, 'features');

function isValue(value: unknown): value is FeatureValue {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

/**
 * Index code of a facet given by the Frappe API's key, our code or the label; undefined when no feature
 * matches.
 */
function facetCode(name: string, attributes: AttributeSchema): string | undefined {
  if (Object.hasOwn(reservedNames, name)) return reservedNames[name];
  const { features, featureAliases } = attributes;
  return (features.get(name) ?? featureAliases.get(name) ?? featureAliases.get(name.toLowerCase()))?.code;
}

/** Links may still name a brand as it was called before staff renamed or merged it. */
const brandToday =
  ({ formerBrands }: AttributeSchema) =>
  (value: FeatureValue): FeatureValue =>
    typeof value === 'string' ? (formerBrands.get(value.toLowerCase()) ?? value) : value;

/**
 * Reads the features parameter: a JSON object of facet key, code or label → one value or several. Invalid
 * JSON is refused: ignoring it would return far more products than requested.
 */
export function readChosenFeatures(
  text: string | undefined,
  attributes: AttributeSchema,
): Outcome<ChosenFeatures> {
  if (text === undefined) return accepted({ filters: {}, unlisted: [] });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return malformed('not_json');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return malformed('no_object');
  const filters: Record<string, FeatureValue[]> = {};
  const unlisted: string[] = [];
  for (const [name, chosen] of Object.entries(parsed)) {
    const values: unknown[] = Array.isArray(chosen) ? chosen : [chosen];
    if (values.length === 0) continue;
    if (values.length > MOST_VALUES || !values.every(isValue)) return malformed('values', shown(name));
    const listed = facetCode(name, attributes);
    if (listed === undefined) unlisted.push(name);
    const code = listed ?? codeOfLabel(name);
    const named = code === RESERVED_FACETS.brand ? values.map(brandToday(attributes)) : values;
    filters[code] = [...(Object.hasOwn(filters, code) ? (filters[code] ?? []) : []), ...named];
  }
  return accepted({ filters, unlisted });
}
