import { z } from 'zod';
import { eurosSchema } from '../platform/money.ts';
import { featureRefusals } from './product-features.operations.ts';
import { goodsFilterSchema, goodsSortings, productParts, productStatuses } from './goods-filter.ts';
import { productChanges, productFields } from './product-fields.ts';
import { shelfSchema } from './shelf.ts';
import { staffOperation } from './staff-operation.ts';

/** Amounts in decimal euros, VAT included; times in ISO 8601. */
const view = { subject: 'products', needs: 'view' } as const;
const edit = { subject: 'products', needs: 'edit' } as const;
const editPrices = { subject: 'prices', needs: 'edit' } as const;
const editStock = { subject: 'stock', needs: 'edit' } as const;
const productId = z.number().int().positive();
const sku = z.string().trim().min(1).max(64);

/** Of `productParts`, those it lacks. */
const missing = z.array(z.enum(productParts));

export const goodsRowSchema = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  /** Path of its page in the shop. */
  slug: z.string(),
  /** Address of a small picture. */
  picture: z.string().nullable(),
  brand: z.string().nullable(),
  category: z.string(),
  status: z.enum(productStatuses),
  /** In sale from and until these moments; null: none is set. */
  offered_from: z.string().nullable(),
  offered_until: z.string().nullable(),
  variants: z.number(),
  stock: z.number(),
  /** The lowest and highest list price; null: the role does not see prices. */
  price_from: z.number().nullable(),
  price_to: z.number().nullable(),
  /** A sale or promotion price is set, now or later. */
  reduced: z.boolean(),
  missing,
});
export type GoodsRow = z.output<typeof goodsRowSchema>;

/** Products in pages of 50 by a cursor. */
export const staffProductsOperation = staffOperation({
  name: 'products.list',
  permission: view,
  summary: 'Products, filtered, 50 a page',
  input: goodsFilterSchema.extend({
    sort: z.enum(goodsSortings).default('newest'),
    /** `next` of the page before. */
    after: z.string().max(600).optional(),
  }),
  output: z.object({
    rows: z.array(goodsRowSchema),
    next: z.string().nullable(),
    count: z.object({ rows: z.number(), exact: z.boolean() }),
  }),
});

const pricesSchema = z.object({
  price: eurosSchema,
  sale_price: eurosSchema.nullable(),
  sale_from: z.iso.datetime().nullable(),
  sale_to: z.iso.datetime().nullable(),
  promo_price: eurosSchema.nullable(),
  promo_from: z.iso.datetime().nullable(),
  promo_to: z.iso.datetime().nullable(),
});
export type StaffPrices = z.output<typeof pricesSchema>;

export const staffVariantSchema = z.object({
  sku: z.string(),
  gtin: z.string().nullable(),
  /** "Colore: rosso, Misura: 5 l" */
  options: z.string(),
  stock: z.number(),
  /** False: taken out of sale; its history stays. */
  on_sale: z.boolean(),
  /** Null: the role does not see prices. */
  prices: pricesSchema.nullable(),
  /** What a buyer pays now. */
  charged: z.number().nullable(),
  /** Compare-at price shown with a reduction: the lowest of the 30 days before it. */
  reference: z.number().nullable(),
  /** Files loaded later leave its prices alone. */
  own_prices: z.boolean(),
  /** What the shop pays, net of VAT; null: nobody has said, or the role does not see it. */
  cost: z.number().nullable(),
});
export type StaffVariant = z.output<typeof staffVariantSchema>;

