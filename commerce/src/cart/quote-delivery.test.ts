import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drill, startQuoteShop } from './testing/quote-shop.ts';
import type { QuoteShop } from './testing/quote-shop.ts';

let shop: QuoteShop;
beforeAll(async () => {
  shop = await startQuoteShop();
});
afterAll(() => shop.close());

describe('C05 delivery', () => {
  test.each([
    ['below 79 €', { lines: [drill] }, ['corriere 9.9', 'ritiro 0']],
    ['79 € and more', { lines: [{ sku: 'TRAPANO', qty: 2 }] }, ['corriere 0', 'ritiro 0']],
    ['to an island', { lines: [drill], pincode: '90133' }, ['isole 14.9', 'ritiro 0']],
    [
      'to an island, postcode with spaces',
      { lines: [drill], pincode: ' 07 026' },
      ['isole 14.9', 'ritiro 0'],
    ],
    ['to the mainland', { lines: [drill], pincode: '40128' }, ['corriere 9.9', 'ritiro 0']],
    ['heavy goods', { lines: [{ sku: 'BETON', qty: 1 }] }, ['pesante 29', 'ritiro 0']],
    ['to Slovakia', { lines: [drill], country: 'SK', pincode: '811 01' }, ['slovacchia 17.9']],
  ] as const)('%s', async (_name, input, options) => {
    const cart = await shop.quote({ ...input, lines: [...input.lines] });
    expect(cart.shipping_options.map(({ name, amount }) => `${name} ${amount}`)).toEqual(options);
    expect(cart.shipping_rule).toBe(options[0].split(' ')[0]);
    expect(cart.orderable).toBe(true);
  });

  const concrete = { sku: 'BETON', qty: 1 };
  test.each([
    [
      'heavy goods to an island',
      { lines: [drill, concrete], pincode: '90133' },
      ['BETON'],
      'Non consegniamo questo prodotto a Palermo: «Prodotto BETON».',
    ],
    [
      'a courier that was chosen before',
      { lines: [concrete], pincode: '07024', shipping_rule: 'corriere' },
      ['BETON'],
      'Non consegniamo questo prodotto a La Maddalena: «Prodotto BETON».',
    ],
    [
      'a CAP of many comuni',
      { lines: [concrete], pincode: '07020' },
      ['BETON'],
      'Non consegniamo questo prodotto al CAP 07020: «Prodotto BETON».',
    ],
    [
      'outside the VAT territory',
      { lines: [drill], pincode: '23041' },
      ['TRAPANO'],
      'Non consegniamo questo prodotto a Livigno: «Prodotto TRAPANO».',
    ],
    [
      'too many for any courier',
      { lines: [drill, { sku: 'BETON', qty: 13 }] },
      ['BETON'],
      'Non consegniamo questo prodotto in questo Paese (Italia): «Prodotto BETON».',
    ],
  ] as const)('impossible: %s is said, and pickup is not chosen', async (_name, input, blocking, message) => {
    const cart = await shop.quote({ ...input, lines: [...input.lines] });
    expect(cart).toMatchObject({ shipping_rule: null, undeliverable: blocking, orderable: false });
    expect(cart.shipping_options.map(({ name }) => name)).toEqual(['ritiro']);
    expect(cart.changes.map((change) => change.message)).toEqual([message]);
    const pickup = await shop.quote({ ...input, lines: [...input.lines], shipping_rule: 'ritiro' });
    expect(pickup).toMatchObject({ shipping_rule: 'ritiro', orderable: true, changes: [] });
  });

  test('pick-up without a named rule', async () => {
    const cart = await shop.quote({ lines: [concrete], shipping_kind: 'pickup' });
    expect(cart).toMatchObject({ shipping_rule: 'ritiro', shipping: 0, orderable: true, changes: [] });
  });

  test('the chosen option with its delivery window and place', async () => {
    const cart = await shop.quote({ lines: [drill], shipping_rule: 'ritiro' });
    expect(cart).toMatchObject({ shipping_rule: 'ritiro', shipping: 0, total: 50 });
    const [courier, pickup] = cart.shipping_options;
    // Thursday: the weekend does not count.
    expect(courier).toMatchObject({
      kind: 'delivery',
      free_from: 79,
      earliest: '2026-11-23',
      latest: '2026-11-24',
    });
    expect(pickup).toMatchObject({ kind: 'pickup', earliest: '2026-11-20', latest: '2026-11-20' });
    expect(pickup?.place?.town).toBe('40128 Bologna (BO)');
  });

  test('an option that no longer fits is replaced by the first that does, with a notice', async () => {
    const cart = await shop.quote({ lines: [{ sku: 'BETON', qty: 1 }], shipping_rule: 'corriere' });
    expect(cart).toMatchObject({ shipping_rule: 'pesante', orderable: true });
    expect(cart.changes).toMatchObject([
      {
        kind: 'shipping_unavailable',
        subject: 'corriere',
        message:
          'La consegna che avevi scelto non è disponibile per questo ordine: ora è «Corriere con sponda».',
      },
    ]);
  });

  test.each([
    ['US', [drill], 'Per ora non consegniamo in questo Paese: Stati Uniti.'],
    ['SK', [{ sku: 'BETON', qty: 1 }], 'Slovacchia'],
    ['ZZ', [drill], 'Per ora non consegniamo'],
  ])('nowhere to go: %s', async (country, lines, message) => {
    const cart = await shop.quote({ lines, country });
    expect(cart).toMatchObject({ shipping_rule: null, shipping: 0, shipping_options: [], orderable: false });
    expect(cart.changes[0]?.message).toContain(message);
  });

  test('a changed rule applies at once', async () => {
    const price = (amount_cents: number) =>
      shop.database
        .updateTable('shipping_rule')
        .set({ amount_cents })
        .where('name', '=', 'slovacchia')
        .execute();
    await price(1234);
    expect((await shop.quote({ lines: [drill], country: 'SK' })).shipping).toBe(12.34);
    await price(1790);
    expect((await shop.quote({ lines: [drill], country: 'SK' })).shipping).toBe(17.9);
  });
});
