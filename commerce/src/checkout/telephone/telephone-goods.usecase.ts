import type { TelephoneGoods } from '@casamaestra/contract/staff/telephone-orders.operations.ts';
import { eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import type { LocalIndex } from '@casamaestra/search/search-engine.ts';
import type { PriceCart } from '../../cart/priced-cart.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { variantsByCode, variantsOfProducts } from './telephone-goods.queries.ts';

export interface GoodsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly engine: Pick<LocalIndex, 'search'>;
  readonly priceCart: PriceCart;
}

const SHOWN = 20;

/** Articles by SKU or GTIN, then as the search of the shop finds them; prices and stock are those of a cart. */
export async function telephoneGoods(
  { database, clock, engine, priceCart }: GoodsDependencies,
  text: string,
): Promise<TelephoneGoods[]> {
  const byCode = await variantsByCode(database, text, SHOWN);
  const { ids } = await engine.search({ text, limit: SHOWN, counts: false });
  const byName = await variantsOfProducts(database, ids, SHOWN);
  const gtins = new Map([...byCode, ...byName].slice(0, SHOWN).map(({ sku, gtin }) => [sku, gtin]));
  if (gtins.size === 0) return [];
  const cart = {
    lines: [...gtins.keys()].map((sku) => ({ sku, qty: 1 })),
    country: 'IT',
    postcode: undefined,
    shippingRule: undefined,
    shippingKind: 'delivery',
    couponCodes: [],
    email: undefined,
    language: 'it',
  } as const;
  const { lines } = await priceCart(cart, clock.now());
  return lines.map((line) => ({
    sku: line.sku,
    gtin: gtins.get(line.sku) ?? null,
    name: line.name,
    options: line.options,
    price: eurosFromCents(line.priceCents),
    stock: line.stock,
  }));
}
