import { z } from 'zod';
import { operation } from '../platform/operation.ts';
import { listingInputSchema, listingSchema } from './listing.ts';
import { pictureSchema } from './picture.ts';
import { productDetailSchema, productSchema } from './product.ts';

/** GET listing and search; shop and catalogue are one call. */
export const listingOperation = operation({
  name: 'catalog.listing',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_b2c.solr_search.shop',
  aliases: ['/api/method/mymb_ecommerce.mymb_b2c.solr_search.catalogue', '/api/shop', '/api/catalogue'],
  envelope: 'message',
  summary: 'Products of a category or search with facets, category counts and price range',
  input: listingInputSchema,
  output: listingSchema,
  refusals: ['features_unreadable', 'login_required', 'catalogue_loading'],
});

/** The answer for a former slug: the present one. */
export const movedProductSchema = z.object({ redirect_to: z.string() });

/** GET one product by slug with its related lists, or redirect_to for a former slug. */
export const productOperation = operation({
  name: 'catalog.product',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_b2c.solr_search.products',
  aliases: ['/api/products'],
  envelope: 'message',
  summary: 'Product detail by slug',
  input: z.object({
    slug: z.string().optional(),
    features_channel_id: z.string().optional(),
    /** Ours: a signed token of staff that shows the product before it is published. */
    preview: z.string().max(120).optional(),
  }),
  output: z.object({
    product: z.union([productDetailSchema, movedProductSchema]),
    relatedProducts: z.array(productSchema),
    latestProducts: z.array(productSchema),
    featuredProducts: z.array(productSchema),
    bestProducts: z.array(productSchema),
    topRatedProducts: z.array(productSchema),
    /** Ours: needed with it, by the catalogue; in stock. */
    accessoryProducts: z.array(productSchema),
    /** Ours: found with it in many orders; in stock. */
    boughtTogetherProducts: z.array(productSchema),
    categories: z.array(z.object({ label: z.string(), url: z.string() })),
  }),
  refusals: ['product_required', 'product_unknown', 'catalogue_loading'],
});

/**
 * An addition to the Frappe API: suggestions while typing. Ranges are [start, end) in UTF-16 units of the
 * text, for the bold match.
 */
export const suggestOperation = operation({
  name: 'search.suggest',
  verb: 'GET',
  path: '/api/method/casamaestra.search.suggest',
  aliases: [],
  envelope: 'message',
  summary: 'Products, categories and brands for what has been typed so far',
  input: z.object({
    term: z.string().default(''),
    category: z.string().optional(),
    limit: z.coerce.number().int().default(6),
  }),
  output: z.object({
    term: z.string(),
    correction: z.object({ from: z.string(), to: z.string() }).nullable(),
    products: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        slug: z.string(),
        /** Of the variant that was typed; absent: none was. */
        sku: z.string().optional(),
        ranges: z.array(z.tuple([z.number(), z.number()])),
        picture: pictureSchema.nullable(),
        min_price: z.number(),
        max_price: z.number(),
        old_price: z.number().nullable(),
        unit_price: z.object({ amount: z.number(), unit: z.string() }).optional(),
        /** As beside every price (Reg. (EU) 2017/1369); absent where the product has no class. */
        energy_class: z.string().optional(),
        energy_scale: z.string().optional(),
      }),
    ),
    categories: z.array(
      z.object({ label: z.string(), path: z.array(z.string()), url: z.string(), count: z.number() }),
    ),
    brands: z.array(z.object({ label: z.string(), count: z.number() })),
    completions: z.array(z.string()),
    /** Products that a search for the text shows; null where that is not known. */
    total: z.number().nullable(),
  }),
  refusals: ['catalogue_loading'],
});

/** An addition to the Frappe API: what many searched for lately, as words; each finds something. Nobody is in it. */
export const popularSearchesOperation = operation({
  name: 'search.popular',
  verb: 'GET',
  path: '/api/method/casamaestra.search.popular',
  aliases: [],
  envelope: 'message',
  summary: 'What many searched for lately',
  input: z.object({}),
  output: z.object({ searches: z.array(z.string()) }),
  refusals: ['catalogue_loading'],
});

/** GET the features of a product type: label → type and unit. */
export const familyFeaturesOperation = operation({
  name: 'catalog.familyFeatures',
  verb: 'GET',
  path: '/api/method/mymb_ecommerce.mymb_ecommerce.item_feature.get_features_by_family_code',
  aliases: [],
  envelope: 'message',
  summary: 'Features of a product family',
  input: z.object({ family_code: z.string().optional() }),
  output: z.record(
    z.string(),
    z.object({ feature_type: z.string(), feature_label: z.string(), default_uom: z.string().nullable() }),
  ),
  refusals: ['family_required', 'family_unknown'],
});

/** The most ordered items of the last days; any method, as in the Frappe API. */
export const bestSellersOperation = operation({
  name: 'catalog.bestSellers',
  verb: 'GET',
  path: '/api/method/omnicommerce.controllers.item_best_selling.get_top_items',
  aliases: [],
  envelope: 'message',
  summary: 'Best-selling items',
  input: z.object({
    days_back: z.coerce.number().int().default(30),
    top_limit: z.coerce.number().int().default(30),
  }),
  output: z.array(z.object({ item_code: z.string(), times_ordered: z.number() })),
  refusals: ['count_out_of_range'],
});

/**
 * An addition to the Frappe API: products in stock that go with those seen in a browser. Nothing of the question
 * is kept.
 */
export const picksOperation = operation({
  name: 'catalog.picks',
  verb: 'GET',
  path: '/api/method/casamaestra.catalog.picks',
  aliases: [],
  envelope: 'message',
  summary: 'Products that go with those seen',
  input: z.object({
    /** Numbers of products separated by ";", the last seen first. */
    seen: z.string().default(''),
  }),
  output: z.object({ products: z.array(productSchema) }),
  refusals: ['catalogue_loading'],
});
