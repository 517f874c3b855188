import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedCart, isBuyable } from './cart-check.ts';
import type { CartLine } from './cart-line.ts';

const line = (sku: string, price: number, qty: number): CartLine => ({
  name: sku,
  sku,
  slug: `det/${sku}`,
  price,
  qty,
  stock: null,
  small_pictures: [],
});
const known = (sku: string, price: number, stock: number) => ({ sku, slug: `det/${sku}`, price, stock });

describe('R25 C01 prices and stock are checked again', () => {
  it('names changed prices, reduced quantities, sold-out and discontinued articles', () => {
    const { lines, changes } = checkedCart(
      [line('A', 10, 1), line('B', 10, 5), line('C', 10, 1), line('D', 10, 1), line('E', 10, 1)],
      [known('A', 12, 9), known('B', 10, 2), known('C', 10, 0), known('E', 10, 1)],
    );
    expect([...changes]).toEqual([
      ['A', [{ kind: 'price', before: 10, after: 12 }]],
      ['B', [{ kind: 'few', left: 2 }]],
      ['C', [{ kind: 'sold-out' }]],
      ['D', [{ kind: 'gone' }]],
    ]);
    expect(lines.map(({ price, qty }) => [price, qty])).toEqual([
      [12, 1],
      [10, 2],
      [10, 1],
      [10, 1],
      [10, 1],
    ]);
    expect(['A', 'B', 'C', 'D', 'E'].map((sku) => isBuyable(changes.get(sku)))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });

  it('takes SKUs that JavaScript has names of its own for as any other', () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const { changes } = checkedCart(
      names.map((sku) => line(sku, 10, 1)),
      [known('toString', 10, 1)],
    );
    expect(names.map((sku) => isBuyable(changes.get(sku)))).toEqual([false, false, true]);
  });

  it('never changes a line without saying so, and a second check finds nothing new to correct', () => {
    const row = fc.record({
      price: fc.integer({ min: 1, max: 9999 }),
      qty: fc.integer({ min: 1, max: 99 }),
      now: fc.integer({ min: 1, max: 9999 }),
      stock: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const before = rows.map(({ price, qty }, index) => line(String(index), price, qty));
        const service = rows.map(({ now, stock }, index) => known(String(index), now, stock));
        const { lines, changes } = checkedCart(before, service);
        for (const [index, after] of lines.entries()) {
          const same = after.price === before[index]?.price && after.qty === before[index]?.qty;
          expect(same || changes.has(after.sku)).toBe(true);
        }
        expect(checkedCart(lines, service).lines).toEqual(lines);
      }),
    );
  });
});
