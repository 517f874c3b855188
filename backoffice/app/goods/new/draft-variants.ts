import type { NewVariant } from '@casamaestra/contract/staff/new-product.operations.ts';
import { amountOf } from '../typed-prices.ts';

/** A variant as it stands in the fields of the form. */
export interface DraftVariant {
  readonly values: readonly string[];
  readonly sku: string;
  readonly gtin: string;
  readonly price: string;
  readonly stock: string;
}

/** A feature in which variants differ, with its values as they are typed. */
export interface DraftOption {
  readonly label: string;
  readonly values: string;
}

export interface Beginnings {
  readonly sku: string;
  readonly price: string;
  readonly stock: string;
}

/** "rosso, verde ,, blu" → ["rosso", "verde", "blu"]; each once. */
export const valuesOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

/** Options that say something. */
export const usedOptions = (options: readonly DraftOption[]): readonly DraftOption[] =>
  options.filter(({ label, values }) => label.trim() !== '' && valuesOf(values).length > 0);

const keyOf = (values: readonly string[]): string =>
  JSON.stringify(values.map((value) => value.toLowerCase()));

/** Letters that an SKU may have. */
const skuPart = (value: string): string =>
  value
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toUpperCase();

/** An SKU from its beginning and the values: "GU", rosso, S → "GU-ROSSO-S". */
export const skuOfValues = (beginning: string, values: readonly string[]): string =>
  [beginning.trim(), ...values.map(skuPart)].filter((part) => part !== '').join('-');

/** All combinations of the values, in their order; what was typed for one before stays. */
export function proposedVariants(
  options: readonly DraftOption[],
  begin: Beginnings,
  before: readonly DraftVariant[],
): readonly DraftVariant[] {
  const known = new Map(before.map((variant) => [keyOf(variant.values), variant]));
  let combinations: readonly (readonly string[])[] = [[]];
  for (const { values } of usedOptions(options))
    combinations = combinations.flatMap((some) => valuesOf(values).map((value) => [...some, value]));
  return combinations.map(
    (values) =>
      known.get(keyOf(values)) ?? {
        values,
        sku: skuOfValues(begin.sku, values),
        gtin: '',
        price: begin.price,
        stock: begin.stock,
      },
  );
}

const piecesOf = (text: string): number | undefined =>
  text.trim() === '' ? 0 : /^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : undefined;

export type VariantFault = 'price' | 'stock' | 'sku';

/** What is wrong with a variant as typed, as far as it is known without the shop. */
export function variantFault({ sku, price, stock }: DraftVariant): VariantFault | undefined {
  if (sku.trim() === '') return 'sku';
  if ((amountOf(price) ?? 0) <= 0) return 'price';
  return piecesOf(stock) === undefined ? 'stock' : undefined;
}

/** A variant as the service takes it. */
export const variantOf = ({ values, sku, gtin, price, stock }: DraftVariant): NewVariant => ({
  values: [...values],
  sku: sku.trim(),
  gtin: gtin.replaceAll(/\s/g, ''),
  price: amountOf(price) ?? 0,
  stock: piecesOf(stock) ?? 0,
  weight_kg: null,
});
