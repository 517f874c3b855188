import type { Quote, QuoteChange } from '@casamaestra/contract/cart/quote.ts';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../cart/cart-line.ts';
import { cartAsQuoted, isSameCart, linesToShow, mergedChanges } from './quoted-cart.ts';

const line = (sku: string, price: number, qty: number): CartLine => ({
  name: sku,
  sku,
  slug: `det/${sku}`,
  price,
  qty,
  stock: null,
  small_pictures: [],
});
const quoted = (sku: string, price: number, qty: number, stock = 9) => ({ sku, price, qty, stock });
const quoteOf = (...lines: ReturnType<typeof quoted>[]) => ({ lines }) as unknown as Quote;
const change = (kind: QuoteChange['kind'], subject: string, now: number): QuoteChange => ({
  kind,
  subject,
  before: null,
  now,
  message: `${kind} ${subject} ${now}`,
  reason: { code: 'total_changed', facts: { total: now } },
});

describe('R27 the cart follows the quote', () => {
  it('uses current prices and stock; what cannot be sold stays until the shopper removes it', () => {
    const cart = [line('A', 10, 1), line('B', 10, 5), line('C', 10, 2), line('D', 10, 1)];
    const quote = quoteOf(quoted('A', 12, 1), quoted('B', 10, 2, 2), quoted('C', 11, 0, 0));
    const after = cartAsQuoted(cart, quote);
    expect(after.map(({ sku, price, qty }) => [sku, price, qty])).toEqual([
      ['A', 12, 1],
      ['B', 10, 2],
      ['C', 10, 2],
      ['D', 10, 1],
    ]);
    expect(isSameCart(cart, after)).toBe(false);
    expect(isSameCart(after, cartAsQuoted(after, quote))).toBe(true);
    expect(linesToShow(cart, quote).map(({ sku, qty }) => [sku, qty])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 0],
      ['D', 0],
    ]);
  });

  it('reports every change once, the newest of its kind', () => {
    const told = mergedChanges(
      [change('price_up', 'A', 12)],
      [change('price_up', 'A', 13), change('stock_short', 'A', 1)],
    );
    expect(told.map(({ kind, now }) => [kind, now])).toEqual([
      ['price_up', 13],
      ['stock_short', 1],
    ]);
    expect(mergedChanges(told, [])).toBe(told);
  });
});
