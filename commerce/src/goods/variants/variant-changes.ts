import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { FieldChange } from '../../change-sets/record-change.usecase.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { saidOffer } from './offer.ts';
import type { PlannedVariant } from './planned-variants.ts';
import type { TableVariant } from './variant-table.queries.ts';

type Said = Pick<
  TableVariant,
  'gtin' | 'options' | 'weightKg' | 'content' | 'shelf' | 'isRetired' | 'priceCents' | 'sale'
>;

/** The cells of a variant as the log says them. */
export const saidCells = ({
  gtin,
  options,
  weightKg,
  content,
  shelf,
  isRetired,
  priceCents,
  sale,
}: Said) => ({
  on_sale: !isRetired,
  options,
  gtin,
  weight_kg: weightKg,
  content,
  shelf,
  price: eurosFromCents(priceCents),
  sale: saidOffer(sale),
});

/** What a plan changes of the variants of today, as rows of the log. */
export const changedCells = (variants: readonly PlannedVariant[]): FieldChange[] =>
  variants.flatMap(({ today, ...after }) => {
    if (today === undefined) return [];
    const [from, to] = [saidCells(today), saidCells(after)];
    return (Object.keys(to) as (keyof typeof to)[])
      .filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]))
      .map((field) => ({ record: recordOfVariant(after.sku), field, from: from[field], to: to[field] }));
  });

/** A new variant in the log: not on sale before, on sale after, at its price. */
export const addedRows = (sku: string, priceCents: TableVariant['priceCents']): FieldChange[] => [
  { record: recordOfVariant(sku), field: 'on_sale', from: false, to: true },
  { record: recordOfVariant(sku), field: 'price', from: null, to: eurosFromCents(priceCents) },
];
