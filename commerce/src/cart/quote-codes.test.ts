import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { changesOf, drill, quoteNow, quotePath, startQuoteShop } from './testing/quote-shop.ts';
import type { QuoteShop } from './testing/quote-shop.ts';

let shop: QuoteShop;
beforeAll(async () => {
  shop = await startQuoteShop();
});
afterAll(() => shop.close());

describe('C04 discount codes', () => {
  const screws = { sku: 'VITE-S', qty: 60 };
  const paint = { sku: 'PITTURA', qty: 1 };

  test.each([
    ['a percentage', [drill], ['benvenuto10'], { BENVENUTO10: 5 }],
    ['the same code twice', [drill], ['CASA5', 'casa5 '], { CASA5: 5 }],
    ['an amount from a minimum', [drill], ['CASA5'], { CASA5: 5 }],
    ['only its products', [drill, screws], ['SOLOVITI'], { SOLOVITI: 3 }],
    ['its category with all below', [{ ...drill, qty: 2 }, paint], ['TRAPANI20'], { TRAPANI20: 20 }],
    ['nothing that is reduced', [drill, paint], ['PIENO10'], { PIENO10: 5 }],
    ['combined: the percentage first', [drill], ['CASA5', 'PIENO10'], { CASA5: 5, PIENO10: 5 }],
    ['all of it, never more', [drill], ['TUTTO'], { TUTTO: 50 }],
    ['of two that cannot be combined the better one', [drill], ['BENVENUTO10', 'UNICO'], { UNICO: 10 }],
    ['in whatever order they are typed', [drill], ['UNICO', 'BENVENUTO10'], { UNICO: 10 }],
  ] as const)('%s', async (_name, lines, codes, discounts) => {
    const cart = await shop.quote({ lines: [...lines], coupon_codes: [...codes] });
    expect(Object.fromEntries(cart.coupons.map(({ code, discount }) => [code, discount]))).toEqual(discounts);
    expect(cart.orderable).toBe(true);
  });

  test('free delivery removes the delivery price and leaves the goods unchanged', async () => {
    const cart = await shop.quote({ lines: [drill], coupon_codes: ['SPEDIZIONEGRATIS'] });
    expect(cart).toMatchObject({ goods: 50, discount: 0, shipping: 0, total: 50 });
    expect(cart.coupons).toEqual([
      {
        code: 'SPEDIZIONEGRATIS',
        description: 'Consegna gratuita',
        kind: 'free_shipping',
        discount: 0,
      },
    ]);
    expect(cart.shipping_options[0]).toMatchObject({ amount: 0 });
  });

  test('a code never brings delivery back: free from 79 € counts goods before codes', async () => {
    const lines = [drill, { sku: 'PITTURA', qty: 1 }];
    expect((await shop.quote({ lines })).total).toBe(80);
    expect(await shop.quote({ lines, coupon_codes: ['CASA5'] })).toMatchObject({ shipping: 0, total: 75 });
  });

  test.each([
    ['NONESISTE', 'Non conosciamo il codice NONESISTE: controlla di averlo scritto bene.'],
    ['SPENTO', 'Non conosciamo il codice SPENTO: controlla di averlo scritto bene.'],
    ['SCADUTO', 'Il codice SCADUTO è scaduto il 20 giugno 2020.'],
    ['DOMANI', 'Il codice DOMANI vale dal 20 novembre 2026: torna a usarlo da quel giorno.'],
    ['TRAPANI20', 'Il codice TRAPANI20 vale da 60,00\u00A0€ di spesa: ti mancano 10,00\u00A0€.'],
    ['SOLOVITI', 'Il codice SOLOVITI non vale per gli articoli nel carrello.'],
  ])('refused: %s', async (code, message) => {
    const cart = await shop.quote({ lines: [drill], coupon_codes: [code] });
    expect(cart.coupons).toEqual([]);
    expect(cart.changes).toMatchObject([{ kind: 'coupon_refused', subject: code, message }]);
    expect(cart.orderable).toBe(true);
  });

  test('refused: not with another one', async () => {
    const cart = await shop.quote({ lines: [drill], coupon_codes: ['UNICO', 'CASA5'] });
    expect(cart.coupons.map(({ code }) => code)).toEqual(['UNICO']);
    expect(cart.changes[0]?.message).toBe(
      'Il codice CASA5 non si somma a UNICO: abbiamo tenuto quello che ti fa spendere meno.',
    );
  });

  test('refused: used up, or used by this customer before', async () => {
    await shop.database.updateTable('coupon').set({ uses: 1 }).where('code', '=', 'UNICO').execute();
    await shop.database
      .insertInto('coupon_customer')
      .values({ coupon_code: 'BENVENUTO10', email_key: 'anna@esempio.it', uses: 1 })
      .execute();
    const spent = await shop.quote({ lines: [drill], coupon_codes: ['UNICO'] });
    expect(spent.changes[0]?.message).toBe('Il codice UNICO è già stato usato fino all’ultimo.');
    const anna = await registerCustomer(shop, { email: 'anna@esempio.it', clock: { now: () => quoteNow } });
    const again = await shop.quote({ lines: [drill], coupon_codes: ['BENVENUTO10'] }, anna.headers);
    expect(again.changes[0]?.message).toBe('Hai già usato il codice BENVENUTO10: non vale per altri ordini.');
    // A quote with another customer's address reveals nothing about them.
    const other = await shop.quote({
      lines: [drill],
      coupon_codes: ['BENVENUTO10'],
      email: ' Anna@Esempio.it ',
    });
    expect(other.changes).toEqual([]);
  });

  test('the customer is known by the token, not by the body', async () => {
    const { headers } = await registerCustomer(shop, {
      email: 'bruna@esempio.it',
      clock: { now: () => quoteNow },
    });
    await shop.database
      .insertInto('coupon_customer')
      .values({ coupon_code: 'BENVENUTO10', email_key: 'bruna@esempio.it', uses: 1 })
      .execute();
    const input = { lines: [drill], coupon_codes: ['BENVENUTO10'], email: 'altra@esempio.it' };
    const cart = await shop.quote(input, headers);
    expect(changesOf(cart)).toEqual(['coupon_refused BENVENUTO10']);
    expect(changesOf(await shop.quote(input, { jwt: 'Bearer forged' }))).toEqual([]);
  });

  test('the minimum names what is missing also as numbers', async () => {
    const cart = await shop.quote({ lines: [{ sku: 'LIBRO', qty: 1 }], coupon_codes: ['CASA5'] });
    expect(cart.changes).toMatchObject([{ kind: 'coupon_refused', before: 40, now: 20 }]);
  });
});

describe('C04 codes cannot be guessed', () => {
  const guess = (address: string, codes: string[]) =>
    shop.post(quotePath, { lines: [drill], coupon_codes: codes }, { 'x-client-address': address });

  test('after thirty unknown codes an address gets no answer about codes, other addresses do', async () => {
    for (let round = 0; round < 6; round += 1) {
      const answer = await guess(
        '198.51.100.9',
        [1, 2, 3, 4, 5].map((at) => `PROVA${round}${at}`),
      );
      expect(answer.status).toBe(200);
    }
    const next = await guess('198.51.100.9', ['CASA5']);
    expect(next).toMatchObject({ status: 417, body: { exc_type: 'RateLimitExceededError' } });
    expect(next.text).toContain('Hai provato molti codici sconto');
    expect((await guess('198.51.100.9', [])).status).toBe(200);
    expect((await guess('198.51.100.10', ['CASA5'])).status).toBe(200);
  });
});
