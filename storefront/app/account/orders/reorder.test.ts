import { describe, expect, it } from 'vitest';
import { reordered } from './reorder.tsx';

const ordered = (sku: string, qty: number, price = 10, options = '') => ({
  sku,
  name: `Prodotto ${sku}`,
  options,
  slug: `det/prodotto-${sku}`,
  picture: { url: `/media/${sku}.webp`, width: '150', height: '150' },
  qty,
  price,
  amount: qty * price,
  discount: 0,
  vat_percent: 22,
});
const known = (sku: string, price: number, stock: number) => ({
  sku,
  slug: `det/prodotto-${sku}`,
  price,
  stock,
});

describe('A03 reorder: the lines of an order back in the cart', () => {
  it('adds unchanged articles without a notice', () => {
    const { lines, added, changes } = reordered([], { lines: [ordered('A', 2)] }, [known('A', 10, 50)]);
    expect(lines).toMatchObject([{ sku: 'A', qty: 2, price: 10, name: 'Prodotto A' }]);
    expect(added).toBe(1);
    expect(changes).toEqual([]);
  });

  it('keeps the chosen options in the name, so that the line is the same as from the product page', () => {
    const { lines } = reordered([], { lines: [ordered('A', 1, 10, 'Colore: Verde, Formato: 2,5 l')] }, [
      known('A', 10, 5),
    ]);
    expect(lines[0]?.name).toBe('Prodotto A, Verde, 2,5 l');
  });

  it('names changed prices, missing pieces, sold-out and discontinued articles', () => {
    const order = { lines: [ordered('A', 1), ordered('B', 5), ordered('C', 1), ordered('D', 1)] };
    const now = [known('A', 12, 9), known('B', 10, 3), known('C', 10, 0)];
    const { lines, added, changes } = reordered([], order, now);
    expect(lines.map(({ sku, qty, price }) => [sku, qty, price])).toEqual([
      ['A', 1, 12],
      ['B', 3, 10],
    ]);
    expect(added).toBe(2);
    expect(changes).toEqual([
      { name: 'Prodotto A', change: { kind: 'price', before: 10, after: 12 } },
      { name: 'Prodotto B', change: { kind: 'few', left: 3 } },
      { name: 'Prodotto C', change: { kind: 'sold-out' } },
      { name: 'Prodotto D', change: { kind: 'gone' } },
    ]);
  });

  it('keeps the items of the cart and raises the quantity of those already in it', () => {
    const first = reordered([], { lines: [ordered('A', 2), ordered('B', 1)] }, [
      known('A', 10, 50),
      known('B', 10, 50),
    ]);
    const again = reordered(first.lines, { lines: [ordered('A', 3)] }, [known('A', 10, 50)]);
    expect(again.lines.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['A', 5],
      ['B', 1],
    ]);
  });
});
