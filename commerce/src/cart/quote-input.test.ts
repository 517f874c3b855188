import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { drill, quotePath, quoteProducts, startQuoteShop } from './testing/quote-shop.ts';
import type { QuoteShop } from './testing/quote-shop.ts';

let shop: QuoteShop;
beforeAll(async () => {
  shop = await startQuoteShop();
});
afterAll(() => shop.close());

describe('C04 whatever is in a cart', () => {
  test('totals add up, the order of lines does not matter, lines that cannot be sold are reported', async () => {
    const line = fc.record({
      sku: fc.constantFrom(
        ...quoteProducts.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
        'MAI-VISTO',
      ),
      qty: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(9999)),
    });
    const code = fc.constantFrom(
      'BENVENUTO10',
      'CASA5',
      'SPEDIZIONEGRATIS',
      'TRAPANI20',
      'SOLOVITI',
      'PIENO10',
      'TUTTO',
      'SCADUTO',
    );
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
      coupon_codes: fc.array(code, { maxLength: 5 }),
      country: fc.constantFrom('IT', 'SK', 'US'),
      pincode: fc.constantFrom('40128', '90133', '23041', '811 01', ''),
    });
    await fc.assert(
      fc.asyncProperty(cart, async (input) => {
        const whole = await shop.quote(input);
        const named = new Set(whole.changes.map(({ subject }) => subject));
        const short = whole.lines.filter(({ qty, wanted_qty }) => qty < wanted_qty).map(({ sku }) => sku);
        expect(short.filter((sku) => !named.has(sku))).toEqual([]);
        expect(whole.orderable && short.length > 0).toBe(false);
        const quoted = await shop.quote({
          ...input,
          lines: input.lines.toReversed(),
          coupon_codes: input.coupon_codes.toReversed(),
        });
        const { total, vat, goods, discount, shipping, orderable } = quoted;
        expect(whole).toMatchObject({ total, vat, goods, discount, shipping, orderable });
        const without = await shop.quote({ ...input, coupon_codes: [] });
        expect(whole.total).toBeLessThanOrEqual(without.total);
      }),
      { numRuns: 60 },
    );
  });
});

describe('E01 a database that fails', () => {
  test('fails the carts of that query, not the next ones', async () => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`;
    await rename('variant', 'variant_away').execute(shop.database);
    const failed = await Promise.all([0, 1, 2].map(() => shop.post(quotePath, { lines: [drill] })));
    await rename('variant_away', 'variant').execute(shop.database);
    expect(failed.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect((await shop.quote({ lines: [drill] })).goods).toBe(50);
  });
});

describe('E01 bad input', () => {
  test.each([
    ['no lines', { lines: [] }],
    ['lines that are none', { lines: 'TRAPANO' }],
    ['nothing', {}],
    ['a negative quantity', { lines: [{ sku: 'TRAPANO', qty: -1 }] }],
    ['none', { lines: [{ sku: 'TRAPANO', qty: 0 }] }],
    ['a fraction', { lines: [{ sku: 'TRAPANO', qty: 1.5 }] }],
    ['1e9', { lines: [{ sku: 'TRAPANO', qty: 1e9 }] }],
    ['NaN', { lines: [{ sku: 'TRAPANO', qty: Number.NaN }] }],
    ['a quantity as text', { lines: [{ sku: 'TRAPANO', qty: '1' }] }],
    ['101 lines', { lines: Array.from({ length: 101 }, (_, at) => ({ sku: `S${at}`, qty: 1 })) }],
    ['an SKU of no length', { lines: [{ sku: '', qty: 1 }] }],
    ['an SKU with a NUL', { lines: [{ sku: 'A\u0000', qty: 1 }] }],
    ['six codes', { lines: [drill], coupon_codes: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['a country by name', { lines: [drill], country: 'Italia' }],
    ['a negative price', { lines: [{ ...drill, seen_price: -1 }] }],
  ])('%s is refused in words', async (_name, input) => {
    const answer = await shop.post(quotePath, input);
    expect(answer.status).toBe(417);
    expect(answer.body).toMatchObject({
      _error_message: expect.stringMatching(/^(«|Manca|Un ordine può avere al massimo 100)/),
    });
  });

  test('prices, discounts and totals in the request are ignored', async () => {
    const sent = {
      lines: [{ ...drill, price: 1, discount: 49, amount: 1 }],
      total: 1,
      discount: 49,
      uses: 0,
    };
    const answer = await shop.post(quotePath, sent);
    expect((answer.body as { message: Quote }).message).toMatchObject({ goods: 50, total: 59.9 });
  });

  test('GET is not this call', async () => {
    expect((await shop.ask(quotePath)).status).toBe(403);
  });
});
