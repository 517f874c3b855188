import { z } from 'zod';
import { wordsLangField } from '../platform/words-lang.ts';
import { pictureSchema } from './picture.ts';
import { itemReviewsSchema } from '../reviews/reviews.operations.ts';

/** Products as the calls carry them. Prices are decimal euros, VAT included. */

export const unitPriceSchema = z.object({ amount: z.number(), unit: z.string() });

/** `value`: words, numbers to be joined by "×", or true, where the label says it all ("Sfoderabile"). */
const keyFeatureSchema = z.object({
  label: z.string(),
  value: z.union([z.string(), z.array(z.number()), z.literal(true)]),
  unit: z.string().nullable(),
});
export type KeyFeature = z.output<typeof keyFeatureSchema>;

export const listVariantSchema = z.object({
  sku: z.string(),
  price: z.number(),
  sale_price: z.number().nullable(),
  /** Ours: options in display order. */
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  swatch: z.string().nullable(),
  /** Ours: the variant's own picture, where it has one. */
  picture: z.string().optional(),
  /** Ours: absent from a card, null on a product page where it has none. */
  unit_price: unitPriceSchema.nullable().optional(),
  stock: z.number(),
});

/** Always null in the Frappe API. Included over HTTP, omitted within the process. */
export const emptyProductKeys = [
  'release_date',
  'developer',
  'publisher',
  'game_mode',
  'rated',
  'until',
] as const;
const alwaysNull = z.null().optional();
const neverSchema = {
  release_date: alwaysNull,
  developer: alwaysNull,
  publisher: alwaysNull,
  game_mode: alwaysNull,
  rated: alwaysNull,
  until: alwaysNull,
} satisfies Record<(typeof emptyProductKeys)[number], z.ZodType>;

export const productSchema = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  short_description: z.string(),
  brand: z.string().nullable(),
  gtin: z.string().nullable(),
  family_code: z.string().nullable(),
  group_1: z.string().nullable(),
  group_2: z.string().nullable(),
  group_3: z.string().nullable(),
  group_4: z.string().nullable(),
  group_5: z.string().nullable(),
  product_categories: z.array(
    z.object({ nome: z.string(), slug: z.string(), parent: z.string().nullable() }),
  ),
  stock: z.number(),
  is_out_of_stock: z.boolean(),
  is_sale: z.boolean(),
  is_hot: z.boolean(),
  is_new: z.boolean(),
  /** The compare-at price when on sale (Codice del consumo, art. 17-bis), else the price. */
  gross_price: z.number(),
  net_price: z.number(),
  promo_price: z.number().nullable(),
  /**
   * Prices for display: on sale, `price` is the compare-at price and `sale_price` the one to pay; else
   * `sale_price` is null.
   */
  price: z.number(),
  sale_price: z.number().nullable(),
  /** Ours: lowest and highest price to pay across variants. */
  min_price: z.number(),
  max_price: z.number(),
  /** Reduction in whole percent of the compare-at price; null when not on sale. */
  discount_percent: z.number().nullable(),
  unit_price: unitPriceSchema.nullable(),
  energy_class: z.string().nullable(),
  /** Ours: the scale of the class ("A-G") and the address of the label; absent without a class, without a label. */
  energy_scale: z.string().optional(),
  energy_label: z.string().optional(),
  /**
   * Ours: what tells it from its like at a glance, two features at most as the shop chooses by category; several numbers
   * are a size (120 × 60 cm). Omitted when there is none.
   */
  key_features: z.array(keyFeatureSchema).optional(),
  /**
   * Ours: delivery price of one piece when it exceeds what usual delivery accepts, the lowest of all variants
   * (`is_from`: others cost more); omitted when there is nothing to say before the cart.
   */
  delivery_cost: z.object({ amount: z.number(), is_from: z.boolean() }).optional(),
  large_pictures: z.array(pictureSchema),
  main_pictures: z.array(pictureSchema),
  gallery_pictures: z.array(pictureSchema),
  small_pictures: z.array(pictureSchema),
  /** Average stars 0–5 and number of reviews. */
  ratings: z.number(),
  reviews: z.string(),
  sale_count: z.number(),
  variants: z.array(listVariantSchema),
  ...neverSchema,
});
export type Product = z.output<typeof productSchema>;

