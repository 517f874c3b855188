import { z } from 'zod';
import { variantsMost } from './product-variants.operations.ts';
import { staffOperation } from './staff-operation.ts';

/** As large as a good camera writes a JPEG. */
export const pictureBytesMax = 20_000_000;

/** Drawn anew: nothing of the file stays but its pixels. Stored under its contents; a product names it when it is saved. */
export const uploadPictureOperation = staffOperation({
  name: 'pictures.upload',
  permission: { subject: 'products', needs: 'edit' },
  summary: 'Upload a picture (JPEG, PNG, WebP)',
  input: z.object({
    /** The bytes of the file in base64. */
    content: z
      .string()
      .min(1)
      .max(Math.ceil(pictureBytesMax / 3) * 4),
  }),
  output: z.object({
    hash: z.string(),
    width: z.number(),
    height: z.number(),
    /** Address of a small copy. */
    url: z.string(),
  }),
  refusals: ['staff_picture_unreadable', 'staff_picture_heic'],
});

const edit = { subject: 'products', needs: 'edit' } as const;
/** For those who change products, or their texts and pictures. */
const view = { subject: 'products', needs: 'ask' } as const;
const hash = z.string().regex(/^[0-9a-f]{20}$/);
const alt = z.string().trim().max(300);

/** Files that are taken in one go. */
export const picturesMost = 200;

/** "30% 60%": from the left and from the top, as object-position says it. */
const focus = z.string().regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/);

/** Where a picture is shown. */
const pictureUseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), id: z.number(), name: z.string(), alt: z.string() }),
  /** Of one variant alone: its colour. */
  z.object({ kind: z.literal('variant'), id: z.number(), name: z.string(), sku: z.string() }),
  /** An entry of the contents, by its file. */
  z.object({ kind: z.literal('content'), file: z.string() }),
]);
export type PictureUse = z.output<typeof pictureUseSchema>;

const libraryPictureSchema = z.object({
  hash: z.string(),
  /** Address of a small copy. */
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  at: z.string(),
  /** Uploaded here; else it came with a file. */
  own: z.boolean(),
  /** The point that stays in view where it is cropped; null: its middle. */
  focus: z.string().nullable(),
  uses: z.array(pictureUseSchema),
});
export type LibraryPicture = z.output<typeof libraryPictureSchema>;

export const pictureViews = ['all', 'unused', 'without_alt', 'own'] as const;
export type PictureView = (typeof pictureViews)[number];

/** Newest first, in pages of 50 by a cursor. */
export const picturesOperation = staffOperation({
  name: 'pictures.list',
  permission: view,
  summary: 'The pictures the shop keeps, and where each is shown',
  input: z.object({
    /** Words of a product's name, or the beginning of its code, SKU or GTIN. */
    text: z.string().trim().max(100).default(''),
    view: z.enum(pictureViews).default('all'),
    /** `next` of the page before. */
    after: z.string().max(200).optional(),
  }),
  output: z.object({ rows: z.array(libraryPictureSchema), next: z.string().nullable() }),
});

/** "Colore", "rosso": all variants that have it. */
const optionSchema = z.object({ label: z.string().max(80), value: z.string().max(200) });
export type PictureOption = z.output<typeof optionSchema>;

/** The longest beginning of a name that is a SKU, a GTIN or a code of a product: "TRA-18_2 lato.jpg" is of TRA-18. */
export const matchPicturesOperation = staffOperation({
  name: 'pictures.match',
  permission: edit,
  summary: 'Products that files are pictures of, by their names',
  input: z.object({ names: z.array(z.string().min(1).max(300)).min(1).max(picturesMost) }),
  output: z.array(
    z.object({
      product: z.object({ id: z.number(), code: z.string(), name: z.string() }).nullable(),
      /** The variant it shows, where the product has several. */
      sku: z.string().nullable(),
      /** Values in which its variants differ, in the order of the page: a picture may be of one of them. */
      options: z.array(optionSchema),
      /** What a picture of it says for those who do not see it. */
      alt: z.string(),
    }),
  ),
});

/** Pictures a product has already stay as they are. */
export const assignPicturesOperation = staffOperation({
  name: 'pictures.assign',
  permission: edit,
  summary: 'Give pictures to products, after those they have; one change for all',
  input: z.object({
    pictures: z
      .array(
        z.object({
          hash,
          product_id: z.number().int().positive(),
          sku: z.string().max(64).nullable(),
          /** Of all variants that have this value; null: of the whole product, or of the SKU. */
          option: optionSchema.nullable().default(null),
          alt,
        }),
      )
      .min(1)
      .max(picturesMost),
  }),
  output: z.object({ added: z.number(), products: z.number(), change: z.number().nullable() }),
  refusals: ['staff_product_unknown', 'staff_variant_unknown', 'staff_picture_unknown'],
});

const pictureOfVariant = z.object({ hash, alt });
const picturesOfVariant = z.array(pictureOfVariant).max(30);

/** Those on sale, in the order of the page. */
export const variantPicturesOperation = staffOperation({
  name: 'pictures.of_variants',
  permission: view,
  summary: 'The variants of a product with the pictures of each',
  input: z.object({ id: z.number().int().positive() }),
  output: z.array(
    z.object({
      sku: z.string(),
      options: z.array(optionSchema),
      /** Shown before those of the product; none: it shows those of the product. */
      pictures: z.array(pictureOfVariant.extend({ url: z.string() })),
    }),
  ),
  refusals: ['staff_product_unknown'],
});

/** By what was seen: where another has given a variant others meanwhile, `changed_meanwhile` says so. */
export const saveVariantPicturesOperation = staffOperation({
  name: 'pictures.variants',
  permission: edit,
  summary: 'Give variants pictures of their own, in their order; one change for all',
  input: z.object({
    id: z.number().int().positive(),
    variants: z
      .array(z.object({ sku: z.string().max(64), from: picturesOfVariant, to: picturesOfVariant }))
      .min(1)
      .max(variantsMost),
    reason: z.string().trim().max(300).optional(),
  }),
  output: z.object({ variants: z.number(), change: z.number().nullable() }),
  refusals: [
    'staff_product_unknown',
    'staff_variant_unknown',
    'staff_picture_unknown',
    'staff_picture_undescribed',
    'changed_meanwhile',
  ],
});

/** In every product that shows it. */
export const describePictureOperation = staffOperation({
  name: 'pictures.describe',
  permission: edit,
  summary: 'Say what a picture shows',
  input: z.object({
    hash,
    /** What was seen, by product. */
    seen: z.array(z.object({ id: z.number(), alt: z.string() })).max(1000),
    alt,
  }),
  output: z.object({ products: z.number(), change: z.number().nullable() }),
  refusals: ['staff_picture_unknown', 'changed_meanwhile'],
});

/** For every place that crops it: slides, banners, heads of categories, cards of guides. */
export const focusPictureOperation = staffOperation({
  name: 'pictures.focus',
  permission: edit,
  summary: 'Say which point of a picture stays in view where it is cropped',
  input: z.object({ hash, seen: focus.nullable(), focus: focus.nullable() }),
  output: z.object({ change: z.number().nullable() }),
  refusals: ['staff_picture_unknown', 'changed_meanwhile'],
});

export const pictureOperations = [
  uploadPictureOperation,
  picturesOperation,
  matchPicturesOperation,
  assignPicturesOperation,
  describePictureOperation,
  focusPictureOperation,
  variantPicturesOperation,
  saveVariantPicturesOperation,
] as const;
