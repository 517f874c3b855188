import type { Passkey } from '@casamaestra/contract/customers/passkeys.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import type { Asked, Deviation } from '../testing/software-authenticator.ts';

const ORIGIN = 'https://negozio.example';
const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 22, 9);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now }, environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => shop.close());

let places = 0;
const browser = () => new ShopBrowser(shop, `198.18.2.${(places += 1)}`);
const asked = async (from: ShopBrowser, call: string, body: object = {}): Promise<Asked> =>
  (await from.value<{ options: Asked }>(call, body)).options;

async function withPasskey(email: string) {
  const owner = browser();
  await register(owner, email);
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const credential = authenticator.create(await asked(owner, 'passkey_options'));
  const passkey = await owner.value<Passkey>('add_passkey', { name: '  Telefono\u200B di Ada ', credential });
  return { owner, authenticator, passkey };
}
async function logIn(authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const visitor = browser();
  const credential = authenticator.get(await asked(visitor, 'passkey_login_options'), deviation);
  return { visitor, credential, answer: await visitor.call('log_in_by_passkey', { credential }) };
}

describe('A01 passkeys', () => {
  test('one is made, listed by its name, logs in without a name and is removed', async () => {
    const { owner, authenticator, passkey } = await withPasskey('ada@example.it');
    expect(passkey).toMatchObject({ name: 'Telefono di Ada', last_used_at: null });
    const { visitor, answer } = await logIn(authenticator);
    expect(answer.body).toMatchObject({ message: { email: 'ada@example.it', jwt: expect.any(String) } });
    expect(await visitor.value('refresh')).toMatchObject({ first_name: 'Ada' });
    const [listed] = await owner.value<Passkey[]>('passkeys');
    expect(listed).toMatchObject({ id: passkey.id, last_used_at: new Date(now).toISOString() });
    await owner.value('remove_passkey', { id: passkey.id });
    expect((await owner.call('remove_passkey', { id: passkey.id })).status).toBe(404);
    expect((await logIn(authenticator)).answer.status).toBe(401);
  });

  test('its owner is written to when one is added', async () => {
    await withPasskey('avvisata@example.it');
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('recipient', '=', 'avvisata@example.it')
      .execute();
    expect(mails.filter(({ kind }) => kind === 'passkey_added')).toHaveLength(1);
  });

  test('asks for a passkey that needs no name, with finger, face or PIN, at the address of the shop', async () => {
    const owner = browser();
    await register(owner, 'bea@example.it');
    expect(await asked(owner, 'passkey_options')).toMatchObject({
      rp: { id: 'negozio.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await asked(browser(), 'passkey_login_options')).toMatchObject({
      rpId: 'negozio.example',
      userVerification: 'required',
    });
  });

  test.each<[string, Deviation]>([
    ['from another site', { origin: 'https://negozio.example.evil.test' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without finger or PIN', { verified: false }],
    ['of a challenge nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['of a copy that counts behind', { count: 1 }],
  ])('a signature %s opens nothing', async (name, deviation) => {
    const { authenticator } = await withPasskey(`x${name.length}@example.it`);
    expect((await logIn(authenticator)).answer.status).toBe(200);
    expect((await logIn(authenticator)).answer.status).toBe(200);
    expect((await logIn(authenticator, deviation)).answer.status).toBe(401);
  });

  test.each<[string, Deviation]>([
    ['for another site', { rpId: 'evil.test' }],
    ['from another site', { origin: 'http://negozio.example' }],
    ['without finger or PIN', { verified: false }],
    ['of a challenge nobody gave', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ])('a passkey %s is not kept', async (name, deviation) => {
    const owner = browser();
    await register(owner, `y${name.length}@example.it`);
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const credential = authenticator.create(await asked(owner, 'passkey_options'), deviation);
    expect((await owner.call('add_passkey', { credential })).status).toBe(417);
    expect(await owner.value<Passkey[]>('passkeys')).toEqual([]);
  });

  test('a challenge is answered once, in five minutes, by whom it was made for', async () => {
    const { owner, authenticator } = await withPasskey('carla@example.it');
    const { visitor, credential } = await logIn(authenticator);
    expect((await visitor.call('log_in_by_passkey', { credential })).status).toBe(401);
    const late = authenticator.get(await asked(visitor, 'passkey_login_options'));
    const lateKey = new SoftwareAuthenticator(ORIGIN).create(await asked(owner, 'passkey_options'));
    const thief = browser();
    await register(thief, 'ladra@example.it');
    expect((await thief.call('add_passkey', { credential: lateKey })).status).toBe(417);
    now += 5 * MINUTE;
    expect((await visitor.call('log_in_by_passkey', { credential: late })).status).toBe(401);
    expect((await owner.call('add_passkey', { credential: lateKey })).status).toBe(417);
    const left = await shop.database.selectFrom('passkey_challenge').selectAll().execute();
    await asked(visitor, 'passkey_login_options');
    const kept = await shop.database.selectFrom('passkey_challenge').selectAll().execute();
    expect(kept.length).toBeLessThan(left.length);
  });

  test('a signature of one passkey opens no account under another name', async () => {
    const [one, other] = [await withPasskey('dina@example.it'), await withPasskey('elsa@example.it')];
    one.authenticator.userHandle = other.authenticator.userHandle;
    expect((await logIn(one.authenticator)).answer.status).toBe(401);
  });

  test('ten minutes after the login the password is asked for first', async () => {
    const { owner, passkey } = await withPasskey('fina@example.it');
    now += 10 * MINUTE;
    for (const [call, body] of [
      ['passkey_options', {}],
      ['remove_passkey', { id: passkey.id }],
    ] as const) {
      expect((await owner.call(call, body)).body).toMatchObject({ field: 'password' });
      expect((await owner.call(call, { ...body, password: goodPassword })).status).toBe(200);
    }
  });

  test('an account taken back by mail has no passkeys left, a closed one opens by none', async () => {
    const email = 'gina@example.it';
    const { owner, authenticator } = await withPasskey(email);
    await shop.database.updateTable('customer').set({ disabled: true }).where('email', '=', email).execute();
    expect((await logIn(authenticator)).answer.status).toBe(401);
    await shop.database.updateTable('customer').set({ disabled: false }).where('email', '=', email).execute();
    expect((await logIn(authenticator)).answer.status).toBe(200);
    await owner.value('reset_password', { user: email });
    const mail = await shop.database
      .selectFrom('mail_outbox')
      .select('payload')
      .where('kind', '=', 'password_reset')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const key = /key=([\w-]+)/.exec(JSON.stringify(mail.payload))?.[1];
    await owner.value('update_user_password_with_key', { key, new_password: 'la panca sotto la capra' });
    expect((await logIn(authenticator)).answer.status).toBe(401);
  });
});
