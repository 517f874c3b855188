import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import type { StaffProductRow } from './staff-product.queries.ts';

export const recordOfProduct = (id: number): string => `product ${id}`;

export const idOfRecord = (record: string): number | undefined => {
  const [, id] = /^product (\d{1,9})$/.exec(record) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** The fields of a product as forms and the log of changes say them. */
export const productFieldsOf = (row: StaffProductRow): ProductFields => ({
  name: row.name,
  short_description: row.shortDescription ?? '',
  description_html: row.descriptionHtml ?? '',
  category_id: row.categoryId,
  published: row.isOffered,
  is_new: row.isNew,
  is_hot: row.isHot,
  warnings: row.warnings,
  meta_title: row.metaTitle ?? '',
  meta_description: row.metaDescription ?? '',
  slug: row.slug,
  pictures: row.pictures.map(({ hash, alt }) => ({ hash, alt: alt ?? '' })),
});
