import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { figuresOf } from './quoted-figures.ts';
import type { CartItem, CartLine } from './cart-line.ts';
import { cartListKey, createCartStore, emptyCart } from './cart-store.ts';
import { demoId, persistedKey } from '../platform/persisted-state.ts';
import { totalCount, totalPrice } from './cart-totals.ts';

function memoryStorage(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => values.clear(),
    keys: () => [...values.keys()],
  };
}

const item = (name: string, price = 10): CartItem => ({
  name,
  sku: `SKU-${name}`,
  slug: `det/${name}`,
  price,
  small_pictures: [],
  stock: 5,
});

const storedLines = (storage: ReturnType<typeof memoryStorage>): CartLine[] =>
  JSON.parse(storage.getItem(cartListKey) ?? '[]');

describe('C01 cart lines', () => {
  it('raises the quantity of a line of the same article and appends any other', () => {
    const cart = createCartStore(memoryStorage());
    cart.add(item('Martello'));
    cart.add(item('Pinza'), 2);
    cart.add(item('Martello'), 3);
    expect(cart.getState().list.map((line) => [line.name, line.qty])).toEqual([
      ['Martello', 4],
      ['Pinza', 2],
    ]);
  });

  it('remembers that the picture shows another colour', () => {
    const storage = memoryStorage();
    const picture = { url: '/p.webp', width: '1', height: '1', other_colour: true } as const;
    createCartStore(storage).add({ ...item('Divano, Grigio'), small_pictures: [picture] });
    expect(createCartStore(storage).getState().list[0]?.small_pictures).toEqual([picture]);
  });

  it('two articles with the same name are two lines with different accessible names', () => {
    const cart = createCartStore(memoryStorage());
    cart.add({ ...item('Prova', 10), sku: 'P-5' });
    cart.add({ ...item('Prova', 20), sku: 'P-6' });
    cart.add({ ...item('Prova', 10), sku: 'P-5' });
    expect(cart.getState().list.map(({ name, sku, price, qty }) => [name, sku, price, qty])).toEqual([
      ['Prova', 'P-5', 10, 2],
      ['Prova (P-6)', 'P-6', 20, 1],
    ]);
    expect(cart.getState().totalPrice).toBe(40);
  });

  it('limits the quantity to the stock and shows a notice', () => {
    const told: string[] = [];
    const cart = createCartStore(memoryStorage(), {
      onAdded: (_item, qty) => told.push(`added ${qty}`),
      onAllTaken: ({ stock }) => told.push(`all ${stock}`),
    });
    cart.add(item('Martello'), 3);
    cart.add(item('Martello'), 4);
    cart.add(item('Martello'));
    expect(cart.getState().totalCount).toBe(5);
    expect(told).toEqual(['added 3', 'added 2', 'all 5', 'all 5']);
  });

  it('removes by SKU and reports the removed line once', () => {
    const onRemoved = vi.fn<(line: CartLine) => void>();
    const cart = createCartStore(memoryStorage(), { onRemoved });
    cart.add(item('Martello'), 2);
    cart.remove('SKU-Martello');
    cart.remove('SKU-Martello');
    expect(cart.getState().list).toEqual([]);
    expect(onRemoved).toHaveBeenCalledOnce();
    expect(onRemoved.mock.calls[0]?.[0]).toMatchObject({ sku: 'SKU-Martello', qty: 2 });
  });

  it('replaces all lines on update, empties on clear, reports what was added', () => {
    const onAdded = vi.fn<(item: CartItem, qty: number) => void>();
    const storage = memoryStorage();
    const cart = createCartStore(storage, { onAdded });
    cart.add(item('Martello'));
    cart.update([{ ...item('Pinza'), qty: 7 }]);
    expect(cart.getState().list.map((line) => line.name)).toEqual(['Pinza']);
    cart.clear();
    expect(storedLines(storage)).toEqual([]);
    expect(onAdded).toHaveBeenCalledExactlyOnceWith(item('Martello'), 1);
  });

  it('is stored under cart-list and restored on the next visit', () => {
    const storage = memoryStorage();
    createCartStore(storage).add(item('Martello'), 3);
    expect(createCartStore(storage).getState().totalCount).toBe(3);
    expect(storage.keys()).toContain('cart-list');
  });

  it('follows changes made in another tab', () => {
    const storage = memoryStorage();
    const here = createCartStore(storage);
    const listener = vi.fn<() => void>();
    here.subscribe(listener);
    createCartStore(storage).add(item('Martello'));
    here.reload();
    expect(here.getState().totalCount).toBe(1);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('mends damaged storage instead of failing', () => {
    for (const damaged of [
      '{',
      'null',
      '{"a":1}',
      '[1,null,{"name":"x"}]',
      '[{"name":"x","sku":"y","price":-1,"qty":1}]',
    ]) {
      expect(createCartStore(memoryStorage({ [cartListKey]: damaged })).getState().list).toEqual([]);
    }
    const half = JSON.stringify([{ name: 'Martello', sku: 'M1', price: 9.9, qty: 2 }, 'rubbish']);
    expect(createCartStore(memoryStorage({ [cartListKey]: half })).getState().totalPrice).toBe(19.8);
  });

  it('leaves out lines that no order could have, and keeps the others', () => {
    const stored = (list: readonly object[]) =>
      createCartStore(memoryStorage({ [cartListKey]: JSON.stringify(list) })).getState().list;
    const fine = { ...item('Martello'), qty: 1 };
    expect(stored([fine, { ...fine, sku: 's'.repeat(81) }])).toHaveLength(1);
    const many = Array.from({ length: 5000 }, (_, nth) => ({ ...fine, sku: `S${nth}`, name: `S${nth}` }));
    expect(stored(many)).toHaveLength(200);
  });

  it('works without storage for as long as the page lasts', () => {
    const cart = createCartStore(null);
    cart.add(item('Martello'));
    expect(cart.getState().totalCount).toBe(1);
  });

  it('keeps one line per name and the sum of quantities, whatever is added', () => {
    const additions = fc.array(
      fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 40 })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(additions, (list) => {
        const storage = memoryStorage();
        const cart = createCartStore(storage);
        for (const [name, qty] of list) cart.add({ ...item(name), stock: null }, qty);
        const { list: lines, totalCount: count } = cart.getState();
        expect(new Set(lines.map((line) => line.name)).size).toBe(lines.length);
        expect(count).toBe(list.reduce((sum, [, qty]) => sum + qty, 0));
        expect(createCartStore(storage).getState()).toEqual(cart.getState());
      }),
    );
  });

  it('never throws on any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const line of createCartStore(memoryStorage({ [cartListKey]: text })).getState().list) {
          expect(line.qty).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });
});

