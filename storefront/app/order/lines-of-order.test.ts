import type { OrderView } from '@casamaestra/contract/orders/order-view.ts';
import { describe, expect, it } from 'vitest';
import { linesOfOrder } from './lines-of-order.ts';

const ordered = (sku: string, name: string, options: string) =>
  ({
    sku,
    name,
    options,
    slug: 'det/smalto',
    price: 19.9,
    qty: 2,
    picture: null,
  }) as OrderView['lines'][number];

describe('R30 a cancelled order goes back to the cart', () => {
  it('with the names of lines that the cart uses (C01)', () => {
    const lines = [ordered('S-1', 'Smalto', 'Colore: Verde, Misura: 2,5 l'), ordered('S-2', 'Pennello', '')];
    expect(linesOfOrder({ lines }, []).map(({ name, qty }) => [name, qty])).toEqual([
      ['Smalto, Verde, 2,5 l', 2],
      ['Pennello', 2],
    ]);
    const [known] = linesOfOrder({ lines }, [
      { name: 'Smalto verde', sku: 'S-1', slug: '', price: 1, qty: 1, stock: null, small_pictures: [] },
    ]);
    expect(known?.name).toBe('Smalto verde');
  });
});
