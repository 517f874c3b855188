import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { featureOfField } from '../features/stored-features.ts';
import type { FeatureChanges } from '../features/stored-features.ts';

/** Told as numbers, whatever was typed. */
type Numbers = 'width_cm' | 'depth_cm' | 'height_cm' | 'min_age';

/** Fields that become others; of the features those that do, null: not said any more. */
export type ChangedFields = Partial<Omit<ProductFields, 'features' | Numbers>> & {
  readonly [Name in Numbers]?: number | null;
} & { readonly features?: FeatureChanges };

/** Fields as the log names them, as they are written. */
export function changedFieldsOf(
  rows: readonly { readonly field: string; readonly value: unknown }[],
): ChangedFields {
  const isOfFeature = ({ field }: { readonly field: string }) => featureOfField(field) !== undefined;
  const features = rows.filter(isOfFeature).map(({ field, value }) => [featureOfField(field), value]);
  const plain = rows.filter((row) => !isOfFeature(row)).map(({ field, value }) => [field, value]);
  return {
    ...Object.fromEntries(plain),
    ...(features.length > 0 && { features: Object.fromEntries(features) }),
  };
}
