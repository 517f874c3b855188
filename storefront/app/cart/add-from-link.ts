import { urls } from '@casamaestra/contract/pages.ts';
import { priceSpan } from '../catalogue/card.ts';
import { goodsPicture } from '../catalogue/other-colour.ts';
import { soldNow } from '../catalogue/sold-now.ts';
import { track } from '../platform/data-layer.ts';
import { browserCart } from './browser-cart.ts';
import { withAdded } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';
import { wantedGoods } from './wanted-goods.ts';

interface AddedByLink {
  readonly added: number;
  readonly soldOut: readonly string[];
}

/**
 * Puts the articles of a link such as "/pages/cart?add=RUL-1:3" into the cart, with the prices and as far as the stock
 * of now, and takes them out of the address, so that a reload adds nothing. Returns how many articles were added, and the names of those that are sold out.
 * @throws ServiceUnreachable; the address then stays, so that a reload tries again
 */
export async function addFromLink(): Promise<AddedByLink> {
  const { href, search } = location;
  const wanted = wantedGoods(new URLSearchParams(search).get('add') ?? '');
  history.replaceState(history.state, '', urls.cart());
  if (wanted.size === 0) return { added: 0, soldOut: [] };
  try {
    const products = await soldNow([...wanted.keys()], new AbortController().signal);
    const lines = [...wanted].flatMap(([sku, qty]) => products.flatMap((one) => lineOf(one, sku, qty)));
    const inStock = lines.filter(({ stock }) => stock !== 0);
    const soldOut = lines.filter(({ stock }) => stock === 0).map(({ name }) => name);
    return { added: addLines(inStock), soldOut };
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
  if (!variant && product.sku !== sku) return [];
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