describe('C02 demo identifier', () => {
  it('clears local storage when the stored demo is another one', () => {
    const storage = memoryStorage({
      [persistedKey]: JSON.stringify({ demo: 3, cart: [], wishlist: [] }),
      [cartListKey]: JSON.stringify([{ ...item('Martello'), qty: 1 }]),
      address: '{}',
    });
    const cart = createCartStore(storage);
    expect(cart.getState().list).toEqual([]);
    expect(storage.keys()).toEqual([]);
    // What went is known, so that the page can say it.
    expect(cart.dropped.map(({ sku, qty }) => [sku, qty])).toEqual([[item('Martello').sku, 1]]);
    expect(createCartStore(storage).dropped).toEqual([]);
  });

  it('keeps the cart when what is stored beside it cannot be read, and mends that with the next change', () => {
    for (const unreadable of ['{"demo', '[1]', '"text"', '{}']) {
      const storage = memoryStorage({
        [persistedKey]: unreadable,
        [cartListKey]: JSON.stringify([{ ...item('Martello'), qty: 1 }]),
      });
      const cart = createCartStore(storage);
      expect(cart.getState().totalCount).toBe(1);
      cart.add(item('Martello'));
      expect(JSON.parse(storage.getItem(persistedKey) ?? '')).toMatchObject({
        demo: demoId,
        cart: { totalCount: 2 },
      });
    }
  });

  it('keeps everything when it is the current one, and writes it with cart and wishlist', () => {
    const storage = memoryStorage();
    createCartStore(storage).add(item('Martello'));
    expect(JSON.parse(storage.getItem(persistedKey) ?? '')).toMatchObject({
      demo: demoId,
      cart: { list: [{ qty: 1 }], totalCount: 1 },
      wishlist: [],
    });
    expect(createCartStore(storage).getState().totalCount).toBe(1);
  });
});

