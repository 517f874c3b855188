import { lineMax } from '@casamaestra/contract/cart/quote.ts';
import { productsPriceOperation } from '@casamaestra/contract/cart/products-price.operations.ts';
import type { skuPriceSchema } from '@casamaestra/contract/cart/products-price.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { z } from 'zod';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/connection.ts';
import { readPrices } from './read-prices.usecase.ts';
import type { SkuPrice } from './read-prices.usecase.ts';

/** "A;B", '["A","B"]' or a list; undefined when it is none of these. */
function readSkus(sent: string | readonly string[]): readonly string[] | undefined {
  if (typeof sent !== 'string') return sent;
  if (!sent.trimStart().startsWith('[')) return sent.split(';').map((sku) => sku.trim());
  try {
    const list: unknown = JSON.parse(sent);
    return Array.isArray(list) && list.every((sku) => typeof sku === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}

function presentPrice({
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

/** Today's prices by SKU. */
export function productsPriceEndpoint(
  database: Database,
  clock: Clock,
): Endpoint<typeof productsPriceOperation> {
  return {
    operation: productsPriceOperation,
    anyVerb: true,
    async answer(args) {
      const input = readInput(productsPriceOperation.input, args);
      if (!input.ok) return input;
      if (input.value.skus === undefined) return refused('missing_argument', 'Manca «skus».', 'skus');
      const wanted = readSkus(input.value.skus);
      if (wanted === undefined)
        return refused('invalid_input', '«skus» dev’essere un elenco di SKU.', 'skus');
      const skus = [...new Set(wanted.filter((sku) => sku !== ''))];
      if (skus.length > lineMax)
        return refused('invalid_input', `«skus» può avere al massimo ${lineMax} voci.`, 'skus');
      const prices = await readPrices(database, skus, clock.now());
      return accepted(Object.fromEntries(prices.map((price) => [price.sku, presentPrice(price)])));
    },
  };
}
