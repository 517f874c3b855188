import type { Cents } from '@casamaestra/contract/platform/money.ts';
import { nextPriceChange, priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import type { Instant, PriceNow } from '@casamaestra/rules/pricing/price-now.ts';
import { NO_PRICE_CENTS, priceRange } from '@casamaestra/rules/pricing/price-range.ts';
import type { PriceRange } from '@casamaestra/rules/pricing/price-range.ts';
import { discountPercent, referencePrice } from '@casamaestra/rules/pricing/reference-price.ts';
import { unitPrice } from '@casamaestra/rules/pricing/unit-price.ts';
import type { UnitPrice } from '@casamaestra/rules/pricing/unit-price.ts';
import type { ProductRecord, VariantRecord } from './product-record.ts';

export interface VariantPricing {
  readonly variant: VariantRecord;
  readonly now: PriceNow;
  /** The compare-at price; null when no reduction may be announced. */
  readonly referenceCents: Cents | null;
  readonly percent: number | null;
  readonly unitPrice: UnitPrice | null;
}

export interface ProductPricing {
  /** The cheapest variant, those in stock first: the card shows its price. */
  readonly defaultVariant: VariantPricing;
  readonly variants: readonly VariantPricing[];
  readonly range: PriceRange;
  /** When the next planned reduction begins or ends. */
  readonly nextChange: Instant | null;
}

function priceVariant(variant: VariantRecord, now: Instant): VariantPricing {
  const current = priceNow(variant.prices, now);
  const referenceCents = referencePrice(variant.prices, variant.history, now);
  return {
    variant,
    now: current,
    referenceCents,
    percent: discountPercent(referenceCents, current.amountCents),
    unitPrice: unitPrice(current.amountCents, variant.content, variant.contentUnit),
  };
}

/** Prices of a product and its variants at a moment; null when no variant has a price. */
export function priceProduct(product: ProductRecord, now: Instant): ProductPricing | null {
  const variants = product.variants
    .map((variant) => priceVariant(variant, now))
    .filter((pricing) => pricing.now.amountCents !== NO_PRICE_CENTS);
  const range = priceRange(variants.map((pricing) => pricing.now.amountCents));
  if (range === null) return null;
  const cheapest = variants.filter((pricing) => pricing.now.amountCents === range.minCents);
  const defaultVariant = cheapest.find((pricing) => pricing.variant.stock > 0) ?? cheapest[0];
  if (defaultVariant === undefined) return null;
  let nextChange: Instant | null = null;
  for (const { variant } of variants) {
    const next = nextPriceChange(variant.prices, now);
    if (next !== null && (nextChange === null || next < nextChange)) nextChange = next;
  }
  return { defaultVariant, variants, range, nextChange };
}

/** Pieces in stock, all variants together. */
export function totalStock(product: ProductRecord): number {
  return product.variants.reduce((sum, variant) => sum + variant.stock, 0);
}
