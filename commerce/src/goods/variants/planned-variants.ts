import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { VariantContent } from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { Offer } from './offer.ts';
import type { OptionPairs, TableVariant } from './variant-table.queries.ts';

/** What of a variant is to become another; absent: stays. */
export interface WantedCells {
  readonly options?: OptionPairs;
  readonly gtin?: string | null;
  readonly weightKg?: number | null;
  readonly content?: VariantContent;
  readonly shelf?: string | null;
  readonly onSale?: boolean;
  /** The list price. */
  readonly priceCents?: Cents;
  /** Null: none. */
  readonly sale?: Offer | null;
}

/** A variant as it shall be. */
export interface PlannedVariant {
  readonly sku: string;
  readonly gtin: string | null;
  readonly options: OptionPairs;
  readonly weightKg: number | null;
  readonly content: VariantContent;
  readonly shelf: string | null;
  readonly isRetired: boolean;
  readonly priceCents: Cents;
  readonly sale: Offer | null;
  /** What it is today; undefined: it is new. */
  readonly today: TableVariant | undefined;
  /** The place in what was sent: "add.3"; undefined: nobody asked for a change of it. */
  readonly field: string | undefined;
}

/** A variant of today with what is wanted of it. */
export const planned = (
  today: TableVariant,
  wanted: WantedCells | undefined,
  field: string | undefined,
): PlannedVariant => ({
  sku: today.sku,
  gtin: wanted?.gtin === undefined ? today.gtin : wanted.gtin,
  options: wanted?.options ?? today.options,
  weightKg: wanted?.weightKg === undefined ? today.weightKg : wanted.weightKg,
  content: wanted?.content === undefined ? today.content : wanted.content,
  shelf: wanted?.shelf === undefined ? today.shelf : wanted.shelf,
  isRetired: wanted?.onSale === undefined ? today.isRetired : !wanted.onSale,
  priceCents: wanted?.priceCents ?? today.priceCents,
  sale: wanted?.sale === undefined ? today.sale : wanted.sale,
  today,
  field,
});

const keyOf = (options: OptionPairs): string =>
  JSON.stringify(options.map(([, value]) => value.toLowerCase()));

/** Two variants on sale cannot be told apart, or one lacks a value; only such as were asked for count. */
export function faultOfValues(variants: readonly PlannedVariant[], labels: number): Outcome<undefined> {
  const onSale = variants.filter(({ isRetired }) => !isRetired);
  if (onSale.length === 0) return refused('staff_variants_none', {});
  const byKey = Map.groupBy(onSale, ({ options }) => keyOf(options));
  for (const { sku, options, field } of onSale) {
    if (field === undefined) continue;
    const isWhole = options.length === labels && options.every(([, value]) => value !== '');
    if (!isWhole || (byKey.get(keyOf(options))?.length ?? 0) > 1)
      return refused('staff_variants_alike', { sku }, `${field}.values`);
  }
  return accepted(undefined);
}

/**
 * GTINs as they shall be: a variant that is out of sale leaves its own to one that asks for it. Refuses one that two
 * variants of the product would have.
 */
export function settleGtins(variants: readonly PlannedVariant[]): Outcome<readonly PlannedVariant[]> {
  const asked = new Map<string, PlannedVariant>();
  for (const variant of variants) {
    const { gtin, field, today } = variant;
    if (gtin === null || field === undefined || gtin === today?.gtin) continue;
    if (asked.has(gtin)) return refused('staff_gtin_known', { gtin }, `${field}.gtin`);
    asked.set(gtin, variant);
  }
  const settled: PlannedVariant[] = [];
  for (const variant of variants) {
    const by = variant.gtin === null ? undefined : asked.get(variant.gtin);
    if (by === undefined || by === variant) settled.push(variant);
    else if (variant.isRetired) settled.push({ ...variant, gtin: null });
    else return refused('staff_gtin_known', { gtin: variant.gtin ?? '' }, `${by.field ?? ''}.gtin`);
  }
  return accepted(settled);
}

/** GTINs that become another variant's with the plan. */
export const newGtins = (variants: readonly PlannedVariant[]): readonly string[] =>
  variants.flatMap(({ gtin, today }) => (gtin === null || gtin === today?.gtin ? [] : [gtin]));

/** Swatch and pictures of a new variant: those that all variants with one of its values share, its colour. */
export function lookOf(
  options: OptionPairs,
  today: readonly TableVariant[],
): Pick<TableVariant, 'swatch' | 'pictures'> {
  for (const [label, value] of options) {
    const alike = today.filter((variant) =>
      variant.options.some(([name, own]) => name === label && own.toLowerCase() === value.toLowerCase()),
    );
    const [first] = alike;
    if (first === undefined || (first.swatch === null && first.pictures.length === 0)) continue;
    const look = JSON.stringify([first.swatch, first.pictures]);
    if (alike.every(({ swatch, pictures }) => JSON.stringify([swatch, pictures]) === look))
      return { swatch: first.swatch, pictures: first.pictures };
  }
  return { swatch: null, pictures: [] };
}
