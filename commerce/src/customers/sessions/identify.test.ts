import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { localCaller } from '../../contract-http/caller.ts';
import { createShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import { registerCustomer } from '../testing/register-customer.ts';
import type { TestCustomer } from '../testing/register-customer.ts';
import { createAccessTokens } from './access-token.ts';
import { createIdentify } from './identify.usecase.ts';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 21, 9);
const clock = { now: () => now };

let shop: TestShop;
let ada: TestCustomer;

beforeAll(async () => {
  shop = await startTestShop([], { clock });
  ada = await registerCustomer(shop, { email: 'ada@example.it', clock });
});
afterAll(() => shop.close());

function whoIs(jwt: string) {
  const tokens = createAccessTokens(createShopSecrets(shop.database), clock);
  return createIdentify(shop.database, clock, tokens)(localCaller({ jwt }, ['it']));
}

const unsigned = (claims: object) =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

describe('A02 access token', () => {
  const claims = () => ({
    sub: String(ada.customerId),
    sid: ada.sessionId,
    email: ada.email,
    iat: now / 1000,
    exp: now / 1000 + 600,
  });

  test('a valid token identifies the caller', async () => {
    expect(await whoIs(ada.jwt)).toEqual({
      customerId: ada.customerId,
      email: 'ada@example.it',
      firstName: 'Ada',
      lastName: 'Bianchi',
      sessionId: ada.sessionId,
      shoppingOnly: false,
    });
  });

  test('"alg": "none", another key, another algorithm and rubbish are refused', async () => {
    const forge = (alg: string, key: Uint8Array) =>
      new SignJWT(claims()).setProtectedHeader({ alg }).sign(key);
    const own = await createShopSecrets(shop.database)('customer-token');
    const forged = [
      unsigned(claims()),
      await forge('HS256', new Uint8Array(32)),
      await forge('HS512', Buffer.concat([own, own])),
      // Signed by the shop, but for another purpose.
      await forge('HS256', own),
      await new SignJWT({ ...claims(), aud: 'other' }).setProtectedHeader({ alg: 'HS256' }).sign(own),
      `${ada.jwt}x`,
      ada.jwt.slice(0, -2),
      'null',
      'x'.repeat(100_000),
    ];
    for (const jwt of forged) expect(await whoIs(jwt)).toBeNull();
  });

  test('signed claims without a customer and session of ours are refused', async () => {
    const tokens = createAccessTokens(createShopSecrets(shop.database), clock);
    const wrong = [
      { ...ada, customerId: ada.customerId + 1 },
      { ...ada, sessionId: '00000000-0000-4000-8000-000000000000' },
      { ...ada, sessionId: "' or true --" },
      { ...ada, customerId: 1.5 },
    ];
    for (const each of wrong) expect(await whoIs((await tokens.sign(each)).jwt)).toBeNull();
  });

  test('it ends after 15 minutes', async () => {
    now += 14 * MINUTE;
    expect(await whoIs(ada.jwt)).not.toBeNull();
    now += 2 * MINUTE;
    expect(await whoIs(ada.jwt)).toBeNull();
  });

  test('an ended session ends its tokens at once', async () => {
    const bea = await registerCustomer(shop, { email: 'bea@example.it', clock });
    await shop.database
      .updateTable('customer_session')
      .set({ revoked_at: new Date(now) })
      .where('id', '=', bea.sessionId)
      .execute();
    expect(await whoIs(bea.jwt)).toBeNull();
  });
});
