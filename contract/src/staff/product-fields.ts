import { z } from 'zod';
import { energyClasses, energyScalePattern } from '../catalog/energy-scale.ts';
import { documentKinds, documentsMost, fileLink, fileLinkMost } from '../catalog/file-link.ts';
import { metaDescriptionMost, metaTitleMost } from '../catalog/search-result.ts';

const pictureSchema = z.object({ hash: z.string().max(128), alt: z.string().trim().max(300) });

const link = z.string().trim().max(fileLinkMost).regex(fileLink);
/** '': there is none. */
const linkOrNone = z.union([z.literal(''), link]);

const documentSchema = z.object({
  label: z.string().trim().min(1).max(120),
  url: link,
  kind: z.enum(documentKinds),
});

/** As labels say it (Reg. (EU) 2017/1369): the class lies in the scale. */
const energySchema = z.object({
  class: z.enum(energyClasses),
  scale: z.string().regex(energyScalePattern),
  label_url: linkOrNone,
  /** The product information sheet. */
  sheet_url: linkOrNone,
  /** Number in the European register of labels; '': none. */
  eprel_id: z.string().trim().max(20),
});

const id = z.number().int().positive().max(2_147_483_647);

export const productFields = z.object({
  name: z.string().trim().min(1).max(300),
  short_description: z.string().trim().max(2000),
  /** HTML; what is not allowed in it is taken out. */
  description_html: z.string().trim().max(100_000),
  category_id: z.number().int(),
  /** Null: none. */
  brand_id: id.nullable(),
  /** Of the rates that hold in Italy today. */
  vat_class: z.string().trim().min(1).max(40),
  /** Maker and responsible person in the Union, who stand on the page (GPSR, art. 19); null: none. */
  manufacturer_id: id.nullable(),
  eu_responsible_id: id.nullable(),
  published: z.boolean(),
  is_new: z.boolean(),
  is_hot: z.boolean(),
  /** Safety warnings, as they stand on the page (GPSR, art. 9 and 19). */
  warnings: z.array(z.string().trim().min(1).max(500)).max(30),
  /** In the order of the page; stored pictures only. */
  pictures: z.array(pictureSchema).max(60),
  /** In the order of the page. */
  documents: z.array(documentSchema).max(documentsMost),
  /** Null: goods without an energy label. */
  energy: energySchema.nullable(),
  /** For search engines; '': made from name, brand and short description. */
  meta_title: z.string().trim().max(metaTitleMost),
  meta_description: z.string().trim().max(metaDescriptionMost),
  /** Path of its page, without leading slash; the one before leads to it. */
  slug: z.string().trim().toLowerCase().min(1).max(200),
});
export type ProductFields = z.output<typeof productFields>;

const change = <Value extends z.ZodType>(value: Value) => z.object({ from: value, to: value }).optional();

/** Each field with what it said and what it shall. */
export const productChanges = z.object({
  name: change(productFields.shape.name),
  short_description: change(productFields.shape.short_description),
  description_html: change(productFields.shape.description_html),
  category_id: change(productFields.shape.category_id),
  brand_id: change(productFields.shape.brand_id),
  vat_class: change(productFields.shape.vat_class),
  manufacturer_id: change(productFields.shape.manufacturer_id),
  eu_responsible_id: change(productFields.shape.eu_responsible_id),
  published: change(productFields.shape.published),
  is_new: change(productFields.shape.is_new),
  is_hot: change(productFields.shape.is_hot),
  warnings: change(productFields.shape.warnings),
  pictures: change(productFields.shape.pictures),
  documents: change(productFields.shape.documents),
  energy: change(productFields.shape.energy),
  meta_title: change(productFields.shape.meta_title),
  meta_description: change(productFields.shape.meta_description),
  slug: change(productFields.shape.slug),
});
