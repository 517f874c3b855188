import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import {
  listingOperation,
  productOperation,
  suggestOperation,
} from '@casamaestra/contract/catalog/catalog.operations.ts';
import {
  checkoutOptionsOperation,
  placeOrderOperation,
} from '@casamaestra/contract/checkout/checkout.operations.ts';
import {
  footerOperation,
  homeOperation,
  menuOperation,
  webPageOperation,
} from '@casamaestra/contract/content/content.operations.ts';
import { myOrdersOperation, trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import {
  payAgainOperation,
  paymentReturnOperation,
} from '@casamaestra/contract/payments/payments.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ShopOnFrappe,
  bologna,
  hammerOrder,
  openShopOnFrappe,
  valueOf,
} from './testing/shop-on-frappe.ts';

let shop: ShopOnFrappe;
beforeAll(async () => {
  shop = await openShopOnFrappe();
});
afterAll(() => shop.close());

const heard = (words: string) => shop.double.state.heard.filter(({ call }) => call.includes(words));

describe('the catalogue of a shop on the calls of the Frappe API', () => {
  test('suggestions come from the listing, with the match marked', async () => {
    const found = valueOf(await shop.ask(suggestOperation, { term: ' Trapano  18 ', limit: 4 }));
    expect(found.products).toMatchObject([
      {
        name: 'Trapano avvitatore 18 V',
        ranges: [
          [0, 7],
          [19, 21],
        ],
        min_price: 99.9,
        old_price: 129,
      },
    ]);
    expect(found.categories).toEqual([]);
  });

  test('signs that the search engine takes for commands do not break a search', async () => {
    const found = valueOf(await shop.ask(listingOperation, { search_term: 'trapano (18" [v' }));
    expect(found.products.map(({ sku }) => sku)).toEqual(['TRA-18V']);
  });

  test('a listing has its categories, prices and complete facts', async () => {
    const found = valueOf(await shop.ask(listingOperation, { category: 'Utensili', order_by: 'price-asc' }));
    expect(found.totalCount).toBe(5);
    expect(found.products[0]).toMatchObject({ sku: 'MAR-300', price: 14.9, sale_price: null, is_new: false });
    expect(found.category).toEqual([
      { label: 'Trapani', count: 3, url: 'Utensili,Trapani' },
      { label: 'Utensili a mano', count: 2, url: 'Utensili,Utensili-a-mano' },
    ]);
    // The service rounds 219.00 and 14.90 down to whole euros: no product may be outside the range.
    expect([found.min_price_all, found.max_price_all]).toEqual([14, 220]);
  });

  test('a product has its reduction and sanitised texts; a moved one redirects', async () => {
    const slug = 'det/trapano-avvitatore-18-v-TRA-18V';
    const { product } = valueOf(await shop.ask(productOperation, { slug }));
    expect(product).toMatchObject({ price: 129, sale_price: 99.9, features: { Tensione: { value: 18 } } });
    expect(JSON.stringify(product)).not.toMatch(/<script|alert/);
    const moved = valueOf(await shop.ask(productOperation, { slug: 'det/trapano-vecchio-TRA-18V' }));
    expect(moved.product).toEqual({ redirect_to: slug });
    expect(await shop.ask(productOperation, { slug: 'det/niente' })).toMatchObject({
      refusal: { name: 'not_found' },
    });
  });

  test('content has no scripts, and unpublished pages are not found', async () => {
    const footer = valueOf(await shop.ask(footerOperation, {}));
    expect(footer.data.footer_b2c_html).toBe('<p>Negozio di prova</p>');
    const page = valueOf(await shop.ask(webPageOperation, { route: 'web-page/chi-siamo' }));
    expect(page).toMatchObject({ data: { main_section_html: '<h1>Chi siamo</h1><p>Una bottega.</p>' } });
    for (const route of ['web-page/bozza', 'web-page/niente'])
      expect(valueOf(await shop.ask(webPageOperation, { route }))).toHaveProperty('error');
    expect(valueOf(await shop.ask(menuOperation, {}))).toHaveLength(4);
    expect(valueOf(await shop.ask(homeOperation, {})).slider_top).toHaveLength(1);
  });
});

