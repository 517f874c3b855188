import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

/** Why a product cannot have a feature, or not with this value. */
export const featureRefusals = [
  'staff_family_unknown',
  'staff_feature_foreign',
  'staff_value_number',
  'staff_value_unit',
  'staff_value_below_zero',
  'staff_value_yes_no',
  'staff_value_one',
  'staff_value_text',
] as const;

const productFeatureSchema = z.object({
  code: z.string(),
  label: z.string(),
  type: z.enum(['text', 'number', 'boolean']),
  /** Of numbers; null: they have none. */
  unit: z.string().nullable(),
  /** False: the product says it, though its type has no such feature. */
  of_family: z.boolean(),
  /** Of texts, what products of this type say, the most frequent first. */
  values: z.array(z.string()),
});
export type ProductFeature = z.output<typeof productFeatureSchema>;

/** In the order of product pages. */
export const productFeaturesOperation = staffOperation({
  name: 'products.features',
  permission: { subject: 'products', needs: 'view' },
  summary: 'The features a product may have as one of a type, with the values others say',
  input: z.object({
    id: z.number().int().positive(),
    /** Type of product; null: none. */
    family: z.string().max(60).nullable(),
  }),
  output: z.array(productFeatureSchema),
  refusals: ['staff_product_unknown'],
});
