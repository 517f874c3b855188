import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type { saveProductOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { featureChanges } from './attributes/typed-features.ts';

/** What a field of the form says when it is typed in. */
export type TypeField = (change: Partial<ProductFields>) => void;

/** The same for what comes later than it was asked for, as a file does: from what is typed by then. */
export type UpdateFields = (change: (typed: ProductFields) => Partial<ProductFields>) => void;

/** Changed fields, each with what was seen. */
export type ProductChanges = OperationInput<typeof saveProductOperation>['changes'];

/** Only fields that differ from what was seen are sent, each with what was seen: others' changes stay. */
export function changesOf(seen: ProductFields, draft: ProductFields): ProductChanges {
  const warnings = draft.warnings.map((line) => line.trim()).filter((line) => line !== '');
  const typed = { ...draft, warnings };
  const names = (Object.keys(typed) as (keyof ProductFields)[]).filter((name) => name !== 'features');
  const changed = names.filter((name) => JSON.stringify(seen[name]) !== JSON.stringify(typed[name]));
  const features = featureChanges(seen.features, draft.features);
  return {
    ...Object.fromEntries(changed.map((name) => [name, { from: seen[name], to: typed[name] }])),
    ...(features && { features }),
  };
}

/** "feature.potenza": one of the features, which are fields of their own where two people meet. */
export const featureIn = (field: string): string | undefined => /^feature\.(.+)$/.exec(field)?.[1];

/** Fields with one as another person has written it; undefined: it is none of a product. */
export function withFresh<Fields extends Partial<ProductFields>>(
  fields: Fields,
  fresh: ProductFields,
  field: string,
): Fields {
  const code = featureIn(field);
  if (code === undefined) return { ...fields, [field]: fresh[field as keyof ProductFields] };
  const { [code]: _, ...features } = fields.features ?? {};
  const { [code]: now } = fresh.features;
  return { ...fields, features: { ...features, ...(now !== undefined && { [code]: now }) } };
}