describe('a cart on the calls of the Frappe API', () => {
  test('is priced from the catalogue and the shipping rules; what changed is named', async () => {
    const lines = [
      { sku: 'PIN-UNI', qty: 5, seen_price: 18 },
      { sku: 'NIENTE', qty: 1 },
    ];
    const quote = valueOf(await shop.ask(quoteOperation, { lines }));
    expect(quote).toMatchObject({ goods: 59.97, shipping: 9.9, total: 69.87, orderable: false });
    expect(quote.changes.map(({ kind, now }) => [kind, now])).toEqual([
      ['stock_short', 3],
      ['price_up', 19.99],
      ['not_sold', null],
    ]);
    const dear = valueOf(await shop.ask(quoteOperation, { lines: [{ sku: 'TRA-18V', qty: 1 }] }));
    expect(dear).toMatchObject({ shipping: 0, total: 99.9, orderable: true });
    const far = valueOf(
      await shop.ask(quoteOperation, { lines: [{ sku: 'TRA-18V', qty: 1 }], country: 'FR' }),
    );
    expect(far).toMatchObject({ shipping_rule: null, orderable: false });
  });

  test('a coupon is put on a quotation once, however often the cart is looked at', async () => {
    const lines = [{ sku: 'SMA-BIA', qty: 2 }];
    const before = heard('create_quotation').length;
    const asked = { lines, coupon_codes: ['CASA10'] };
    const quotes = [await shop.ask(quoteOperation, asked), await shop.ask(quoteOperation, asked)];
    for (const quote of quotes)
      expect(valueOf(quote)).toMatchObject({
        discount: 6.9,
        total: 72,
        coupons: [{ code: 'CASA10', description: 'Sconto del 10%', discount: 6.9 }],
      });
    expect(heard('create_quotation')).toHaveLength(before + 1);
  });

  test.each([
    ['it', 'sono rimasti', 'Si può usare un codice sconto alla volta.', 'Austria', /Accedi/],
    ['en', 'of “', 'Only one discount code can be used at a time.', 'Austria', /[Ll]og in/],
    ['sk', 'Na sklade', 'Naraz sa dá použiť len jeden zľavový kód.', 'Rakúsko', /prihlás/],
  ] as const)(
    'what changed, its codes, countries and refusals are said in %s',
    async (language, short, second, country, login) => {
      const lines = [{ sku: 'PIN-UNI', qty: 5 }];
      const input = { lines, coupon_codes: ['CASA10', 'ALTRO'] };
      const { changes } = valueOf(await shop.ask(quoteOperation, input, { language }));
      expect(changes.map(({ reason }) => reason.code)).toEqual(['article_short', 'coupon_second']);
      expect(changes[0]?.message).toContain(short);
      expect(changes[1]?.message).toBe(second);
      const options = valueOf(await shop.ask(checkoutOptionsOperation, {}, { language }));
      expect(options.countries.map(({ name }) => name)).toContain(country);
      const mine = await shop.ask(myOrdersOperation, {}, { language });
      expect(mine.ok ? '' : mine.refusal.message).toMatch(login);
    },
  );

  test('a refused coupon gives the reason in plain words', async () => {
    const ask = async (sku: string, code: string) =>
      valueOf(await shop.ask(quoteOperation, { lines: [{ sku, qty: 1 }], coupon_codes: [code] })).changes;
    expect(await ask('SMA-BIA', 'MAI')).toMatchObject([
      { kind: 'coupon_refused', message: 'Il codice sconto non è valido.' },
    ]);
    expect(await ask('TRA-18V', 'CASA10')).toMatchObject([{ kind: 'coupon_refused', subject: 'CASA10' }]);
  });
});

