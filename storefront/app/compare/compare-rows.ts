import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { valueText } from '../listing/value-text.ts';

/** A compared variant with all that is known of its product. */
export interface ComparedDetail {
  readonly sku: string;
  readonly product: ProductDetail;
}

export interface CompareRow {
  readonly label: string;
  /** One per product; null where the catalogue does not say it. */
  readonly values: readonly (string | null)[];
  readonly different: boolean;
}

/**
 * One row for each attribute of any of the products, in the order of the first product that has it. What the variant
 * is chosen by goes before what its product says of all variants.
 */
export function compareRows(
  compared: readonly ComparedDetail[],
  messages: Messages,
  locale: Language,
): CompareRow[] {
  const columns = compared.map((one) => attributesOf(one, messages, locale));
  const labels = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  return labels.map((label) => {
    const values = columns.map((column) => column.get(label) ?? null);
    return { label, values, different: new Set(values).size > 1 };
  });
}

function attributesOf(
  { sku, product }: ComparedDetail,
  messages: Messages,
  locale: Language,
): Map<string, string> {
  const { facts, compare } = messages;
  const { width_cm: width, depth_cm: depth, height_cm: height } = product.dimensions;
  const found = new Map<string, string>();
  if (product.brand !== null) found.set(facts.brand, product.brand);
  const variant = product.variants.find((one) => one.sku === sku);
  for (const { label, value } of variant?.options ?? []) found.set(label, value);
  const measures = [
    [facts.width, width],
    [facts.depth, depth],
    [facts.height, height],
  ] as const;
  for (const [label, value] of measures)
    if (value !== null && !found.has(label)) found.set(label, `${number(value, locale)}\u00a0cm`);
  if (product.energy) found.set(compare.energy, product.energy.class);
  for (const [path, { value, default_uom: unit }] of Object.entries(product.features)) {
    const label = path.includes(' / ') ? (path.split(' / ', 2)[1] ?? path) : path;
    if (!found.has(label)) found.set(label, valueText(value, unit, messages, locale));
  }
  return found;
}
