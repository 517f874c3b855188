import type { KeyFeature } from '@casamaestra/contract/catalog/product.ts';
import type { AttributeSchema } from '../attribute-schema/attribute-schema.ts';
import type { ProductRecord } from '../product/product-record.ts';

/** A line of a card has room for so many. */
const MOST = 2;
const LONGEST_WORDS = 28;

type Described = Pick<ProductRecord, 'features'> & {
  readonly variants: readonly { readonly options: readonly (readonly [string, string])[] }[];
};

/**
 * The first two entries of `line` that the product has. An entry is the code of a feature, or several joined by "*"
 * that make a size: all of them in one unit, or the entry is left out. So is what its variants differ in.
 */
export function keyFeatures(
  line: readonly string[],
  product: Described,
  known: AttributeSchema['features'],
): KeyFeature[] {
  const found: KeyFeature[] = [];
  const said = new Set<string>();
  for (const entry of line) {
    const codes = entry.split('*');
    if (codes.some((code) => said.has(code))) continue;
    const sides = codes.map((code) => oneFeature(code, product, known));
    const feature = codes.length === 1 ? sides[0] : size(sides);
    if (feature === undefined) continue;
    found.push(feature);
    for (const code of codes) said.add(code);
    if (found.length === MOST) break;
  }
  return found;
}

function oneFeature(
  code: string,
  { features, variants }: Described,
  known: AttributeSchema['features'],
): KeyFeature | undefined {
  const schema = known.get(code);
  const values = features.find((feature) => feature.code === code)?.values ?? [];
  const [value] = values;
  if (schema === undefined || value === undefined || value === false) return undefined;
  const { label, unit } = schema;
  if (variants.some(({ options }) => options.some(([option]) => option === label))) return undefined;
  // Of several materials the first is the main one; of several numbers none is.
  if (typeof value === 'string') return value.length > LONGEST_WORDS ? undefined : { label, value, unit };
  if (values.length > 1) return undefined;
  return { label, value: value === true ? value : [value], unit };
}

function size(sides: readonly (KeyFeature | undefined)[]): KeyFeature | undefined {
  const [first] = sides;
  const numbers = sides.flatMap((side) =>
    Array.isArray(side?.value) && side.unit === first?.unit ? side.value : [],
  );
  return first === undefined || numbers.length < sides.length ? undefined : { ...first, value: numbers };
}
