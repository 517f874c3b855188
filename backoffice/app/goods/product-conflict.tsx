import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import type { Refused } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { SettleConflict } from '../together/settle-conflict.tsx';

type ProductConflictProps = {
  field: keyof ProductFields;
  refused: Refused;
  onSettle: (isMine: boolean) => void;
};

/** Two people at the same field of a product. */
export function ProductConflict({ field, refused: { facts }, onSettle }: ProductConflictProps) {
  const { goods, found, documents } = texts();
  const label = {
    name: goods.name,
    short_description: goods.short,
    description_html: goods.description,
    category_id: goods.category,
    brand_id: goods.brand,
    vat_class: goods.vat,
    manufacturer_id: goods.maker,
    eu_responsible_id: goods.responsible,
    published: goods.published,
    is_new: goods.isNew,
    is_hot: goods.isHot,
    warnings: goods.warnings,
    pictures: goods.pictures,
    documents: documents.title,
    energy: documents.energy,
    meta_title: found.metaTitle,
    meta_description: found.metaDescription,
    slug: found.address,
  }[field];
  const theirs = showsAsText.has(field) ? writtenOf(String(facts['now'])) : undefined;
  return <SettleConflict who={String(facts['who'])} what={label} theirs={theirs} onSettle={onSettle} />;
}

/** Of the others the service knows a number or a yes, which would say nothing here. */
const showsAsText: ReadonlySet<keyof ProductFields> = new Set([
  'name',
  'short_description',
  'description_html',
  'warnings',
  'meta_title',
  'meta_description',
  'slug',
]);

/** Lines come as a list, which may be cut off. */
const writtenOf = (now: string): string =>
  now.startsWith('["') ? now.replaceAll(/^\["|"\]?$/g, '').replaceAll('","', ' · ') : now;