export const staffProductSchema = z.object({
  id: z.number(),
  code: z.string(),
  slug: z.string(),
  brand: z.string().nullable(),
  category: z.string(),
  status: z.enum(productStatuses),
  fields: productFields,
  /** Addresses of the pictures, in their order. */
  picture_urls: z.array(z.string()),
  maker: z.string().nullable(),
  eu_responsible: z.string().nullable(),
  /** Name of its type of product. */
  family: z.string().nullable(),
  /** Names of its accessories by code; those the shop does not know are absent. */
  accessory_names: z.record(z.string(), z.string()),
  missing,
  /** Sizes of the shop's own documents that it names, by address. */
  document_bytes: z.record(z.string(), z.number()),
  /** What else a search engine shows: name and address of the shop, and the code where another product is called the same. */
  found_as: z.object({ shop: z.string(), origin: z.string(), mark: z.string().nullable() }),
  /** Fields that files loaded later leave alone. */
  own_fields: z.array(z.string()),
  variants: z.array(staffVariantSchema),
});
export type StaffProduct = z.output<typeof staffProductSchema>;

export const staffProductOperation = staffOperation({
  name: 'products.read',
  permission: view,
  summary: 'A product with its variants',
  input: z.object({ id: productId }),
  output: staffProductSchema,
  refusals: ['staff_product_unknown'],
});

/** The page of the product as the shop would show it, for who has the link, until it ends. */
export const previewProductOperation = staffOperation({
  name: 'products.preview',
  permission: view,
  summary: 'A link that shows a product before it is published',
  input: z.object({ id: productId }),
  output: z.object({ url: z.string(), until: z.string() }),
  refusals: ['staff_product_unknown'],
});

export const staffCategoriesOperation = staffOperation({
  name: 'products.categories',
  permission: view,
  summary: 'All categories, by path',
  input: z.object({}),
  output: z.array(z.object({ id: z.number(), path: z.string() })),
});

/**
 * Changes a product. Each field with what it said and what it shall: fields nobody else has changed are written; one
 * that somebody has answers `changed_meanwhile`. What is changed stays the shop's own when files are loaded.
 */
export const saveProductOperation = staffOperation({
  name: 'products.save',
  permission: edit,
  summary: 'Change a product',
  input: z.object({
    id: productId,
    changes: productChanges,
    reason: z.string().trim().max(300).optional(),
  }),
  output: staffProductSchema,
  refusals: [
    'staff_product_unknown',
    'staff_category_unknown',
    'staff_brand_unknown',
    'staff_operator_unknown',
    'staff_vat_unknown',
    'staff_picture_unknown',
    'staff_product_texts_only',
    'staff_product_maker_missing',
    'staff_product_dates_backwards',
    'staff_product_dates_over',
    'staff_product_plan_incomplete',
    'staff_energy_class',
    'staff_energy_number',
    'staff_product_address_wrong',
    'staff_product_address_taken',
    ...featureRefusals,
    'staff_measure_wrong',
    'staff_age_wrong',
    'staff_accessory_unknown',
    'staff_accessory_itself',
    'changed_meanwhile',
  ],
});

/** Files loaded later fill the product again. */
export const releaseProductOperation = staffOperation({
  name: 'products.release',
  permission: edit,
  summary: 'Give the fields of a product back to the files',
  input: z.object({ id: productId }),
  output: staffProductSchema,
  refusals: ['staff_product_unknown', 'staff_product_texts_only'],
});

/** What prices would mean, before they are saved. */
export const previewPricesOperation = staffOperation({
  name: 'prices.preview',
  permission: editPrices,
  summary: 'What new prices of a variant would mean',
  input: z.object({ sku, prices: pricesSchema }),
  output: z.object({
    /** What a buyer would pay at once. */
    charged: z.number(),
    charged_before: z.number(),
    /** The lowest price charged in the last 30 days; null: not on sale for so long. */
    lowest_30_days: z.number().nullable(),
    /** Compare-at price and percent that may be printed when the reduction begins; null: none may. */
    reference: z.number().nullable(),
    percent: z.number().nullable(),
    begins_at: z.string().nullable(),
    /** The lowest new price, to be typed again; null: nothing to confirm. */
    to_confirm: z.number().nullable(),
    /** The lowest new price does not cover the cost and its VAT. */
    below_cost: z.boolean(),
  }),
  refusals: ['staff_variant_unknown'],
});

