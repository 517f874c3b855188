import { centsFromEuros } from '@casamaestra/contract/platform/money.ts';
import { belowCost } from '../../prices/price-guard.ts';
import { rulePrices, shownPrices } from '../../prices/present-variant.ts';
import { floorOf } from '../../prices/variants.queries.ts';
import type { ReadRow } from './list-plan.ts';

/** Prices of a variant with those of a row. */
export const pricesAfter = ({ variant, values }: Pick<ReadRow, 'variant' | 'values'>) => {
  const before = shownPrices(variant.prices);
  const { price = before.price, sale_price: salePrice = before.sale_price } = values as Partial<{
    price: number;
    sale_price: number;
  }>;
  return rulePrices({ ...before, price, sale_price: salePrice });
};

/** Whether a new price does not cover what the goods cost, by the same row if it says so. */
export function isBelowCost(row: Pick<ReadRow, 'variant' | 'values'>): boolean {
  const { variant, values } = row;
  const floorCents =
    values.cost === undefined
      ? variant.floorCents
      : floorOf(centsFromEuros(Number(values.cost)), variant.vatPercent);
  return belowCost(variant.prices, pricesAfter(row), floorCents) !== undefined;
}
