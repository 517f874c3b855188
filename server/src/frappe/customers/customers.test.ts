import {
  registerOperation,
  resetPasswordOperation,
  signInOperation,
  updatePasswordOperation,
  userInfoOperation,
} from '@casamaestra/contract/customers/authentication.operations.ts';
import { addressesOperation, profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { logoutOperation, refreshOperation } from '@casamaestra/contract/customers/session.operations.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import {
  downloadsOperation,
  myOrdersOperation,
  trackOrderOperation,
} from '@casamaestra/contract/orders/orders.operations.ts';
import { paymentReturnOperation } from '@casamaestra/contract/payments/payments.operations.ts';
import {
  addReviewOperation,
  itemReviewsOperation,
  ownReviewOperation,
} from '@casamaestra/contract/reviews/reviews.operations.ts';
import {
  addToWishlistOperation,
  removeFromWishlistOperation,
  wishlistOperation,
  wishlistPageOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ShopOnFrappe, hammerOrder, openShopOnFrappe, valueOf } from '../testing/shop-on-frappe.ts';

const HOUR_MS = 3_600_000;
const password = 'una frase lunga e sicura';
const anna = { email: 'anna@esempio.it', first_name: 'Anna', last_name: 'Rossi', password };

let shop: ShopOnFrappe;
beforeEach(async () => {
  shop = await openShopOnFrappe();
});
afterEach(() => shop.close());

const registered = async (email = anna.email): Promise<string> =>
  valueOf(await shop.ask(registerOperation, { ...anna, email })).jwt;

describe('a login on the calls of the Frappe API', () => {
  test('gives the browser a token for minutes; the Frappe API’s own never leaves the shop', async () => {
    const record = valueOf(await shop.ask(registerOperation, anna));
    expect(record).toMatchObject({ email: anna.email, first_name: 'Anna', last_name: 'Rossi' });
    const [providers = ''] = shop.double.state.tokens.keys();
    expect(JSON.stringify(record)).not.toContain(providers);
    expect(Date.parse(record.expires_at) - Date.now()).toBeLessThan(HOUR_MS / 3);
    expect(valueOf(await shop.ask(userInfoOperation, {}, { jwt: record.jwt }))).toMatchObject({
      email: anna.email,
    });
    expect(await shop.ask(userInfoOperation, {}, { jwt: providers })).toMatchObject({
      refusal: { name: 'login_required' },
    });
    shop.pass(HOUR_MS);
    expect(await shop.ask(userInfoOperation, {}, { jwt: record.jwt })).toMatchObject({
      refusal: { name: 'login_required' },
    });
    const renewed = valueOf(await shop.ask(refreshOperation, {}));
    expect(valueOf(await shop.ask(userInfoOperation, {}, { jwt: renewed.jwt })).first_name).toBe('Anna');
  });

  test('a token sealed for the cookie is none for calls, and logging out forgets both', async () => {
    await registered();
    valueOf(await shop.ask(logoutOperation, {}));
    expect(await shop.ask(refreshOperation, {})).toMatchObject({ refusal: { name: 'login_required' } });
  });

  test('a login that has ended over there ends here', async () => {
    const jwt = await registered();
    shop.double.state.tokens.clear();
    for (const outcome of [
      await shop.ask(wishlistOperation, {}, { jwt }),
      await shop.ask(myOrdersOperation, {}, { jwt }),
      await shop.ask(refreshOperation, {}),
      await shop.ask(refreshOperation, {}),
    ])
      expect(outcome).toMatchObject({ refusal: { name: 'login_required' } });
  });

  test('an unknown address and a wrong password get the same answer; so does a mail for an unknown address', async () => {
    await registered();
    const wrong = await shop.ask(signInOperation, { usr: anna.email, pwd: 'altro' });
    expect(wrong).toMatchObject({ ok: false, refusal: { name: 'login_required' } });
    expect(await shop.ask(signInOperation, { usr: 'x@esempio.it', pwd: 'altro' })).toEqual(wrong);
    const sent = await shop.ask(resetPasswordOperation, { user: anna.email });
    expect(await shop.ask(resetPasswordOperation, { user: 'x@esempio.it' })).toEqual(sent);
    const again = await shop.ask(registerOperation, anna);
    expect(again).toMatchObject({ refusal: { name: 'not_permitted' } });
    expect(valueOf(await shop.ask(signInOperation, { usr: anna.email, pwd: password })).email).toBe(
      anna.email,
    );
  });

  test('a weak password is refused in the Frappe API’s words, without its HTML', async () => {
    expect(await shop.ask(registerOperation, { ...anna, password: 'corta' })).toMatchObject({
      refusal: { field: 'password', message: 'Include symbols, numbers and capital letters in the password' },
    });
  });

  test('so many attempts from one address, and no more', async () => {
    const tries: string[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const outcome = await shop.ask(
        signInOperation,
        { usr: 'x@esempio.it', pwd: 'y' },
        { address: '203.0.113.9' },
      );
      tries.push(outcome.ok ? '' : outcome.refusal.name);
    }
    expect(tries.slice(-2)).toEqual(['login_required', 'too_many_requests']);
    expect(shop.double.state.heard.filter(({ call }) => call.includes('sigin'))).toHaveLength(20);
  });
});

