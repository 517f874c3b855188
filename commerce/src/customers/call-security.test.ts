import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerOperations } from '@casamaestra/contract/customers/customer.operations.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { createShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { createAccessTokens } from './sessions/access-token.ts';
import { registerCustomer } from './testing/register-customer.ts';
import type { TestCustomer } from './testing/register-customer.ts';

let now = Date.UTC(2026, 10, 21, 9);
const clock = { now: () => now };
let shop: TestShop;
let ada: TestCustomer;
beforeAll(async () => {
  shop = await startTestShop([], { clock });
  ada = await registerCustomer(shop, { email: 'ada@example.it', clock });
});
afterAll(() => shop.close());

const guestCalls = new Set([
  'customers.signIn',
  'customers.register',
  'customers.refresh',
  'customers.logout',
  'customers.resetPassword',
  'customers.updatePasswordByKey',
  'customers.requestLoginLink',
  'customers.logInByLink',
  'customers.passkeyLoginOptions',
  'customers.logInByPasskey',
  'customers.confirmEmail',
]);
const authenticatedCalls = customerOperations.filter(({ name }) => !guestCalls.has(name));
/** Names the victim in every way a body could. */
const identities = () => ({
  user: ada.email,
  usr: ada.email,
  email: ada.email,
  user_email: ada.email,
  customer: ada.email,
  customer_id: ada.customerId,
  sub: String(ada.customerId),
  jwt: ada.jwt,
  name: 'ADR-1',
  address_name: 'ADR-1',
  id: ada.sessionId,
});

async function badTokens(): Promise<readonly (readonly [string, string | undefined])[]> {
  const claims = {
    sub: String(ada.customerId),
    sid: ada.sessionId,
    email: ada.email,
    iat: now / 1000,
    exp: now / 1000 + 600,
  };
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const tokens = createAccessTokens(createShopSecrets(shop.database), { now: () => now - 16 * 60_000 });
  const sign = (key: Uint8Array) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
  return [
    ['none', undefined],
    ['expired', `Bearer ${(await tokens.sign(ada)).jwt}`],
    ['of another key', `Bearer ${await sign(Buffer.from('change-me'.repeat(4)))}`],
    ['unsigned', `Bearer ${encoded({ alg: 'none' })}.${encoded(claims)}.`],
    ['without "Bearer"', ada.jwt],
    ['of another scheme', `Basic ${ada.jwt}`],
    ['rubbish', 'Bearer null'],
  ];
}

describe('K02 calls about the own account', () => {
  test('all are tested here', () => expect(authenticatedCalls).toHaveLength(19));

  test.each(authenticatedCalls.map(({ name, path }) => [name, path] as const))(
    '%s wants a genuine token, whatever the body says',
    async (_, path) => {
      for (const [kind, header] of await badTokens()) {
        const answer = await shop.post(path, identities(), header === undefined ? {} : { jwt: header });
        expect([kind, answer.status]).toEqual([kind, 401]);
        expect(answer.body).toMatchObject({
          exc_type: 'AuthenticationError',
          _error_message: 'Accedi per continuare.',
        });
        const inQuery = await shop.ask(`${path}?jwt=${ada.jwt}&Jwt=Bearer%20${ada.jwt}`, { method: 'POST' });
        expect(inQuery.status).toBe(401);
      }
    },
  );

  test('with another customer’s token nothing of the victim is told or changed', async () => {
    const eva = await registerCustomer(shop, { email: 'eva@example.it', firstName: 'Eva', clock });
    const snapshot = async () =>
      JSON.stringify([
        await shop.database.selectFrom('customer').selectAll().where('id', '=', ada.customerId).execute(),
        await shop.database
          .selectFrom('customer_session')
          .selectAll()
          .where('customer_id', '=', ada.customerId)
          .execute(),
        await shop.database
          .selectFrom('customer_address')
          .selectAll()
          .where('customer_id', '=', ada.customerId)
          .execute(),
      ]);
    await shop.database
      .insertInto('customer_address')
      .values({
        customer_id: ada.customerId,
        first_name: 'Ada',
        last_name: 'B',
        address_line1: 'Via Segreta 1',
        city: 'Bologna',
        country: 'IT',
      })
      .execute();
    const before = await snapshot();
    for (const { path } of authenticatedCalls) {
      const answer = await shop.post(path, identities(), eva.headers);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(/Via Segreta|ada@example/);
    }
    expect(await snapshot()).toBe(before);
  });

  test.each(customerOperations.map(({ name, path }) => [name, path] as const))(
    '%s takes hostile input without failing',
    async (_, path) => {
      const texts = [
        "'; drop table customer; --",
        '\u0000',
        '\ud800',
        '%00',
        '{{7*7}}',
        '../../etc/passwd',
        'x'.repeat(5000),
      ];
      const hostile: unknown[] = [...texts, null, -1, 1e308, [], {}, { $gt: '' }, true];
      now += 60 * 60_000;
      const eva = await registerCustomer(shop, { email: `eva${now}@example.it`, clock });
      const names = [
        ...Object.keys(identities()),
        'pwd',
        'password',
        'new_password',
        'old_password',
        'key',
        'first_name',
        'last_name',
      ];
      for (const value of hostile) {
        const body = Object.fromEntries(
          [...names, 'phone', 'new_email', 'order_token', 'city', 'country'].map((field) => [field, value]),
        );
        const answer = await shop.post(path, body, eva.headers);
        expect([JSON.stringify(value)?.slice(0, 40), answer.status < 500]).toEqual([
          JSON.stringify(value)?.slice(0, 40),
          true,
        ]);
      }
    },
  );
});