export const savePricesOperation = staffOperation({
  name: 'prices.save',
  permission: editPrices,
  summary: 'Change the prices of a variant, now or by dates',
  input: z.object({
    sku,
    from: pricesSchema,
    to: pricesSchema,
    /** The lowest new price typed again, where it is more than 30 % below the price of today, or below the cost. */
    confirmed: eurosSchema.optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: staffVariantSchema,
  refusals: [
    'staff_variant_unknown',
    'staff_price_zero',
    'staff_price_dates',
    'staff_price_above_list',
    'staff_price_to_confirm',
    'staff_price_limit',
    'staff_price_below_cost',
    'staff_price_below_cost_other',
    'staff_price_promotions_only',
    'changed_meanwhile',
  ],
});

/** The cost of a variant, by what was seen: where another has changed it meanwhile, `changed_meanwhile` says to what. */
export const saveCostOperation = staffOperation({
  name: 'costs.save',
  permission: { subject: 'costs', needs: 'edit' },
  summary: 'Say what the shop pays for a variant, net of VAT',
  input: z.object({
    sku,
    from: eurosSchema.nullable(),
    to: eurosSchema.nullable(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: staffVariantSchema,
  refusals: ['staff_variant_unknown', 'changed_meanwhile'],
});

export const stockActs = ['count', 'receipt', 'correction', 'damaged'] as const;
export type StockAct = (typeof stockActs)[number];

/** `count` says how many there are; the others how many more (`receipt`), fewer (`damaged`) or both (`correction`). */
export const changeStockOperation = staffOperation({
  name: 'stock.change',
  permission: editStock,
  summary: 'Count, receive, correct or write off pieces of a variant',
  input: z.object({
    sku,
    act: z.enum(stockActs),
    pieces: z.number().int().min(-1_000_000).max(1_000_000),
    /** Pieces as seen; needed for `count`. */
    seen: z.number().int().optional(),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({ sku: z.string(), stock: z.number(), change: z.number() }),
  refusals: [
    'staff_variant_unknown',
    'staff_stock_pieces',
    'staff_stock_reason',
    'staff_stock_recalled',
    'changed_meanwhile',
  ],
});

/** Says where a variant lies; where another has said otherwise meanwhile, `changed_meanwhile` says what. */
export const saveShelfOperation = staffOperation({
  name: 'stock.shelf',
  permission: editStock,
  summary: 'Say where a variant lies in the warehouse',
  input: z.object({ sku, from: shelfSchema, to: shelfSchema }),
  output: z.object({ sku: z.string(), shelf: z.string(), change: z.number().nullable() }),
  refusals: ['staff_variant_unknown', 'changed_meanwhile'],
});

/** Moves of the last 100: changes by staff, and pieces that orders took or gave back. Newest first. */
export const stockLedgerOperation = staffOperation({
  name: 'stock.ledger',
  permission: { subject: 'stock', needs: 'view' },
  summary: 'The stock of a variant, by its SKU or GTIN, and how it came about',
  input: z.object({ sku }),
  output: z.object({
    sku: z.string(),
    product_id: z.number(),
    name: z.string(),
    options: z.string(),
    stock: z.number(),
    /** Where it lies; '': nobody has said. */
    shelf: z.string(),
    /** Pieces of orders that are not paid yet; they are out of `stock`. */
    reserved: z.number(),
    moves: z.array(
      z.object({
        at: z.string(),
        /** `list`: told by the list of a supplier; `recall`: taken out by a safety recall, whose number is noted, or put back. */
        kind: z.enum([...stockActs, 'list', 'order', 'cancelled', 'undo', 'recall']),
        /** Number of the order, or what was noted. */
        detail: z.string(),
        who: z.string().nullable(),
        pieces: z.number(),
        /** Pieces afterwards; null: orders do not tell. */
        stock: z.number().nullable(),
      }),
    ),
  }),
  refusals: ['staff_variant_unknown'],
});