export const productVariantSchema = listVariantSchema.extend({
  gtin: z.string().nullable(),
  pictures: z.array(pictureSchema),
  reference_price: z.number().nullable(),
  discount_percent: z.number().nullable(),
  /** Begin and end of the reduction, ISO 8601, if known. */
  sale_from: z.string().nullable(),
  sale_to: z.string().nullable(),
  unit_price: unitPriceSchema.nullable(),
  weight_kg: z.number().nullable(),
  /** Ours: net content in its legal unit (m², l, m …). */
  content: unitPriceSchema.nullable().optional(),
});
export type ProductVariant = z.output<typeof productVariantSchema>;

const economicOperatorSchema = z.object({ name: z.string(), address: z.string(), contact: z.string() });

const flagSchema = z.union([z.literal(0), z.literal(1)]).optional();

export const productDetailSchema = productSchema.extend({
  long_description: z.string(),
  /** Map of the Frappe API: label → value with unit. */
  features: z.record(
    z.string(),
    z.object({
      value: z.union([z.string(), z.number(), z.boolean()]),
      default_uom: z.string().nullable(),
      /** Every feature is searched and filtered by. */
      used_search: flagSchema,
      used_search_default: flagSchema,
      ft_used_for_facet: flagSchema,
      /** 1: the variants of the product differ in it. */
      ft_used_for_variant: flagSchema,
    }),
  ),
  product_data: z.record(z.string(), z.unknown()),
  variants: z.array(productVariantSchema),
  /**
   * Ours: SKU of the best seller of the last 90 days among the variants in stock; null when none was sold.
   */
  best_variant: z.string().nullable(),
  /** Ours: how many packs cover a measure can be calculated. */
  calculator: z
    .object({
      kind: z.enum(['area', 'paint', 'length', 'wallpaper']),
      /** What packs hold: m², l, kg or m. */
      unit: z.string(),
      coverage: z.number().optional(),
      coats: z.number().optional(),
      /** A roll of wallpaper in metres: its pattern repeats after so much, 0 for none. */
      roll: z.object({ width: z.number(), length: z.number(), repeat: z.number() }).optional(),
    })
    .nullable()
    .optional(),
  /** `bytes`, ours: of the shop's own files. */
  documents: z.array(
    z.object({ label: z.string(), url: z.string(), kind: z.string(), bytes: z.number().optional() }),
  ),
  warnings: z.array(z.string()),
  /** Ours: safety recalls of the product or its variants, the latest first; absent: none. `sku`, `lot` null: all. */
  recalls: z
    .array(z.object({ sku: z.string().nullable(), lot: z.string().nullable(), notice: z.string() }))
    .optional(),
  /** Ours, in a preview: its sale begins by itself then, ISO 8601. */
  planned_from: z.string().optional(),
  manufacturer: economicOperatorSchema.nullable(),
  eu_responsible: economicOperatorSchema.nullable(),
  energy: z
    .object({
      class: z.string(),
      scale: z.string(),
      label_url: z.string().nullable(),
      sheet_url: z.string().nullable(),
      /** Ours: number in the European register of labels. */
      eprel_id: z.string().optional(),
    })
    .nullable(),
  dimensions: z.object({
    width_cm: z.number().nullable(),
    depth_cm: z.number().nullable(),
    height_cm: z.number().nullable(),
  }),
  /** First page of get_item_reviews. Included over HTTP, omitted within the process. */
  item_reviews: itemReviewsSchema.optional(),
  custom_made: z.boolean(),
  hazardous: z.boolean(),
  /** Ours: may be electrical; an old appliance is taken back free of charge with it (D.Lgs. 49/2014, art. 11). */
  weee_take_back: z.literal(true).optional(),
  min_age: z.number().nullable(),
  /** Ours: signal word and pictograms of the label (`danger`, `GHS02`; CLP, art. 48); absent: none. */
  hazard_label: z.array(z.string()).optional(),
  /** Ours: title and description that somebody wrote for search engines. */
  meta_title: z.string().optional(),
  meta_description: z.string().optional(),
  /** Ours: another product on sale has the same name; pages tell the two apart by their code. */
  shares_name: z.literal(true).optional(),
  /** Ours: handed over only to who proves `min_age` (null: 18 years) with a document. */
  age_check: z.literal(true).optional(),
  words_lang: wordsLangField,
  updated_at: z.string(),
});
export type ProductDetail = z.output<typeof productDetailSchema>;
