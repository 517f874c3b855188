import { z } from 'zod';
import { goodsFilterSchema } from './goods-filter.ts';
import { listRowsMost } from './lists.operations.ts';
import { featureRefusals } from './product-features.operations.ts';
import { productFields } from './product-fields.ts';
import { staffOperation } from './staff-operation.ts';

const shape = productFields.shape;

/** What products are given alike: one field, and what it shall say. */
export const bulkFieldSchema = z.discriminatedUnion('field', [
  z.object({ field: z.literal('published'), to: shape.published }),
  z.object({ field: z.literal('category_id'), to: shape.category_id }),
  z.object({ field: z.literal('brand_id'), to: shape.brand_id }),
  z.object({ field: z.literal('vat_class'), to: shape.vat_class }),
  z.object({ field: z.literal('manufacturer_id'), to: shape.manufacturer_id }),
  z.object({ field: z.literal('eu_responsible_id'), to: shape.eu_responsible_id }),
  /** Null: products say it no more. */
  z.object({
    field: z.literal('feature'),
    code: z.string().max(60),
    to: shape.features.valueType.nullable(),
  }),
]);
export type BulkField = z.output<typeof bulkFieldSchema>;
export const bulkFieldNames = [
  'published',
  'category_id',
  'brand_id',
  'vat_class',
  'manufacturer_id',
  'eu_responsible_id',
  'feature',
] as const satisfies readonly BulkField['field'][];

/** Why a product stays as it is: it would be sold without its maker, or its type has no such feature. */
export const bulkFieldFaults = ['maker', 'foreign', 'dated'] as const;

/** The products chosen in a list. */
const chosen = {
  ids: z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(listRowsMost),
  change: bulkFieldSchema,
};
const wrong = [
  'staff_product_texts_only',
  'staff_category_unknown',
  'staff_brand_unknown',
  'staff_operator_unknown',
  'staff_vat_unknown',
  ...featureRefusals,
] as const;

export const matchingProductsOperation = staffOperation({
  name: 'products.matching',
  permission: { subject: 'products', needs: 'view' },
  summary: 'Ids of all products that match a filter',
  input: goodsFilterSchema,
  output: z.array(z.object({ id: z.number() })),
  refusals: ['staff_list_too_long'],
});

/** What features some products may have, for a change of one in all of them. */
export const chosenFeaturesOperation = staffOperation({
  name: 'products.chosen_features',
  permission: { subject: 'bulk', needs: 'view' },
  summary: 'The features that types of the chosen products have, the most frequent first',
  input: z.object({ ids: chosen.ids }),
  output: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      type: z.enum(['text', 'number', 'boolean']),
      unit: z.string().nullable(),
      /** Of the chosen, those whose type has it. */
      products: z.number(),
    }),
  ),
});

export const previewBulkFieldsOperation = staffOperation({
  name: 'products.bulk_preview',
  permission: { subject: 'bulk', needs: 'view' },
  summary: 'What a change of one field would make of many products',
  input: z.object(chosen),
  output: z.object({
    /** Of the chosen, those there are. */
    products: z.number(),
    changed: z.number(),
    /** Those that stay as they are because they may not become that. */
    faults: z.number(),
    /** The first 200: those that stay first. */
    rows: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        name: z.string(),
        /** As people say it; null: nothing. */
        from: z.string().nullable(),
        to: z.string().nullable(),
        fault: z.enum(bulkFieldFaults).nullable(),
      }),
    ),
    /** Stands for exactly these products and this change. */
    fingerprint: z.string(),
  }),
  refusals: wrong,
});

/** Changes all of them that may become that in one go: only what was seen, as it was seen. */
export const applyBulkFieldsOperation = staffOperation({
  name: 'products.bulk',
  permission: { subject: 'bulk', needs: 'edit' },
  summary: 'Change one field of many products',
  input: z.object({
    ...chosen,
    /** Of the preview. */
    fingerprint: z.string().max(64),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({
    /** Number in the log, by which it is taken back. */
    change: z.number(),
    products: z.number(),
  }),
  refusals: [...wrong, 'staff_bulk_nothing_other', 'staff_bulk_products_changed'],
});

export const bulkFieldOperations = [
  matchingProductsOperation,
  chosenFeaturesOperation,
  previewBulkFieldsOperation,
  applyBulkFieldsOperation,
] as const;
