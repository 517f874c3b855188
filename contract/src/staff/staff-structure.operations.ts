import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import {
  importRedirectsOperation,
  redirectsOperation,
  tryRedirectFileOperation,
  removeRedirectOperation,
  saveRedirectOperation,
} from './staff-redirects.operations.ts';
import { staffOperation } from './staff-operation.ts';

/** For those who change products, or their texts: nobody else is shown the screen. */
const view = { subject: 'products', needs: 'ask' } as const;
const edit = { subject: 'products', needs: 'edit' } as const;
const id = z.number().int().positive();
const reason = z.string().trim().max(300).optional();
const text = (most: number) => z.string().trim().min(1).max(most);
const optional = (most: number) => z.string().trim().max(most);

/** As deep as catalogue files may go. */
export const categoryLevelsMost = 8;

export const categoryFieldsSchema = z.object({
  label: text(80),
  /** The category it is in; null: a department. */
  parent_id: id.nullable(),
  /** Its goods may be electrical: an old appliance is taken back with them (D.Lgs. 49/2014, art. 11). */
  electrical: z.boolean(),
  /** Reg. (EU) 2023/988 does not concern its goods: plants, food, antiques. */
  safety_exempt: z.boolean(),
});
export const brandFieldsSchema = z.object({ name: text(80), slogan: optional(300), country: optional(60) });
/** Manufacturer, or who answers for the goods in the Union (Reg. (EU) 2023/988, art. 16 and 19). */
export const operatorFieldsSchema = z.object({ name: text(200), address: text(300), contact: text(200) });
/** How the shop calls a feature of products. A unit that values have is not another without counting them anew. */
export const featureFieldsSchema = z.object({
  label: text(80),
  unit: optional(20),
  /** Values of a text that product pages of staff offer before those that products say. */
  choices: z.array(text(120)).max(60).default([]),
});
/** Codes of its features, in the order of product pages. */
export const familyFieldsSchema = z.object({ name: text(120), features: z.array(text(80)).max(200) });

export const structureFields = {
  category: categoryFieldsSchema,
  brand: brandFieldsSchema,
  operator: operatorFieldsSchema,
  feature: featureFieldsSchema,
  family: familyFieldsSchema,
} as const;
export type StructureKind = keyof typeof structureFields;
export type StructureFields<Kind extends StructureKind> = z.output<(typeof structureFields)[Kind]>;
export const mergeableKinds = ['category', 'brand', 'operator'] as const;
export type MergeableKind = (typeof mergeableKinds)[number];

const categorySchema = categoryFieldsSchema.extend({
  id,
  /** What listings call it. */
  url: z.string(),
  /** Products in it, and with those of all categories below. */
  products: z.number(),
  products_below: z.number(),
});
export type StaffCategory = z.output<typeof categorySchema>;

export const categoriesOperation = staffOperation({
  name: 'structure.categories',
  permission: view,
  summary: 'The tree of categories, parents before their children, with how many products are where',
  input: z.object({}),
  output: z.array(categorySchema),
});

const searched = z.object({
  text: optional(100).default(''),
  /** Only names that look like another one's. */
  twins: z.boolean().default(false),
});
/** Rows that are told; the others are found by their name. */
export const structureRowsMost = 200;

const counted = { products: z.number(), twins: z.number().describe('others whose name looks the same') };
const brandSchema = brandFieldsSchema.extend({ id, ...counted });
export type StaffBrand = z.output<typeof brandSchema>;
const operatorSchema = operatorFieldsSchema.extend({ id, ...counted });
export type StaffOperator = z.output<typeof operatorSchema>;
const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    count: z.number(),
    /** All whose name looks like another one's. */
    twins: z.number(),
  });

export const brandsOperation = staffOperation({
  name: 'structure.brands',
  permission: view,
  summary: 'Brands with the number of their products; those whose names look alike stand together',
  input: searched,
  output: page(brandSchema),
});

export const operatorsOperation = staffOperation({
  name: 'structure.operators',
  permission: view,
  summary: 'Makers and people responsible in the Union, with the number of products they stand on',
  input: searched,
  output: page(operatorSchema),
});

const featureSchema = featureFieldsSchema.extend({
  id,
  code: z.string(),
  type: z.enum(['text', 'number', 'boolean']),
});
export type StaffFeature = z.output<typeof featureSchema>;
const familySchema = familyFieldsSchema.extend({ code: z.string(), products: z.number() });
export type StaffFamily = z.output<typeof familySchema>;

export const attributesOperation = staffOperation({
  name: 'structure.attributes',
  permission: view,
  summary: 'Features of products with their units, and the families that have them',
  input: z.object({}),
  output: z.object({ features: z.array(featureSchema), families: z.array(familySchema) }),
});

