import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { texts } from '../platform/texts.ts';
import type { ProductChanges } from './product-changes.ts';

/** A section of the page of a product, which is saved or refused whole. */
export type ProductSection =
  | 'texts'
  | 'place'
  | 'features'
  | 'measures'
  | 'law'
  | 'found'
  | 'accessories'
  | 'pictures'
  | 'documents'
  | 'energy';

/** In the order of the page. */
const sections: readonly ProductSection[] = [
  'texts',
  'place',
  'features',
  'measures',
  'law',
  'found',
  'accessories',
  'pictures',
  'documents',
  'energy',
];

const sectionOf: Readonly<Record<keyof ProductFields, ProductSection>> = {
  name: 'texts',
  short_description: 'texts',
  description_html: 'texts',
  warnings: 'texts',
  category_id: 'place',
  brand_id: 'place',
  vat_class: 'place',
  manufacturer_id: 'law',
  eu_responsible_id: 'law',
  published: 'place',
  offered_from: 'place',
  offered_until: 'place',
  is_new: 'place',
  is_hot: 'place',
  meta_title: 'found',
  meta_description: 'found',
  slug: 'found',
  pictures: 'pictures',
  documents: 'documents',
  energy: 'energy',
  family_code: 'features',
  features: 'features',
  width_cm: 'measures',
  depth_cm: 'measures',
  height_cm: 'measures',
  custom_made: 'measures',
  min_age: 'measures',
  age_check: 'measures',
  hazardous: 'measures',
  hazard_label: 'measures',
  accessories: 'accessories',
};

/** The heading of a section. */
export function sectionTitle(section: ProductSection): string {
  const { goods, found, documents, attributes } = texts();
  const titles: Readonly<Record<ProductSection, string>> = {
    texts: goods.texts,
    place: goods.flags,
    features: attributes.features,
    measures: attributes.measures,
    law: goods.law,
    found: found.title,
    accessories: attributes.accessories,
    pictures: goods.pictures,
    documents: documents.title,
    energy: documents.energy,
  };
  return titles[section];
}

const fieldsOf = (changes: ProductChanges) => Object.keys(changes) as (keyof ProductFields)[];

/** What was changed in one section. */
export const changesIn = (changes: ProductChanges, section: ProductSection): ProductChanges =>
  Object.fromEntries(
    fieldsOf(changes)
      .filter((field) => sectionOf[field] === section)
      .map((field) => [field, changes[field]]),
  ) as ProductChanges;

/** Sections with changes. */
export function changedSections(changes: ProductChanges): ProductSection[] {
  const changed = new Set(fieldsOf(changes).map((field) => sectionOf[field]));
  return sections.filter((section) => changed.has(section));
}
