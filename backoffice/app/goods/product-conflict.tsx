import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { useQuery } from '@tanstack/react-query';
import type { Refused } from '../platform/call-staff.ts';
import { texts } from '../platform/texts.ts';
import { fieldName } from '../activity/field-name.ts';
import { SettleConflict } from '../together/settle-conflict.tsx';
import { featuresQuery } from './attributes/features-query.ts';
import { featureIn } from './product-changes.ts';

type ProductConflictProps = {
  product: StaffProduct;
  /** As the log names it. */
  field: string;
  refused: Refused;
  onSettle: (isMine: boolean) => void;
};

/** Two people at the same field of a product. */
export function ProductConflict({ product, field, refused: { facts }, onSettle }: ProductConflictProps) {
  const code = featureIn(field);
  const family = product.fields.family_code;
  const { data } = useQuery({ ...featuresQuery(product.id, family), enabled: code !== undefined });
  const feature = data?.find((one) => one.code === code)?.label ?? code;
  const { goods } = texts();
  // Names of the form where it says another one than the log.
  const formNames: Readonly<Record<string, string>> = {
    short_description: goods.short,
    description_html: goods.description,
    published: goods.published,
    is_hot: goods.isHot,
    warnings: goods.warnings,
    eu_responsible_id: goods.responsible,
  };
  const label = feature ?? formNames[field] ?? fieldName(field);
  const theirs = code !== undefined || showsAsText.has(field) ? writtenOf(String(facts['now'])) : undefined;
  return <SettleConflict who={String(facts['who'])} what={label} theirs={theirs} onSettle={onSettle} />;
}

/** Of the others the service knows a number or a yes, which would say nothing here. */
const showsAsText: ReadonlySet<string> = new Set([
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
