import type { ProductFeatureValue } from '@casamaestra/contract/staff/product-fields.ts';

/** A feature in the column of a product; several values are texts. */
export interface SaidFeature {
  readonly code: string;
  readonly value?: string | number | boolean;
  readonly values?: readonly string[];
}

export type Features = Readonly<Record<string, ProductFeatureValue>>;
/** Null: the product does not say it. */
export type FeatureChanges = Readonly<Record<string, ProductFeatureValue | null>>;

/** "feature.potenza": each feature is a field of its own in the log of changes. */
const PREFIX = 'feature.';
export const fieldOfFeature = (code: string): string => PREFIX + code;
export const featureOfField = (field: string): string | undefined =>
  field.startsWith(PREFIX) ? field.slice(PREFIX.length) : undefined;

export const featuresOf = (stored: readonly SaidFeature[]): Features =>
  Object.fromEntries(
    stored.flatMap(({ code, value, values }): [string, ProductFeatureValue][] => {
      const said = values === undefined ? value : [...values];
      return said === undefined ? [] : [[code, said]];
    }),
  );

const storedAs = (code: string, value: ProductFeatureValue): SaidFeature =>
  Array.isArray(value) ? { code, values: value } : { code, value };

/** Features with some changed: each keeps its place, a new one comes where its type has it. */
export function changedFeatures(
  stored: readonly SaidFeature[],
  changes: FeatureChanges,
  order: readonly string[],
): SaidFeature[] {
  const said = new Set(stored.map(({ code }) => code));
  const all = stored.flatMap((feature): SaidFeature[] => {
    const { [feature.code]: value } = changes;
    if (value === undefined) return [feature];
    return value === null ? [] : [storedAs(feature.code, value)];
  });
  for (const [code, value] of Object.entries(changes)) {
    if (value === null || said.has(code)) continue;
    const before = new Set(order.slice(0, Math.max(order.indexOf(code), 0)));
    const after = all.findLastIndex((one) => before.has(one.code));
    all.splice(order.includes(code) ? after + 1 : all.length, 0, storedAs(code, value));
  }
  return all;
}
