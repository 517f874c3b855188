import { z } from 'zod';
import { energyClasses, energyScalePattern } from '../catalog/energy-scale.ts';
import { documentKinds, documentsMost, fileLink, fileLinkMost } from '../catalog/file-link.ts';
import { hazardCodes } from '../catalog/product-row.ts';
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

/** A number, or as it is typed, with its unit where it has one: "80", "0,8 m". The service tells numbers. */
const typedNumber = z.union([z.number(), z.string().trim().max(40)]).nullable();

/** Of one feature; texts may be several. Numbers may be typed, as measures. */
const featureValue = z.union([
  z.string().trim().max(500),
  z.number(),
  z.boolean(),
  z.array(z.string().trim().min(1).max(200)).max(20),
]);
export type ProductFeatureValue = z.output<typeof featureValue>;

const featureCode = z.string().regex(/^[a-z0-9_]{1,60}$/);
export const accessoriesMost = 20;

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
  /** Where it is in sale: from and until these moments only; null: at once, and without an end. */
  offered_from: z.iso.datetime().nullable(),
  offered_until: z.iso.datetime().nullable(),
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
  /** Type of product, which says what features it has; null: none. */
  family_code: z.string().max(60).nullable(),
  /** By code; those it does not say are absent. */
  features: z.record(featureCode, featureValue),
  width_cm: typedNumber,
  depth_cm: typedNumber,
  height_cm: typedNumber,
  /** Made for one buyer: cannot be given back (Codice del consumo, art. 59). */
  custom_made: z.boolean(),
  /** Years, at least; null: for everybody. */
  min_age: typedNumber,
  /** Handed over only against a document. */
  age_check: z.boolean(),
  /** Some carriers do not take it. */
  hazardous: z.boolean(),
  /** Signal word and pictograms of its label (CLP, art. 48). */
  hazard_label: z.array(z.enum(hazardCodes)).max(10),
  /** Codes of products needed with this one, in the order of the page. */
  accessories: z.array(z.string().trim().min(1).max(64)).max(accessoriesMost),
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
  offered_from: change(productFields.shape.offered_from),
  offered_until: change(productFields.shape.offered_until),
  is_new: change(productFields.shape.is_new),
  is_hot: change(productFields.shape.is_hot),
  warnings: change(productFields.shape.warnings),
  pictures: change(productFields.shape.pictures),
  documents: change(productFields.shape.documents),
  energy: change(productFields.shape.energy),
  family_code: change(productFields.shape.family_code),
  /** Each by its code, as if it were a field; null: the product does not say it. */
  features: z
    .record(featureCode, z.object({ from: featureValue.nullable(), to: featureValue.nullable() }))
    .optional(),
  width_cm: change(productFields.shape.width_cm),
  depth_cm: change(productFields.shape.depth_cm),
  height_cm: change(productFields.shape.height_cm),
  custom_made: change(productFields.shape.custom_made),
  min_age: change(productFields.shape.min_age),
  age_check: change(productFields.shape.age_check),
  hazardous: change(productFields.shape.hazardous),
  hazard_label: change(productFields.shape.hazard_label),
  accessories: change(productFields.shape.accessories),
  meta_title: change(productFields.shape.meta_title),
  meta_description: change(productFields.shape.meta_description),
  slug: change(productFields.shape.slug),
});
