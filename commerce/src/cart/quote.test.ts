import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import type { Quote, QuoteInput } from '@casamaestra/contract/cart/quote.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../customers/testing/register-customer.ts';
import { loadTestSelling } from '../shipping/testing/test-selling.ts';

const path = '/api/method/casamaestra.cart.quote';
/** Thursday, ten in the morning in Italy. */
const now = Date.UTC(2026, 10, 19, 9);
const day = 86_400_000;
const iso = (instant: number) => new Date(instant).toISOString();

const product = (
  code: string,
  variants: ProductRowInput['variants'],
  more: Partial<ProductRowInput> = {},
) => ({
  code,
  name: `Prodotto ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Utensili', 'Trapani'],
  variants,
  ...more,
});

const rows: ProductRowInput[] = [
  product('TRAPANO', [{ sku: 'TRAPANO', price: 50, stock: 10, weight_kg: 2 }]),
  product('VITE', [
    { sku: 'VITE-S', price: 0.05, stock: 9999, options: { Misura: 'S' }, content: 1, content_unit: 'pz' },
    { sku: 'VITE-L', price: 0.07, stock: 3, options: { Misura: 'L' } },
  ]),
  product(
    'PITTURA',
    [
      {
        sku: 'PITTURA',
        price: 40,
        sale_price: 30,
        sale_from: iso(now - 5 * day),
        stock: 10,
        content: 5,
        content_unit: 'l',
        price_history: [{ price: 40, from: iso(now - 60 * day) }],
      },
    ],
    { category: ['Vernici'] },
  ),
  product('BETON', [{ sku: 'BETON', price: 100, stock: 50, weight_kg: 80 }], { category: ['Edilizia'] }),
  product('FINITO', [{ sku: 'FINITO', price: 5, stock: 0 }]),
  product('SEGRETO', [{ sku: 'SEGRETO', price: 5, stock: 5 }]),
  product('SENZAPREZZO', [{ sku: 'SENZAPREZZO', price: 99_999, stock: 5 }]),
  product('ORO', [{ sku: 'ORO', price: 90_000, stock: 9999 }], { category: ['Lusso'] }),
  product('LIBRO', [{ sku: 'LIBRO', price: 20, stock: 9 }]),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(rows, {
    clock: { now: () => now },
    environment: { LANGUAGES: 'it,en,sk' },
  });
  const description = { it: 'Prova', en: 'Test', sk: 'Skúška' };
  await loadTestSelling(shop.database, {
    coupons: [
      {
        code: 'TRAPANI20',
        kind: 'percentage',
        percent: 20,
        categories: ['Utensili'],
        minimum: 60,
        description,
      },
      { code: 'SOLOVITI', kind: 'amount', amount: 5, products: ['VITE'], combinable: true, description },
      {
        code: 'PIENO10',
        kind: 'percentage',
        percent: 10,
        except_reduced: true,
        combinable: true,
        description,
      },
      { code: 'DOMANI', kind: 'percentage', percent: 10, valid_from: iso(now + day), description },
      { code: 'SPENTO', kind: 'percentage', percent: 10, active: false, description },
      { code: 'TUTTO', kind: 'percentage', percent: 100, description },
    ],
  });
  await shop.database
    .updateTable('product')
    .set({ published: false })
    .where('code', '=', 'SEGRETO')
    .execute();
  await shop.database
    .updateTable('product')
    .set({ vat_class: 'super_reduced', min_age: 18, hazardous: true })
    .where('code', '=', 'LIBRO')
    .execute();
  await shop.database.updateTable('product').set({ custom_made: true }).where('code', '=', 'ORO').execute();
});
afterAll(() => shop.close());

async function quote(input: QuoteInput, headers: Record<string, string> = {}): Promise<Quote> {
  const answer = await shop.post(path, input, headers);
  expect(answer).toMatchObject({ status: 200 });
  const { message } = answer.body as { message: Quote };
  expect(quoteOperation.output.parse(message)).toEqual(message);
  const cents = (euros: number) => Math.round(euros * 100);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + cents(each), 0);
  expect(sum(message.lines.map((line) => line.amount))).toBe(cents(message.goods));
  expect(sum(message.lines.map((line) => line.discount))).toBe(cents(message.discount));
  expect(sum(message.coupons.map((coupon) => coupon.discount))).toBe(cents(message.discount));
  expect(cents(message.total)).toBe(cents(message.goods) - cents(message.discount) + cents(message.shipping));
  expect(sum(message.vat.flatMap(({ net, vat }) => [net, vat]))).toBe(cents(message.total));
  return message;
}

const drill = { sku: 'TRAPANO', qty: 1 };
const changesOf = ({ changes }: Quote) => changes.map(({ kind, subject }) => `${kind} ${subject}`);

describe('C04 a cart is priced as it would be sold now', () => {
  test('lines, delivery, VAT and total', async () => {
    const cart = await quote({ lines: [drill, { sku: 'VITE-S', qty: 7 }] });
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

  test('a struck price comes from the price history, the unit price from today’s', async () => {
    const cart = await quote({ lines: [{ sku: 'PITTURA', qty: 2 }] });
    expect(cart.lines[0]).toMatchObject({
      price: 30,
      struck_price: 40,
      unit_price: { amount: 6, unit: 'l' },
      amount: 60,
    });
  });

  test('VAT by rate; delivery follows the goods', async () => {
    const cart = await quote({ lines: [drill, { sku: 'LIBRO', qty: 1 }] });
    expect(cart.lines[1]).toMatchObject({ vat_percent: 4, min_age: 18, hazardous: true });
    // 9.90 € over 50 and 20 €: 7.07 and 2.83 €.
    expect(cart.vat).toEqual([
      { percent: 22, net: 46.78, vat: 10.29 },
      { percent: 4, net: 21.95, vat: 0.88 },
    ]);
  });

  test('the same SKU on two lines is one line', async () => {
    const cart = await quote({
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
    await quote({ lines: [{ sku: 'TRAPANO', qty: 10 }], coupon_codes: ['UNICO'], email: 'a@esempio.it' });
    expect(
      await shop.database.selectFrom('variant').select(['sku', 'stock']).orderBy('sku').execute(),
    ).toEqual(before);
    expect((await quote({ lines: [drill], coupon_codes: ['UNICO'] })).coupons).toHaveLength(1);
  });
});

describe('C04 what changed since the shopper last looked is named', () => {
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
    const cart = await quote({ lines: [line] });
    expect(cart.changes).toEqual([{ ...change, subject: line.sku, message }]);
    expect(cart.orderable).toBe(orderable);
  });

  test('in the language of the page', async () => {
    const lines = [{ sku: 'FINITO', qty: 1 }];
    const said = async (cookie: string, language: string) =>
      (await quote({ lines }, { cookie, 'accept-language': language })).changes[0]?.message;
    expect(await said('language=en', 'it')).toBe(
      '“Prodotto FINITO” is out of stock: remove it from the cart to go on.',
    );
    expect(await said('a=b; language=sk', 'it')).toContain('vypredané');
    expect(await said('language=de', 'de')).toContain('esaurito');
    expect(await said('a=b', 'en')).toContain('esaurito');
  });

  test('an order nobody could store is told so', async () => {
    const cart = await quote({ lines: [{ sku: 'ORO', qty: 9999 }] });
    expect(cart.orderable).toBe(false);
    expect(changesOf(cart)).toEqual(['total total']);
    expect(cart.lines[0]).toMatchObject({ amount: 899_910_000, custom_made: true });
  });
});

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
    ['outside the VAT territory', { lines: [drill], pincode: '23041' }, ['ritiro 0']],
    ['heavy goods', { lines: [{ sku: 'BETON', qty: 1 }] }, ['pesante 29', 'ritiro 0']],
    ['heavy goods to an island', { lines: [{ sku: 'BETON', qty: 1 }], pincode: '90133' }, ['ritiro 0']],
    ['to Slovakia', { lines: [drill], country: 'SK', pincode: '811 01' }, ['slovacchia 17.9']],
  ] as const)('%s', async (_name, input, options) => {
    const cart = await quote({ ...input, lines: [...input.lines] });
    expect(cart.shipping_options.map(({ name, amount }) => `${name} ${amount}`)).toEqual(options);
    expect(cart.shipping_rule).toBe(options[0].split(' ')[0]);
    expect(cart.orderable).toBe(true);
  });

  test('the way that was chosen, with its days and its place', async () => {
    const cart = await quote({ lines: [drill], shipping_rule: 'ritiro' });
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
    expect(pickup?.place).toContain('Bologna');
  });

  test('a way that does not fit any more gives way to the first that does, and is named', async () => {
    const cart = await quote({ lines: [{ sku: 'BETON', qty: 1 }], shipping_rule: 'corriere' });
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
    const cart = await quote({ lines, country });
    expect(cart).toMatchObject({ shipping_rule: null, shipping: 0, shipping_options: [], orderable: false });
    expect(cart.changes[0]?.message).toContain(message);
  });

  test('a rule that was changed holds at once', async () => {
    const price = (amount_cents: number) =>
      shop.database
        .updateTable('shipping_rule')
        .set({ amount_cents })
        .where('name', '=', 'slovacchia')
        .execute();
    await price(1234);
    expect((await quote({ lines: [drill], country: 'SK' })).shipping).toBe(12.34);
    await price(1790);
    expect((await quote({ lines: [drill], country: 'SK' })).shipping).toBe(17.9);
  });
});

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
    const cart = await quote({ lines: [...lines], coupon_codes: [...codes] });
    expect(Object.fromEntries(cart.coupons.map(({ code, discount }) => [code, discount]))).toEqual(discounts);
    expect(cart.orderable).toBe(true);
  });

  test('free delivery takes delivery away and leaves the goods', async () => {
    const cart = await quote({ lines: [drill], coupon_codes: ['SPEDIZIONEGRATIS'] });
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
    expect((await quote({ lines })).total).toBe(80);
    expect(await quote({ lines, coupon_codes: ['CASA5'] })).toMatchObject({ shipping: 0, total: 75 });
  });

  test.each([
    ['NONESISTE', 'Non conosciamo il codice NONESISTE: controlla di averlo scritto bene.'],
    ['SPENTO', 'Non conosciamo il codice SPENTO: controlla di averlo scritto bene.'],
    ['SCADUTO', 'Il codice SCADUTO è scaduto il 20 giugno 2020.'],
    ['DOMANI', 'Il codice DOMANI vale dal 20 novembre 2026: torna a usarlo da quel giorno.'],
    ['TRAPANI20', 'Il codice TRAPANI20 vale da 60,00\u00A0€ di spesa: ti mancano 10,00\u00A0€.'],
    ['SOLOVITI', 'Il codice SOLOVITI non vale per gli articoli nel carrello.'],
  ])('refused: %s', async (code, message) => {
    const cart = await quote({ lines: [drill], coupon_codes: [code] });
    expect(cart.coupons).toEqual([]);
    expect(cart.changes).toMatchObject([{ kind: 'coupon_refused', subject: code, message }]);
    expect(cart.orderable).toBe(true);
  });

  test('refused: not with another one', async () => {
    const cart = await quote({ lines: [drill], coupon_codes: ['UNICO', 'CASA5'] });
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
    const spent = await quote({ lines: [drill], coupon_codes: ['UNICO'] });
    expect(spent.changes[0]?.message).toBe('Il codice UNICO è già stato usato fino all’ultimo.');
    const again = await quote({
      lines: [drill],
      coupon_codes: ['BENVENUTO10'],
      email: ' Anna@Esempio.it ',
    });
    expect(again.changes[0]?.message).toBe('Hai già usato il codice BENVENUTO10: non vale per altri ordini.');
    const other = await quote({ lines: [drill], coupon_codes: ['BENVENUTO10'], email: 'ugo@esempio.it' });
    expect(other.changes).toEqual([]);
  });

  test('who is logged in is known by the token, not by the body', async () => {
    const { headers } = await registerCustomer(shop, {
      email: 'bruna@esempio.it',
      clock: { now: () => now },
    });
    await shop.database
      .insertInto('coupon_customer')
      .values({ coupon_code: 'BENVENUTO10', email_key: 'bruna@esempio.it', uses: 1 })
      .execute();
    const input = { lines: [drill], coupon_codes: ['BENVENUTO10'], email: 'altra@esempio.it' };
    const cart = await quote(input, headers);
    expect(changesOf(cart)).toEqual(['coupon_refused BENVENUTO10']);
    expect(changesOf(await quote(input, { jwt: 'Bearer forged' }))).toEqual([]);
  });

  test('the minimum names what is missing also as numbers', async () => {
    const cart = await quote({ lines: [{ sku: 'LIBRO', qty: 1 }], coupon_codes: ['CASA5'] });
    expect(cart.changes).toMatchObject([{ kind: 'coupon_refused', before: 40, now: 20 }]);
  });
});

describe('C04 codes cannot be found by trying', () => {
  const guess = (address: string, codes: string[]) =>
    shop.post(path, { lines: [drill], coupon_codes: codes }, { 'x-client-address': address });

  test('after thirty unknown ones an address is told nothing about codes, others are', async () => {
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

describe('C04 carts that arrive together', () => {
  test('each hears of its own lines', async () => {
    const skus = ['TRAPANO', 'VITE-S', 'VITE-L', 'PITTURA', 'BETON', 'LIBRO', 'MAI-VISTO'];
    const carts = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        quote({ lines: [0, 1].map((next) => ({ sku: skus[(at + next) % skus.length] ?? '', qty: 1 })) }),
      ),
    );
    for (const [at, cart] of carts.entries()) {
      const wanted = [0, 1].map((next) => skus[(at + next) % skus.length]);
      expect(cart.lines.map(({ sku }) => sku)).toEqual(wanted.filter((sku) => sku !== 'MAI-VISTO'));
      expect(cart.changes.map(({ subject }) => subject)).toEqual(wanted.filter((sku) => sku === 'MAI-VISTO'));
    }
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
    const answer = await shop.post(path, input);
    expect(answer.status).toBe(417);
    expect(answer.body).toMatchObject({ _error_message: expect.stringMatching(/^(«|Manca)/) });
  });

  test('prices, discounts and totals that are sent decide nothing', async () => {
    const sent = {
      lines: [{ ...drill, price: 1, discount: 49, amount: 1 }],
      total: 1,
      discount: 49,
      uses: 0,
    };
    const answer = await shop.post(path, sent);
    expect((answer.body as { message: Quote }).message).toMatchObject({ goods: 50, total: 59.9 });
  });

  test('GET is not this call', async () => {
    expect((await shop.ask(path)).status).toBe(403);
  });
});

describe('K01 prices by SKU', () => {
  const prices = '/api/method/mymb_ecommerce.mymb_b2c.solr_search.get_products_price';

  test('today’s, with the names of a product’s fields; what is not sold is left out', async () => {
    const skus = encodeURIComponent('TRAPANO;PITTURA;SEGRETO;MAI-VISTO;TRAPANO');
    const message = await shop.value<Record<string, unknown>>(`${prices}?skus=${skus}`);
    expect(Object.keys(message)).toEqual(['TRAPANO', 'PITTURA']);
    expect(message.TRAPANO).toMatchObject({ is_sale: false, price: 50, sale_price: null, net_price: 50 });
    expect(message.PITTURA).toMatchObject({
      is_sale: true,
      price: 40,
      sale_price: 30,
      net_price: 30,
      gross_price: 40,
      discount_percent: 25,
      unit_price: { amount: 6, unit: 'l' },
      stock: 10,
    });
  });

  test('a JSON list, a list in a body, no SKU, too many', async () => {
    expect(await shop.value(`${prices}?skus=${encodeURIComponent('["FINITO"]')}`)).toMatchObject({
      FINITO: { is_out_of_stock: true },
    });
    const posted = await shop.post(prices, { skus: ['TRAPANO'] });
    expect(posted.body).toMatchObject({ message: { TRAPANO: { price: 50 } } });
    expect(await shop.value(`${prices}?skus=`)).toEqual({});
    for (const query of [
      '',
      'skus=[1]',
      'skus=[',
      `skus=${'a;'.repeat(200).replaceAll('a', () => `s${Math.random()}`)}`,
    ]) {
      expect((await shop.ask(`${prices}?${query}`)).status).toBe(417);
    }
  });
});
