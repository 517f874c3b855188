import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { featureOfField, featuresOf, fieldOfFeature } from '../features/stored-features.ts';
import type { StoredEnergy } from '../../catalog/product/energy.ts';
import type { StaffProductRow } from './staff-product.queries.ts';

export const recordOfProduct = (id: number): string => `product ${id}`;

export const idOfRecord = (record: string): number | undefined => {
  const [, id] = /^product (\d{1,9})$/.exec(record) ?? [];
  return id === undefined ? undefined : Number(id);
};

const energyOf = (stored: StoredEnergy | null): ProductFields['energy'] =>
  stored && {
    class: stored.class as NonNullable<ProductFields['energy']>['class'],
    scale: stored.scale,
    label_url: stored.label_url ?? '',
    sheet_url: stored.sheet_url ?? '',
    eprel_id: stored.eprel_id ?? '',
  };

/** The fields of a product as forms and the log of changes say them. */
export const productFieldsOf = (row: StaffProductRow): ProductFields => ({
  name: row.name,
  short_description: row.shortDescription ?? '',
  description_html: row.descriptionHtml ?? '',
  category_id: row.categoryId,
  brand_id: row.brandId,
  vat_class: row.vatClass,
  manufacturer_id: row.manufacturerId,
  eu_responsible_id: row.responsibleId,
  published: row.isOffered,
  offered_from: row.offeredFrom?.toISOString() ?? null,
  offered_until: row.offeredUntil?.toISOString() ?? null,
  is_new: row.isNew,
  is_hot: row.isHot,
  warnings: row.warnings,
  documents: row.documents.map(({ label, url, kind }) => ({ label, url, kind })),
  energy: energyOf(row.energy),
  family_code: row.familyCode,
  features: { ...featuresOf(row.features) },
  width_cm: row.width,
  depth_cm: row.depth,
  height_cm: row.height,
  custom_made: row.isCustomMade,
  min_age: row.minAge,
  age_check: row.checksAge,
  hazardous: row.isHazardous,
  hazard_label: row.hazardLabel as ProductFields['hazard_label'],
  accessories: row.accessories,
  meta_title: row.metaTitle ?? '',
  meta_description: row.metaDescription ?? '',
  slug: row.slug,
  pictures: row.pictures.map(({ hash, alt }) => ({ hash, alt: alt ?? '' })),
});

/** What fields of a product say today, each feature as a field of its own; one it does not say says null. */
export function saidFields(
  row: StaffProductRow,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const { features, ...plain } = productFieldsOf(row);
  const asked = names.filter((name) => featureOfField(name) !== undefined).map((name) => [name, null]);
  const said = Object.entries(features).map(([code, value]) => [fieldOfFeature(code), value]);
  return { ...plain, ...Object.fromEntries(asked), ...Object.fromEntries(said) };
}
