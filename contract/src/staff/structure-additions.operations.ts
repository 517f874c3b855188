import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';
import { brandFieldsSchema, familyFieldsSchema, featureFieldsSchema } from './staff-structure.operations.ts';

const view = { subject: 'products', needs: 'ask' } as const;
const edit = { subject: 'products', needs: 'edit' } as const;
const id = z.number().int().positive();
const added = z.object({ id, change: z.number() });
/** What files call it; empty: made of its name. */
const code = z.string().trim().max(60).default('');
export const featureTypes = ['text', 'number', 'boolean'] as const;

export const addBrandOperation = staffOperation({
  name: 'structure.add_brand',
  permission: edit,
  summary: 'Add a brand no product has yet',
  input: brandFieldsSchema,
  output: added,
  refusals: ['staff_product_texts_only', 'staff_structure_known', 'staff_structure_letters'],
});

/** A unit is of numbers, values to choose are of texts: of others they are left out. */
export const addFeatureOperation = staffOperation({
  name: 'structure.add_feature',
  permission: edit,
  summary: 'Add a feature, to the types of product that have it',
  input: featureFieldsSchema.extend({
    code,
    type: z.enum(featureTypes),
    /** Codes of the types of product, on whose pages it stands last. */
    families: z.array(z.string().max(120)).max(200),
  }),
  output: added.extend({ code: z.string() }),
  refusals: [
    'staff_product_texts_only',
    'staff_structure_unknown',
    'staff_structure_known',
    'staff_structure_letters',
  ],
});

export const addFamilyOperation = staffOperation({
  name: 'structure.add_family',
  permission: edit,
  summary: 'Add a type of product with its features in order',
  input: familyFieldsSchema.extend({ code }),
  output: z.object({ code: z.string(), change: z.number() }),
  refusals: [
    'staff_product_texts_only',
    'staff_structure_unknown',
    'staff_structure_known',
    'staff_structure_letters',
  ],
});

const nameIn = z.object({ language: z.enum(languages), name: z.string() });

export const featureNamesOperation = staffOperation({
  name: 'structure.feature_names',
  permission: view,
  summary: 'What a feature is called in each other language of the shop; empty: as the catalogue writes it',
  input: z.object({ id }),
  output: z.array(nameIn),
  refusals: ['staff_structure_unknown'],
});

/** A new version of the catalogue's words in that language, which people also edit whole, as content. */
export const nameFeatureOperation = staffOperation({
  name: 'structure.name_feature',
  permission: edit,
  summary: 'Call a feature something in another language of the shop',
  input: z.object({
    id,
    language: z.enum(languages),
    from: z.string().trim().max(120),
    to: z.string().trim().max(120),
  }),
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

export const structureAdditions = [
  addBrandOperation,
  addFeatureOperation,
  addFamilyOperation,
  featureNamesOperation,
  nameFeatureOperation,
] as const;
