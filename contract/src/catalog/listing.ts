import { languages } from '@casamaestra/texts/languages.ts';
import { z } from 'zod';
import { listingLayouts } from '../listing-places.ts';
import { noticeShape } from '../platform/notices.ts';
import { wordsLangField } from '../platform/words-lang.ts';
import { listingNotices } from './listing.notices.ts';
import { productSchema } from './product.ts';

/** Sort orders of a listing; empty means relevance (with a term) or best sellers (without). */
export const listingOrders = [
  'price-asc',
  'price-desc',
  'newest',
  'best-seller',
  'rating',
  'discount',
  'unit-price',
  'name-asc',
] as const;
export type ListingOrder = (typeof listingOrders)[number];

const amount = z.coerce.number().finite().optional();
const flag = z.string().optional();

/** Query of a listing, with the Frappe API's names. Additions ("Ours") are optional. */
export const listingInputSchema = z.object({
  page: z.coerce.number().int().default(1),
  per_page: z.coerce.number().int().default(12),
  search_term: z.string().optional(),
  /** Path of labels joined by commas, with hyphens for spaces: "Utensili,Utensili-elettrici". */
  category: z.string().optional(),
  /**
   * JSON object: facet key or code → one value, or (ours) an array of alternatives. The key "brand" is
   * allowed too.
   */
  features: z.string().optional(),
  family_code: z.string().optional(),
  family_name: z.string().optional(),
  /** SKUs separated by ";". */
  skus: z.string().optional(),
  min_price: amount,
  max_price: amount,
  min_discount_value: amount,
  max_discount_value: amount,
  min_discount_percent: amount,
  max_discount_percent: amount,
  promo_code: z.string().optional(),
  is_in_stock: flag,
  /** Ours: only products marked as new. */
  is_new: flag,
  /** Ours: least average of stars. */
  min_rating: amount,
  order_by: z.string().optional(),
  order_by_creation_at: z.enum(['asc', 'desc']).optional().catch(undefined),
  order_by_updated_at: z.enum(['asc', 'desc']).optional().catch(undefined),
  is_random: flag,
  wishlist: flag,
  home: flag,
  category_detail: z.string().optional(),
  demo: z.string().optional(),
  /** Ours: "1" leaves out facets, categories and price range (suggestions, related lists). */
  without_facets: flag,
  /** Ours: "1" searches for the term as typed, without correction. */
  exact: flag,
});

export const facetSchema = z.object({
  /** "field_<id>_feature_<s|f|b>", or "brand". */
  key: z.string(),
  /** Ours: stable code, "colore". */
  code: z.string(),
  label_field: z.string(),
  type: z.enum(['string', 'float', 'datetime', 'boolean']),
  uom: z.string().nullable(),
  facet_results: z.array(
    z.object({
      value: z.union([z.string(), z.number(), z.boolean()]),
      count: z.number(),
      selected: z.boolean(),
      /** Ours: the value in the language of the call, where it is said otherwise there. */
      text: z.string().optional(),
      /** Ours: the colour of a value that is one, "#rrggbb". */
      swatch: z.string().optional(),
    }),
  ),
});
export type Facet = z.output<typeof facetSchema>;

export const categoryDetailSchema = z.object({
  name: z.string(),
  label: z.string(),
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  category_menu_image: z.string().nullable(),
  category_banner_image: z.string().nullable(),
  category_banner_image_mobile: z.string().nullable(),
  /** Ours: what its words are written in, when that is not the language of the call. */
  lang: z.enum(languages).optional(),
});

export const listingSchema = z.object({
  totalCount: z.number(),
  current_page: z.number(),
  pages: z.number(),
  per_page: z.number(),
  is_last: z.boolean(),
  products: z.array(productSchema),
  /** Raw index documents in the Frappe API; here only ids and SKUs of this page. */
  solr_result: z.array(z.object({ id: z.number(), sku: z.string() })),
  query: z.string(),
  /** Whole euros, rounded outwards, for the result without the price filter; null when it is empty. */
  min_price_all: z.number().nullable(),
  max_price_all: z.number().nullable(),
  /** Next level down. */
  category: z.array(z.object({ label: z.string(), count: z.number(), url: z.string() })),
  /** Ours: a picture of the best seller of each category of the next level, by its `url`. */
  category_pictures: z.record(z.string(), z.string()).optional(),
  features: z.array(facetSchema),
  words_lang: wordsLangField,
  menu_category_detail: categoryDetailSchema.nullable(),
  /** Ours: the layout the shop chose for the category, or for all listings. */
  layout: z.enum(listingLayouts).optional(),
  /** The requested path, root first. */
  category_tree: z.array(z.object({ label: z.string(), url: z.string() })),
  /** Ours: the corrected search term. */
  correction: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Ours: of a search that finds nothing, the category nearest to its words. */
  near_category: z.object({ label: z.string(), url: z.string() }).optional(),
  /** Ours: true when few or no products contain every word, so similar ones are included. */
  relaxed: z.boolean(),
  /** Ours: what was ignored or corrected in the request. `message` is a sentence in the call's language. */
  notices: z.array(z.object({ field: z.string(), ...noticeShape(listingNotices), message: z.string() })),
});
export type Listing = z.output<typeof listingSchema>;
export type ListingInput = z.input<typeof listingInputSchema>;