const nameIn = z.object({ language: z.enum(languages), name: z.string() });

export const categoryNamesOperation = staffOperation({
  name: 'structure.category_names',
  permission: view,
  summary: 'What a category is called in each other language of the shop; empty: as the catalogue writes it',
  input: z.object({ id }),
  output: z.array(nameIn),
  refusals: ['staff_structure_unknown'],
});

/** A new version of the catalogue's words in that language, which people also edit whole, as content. */
export const nameCategoryOperation = staffOperation({
  name: 'structure.name_category',
  permission: edit,
  summary: 'Call a category something in another language of the shop',
  input: z.object({ id, language: z.enum(languages), from: optional(120), to: optional(120) }),
  output: z.array(nameIn),
  refusals: [
    'staff_product_texts_only',
    'staff_structure_unknown',
    'changed_meanwhile',
    'staff_entry_changed',
    'staff_entry_known',
    'staff_entry_unknown',
    'staff_entry_picture',
    'staff_entry_wrong',
  ],
});

const change = z.object({ change: z.number().nullable() });
/** Of each field what was seen and what it shall be. */
const wanted = (fields: z.ZodObject) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields.shape).map(([name, to]) => [
        name,
        z.object({ from: z.unknown(), to: to as z.ZodType }).optional(),
      ]),
    ),
  );

/**
 * Each field with what it said and what it shall; one that somebody else has changed answers `changed_meanwhile`.
 * Files and addresses that still use a former name of a category, brand or operator find it.
 */
export const saveStructureOperation = staffOperation({
  name: 'structure.save',
  permission: edit,
  summary: 'Change a category, brand, operator, feature or family',
  input: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), id, changes: wanted(categoryFieldsSchema), reason }),
    z.object({ kind: z.literal('brand'), id, changes: wanted(brandFieldsSchema), reason }),
    z.object({ kind: z.literal('operator'), id, changes: wanted(operatorFieldsSchema), reason }),
    z.object({ kind: z.literal('feature'), id, changes: wanted(featureFieldsSchema), reason }),
    z.object({ kind: z.literal('family'), id: text(120), changes: wanted(familyFieldsSchema), reason }),
  ]),
  output: change,
  refusals: [
    'staff_product_texts_only',
    'staff_structure_unknown',
    'staff_structure_known',
    'staff_structure_letters',
    'staff_category_below_itself',
    'staff_category_deep',
    'staff_feature_unit',
    'changed_meanwhile',
  ],
});

export const addCategoryOperation = staffOperation({
  name: 'structure.add_category',
  permission: edit,
  summary: 'Add a category; it is electrical or exempt as the one it is in',
  input: z.object({ label: text(80), parent_id: id.nullable() }),
  output: z.object({ id, change: z.number() }),
  refusals: [
    'staff_product_texts_only',
    'staff_structure_unknown',
    'staff_structure_known',
    'staff_structure_letters',
    'staff_category_deep',
  ],
});

export const addOperatorOperation = staffOperation({
  name: 'structure.add_operator',
  permission: edit,
  summary: 'Add a maker or a person responsible in the Union',
  input: operatorFieldsSchema,
  output: z.object({ id, change: z.number() }),
  refusals: ['staff_product_texts_only', 'staff_structure_known'],
});

/** The products of the first become those of the second, whatever files say later; the first is gone. */
export const mergeStructureOperation = staffOperation({
  name: 'structure.merge',
  permission: edit,
  summary: 'Merge a category, brand or operator into another',
  input: z.object({ kind: z.enum(mergeableKinds), id, into: id, reason }),
  output: z.object({ products: z.number(), change: z.number() }),
  refusals: [
    'staff_product_texts_only',
    'staff_structure_unknown',
    'staff_structure_known',
    'staff_category_below_itself',
    'staff_category_deep',
  ],
});

export const removeStructureOperation = staffOperation({
  name: 'structure.remove',
  permission: edit,
  summary: 'Remove a category, brand or operator that no product has',
  input: z.object({ kind: z.enum(mergeableKinds), id, reason }),
  output: z.object({ change: z.number() }),
  refusals: ['staff_product_texts_only', 'staff_structure_unknown', 'staff_structure_used'],
});

export const structureOperations = [
  categoriesOperation,
  brandsOperation,
  operatorsOperation,
  attributesOperation,
  saveStructureOperation,
  addCategoryOperation,
  addOperatorOperation,
  categoryNamesOperation,
  nameCategoryOperation,
  mergeStructureOperation,
  removeStructureOperation,
  tryRedirectFileOperation,
  importRedirectsOperation,
  redirectsOperation,
  saveRedirectOperation,
  removeRedirectOperation,
] as const;
