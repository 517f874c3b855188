import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesOf, drill, startQuoteShop } from './testing/quote-shop.ts';
import type { QuoteShop } from './testing/quote-shop.ts';

let shop: QuoteShop;
beforeAll(async () => {
  shop = await startQuoteShop();
});
afterAll(() => shop.close());

describe('C04 a cart is priced as it would be sold now', () => {
  test('lines, delivery, VAT and total', async () => {
    const cart = await shop.quote({ lines: [drill, { sku: 'VITE-S', qty: 7 }] });
    expect(cart).toMatchObject({
      goods: 50.35,
      coupons: [],
      discount: 0,
      shipping_rule: 'corriere',
      shipping: 9.9,
      total: 60.25,
      vat: [{ percent: 22, net: 49.39, vat: 10.86 }],
      changes: [],
      orderable: true,
    });
    expect(cart.lines[1]).toMatchObject({
      sku: 'VITE-S',
      name: 'Prodotto VITE',
      options: 'Misura: S',
      slug: 'det/vite',
      qty: 7,
      price: 0.05,
      amount: 0.35,
      unit_price: null,
    });
  });

  test('the energy class stands with the price, with its scale and label', async () => {
    const cart = await shop.quote({ lines: [drill, { sku: 'FORNO', qty: 1 }] });
    expect(cart.lines[0]).not.toHaveProperty('energy_class');
    expect(cart.lines[1]).toMatchObject({
      energy_class: 'A',
      energy_scale: 'A+++-D',
      energy_label: '/documents/forno.pdf',
    });
  });

  test('the compare-at price comes from the price history, the unit price from the current price', async () => {
    const cart = await shop.quote({ lines: [{ sku: 'PITTURA', qty: 2 }] });
    expect(cart.lines[0]).toMatchObject({
      price: 30,
      struck_price: 40,
      unit_price: { amount: 6, unit: 'l' },
      amount: 60,
    });
  });

  test('VAT by rate; delivery follows the goods', async () => {
    const cart = await shop.quote({ lines: [drill, { sku: 'LIBRO', qty: 1 }] });
    expect(cart.lines[1]).toMatchObject({ vat_percent: 4, min_age: 18, hazardous: true });
    // 9.90 € over 50 and 20 €: 7.07 and 2.83 €.
    expect(cart.vat).toEqual([
      { percent: 22, net: 46.78, vat: 10.29 },
      { percent: 4, net: 21.95, vat: 0.88 },
    ]);
  });

  test('the same SKU on two lines is one line', async () => {
    const cart = await shop.quote({
      lines: [{ sku: 'VITE-L', qty: 2, seen_price: 0.07 }, drill, { sku: 'VITE-L', qty: 2, seen_price: 99 }],
    });
    expect(cart.lines.map(({ sku, wanted_qty, qty }) => [sku, wanted_qty, qty])).toEqual([
      ['VITE-L', 4, 3],
      ['TRAPANO', 1, 1],
    ]);
    expect(changesOf(cart)).toEqual(['stock_short VITE-L']);
  });

  test('a quote stores and reserves nothing', async () => {
    const before = await shop.database
      .selectFrom('variant')
      .select(['sku', 'stock'])
      .orderBy('sku')
      .execute();
    await shop.quote({
      lines: [{ sku: 'TRAPANO', qty: 10 }],
      coupon_codes: ['UNICO'],
      email: 'a@esempio.it',
    });
    expect(
      await shop.database.selectFrom('variant').select(['sku', 'stock']).orderBy('sku').execute(),
    ).toEqual(before);
    expect((await shop.quote({ lines: [drill], coupon_codes: ['UNICO'] })).coupons).toHaveLength(1);
  });
});

describe('C04 changes since the shopper last looked are reported', () => {
  test.each([
    [
      { sku: 'TRAPANO', qty: 1, seen_price: 45 },
      { kind: 'price_up', before: 45, now: 50 },
      'Il prezzo di «Prodotto TRAPANO» è salito da 45,00\u00A0€ a 50,00\u00A0€.',
      true,
    ],
    [
      { sku: 'TRAPANO', qty: 1, seen_price: 55.5 },
      { kind: 'price_down', before: 55.5, now: 50 },
      'Buona notizia: il prezzo di «Prodotto TRAPANO» è sceso da 55,50\u00A0€ a 50,00\u00A0€.',
      true,
    ],
    [
      { sku: 'TRAPANO', qty: 11 },
      { kind: 'stock_short', before: 11, now: 10 },
      'Di «Prodotto TRAPANO» sono rimasti 10 pezzi: ne avevi scelti 11.',
      false,
    ],
    [
      { sku: 'FINITO', qty: 1 },
      { kind: 'out_of_stock', before: 1, now: 0 },
      '«Prodotto FINITO» è esaurito: toglilo dal carrello per continuare.',
      false,
    ],
    [
      { sku: 'SEGRETO', qty: 1 },
      { kind: 'not_sold', before: null, now: null },
      '«Prodotto SEGRETO» non è più in vendita: toglilo dal carrello per continuare.',
      false,
    ],
    [
      { sku: 'SENZAPREZZO', qty: 1 },
      { kind: 'not_sold', before: null, now: null },
      '«Prodotto SENZAPREZZO» non è più in vendita: toglilo dal carrello per continuare.',
      false,
    ],
    [
      { sku: 'MAI-VISTO', qty: 1 },
      { kind: 'not_sold', before: null, now: null },
      '«MAI-VISTO» non è più in vendita: toglilo dal carrello per continuare.',
      false,
    ],
  ] as const)('%j', async (line, change, message, orderable) => {
    const cart = await shop.quote({ lines: [line] });
    expect(cart.changes).toEqual([{ ...change, subject: line.sku, message, reason: expect.any(Object) }]);
    expect(cart.orderable).toBe(orderable);
  });

  test('in the language of the page', async () => {
    const lines = [{ sku: 'FINITO', qty: 1 }];
    const said = async (cookie: string, language: string) =>
      (await shop.quote({ lines }, { cookie, 'accept-language': language })).changes[0]?.message;
    expect(await said('language=en', 'it')).toBe(
      '“Prodotto FINITO” is out of stock: remove it from the cart to go on.',
    );
    expect(await said('a=b; language=sk', 'it')).toContain('vypredané');
    expect(await said('language=de', 'de')).toContain('esaurito');
    expect(await said('a=b', 'en')).toContain('esaurito');
  });

  test('a cart too expensive to be stored is refused', async () => {
    const cart = await shop.quote({ lines: [{ sku: 'ORO', qty: 9999 }] });
    expect(cart.orderable).toBe(false);
    expect(changesOf(cart)).toEqual(['total total']);
    expect(cart.lines[0]).toMatchObject({ amount: 899_910_000, custom_made: true });
  });
});

describe('C04 concurrent carts', () => {
  test('each gets its own lines', async () => {
    const skus = ['TRAPANO', 'VITE-S', 'VITE-L', 'PITTURA', 'BETON', 'LIBRO', 'MAI-VISTO'];
    const carts = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        shop.quote({ lines: [0, 1].map((next) => ({ sku: skus[(at + next) % skus.length] ?? '', qty: 1 })) }),
      ),
    );
    for (const [at, cart] of carts.entries()) {
      const wanted = [0, 1].map((next) => skus[(at + next) % skus.length]);
      expect(cart.lines.map(({ sku }) => sku)).toEqual(wanted.filter((sku) => sku !== 'MAI-VISTO'));
      expect(cart.changes.map(({ subject }) => subject)).toEqual(wanted.filter((sku) => sku === 'MAI-VISTO'));
    }
  });
});
