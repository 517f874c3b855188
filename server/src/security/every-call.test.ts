import { randomUUID } from 'node:crypto';
import { createAccessTokens } from '@casamaestra/commerce/customers/sessions/access-token.ts';
import { registerCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import type { TestCustomer } from '@casamaestra/commerce/customers/testing/register-customer.ts';
import { createShopSecrets } from '@casamaestra/commerce/platform/secrets/shop-secrets.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShopOverHttp } from '../testing/shop-over-http.ts';
import type { HttpAnswer, ShopOverHttp } from '../testing/shop-over-http.ts';
import { eitherCalls, guestCalls, operationNamed, authenticatedCalls, publicCalls } from './every-call.ts';

let shop: ShopOverHttp;
let ada: TestCustomer;
beforeAll(async () => {
  shop = await openShopOverHttp();
  ada = await registerCustomer(shop.commerce, { email: 'ada@esempio.it' });
});
afterAll(() => shop.close());

/** Enough fields for every call's input to be valid. */
const anyBody = {
  item_code: 'TR-1',
  title: 'Ottimo',
  rating: 5,
  name: 'REV-1',
  helpful: true,
  answer: 'Circa quaranta minuti.',
  order_id: 'CM-22222222',
  address_name: 'ADR-1',
  old_password: 'il gatto beve caffè',
  new_password: 'la volpe mangia uva',
  new_email: 'nuova@esempio.it',
  password: 'il gatto beve caffè',
  first_name: 'Ada',
  last_name: 'Bianchi',
  address_line1: 'Via Po 1',
  city: 'Bologna',
  state: 'BO',
  pincode: '40121',
  country: 'IT',
  doctype: 'Quotation',
  quotation_name: 'QTN-1',
  applied_code: 'DIECI',
  user_email: 'ada@esempio.it',
};

const post = (path: string, jwt: string | undefined, body: object = anyBody): Promise<HttpAnswer> =>
  shop.ask(path, { method: 'POST', body, headers: jwt === undefined ? {} : { jwt: `Bearer ${jwt}` } });

/** Tokens that are expired, revoked or forged. */
async function tokensThatDoNotHold(): Promise<readonly (readonly [string, string])[]> {
  const { database } = shop.commerce;
  const tokens = (at: number) => createAccessTokens(createShopSecrets(database), { now: () => at });
  const ended = await registerCustomer(shop.commerce, { email: `${randomUUID()}@esempio.it` });
  await database
    .updateTable('customer_session')
    .set({ revoked_at: new Date() })
    .where('id', '=', ended.sessionId)
    .execute();
  const disabled = await registerCustomer(shop.commerce, { email: `${randomUUID()}@esempio.it` });
  await database
    .updateTable('customer')
    .set({ disabled: true })
    .where('id', '=', disabled.customerId)
    .execute();
  const [head = '', claims = '', signature = ''] = ada.jwt.split('.');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const otherSession = { ...ada, sessionId: disabled.sessionId };
  return [
    ['expired', (await tokens(Date.now() - 16 * 60_000).sign(ada)).jwt],
    ['signed otherwise', `${head}.${claims}.${signature.split('').toReversed().join('')}`],
    ['unsigned', `${part({ alg: 'none' })}.${claims}.`],
    ['of an ended session', ended.jwt],
    ['of a disabled account', disabled.jwt],
    ['with another’s session', (await tokens(Date.now()).sign(otherSession)).jwt],
  ];
}

describe('K02 every call of the contract', () => {
  test('is in one of the lists: a new one is thought about', () => {
    const listed = [...publicCalls, ...guestCalls, ...eitherCalls, ...authenticatedCalls];
    expect(listed.toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });

  test.each(authenticatedCalls)('%s: nobody without a token that holds', async (name) => {
    const { path } = operationNamed(name);
    const tokens: (readonly [string, string | undefined])[] = [['none', undefined]];
    tokens.push(...(await tokensThatDoNotHold()));
    for (const [kind, jwt] of tokens) {
      const { status, text, headers } = await post(path, jwt);
      expect([kind, status]).toEqual([kind, 401]);
      expect(text).toContain('AuthenticationError');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test.each(eitherCalls)('%s: a token that does not hold makes no guest', async (name) => {
    const { path } = operationNamed(name);
    for (const [kind, jwt] of await tokensThatDoNotHold())
      expect([kind, (await post(path, jwt)).status]).toEqual([kind, 401]);
    expect((await post(path, undefined)).status).not.toBe(401);
  });

  test.each([...guestCalls, ...eitherCalls, ...authenticatedCalls])(
    '%s: its answers are kept nowhere',
    async (name) => {
      const { path, verb } = operationNamed(name);
      const { jwt } = await registerCustomer(shop.commerce, { email: `${randomUUID()}@esempio.it` });
      const headers = { jwt: `Bearer ${jwt}`, 'sec-fetch-site': 'same-origin' };
      const asked =
        verb === 'GET'
          ? { headers }
          : { method: 'POST', headers, body: { ...anyBody, lines: [], others: true } };
      const answer = await shop.ask(verb === 'GET' ? `${path}?a=x&b=y` : path, asked);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('the listing of a wishlist belongs to one caller, is not cached and not shown to others', async () => {
    const { path } = operationNamed('catalog.listing');
    await post(operationNamed('wishlist.add').path, ada.jwt, { item_code: 'TR-1' });
    const listing = (headers: Record<string, string>) => shop.ask(`${path}?wishlist=true`, { headers });
    const own = await listing({ jwt: `Bearer ${ada.jwt}` });
    expect(own.headers['cache-control']).toBe('no-store');
    const guest = await listing({});
    expect(guest.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(own.text)).toMatchObject({ message: { totalCount: 1 } });
    expect(guest.text).not.toContain('"TR-1"');
    expect((await shop.ask(path)).headers['cache-control']).toBe('no-cache');
  });
});
