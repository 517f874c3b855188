import type { ExportFeature, ExportProduct, ExportVariant } from './export.queries.ts';

/** Attributes in which the variants of one group may differ (Merchant specification). */
const attributes = ['color', 'material', 'pattern', 'size'] as const;
type Attribute = (typeof attributes)[number];
export type VariantAttributes = Partial<Readonly<Record<Attribute, string>>>;

const labels: Readonly<Record<Attribute, ReadonlySet<string>>> = {
  color: new Set(
    'colore tinta finitura rivestimento fodera imbottitura cuscino tessuto tela paralume frontale piano leva lente color colour farba'.split(
      ' ',
    ),
  ),
  material: new Set(['materiale', 'essenza', 'material', 'materiál']),
  pattern: new Set(['fantasia', 'decoro', 'motivo', 'disegno', 'pattern', 'vzor']),
  size: new Set(['misura', 'taglia', 'formato', 'size', 'veľkosť']),
};

/** Maximum length of each attribute, and of each of the up to three colours or materials in it. */
const longest = { color: 100, material: 200, pattern: 100, size: 100 } as const;
const partMax = 40;

const optionOf = (variant: ExportVariant, label: string) =>
  variant.options.find(([name]) => name === label)?.[1];

/**
 * The attribute an option stands for: known by its label, or a size when every value begins with a number.
 */
function attributeOf(label: string, values: readonly string[]): Attribute | undefined {
  const known = attributes.find((attribute) => labels[attribute].has(label.toLowerCase()));
  if (known === 'color') return values.every((value) => /\p{L}/u.test(value)) ? known : undefined;
  return known ?? (values.every((value) => /^\d/.test(value)) ? 'size' : undefined);
}

function joined(attribute: Attribute, parts: readonly string[]): string {
  if (attribute === 'size') return parts.join(', ').slice(0, longest.size);
  const short = parts.slice(0, 3).map((part) => part.replaceAll('/', ' ').slice(0, partMax).trim());
  return short.join('/').slice(0, longest[attribute]);
}

/** Colour or material from a feature, the same for all variants. */
function featureTexts(feature: ExportFeature | undefined): string[] {
  const values = feature?.values ?? (typeof feature?.value === 'string' ? [feature.value] : []);
  return values.filter((value) => value.length <= partMax && /\p{L}/u.test(value));
}

/** Colour, material, pattern and size of each variant, in the order of the variants. */
export function variantAttributes(
  product: ExportProduct,
  variants: readonly ExportVariant[],
): VariantAttributes[] {
  const axes = [...new Set(variants.flatMap(({ options }) => options.map(([label]) => label)))].flatMap(
    (label) => {
      const values = variants.flatMap((variant) => optionOf(variant, label) ?? []);
      const attribute = attributeOf(label, values);
      return attribute === undefined ? [] : [{ label, attribute }];
    },
  );
  return variants.map((variant) => {
    const found = attributes.flatMap((attribute) => {
      const told = axes
        .filter((axis) => axis.attribute === attribute)
        .flatMap(({ label }) => optionOf(variant, label) ?? []);
      const parts =
        told.length > 0 || attribute === 'size' || attribute === 'pattern'
          ? told
          : featureTexts(product.features.find((entry) => labels[attribute].has(entry.label.toLowerCase())));
      return parts.length === 0 ? [] : [[attribute, joined(attribute, parts)] as const];
    });
    return Object.fromEntries(found);
  });
}

/**
 * Whether the attributes distinguish every variant from the others: only then may the variants form one
 * group.
 */
export function areDistinct(variants: readonly VariantAttributes[]): boolean {
  const keys = variants.map((each) => JSON.stringify(attributes.map((attribute) => each[attribute] ?? '')));
  return new Set(keys).size === keys.length;
}