describe('an order on the calls of the Frappe API', () => {
  test('the methods and countries on offer', async () => {
    expect(valueOf(await shop.ask(checkoutOptionsOperation, {}))).toEqual({
      payment_methods: ['card', 'transfer'],
      default_payment_method: 'card',
      card_form: false,
      wallets: [],
      countries: [
        { code: 'IT', name: 'Italia' },
        { code: 'AT', name: 'Austria' },
      ],
      sandbox: false,
    });
  });

  test('a transfer is ordered once for one key, also when it is sent twice at a time', async () => {
    const orders = shop.double.state.orders.length;
    const wanted = hammerOrder();
    const [first, second] = await Promise.all([
      shop.ask(placeOrderOperation, wanted),
      shop.ask(placeOrderOperation, wanted),
    ]);
    expect(valueOf(first)).toEqual(valueOf(second));
    expect(valueOf(await shop.ask(placeOrderOperation, wanted))).toEqual(valueOf(first));
    expect(shop.double.state.orders).toHaveLength(orders + 1);
    const placed = valueOf(first);
    if (placed.status !== 'placed' || placed.payment.kind !== 'transfer') throw new Error('not placed');
    expect(placed.payment.transfer).toMatchObject({ iban: 'IT60X0542811101000000123456', amount: 24.8 });
    const seen = valueOf(await shop.ask(trackOrderOperation, { order_token: placed.order_token }));
    expect(seen).toMatchObject({ order_number: placed.order_number, total: 24.8, state: 'awaiting_payment' });
    const other = await shop.ask(placeOrderOperation, { ...wanted, note: 'altro' });
    expect(other).toMatchObject({ refusal: { name: 'duplicate' } });
  });

  test('a restart forgets neither the order nor its key', async () => {
    const wanted = hammerOrder();
    const placed = valueOf(await shop.ask(placeOrderOperation, wanted));
    if (placed.status !== 'placed') throw new Error('not placed');
    const unanswered = hammerOrder();
    shop.double.fail('payment_request', { status: 502, body: '<html>' });
    const lost = await shop.ask(placeOrderOperation, unanswered);
    shop.double.fail('payment_request', null);
    const orders = shop.double.state.orders.length;
    shop.restart();
    expect(valueOf(await shop.ask(placeOrderOperation, wanted))).toEqual(placed);
    expect(await shop.ask(placeOrderOperation, { ...wanted, note: 'altro' })).toMatchObject({
      refusal: { code: 'key_of_other_order' },
    });
    expect(await shop.ask(placeOrderOperation, unanswered)).toEqual(lost);
    expect(shop.double.state.orders).toHaveLength(orders);
    const seen = valueOf(await shop.ask(trackOrderOperation, { order_token: placed.order_token }));
    expect(seen).toMatchObject({ order_number: placed.order_number, email: wanted.email });
    shop.pass(25 * 3_600_000);
    expect(await shop.ask(trackOrderOperation, { order_token: placed.order_token })).toMatchObject({
      ok: false,
    });
    shop.pass(-25 * 3_600_000);
  });

  test('prices and customers sent by the browser reach no quotation', async () => {
    const wanted = { ...hammerOrder(), customer_id: 'altri@esempio.it', rate: 0.01 };
    const lines = [{ sku: 'MAR-300', qty: 1, seen_price: 14.9, rate: 0.01 }];
    valueOf(await shop.ask(placeOrderOperation, { ...wanted, lines }));
    const sent = heard('create_quotation').at(-1)?.args;
    expect(sent).toMatchObject({ customer_id: '', items: [{ item_code: 'MAR-300', qty: 1 }] });
    expect(JSON.stringify(sent)).not.toContain('0.01');
    expect(sent?.['contact_info']).toMatchObject({
      shipping_address: { country: 'Italy', city: 'Bologna' },
      billing_address: { address_line1: null, country: 'Italy' },
    });
  });

  test('an order that is collected needs no address and no delivery cost', async () => {
    const { shipping_address: _home, ...wanted } = hammerOrder();
    const collected = {
      recipient: { first_name: 'Anna', last_name: 'Rossi' },
      shipping_rule: 'Ritiro in negozio',
    };
    const placed = valueOf(
      await shop.ask(placeOrderOperation, { ...wanted, ...collected, seen_total: 14.9 }),
    );
    expect(placed).toMatchObject({ status: 'placed', total: 14.9 });
    expect(heard('create_quotation').at(-1)?.args).toMatchObject({ shipping_rule: 'Ritiro in negozio' });
  });

  test('another total than the one seen is a new quote, and nothing is ordered', async () => {
    const orders = shop.double.state.orders.length;
    const placed = valueOf(await shop.ask(placeOrderOperation, { ...hammerOrder(), seen_total: 14.9 }));
    expect(placed).toMatchObject({ status: 'changed', quote: { total: 24.8 } });
    expect(shop.double.state.orders).toHaveLength(orders);
  });

  test('without an answer the order may exist, so it is not sent again', async () => {
    const wanted = hammerOrder();
    shop.double.fail('payment_request', { status: 502, body: '<html>' });
    const lost = await shop.ask(placeOrderOperation, wanted);
    shop.double.fail('payment_request', null);
    const asked = heard('payment_request').length;
    expect(lost).toMatchObject({ refusal: { name: 'duplicate' } });
    expect(await shop.ask(placeOrderOperation, wanted)).toEqual(lost);
    expect(heard('payment_request')).toHaveLength(asked);
  });

  test('a card is paid at the bank’s page; each result is taken once', async () => {
    const wanted = { ...hammerOrder(), payment_method: 'card' as const, shipping_address: bologna };
    const placed = valueOf(await shop.ask(placeOrderOperation, wanted));
    if (placed.status !== 'placed' || placed.payment.kind !== 'redirect') throw new Error('no bank page');
    const { order_token } = placed;
    const again = valueOf(await shop.ask(payAgainOperation, { order_token, payment_method: 'card' }));
    expect(again.payment).toEqual(placed.payment);
    const transaction = new URL(placed.payment.url).searchParams.get('transaction');
    const back = { gateway: 'gestpay', reference: 'GESPAY12345', order_token } as const;
    const refused = valueOf(await shop.ask(paymentReturnOperation, { ...back, secret: `${transaction}*KO` }));
    expect(refused).toMatchObject({
      payment: 'failed',
      message: 'La banca non ha autorizzato il pagamento.',
      reason: { code: 'payment_not_authorised', facts: {} },
    });
    const second = valueOf(await shop.ask(payAgainOperation, { order_token, payment_method: 'card' }));
    if (second.payment.kind !== 'redirect') throw new Error('no bank page');
    const next = new URL(second.payment.url).searchParams.get('transaction');
    expect(next).not.toBe(transaction);
    const paid = { ...back, secret: `${next}*OK` };
    shop.restart();
    for (const answer of [
      await shop.ask(paymentReturnOperation, paid),
      await shop.ask(paymentReturnOperation, paid),
    ])
      expect(valueOf(answer)).toMatchObject({ payment: 'paid', order_number: second.order_number });
    expect(await shop.ask(payAgainOperation, { order_token, payment_method: 'card' })).toMatchObject({
      refusal: { name: 'duplicate' },
    });
  });
});
