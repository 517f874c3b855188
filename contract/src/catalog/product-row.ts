import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { energyScalePattern } from './energy-scale.ts';
import { documentKinds, documentsMost, fileLink, fileLinkMost } from './file-link.ts';
import { metaDescriptionMost, metaTitleMost } from './search-result.ts';

/**
 * One product in catalogue files (JSON Lines: one object per line).
 * CSV and Google Merchant rows are converted to this form before they are checked.
 * Prices are decimal euros, VAT included; times are ISO 8601 with zone.
 */

const text = (max: number) => z.string().trim().min(1).max(max);
const instant = z.iso.datetime({ offset: true });

/** Signal word and pictograms of a label after Reg. (EC) 1272/2008 (CLP). */
export const hazardCodes = [
  'danger',
  'warning',
  'GHS01',
  'GHS02',
  'GHS03',
  'GHS04',
  'GHS05',
  'GHS06',
  'GHS07',
  'GHS08',
  'GHS09',
] as const;
export type HazardCode = (typeof hazardCodes)[number];

/** Units of a net content, which prices per unit are reckoned from. */
export const contentUnits = ['kg', 'g', 'l', 'ml', 'm', 'cm', 'm2', 'm3', 'pz'] as const;

/** Codes are used in URLs and in lists joined by semicolons: no separators, quotes or control characters. */
const codePattern = /^[A-Za-z0-9_#+][A-Za-z0-9._/#+-]*(?: [A-Za-z0-9._/#+-]+)*$/;

const link = text(fileLinkMost).regex(fileLink);

/** A typed feature: text ("Acciaio"), number with unit (18, "V"), or boolean. */
export const featureRowSchema = z.object({
  /** Stable code, lower case with underscores: "potenza". Derived from the label when absent. */
  code: z
    .string()
    .regex(/^(?!(?:constructor|__proto__|prototype)$)[a-z0-9_]{1,60}$/)
    .optional(),
  label: text(80),
  value: z.union([
    z.string().trim().min(1).max(500),
    z.number(),
    z.boolean(),
    z.array(text(200)).min(1).max(20),
  ]),
  unit: text(12).optional(),
});

export const pictureRowSchema = z.object({
  /** File name inside the pictures folder, or an https URL. */
  source: text(500),
  alt: text(300).optional(),
});

export const documentRowSchema = z.object({
  label: text(120),
  url: link,
  kind: z.enum(documentKinds).default('other'),
});

export const economicOperatorRowSchema = z.object({
  name: text(200),
  address: text(300),
  /** E-mail or web address (GPSR, Reg. (EU) 2023/988, art. 19). */
  contact: text(200),
});

export const variantRowSchema = z.object({
  sku: z.string().trim().max(64).regex(codePattern),
  /** GTIN-8, -12, -13 or -14 with a valid check digit (checked on import). */
  gtin: z
    .string()
    .regex(/^\d{8}$|^\d{12,14}$/)
    .optional(),
  /**
   * What distinguishes this variant from the others, in display order: {"Colore": "Rosso", "Misura": "5 l"}.
   */
  options: z.record(text(40), text(80)).default({}),
  /** List price. */
  price: eurosSchema,
  /** The sale price, in force between its dates. */
  sale_price: eurosSchema.optional(),
  sale_from: instant.optional(),
  sale_to: instant.optional(),
  /** Promotion price; takes precedence over the sale price while in force. */
  promo_price: eurosSchema.optional(),
  promo_from: instant.optional(),
  promo_to: instant.optional(),
  /** Pieces in stock, 0 or more; absent: 0 for a new variant, unchanged for an existing one. */
  stock: z.int().min(0).max(100_000_000).optional(),
  /**
   * The stock when the file was exported: stock is changed only where the file was edited and nothing was
   * sold since.
   */
  stock_at_export: z.int().min(0).max(100_000_000).optional(),
  pictures: z.array(pictureRowSchema).max(20).default([]),
  /** Colour of the swatch, "#rrggbb", for colour options. */
  swatch: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  weight_kg: z.number().min(0).max(100_000).optional(),
  /** Net content for the unit price (Codice del consumo art. 14-16): 2.5 and "l" → €/l. */
  content: z.number().positive().optional(),
  content_unit: z.enum(contentUnits).optional(),
  /** Earlier public prices, oldest first; append-only once loaded. */
  price_history: z
    .array(z.object({ price: eurosSchema, from: instant }))
    .max(500)
    .default([]),
});

export const productRowSchema = z.object({
  /** Merchant's stable code of the product (the model); an existing code updates the product. */
  code: z.string().trim().max(64).regex(codePattern),
  name: text(200),
  /**
   * Path below the shop's root, without leading slash; made from name and code when absent: "det/trapano-…".
   */
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9/._-]{0,199}$/)
    .optional(),
  brand: text(80).optional(),
  /** Category labels from department to leaf: ["Utensili", "Utensili elettrici", "Trapani"]. */
  category: z.array(text(80)).min(1).max(8),
  family_code: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/)
    .optional(),
  family_name: text(80).optional(),
  short_description: z.string().trim().max(500).optional(),
  /** Title and description for search engines; absent: made from name, brand and short description. */
  meta_title: text(metaTitleMost).optional(),
  meta_description: text(metaDescriptionMost).optional(),
  /** HTML, sanitised on import. */
  description: z.string().max(100_000).optional(),
  features: z.array(featureRowSchema).max(80).default([]),
  pictures: z.array(pictureRowSchema).max(40).default([]),
  documents: z.array(documentRowSchema).max(documentsMost).default([]),
  variants: z.array(variantRowSchema).min(1).max(200),
  is_hot: z.boolean().default(false),
  is_new: z.boolean().default(false),
  group_1: text(80).optional(),
  group_2: text(80).optional(),
  group_3: text(80).optional(),
  group_4: text(80).optional(),
  group_5: text(80).optional(),
  manufacturer: economicOperatorRowSchema.optional(),
  /** EU responsible person when the manufacturer is outside the Union (GPSR art. 16). */
  eu_responsible: economicOperatorRowSchema.optional(),
  energy: z
    .object({
      class: z.string().regex(/^(?:A\+{0,3}|[B-G])$/),
      scale: z.string().regex(energyScalePattern).default('A-G'),
      label_url: link.optional(),
      sheet_url: link.optional(),
      eprel_id: text(20).optional(),
    })
    .optional(),
  width_cm: z.number().positive().max(10_000).optional(),
  depth_cm: z.number().positive().max(10_000).optional(),
  height_cm: z.number().positive().max(10_000).optional(),
  /** Italian safety warnings, one sentence each (GPSR art. 19). */
  warnings: z.array(text(500)).max(20).default([]),
  /** Codes of the promotions the product takes part in; the listing call can filter by them. */
  promo_codes: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/))
    .max(20)
    .default([]),
  /** Codes of products needed with this one, most important first. */
  accessories: z.array(z.string().max(64).regex(codePattern)).max(20).default([]),
  custom_made: z.boolean().default(false),
  hazardous: z.boolean().default(false),
  min_age: z.int().min(0).max(21).optional(),
  /** What its label says besides its statements, which stand in `warnings` (CLP, art. 48). */
  hazard_label: z.array(z.enum(hazardCodes)).max(10).default([]),
  /** The law wants the buyer's age checked: handed over only against a document. */
  age_check: z.boolean().default(false),
  /** Pieces sold so far: sorts "best sellers" and decides between equal results. */
  sold: z.int().min(0).default(0),
  /** Average stars 1–5 and number of reviews. */
  rating: z.object({ average: z.number().min(1).max(5), count: z.int().min(1) }).optional(),
  created_at: instant.optional(),
  published: z.boolean().default(true),
});

export type ProductRow = z.output<typeof productRowSchema>;
export type ProductRowInput = z.input<typeof productRowSchema>;
export type VariantRow = z.output<typeof variantRowSchema>;
