import { cartLinkLinesMax, urls } from '@casamaestra/contract/pages.ts';
import { priceSpan } from '../catalogue/card.ts';
import { goodsPicture } from '../catalogue/other-colour.ts';
import { soldNow } from '../catalogue/sold-now.ts';
import { track } from '../platform/data-layer.ts';
import { browserCart } from './browser-cart.ts';
import { clampedQuantity, withAdded } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';

/** "RUL-1:3,TEL-4X5:1" → SKUs with their quantities; what cannot be read is left out. */
export function wantedGoods(text: string): ReadonlyMap<string, number> {
  const pairs = text
    .split(',')
    .slice(0, cartLinkLinesMax)
    .flatMap((part) => {
      const [, sku, quantity] = /^([^:;]{1,80}):(\d{1,4})$/.exec(part) ?? [];
      return sku === undefined ? [] : [[sku, clampedQuantity(Number(quantity))] as const];
    });
  return new Map(pairs);
}

/**
 * Puts the articles of a link such as "/pages/cart?add=RUL-1:3" into the cart, with the prices and as far as the stock
 * of now, and takes them out of the address, so that a reload adds nothing. Returns how many articles were added.
 * @throws ServiceUnreachable; the address then stays, so that a reload tries again
 */
export async function addFromLink(): Promise<number> {
  const { href, search } = location;
  const wanted = wantedGoods(new URLSearchParams(search).get('add') ?? '');
  history.replaceState(history.state, '', urls.cart());
  if (wanted.size === 0) return 0;
  try {
    const products = await soldNow([...wanted.keys()], new AbortController().signal);
    return addLines([...wanted].flatMap(([sku, qty]) => products.flatMap((one) => lineOf(one, sku, qty))));
  } catch (error) {
    history.replaceState(history.state, '', href);
    throw error;
  }
}

function addLines(lines: readonly CartLine[]): number {
  const { list } = browserCart().getState();
  const added = lines.flatMap((line) => {
    const taken = list.find(({ sku }) => sku === line.sku)?.qty ?? 0;
    const qty = Math.min(line.qty, (line.stock ?? Infinity) - taken);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
  browserCart().update(added.reduce((all, line) => withAdded(all, line, line.qty), list));
  if (added.length > 0) track({ event: 'add_to_cart', items: added });
  return added.length;
}

type Product = Awaited<ReturnType<typeof soldNow>>[number];

function lineOf(product: Product, sku: string, qty: number): CartLine[] {
  const variant = product.variants.find((one) => one.sku === sku);
  if ((!variant && product.sku !== sku) || product.is_out_of_stock) return [];
  const options = variant && product.variants.length > 1 ? variant.options.map(({ value }) => value) : [];
  const picture = goodsPicture(product, variant);
  return [
    {
      name: [product.name, ...options].join(', '),
      sku,
      qty,
      slug: product.slug,
      price: variant ? (variant.sale_price ?? variant.price) : priceSpan(product)[0],
      stock: variant?.stock ?? product.stock,
      small_pictures: picture ? [picture] : [],
    },
  ];
}
