import type { skuPriceSchema } from '@casamaestra/contract/cart/products-price.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { z } from 'zod';
import type { SkuPrice } from './read-prices.usecase.ts';

/** A price in force in the form of the contract: decimal euros, VAT included. */
export function presentPrice({
  now,
  referenceCents,
  percent,
  unitPrice,
  stock,
}: SkuPrice): z.output<typeof skuPriceSchema> {
  const net = eurosFromCents(now.amountCents);
  const price = eurosFromCents(referenceCents ?? now.amountCents);
  const sale = referenceCents === null ? null : net;
  return {
    is_sale: sale !== null,
    gross_price: price,
    net_price: net,
    promo_price: sale,
    price,
    sale_price: sale,
    discount_percent: percent,
    unit_price:
      unitPrice === null ? null : { amount: eurosFromCents(unitPrice.amountCents), unit: unitPrice.unit },
    stock,
    is_out_of_stock: stock === 0,
  };
}
