import type { WantedLine } from '@casamaestra/contract/cart/quote.ts';
import { priceNow } from '@casamaestra/rules/pricing/price-now.ts';
import { NO_PRICE_CENTS } from '@casamaestra/rules/pricing/price-range.ts';
import { referencePrice } from '@casamaestra/rules/pricing/reference-price.ts';
import { unitPrice } from '@casamaestra/rules/pricing/unit-price.ts';
import type { CartVariant } from './cart-lines.queries.ts';
import { lineChanges, notSold } from './quote-changes.ts';
import type { CartChange, PricedLine } from './priced-cart.ts';

/** A line before coupons, with what coupons and delivery need to know about it. */
export interface LineOnSale {
  readonly line: PricedLine;
  readonly categoryId: number;
  readonly reduced: boolean;
  readonly weightG: number;
  readonly electrical: boolean;
}

/**
 * One line per SKU, in the order in which the SKUs first appear; the price seen is that of the first line.
 */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const line of lines) {
    const before = merged.get(line.sku);
    merged.set(line.sku, before === undefined ? line : { ...line, ...before, qty: before.qty + line.qty });
  }
  return [...merged.values()];
}

function sell(variant: CartVariant, wantedQty: number, vatPercent: number, now: number): LineOnSale | null {
  const price = priceNow(variant.prices, now);
  if (!variant.published || price.amountCents === NO_PRICE_CENTS) return null;
  const unit = unitPrice(price.amountCents, variant.content, variant.contentUnit);
  const qty = Math.min(wantedQty, variant.stock);
  const line: PricedLine = {
    sku: variant.sku,
    variantId: variant.id,
    productId: variant.productId,
    name: variant.name,
    options: variant.options.map(([label, value]) => `${label}: ${value}`).join(', '),
    slug: variant.slug,
    picture: variant.picture,
    qty,
    wantedQty,
    stock: variant.stock,
    priceCents: price.amountCents,
    compareAtCents: price.kind === 'list' ? null : referencePrice(variant.prices, variant.history, now),
    unitPrice: unit === null ? null : { cents: unit.amountCents, unit: unit.unit },
    amountCents: price.amountCents * qty,
    discountCents: 0,
    vatPercent,
    customMade: variant.customMade,
    minAge: variant.minAge,
    hazardous: variant.hazardous,
    hazardLabel: variant.hazardLabel,
    ageCheck: variant.ageCheck,
    energy: variant.energy,
  };
  const { categoryId, weightG } = variant;
  return {
    line,
    categoryId,
    reduced: price.kind !== 'list',
    weightG: weightG * qty,
    electrical: variant.electrical && qty > 0,
  };
}

/**
 * Lines at the current price, as far as stock allows, with the changes against what the shopper last saw.
 */
export function priceLines(
  wanted: readonly WantedLine[],
  variants: ReadonlyMap<string, CartVariant>,
  vatPercent: (vatClass: string) => number,
  now: number,
): { readonly lines: LineOnSale[]; readonly changes: CartChange[] } {
  const lines: LineOnSale[] = [];
  const changes: CartChange[] = [];
  for (const want of mergeLines(wanted)) {
    const variant = variants.get(want.sku);
    const sold = variant === undefined ? null : sell(variant, want.qty, vatPercent(variant.vatClass), now);
    if (sold === null) changes.push(notSold(want.sku, variant?.name ?? want.sku));
    else {
      lines.push(sold);
      changes.push(...lineChanges(sold.line, want.seen_price));
    }
  }
  return { lines, changes };
}