describe('C02 the last quote', () => {
  const quote = {
    shipping_rule: 'CORRIERE',
    shipping_options: [{ name: 'CORRIERE', label: 'Corriere' }],
    shipping: 9.9,
    coupons: [{ code: 'CASA5' }],
    discount: 5,
  };
  const told = {
    shippingRule: 'CORRIERE',
    shippingRuleLabel: 'Corriere',
    shippingRuleAmount: 9.9,
    couponCode: 'CASA5',
    couponDiscountAmount: 5,
  };

  it('is kept with the cart under its key, and is there after a reload', () => {
    const storage = memoryStorage();
    const cart = createCartStore(storage);
    cart.add(item('Martello'));
    cart.quoted(figuresOf(quote));
    expect(JSON.parse(storage.getItem(persistedKey) ?? '')).toMatchObject({ cart: told });
    cart.add(item('Sega'));
    expect(createCartStore(storage).getState()).toMatchObject({ ...told, totalCount: 2 });
    cart.clear();
    expect(createCartStore(storage).getState()).toEqual(emptyCart);
  });

  it('does not notify when nothing changed, so that pages do not ask endlessly', () => {
    const cart = createCartStore(memoryStorage());
    cart.add(item('Martello'));
    cart.quoted(figuresOf(quote));
    const before = cart.getState();
    cart.quoted(figuresOf(quote));
    expect(cart.getState()).toBe(before);
  });

  it.each([[{ shippingRule: 5 }], [[]], ['x'], [{ couponDiscountAmount: null }]])(
    'damaged it is empty: %j',
    (cart) => {
      const storage = memoryStorage({
        [persistedKey]: JSON.stringify({ demo: demoId, cart, wishlist: [] }),
        [cartListKey]: JSON.stringify([{ ...item('Martello'), qty: 1 }]),
      });
      expect(createCartStore(storage).getState()).toMatchObject({
        shippingRule: '',
        couponDiscountAmount: 0,
      });
    },
  );
});

describe('C02 the wishlist', () => {
  it('stays under the fixed key when the cart changes', () => {
    const wishlist = [{ item_code: 'A' }];
    const storage = memoryStorage({ [persistedKey]: JSON.stringify({ demo: demoId, cart: [], wishlist }) });
    createCartStore(storage).add(item('Martello'));
    const stored: unknown = JSON.parse(storage.getItem(persistedKey) ?? '');
    expect(stored).toMatchObject({ demo: demoId, cart: { list: [{ qty: 1 }] }, wishlist });
  });
});

describe('C03 totals', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
    qty: fc.integer({ min: 1, max: 99 }),
  });
  const toLine = (entry: { price: number; qty: number }, index: number): CartLine => ({
    ...item(String(index), entry.price),
    qty: entry.qty,
  });

  it('adds up to the cent', () => {
    fc.assert(
      fc.property(fc.array(line), (entries) => {
        const lines = entries.map(toLine);
        const cents = entries.reduce((sum, entry) => sum + Math.round(entry.price * 100) * entry.qty, 0);
        expect(Math.round(totalPrice(lines) * 100)).toBe(cents);
        expect(totalCount(lines)).toBe(entries.reduce((sum, entry) => sum + entry.qty, 0));
      }),
    );
  });
});
