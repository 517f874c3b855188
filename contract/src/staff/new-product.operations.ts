import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { staffProductSchema } from './goods.operations.ts';
import { staffOperation } from './staff-operation.ts';

/** Lists of colours and sizes; more are a catalogue file's. */
export const newVariantsMost = 200;

/** "Colore" */
export const optionLabel = z.string().trim().min(1).max(40);

/** '': none. */
export const gtinOrNone = z
  .string()
  .trim()
  .regex(/^(?:\d{8}|\d{12,14})?$/);

/** In the order of the options. */
export const optionValues = z.array(z.string().trim().min(1).max(80)).max(3);

export const weightKg = z.number().positive().max(5000).nullable();

export const newVariantSchema = z.object({
  sku: z.string().trim().min(1).max(64),
  gtin: gtinOrNone.default(''),
  values: optionValues,
  /** List price in decimal euros, VAT included. */
  price: eurosSchema,
  stock: z.number().int().min(0).max(1_000_000).default(0),
  weight_kg: weightKg.default(null),
});
export type NewVariant = z.output<typeof newVariantSchema>;

/** Nobody sees it in the shop until it is published on its own screen, by the rules that hold there. */
export const createProductOperation = staffOperation({
  name: 'products.create',
  permission: { subject: 'products', needs: 'edit' },
  summary: 'Make a product with its variants; it is not published yet',
  input: z.object({
    name: z.string().trim().min(1).max(300),
    category_id: z.number().int(),
    /** A new brand is made; '': none. */
    brand: z.string().trim().max(80).default(''),
    short_description: z.string().trim().max(2000).default(''),
    /** Of `products.vat_classes`. */
    vat_class: z.string().trim().max(40),
    /** What distinguishes the variants, in the order of the page; none: one variant alone. */
    options: z.array(z.object({ label: optionLabel })).max(3),
    variants: z.array(newVariantSchema).min(1).max(newVariantsMost),
  }),
  output: staffProductSchema,
  refusals: [
    'staff_product_texts_only',
    'staff_category_unknown',
    'staff_vat_unknown',
    'staff_price_zero',
    'staff_sku_known',
    'staff_sku_letters',
    'staff_gtin_wrong',
    'staff_gtin_known',
    'staff_variants_alike',
  ],
});

/** What a new product can be given. */
export const newProductChoicesOperation = staffOperation({
  name: 'products.choices',
  permission: { subject: 'products', needs: 'edit' },
  summary: 'VAT classes, brands, makers and names of options there are',
  input: z.object({}),
  output: z.object({
    vat_classes: z.array(z.object({ class: z.string(), percent: z.number() })),
    brands: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Makers and people responsible in the Union. */
    operators: z.array(z.object({ id: z.number(), name: z.string(), address: z.string() })),
    option_labels: z.array(z.string()),
    /** Types of products. */
    families: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
});
