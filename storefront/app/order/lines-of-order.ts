import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import type { CartLine } from '../cart/cart-line.ts';

/**
 * The lines of an order as cart lines. Names must be unique (C01): the name in the cart if it has the SKU,
 * else the product name with the values of its options.
 */
export function linesOfOrder(order: Pick<OrderView, 'lines'>, cart: readonly CartLine[]): CartLine[] {
  return order.lines.map(({ sku, name, options, slug, price, qty, picture }) => ({
    name: cart.find((line) => line.sku === sku)?.name ?? [name, ...valuesOf(options)].join(', '),
    sku,
    slug,
    price,
    qty,
    stock: null,
    small_pictures: picture ? [picture] : [],
  }));
}

/** "Colore: Rosso, Misura: 2,5 l" → "Rosso", "2,5 l". */
const valuesOf = (options: string): string[] =>
  options === '' ? [] : options.split(', ').map((option) => option.replace(/^[^:]*: /, ''));