describe('an account on the calls of the Frappe API', () => {
  test('names change, what the Frappe API cannot change stays; the password needs the old one', async () => {
    const jwt = await registered();
    const saved = valueOf(
      await shop.ask(profileOperation, { first_name: 'Annalisa', phone: '333' }, { jwt }),
    );
    expect(saved).toMatchObject({ first_name: 'Annalisa', last_name: 'Rossi', phone: null });
    const change = (old_password: string, new_password: string) =>
      shop.ask(
        updatePasswordOperation,
        { user_email: 'altri@esempio.it', old_password, new_password },
        { jwt },
      );
    expect(await change('sbagliata', 'una nuova frase lunga')).toMatchObject({
      refusal: { field: 'old_password' },
    });
    expect(await change(password, 'breve')).toMatchObject({ refusal: { field: 'new_password' } });
    valueOf(await change(password, 'una nuova frase lunga'));
    const sent = shop.double.state.heard.findLast(({ call }) => call.includes('update_user_password'));
    expect(sent?.args['user_email']).toBe(anna.email);
  });

  test('wishlists belong to the token, whatever the call names; without items the list is empty', async () => {
    const jwt = await registered();
    const other = await registered('bruno@esempio.it');
    expect(valueOf(await shop.ask(wishlistOperation, {}, { jwt }))).toEqual([]);
    valueOf(await shop.ask(addToWishlistOperation, { item_code: 'MAR-300' }, { jwt: other }));
    const asked = { user: 'bruno@esempio.it' } as object;
    expect(valueOf(await shop.ask(wishlistOperation, asked, { jwt }))).toEqual([]);
    expect(valueOf(await shop.ask(wishlistOperation, {}, { jwt: other }))).toEqual([
      { item_code: 'MAR-300' },
    ]);
    expect(
      valueOf(await shop.ask(wishlistPageOperation, { skus: ['SEG-1', 'MAR-300'] }, { jwt: other })),
    ).toEqual({ skus: ['MAR-300'], page: 1, total: 1 });
    expect(valueOf(await shop.ask(wishlistPageOperation, { page: 7 }, { jwt: other }))).toEqual({
      skus: ['MAR-300'],
      page: 1,
      total: 1,
    });
    valueOf(await shop.ask(removeFromWishlistOperation, { item_code: 'MAR-300' }, { jwt: other }));
    expect(await shop.ask(addToWishlistOperation, { item_code: 'NIENTE' }, { jwt })).toMatchObject({
      refusal: { message: 'Item not found' },
    });
  });

  test('a second review replaces the first, and shows no email address', async () => {
    const jwt = await registered();
    for (const rating of [2, 4])
      valueOf(await shop.ask(addReviewOperation, { item_code: 'PEN-50', title: 'Buono', rating }, { jwt }));
    const found = valueOf(await shop.ask(itemReviewsOperation, { item_code: 'PEN-50' }));
    expect(found).toMatchObject({
      total_reviews: 1,
      average_rating: 0.8,
      reviews_per_rating: [0, 0, 0, 100, 0],
    });
    expect(JSON.stringify(found)).not.toContain('@');
    expect(valueOf(await shop.ask(ownReviewOperation, { item_code: 'PEN-50' }, { jwt })).review?.stars).toBe(
      4,
    );
  });

  test('a paid order, its page, its invoice and its address are the customer’s alone', async () => {
    const jwt = await registered();
    const wanted = { ...hammerOrder(), email: anna.email, payment_method: 'card' as const };
    const placed = valueOf(await shop.ask(placeOrderOperation, wanted, { jwt }));
    if (placed.status !== 'placed' || placed.payment.kind !== 'redirect') throw new Error('no bank page');
    const { order_token, order_number } = placed;
    const transaction = new URL(placed.payment.url).searchParams.get('transaction');
    const back = {
      gateway: 'gestpay',
      reference: 'GESPAY12345',
      secret: `${transaction}*OK`,
      order_token,
    } as const;
    // Without the login the link does not open the order.
    expect(await shop.ask(trackOrderOperation, { order_token })).toMatchObject({
      refusal: { name: 'not_found' },
    });
    expect(valueOf(await shop.ask(paymentReturnOperation, back, { jwt })).payment).toBe('paid');
    const { orders, total_count, by_state } = valueOf(
      await shop.ask(myOrdersOperation, { search: 'martello' }, { jwt }),
    );
    expect([total_count, by_state]).toEqual([1, { paid: 1 }]);
    const own = orders[0]?.order_token ?? '';
    const view = valueOf(await shop.ask(trackOrderOperation, { order_token: own }, { jwt }));
    expect(view).toMatchObject({
      order_number,
      total: 24.8,
      goods: 14.9,
      shipping: 9.9,
      payment: 'paid',
      can_pay: false,
    });
    const other = await registered('bruno@esempio.it');
    expect(await shop.ask(trackOrderOperation, { order_token: own }, { jwt: other })).toMatchObject({
      refusal: { name: 'not_found' },
    });
    expect(valueOf(await shop.ask(myOrdersOperation, { search: 'niente' }, { jwt })).orders).toEqual([]);
    expect(valueOf(await shop.ask(addressesOperation, {}, { jwt }))).toMatchObject([
      { first_name: 'Anna', address_line1: 'Via Emilia 12', country: 'IT' },
    ]);
    const [file] = valueOf(await shop.ask(downloadsOperation, {}, { jwt }));
    const get = (url: string) => shop.commerce.handle(new Request(`http://shop.test${url}`));
    const url = file?.url ?? '';
    expect((await get(url)).headers.get('content-type')).toBe('application/pdf');
    for (const wrong of [url.replace(order_number, 'SAL-ORD-2026-00009'), url.replace(/until=\d/, 'until=9')])
      expect((await get(wrong)).status).toBe(404);
    shop.pass(HOUR_MS);
    expect((await get(url)).status).toBe(404);
  });
});
