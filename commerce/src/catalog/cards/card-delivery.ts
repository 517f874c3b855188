import type { Product } from '@casamaestra/contract/catalog/product.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { ShippedLine } from '@casamaestra/rules/shipping/undeliverable.ts';
import type { ProductPricing } from '../product/product-pricing.ts';
import type { ProductRecord } from '../product/product-record.ts';

/**
 * The delivery cost of one piece when it is too heavy for the usual delivery; null when none is to be shown.
 */
export interface DeliveryCosts {
  costOf(goods: readonly ShippedLine[]): { readonly amountCents: number; readonly isFrom: boolean } | null;
}

/** The delivery cost on the card of a heavy item; empty for all others. */
export function cardDelivery(
  { attributes: { hazardous, age_check: ageCheck } }: ProductRecord,
  { variants }: ProductPricing,
  costs: DeliveryCosts,
): Pick<Product, 'delivery_cost'> {
  const cost = costs.costOf(
    variants.map(({ variant, now }) => ({
      amountCents: now.amountCents,
      weightG: Math.round((variant.weightKg ?? 0) * 1000),
      hazardous,
      ageCheck,
    })),
  );
  if (cost === null) return {};
  return { delivery_cost: { amount: eurosFromCents(cost.amountCents), is_from: cost.isFrom } };
}
