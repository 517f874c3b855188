import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { SoftwareAuthenticator } from '../customers/testing/software-authenticator.ts';
import type { Asked } from '../customers/testing/software-authenticator.ts';
import { backOfficeOrigin, makeStaff, signedInStaff, StaffBrowser } from './testing/staff-browser.ts';

const MINUTE = 60_000;
let now = Date.UTC(2026, 10, 23, 8);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
afterAll(() => shop.close());
beforeEach(() => {
  now += 24 * 60 * MINUTE;
});

type Options = { options: Asked };

/** Somebody who came by an invitation and added a passkey. */
async function enrolled(roles: Parameters<typeof makeStaff>[1]['roles'] = ['support']) {
  const person = await makeStaff(shop.database, { roles, kind: 'invitation', now });
  const browser = new StaffBrowser(shop);
  await browser.value('sign_in.by_link', { key: person.key });
  const authenticator = new SoftwareAuthenticator(backOfficeOrigin);
  const { options } = await browser.value<Options>('factors.passkey_options');
  const added = await browser.value<{ recovery_codes: string[] }>('factors.add_passkey', {
    credential: authenticator.create(options),
  });
  return { ...person, browser, authenticator, codes: added.recovery_codes };
}

async function byPasskey(authenticator: SoftwareAuthenticator, deviation = {}) {
  const browser = new StaffBrowser(shop);
  const { options } = await browser.value<Options>('sign_in.passkey_options');
  const answer = await browser.call('sign_in.by_passkey', {
    credential: authenticator.get(options, deviation),
  });
  return { browser, answer };
}

const linkMailed = async (to: string): Promise<string> => {
  const { payload } = await shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (payload as { link: string }).link.split('#')[1] ?? '';
};

describe('a link that signs in', () => {
  test('works once, and shows nothing before a passkey is added', async () => {
    const { key } = await makeStaff(shop.database, { roles: ['owner'], kind: 'invitation', now });
    const browser = new StaffBrowser(shop);
    const me = await browser.value('sign_in.by_link', { key });
    expect(me).toMatchObject({ must_enrol: true, roles: ['owner'] });
    expect(browser.setCookie).toMatch(/^__Host-casamaestra-staff=.*HttpOnly; SameSite=Strict$/);
    expect(await browser.refusal('people.list')).toBe('staff_enrolment_needed');
    expect(await new StaffBrowser(shop).refusal('sign_in.by_link', { key })).toBe('staff_link_used');
    expect((await browser.value('me')).must_enrol).toBe(true);
  });

  test('expires', async () => {
    const { key } = await makeStaff(shop.database, { roles: ['owner'], kind: 'invitation', now });
    now += 25 * 60 * MINUTE;
    expect(await new StaffBrowser(shop).refusal('sign_in.by_link', { key })).toBe('staff_link_used');
  });
});

describe('a passkey of staff', () => {
  test('is added with recovery codes and signs in', async () => {
    const { authenticator, codes, email } = await enrolled();
    expect(codes).toHaveLength(10);
    const { browser, answer } = await byPasskey(authenticator);
    expect(answer.status).toBe(200);
    expect(await browser.value('me')).toMatchObject({ email, must_enrol: false });
  });

  test('signs nobody in without user verification, for another origin, or with a challenge twice', async () => {
    const { authenticator } = await enrolled();
    for (const deviation of [
      { verified: false },
      { origin: 'https://altro.test' },
      { rpId: 'altro.test' },
      { challenge: 'AAAA' },
    ])
      expect((await byPasskey(authenticator, deviation)).answer.status).toBe(401);
    const browser = new StaffBrowser(shop);
    const { options } = await browser.value<Options>('sign_in.passkey_options');
    const credential = authenticator.get(options);
    expect((await browser.call('sign_in.by_passkey', { credential })).status).toBe(200);
    expect((await browser.call('sign_in.by_passkey', { credential })).status).toBe(401);
  });

  test('of a customer opens nothing here', async () => {
    const authenticator = new SoftwareAuthenticator(backOfficeOrigin);
    expect((await byPasskey(authenticator)).answer.status).toBe(401);
  });
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
const password = 'quattro lampade sul tavolo blu';

describe('an authenticator app', () => {
  async function withApp() {
    const person = await enrolled();
    const { secret, qr } = await person.browser.value<{ secret: string; qr: string }>('factors.app_secret');
    expect(qr).toContain('<svg');
    const wrong = await person.browser.refusal('factors.add_app', { app_code: '000000', password });
    expect(wrong).toBe('staff_code_wrong');
    await person.browser.value('factors.add_app', { app_code: codeOf(secret), password });
    return { ...person, secret };
  }

  test('signs in with the password, each code once; its secret is not readable in the database', async () => {
    const { email, secret, staffId } = await withApp();
    const signIn = (input: object) =>
      new StaffBrowser(shop).call('sign_in.by_app', { email, password, app_code: codeOf(secret), ...input });
    expect((await signIn({})).status).toBe(401);
    now += MINUTE;
    expect((await signIn({ password: 'un’altra frase di parole' })).status).toBe(401);
    expect((await signIn({ app_code: '123456' })).status).toBe(401);
    expect((await signIn({})).status).toBe(200);
    expect((await signIn({})).status).toBe(401);
    const rows = await shop.database
      .selectFrom('staff_credential')
      .selectAll()
      .where('staff_id', '=', staffId)
      .execute();
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, sealed_secret: row.sealed_secret?.toString('latin1') }))),
    ).not.toContain(secret);
  });

  test('may be guessed a few times, and its owner is not locked out elsewhere', async () => {
    const { email, secret } = await withApp();
    now += MINUTE;
    const from = (address: string, app_code: string) =>
      new StaffBrowser(shop).call(
        'sign_in.by_app',
        { email, password, app_code },
        { 'x-client-address': address },
      );
    const answers: number[] = [];
    for (let tried = 0; tried < 7; tried += 1) answers.push((await from('203.0.113.9', '000000')).status);
    expect(answers.at(-1)).toBe(417);
    expect((await from('203.0.113.9', codeOf(secret))).status).toBe(417);
    expect((await from('198.51.100.99', codeOf(secret))).status).toBe(200);
  });
});

describe('a recovery code', () => {
  test('has a link mailed once, and that link asks for a new passkey', async () => {
    const { email, codes, staffId } = await enrolled();
    const [code = ''] = codes;
    const browser = new StaffBrowser(shop);
    await browser.value('sign_in.recover', { email, recovery_code: 'ABCD-EFGH-JKMN-PQRS' });
    const mails = () => shop.database.selectFrom('mail_outbox').select('id').where('recipient', '=', email);
    expect(await mails().execute()).toHaveLength(0);
    await browser.value('sign_in.recover', { email, recovery_code: code.toLowerCase() });
    const me = await browser.value('sign_in.by_link', { key: await linkMailed(email) });
    expect(me).toMatchObject({ id: staffId, must_enrol: true });
    await browser.value('sign_in.recover', { email, recovery_code: code });
    expect(await mails().execute()).toHaveLength(1);
  });
});

describe('who has lost every way to sign in', () => {
  test('gets a link by mail from an owner, which asks for a new passkey; the former ones stay', async () => {
    const owner = await signedInStaff(shop, ['owner'], { name: 'Ada Bianchi', now });
    const { email, staffId, authenticator } = await enrolled();
    expect(await owner.value('people.send_link', { id: staffId })).toEqual({ sent_to: email });
    const browser = new StaffBrowser(shop);
    const me = await browser.value('sign_in.by_link', { key: await linkMailed(email) });
    expect(me).toMatchObject({ id: staffId, must_enrol: true });
    expect((await byPasskey(authenticator)).answer.status).toBe(200);
    const { rows } = await owner.value<{ rows: { kind: string; who: string }[] }>('activity.list', {
      record: `person ${staffId}`,
    });
    expect(rows[0]).toMatchObject({ kind: 'people.send_link', who: 'Ada Bianchi' });
  });

  test('is told why there is none: nobody, not come yet, disabled, or asked for by another role', async () => {
    const owner = await signedInStaff(shop, ['owner'], { now });
    const invited = { email: 'nuova@esempio.test', name: 'Nina Nuova', roles: ['support'] };
    const { id, version } = await owner.value<{ id: number; version: number }>('people.invite', invited);
    expect(await owner.refusal('people.send_link', { id: 999_999 })).toBe('staff_person_unknown');
    expect(await owner.refusal('people.send_link', { id })).toBe('staff_person_not_come');
    const disabled = { id, base_version: version, changes: { disabled: { from: false, to: true } } };
    await owner.value('people.save', disabled);
    expect(await owner.refusal('people.send_link', { id })).toBe('staff_person_disabled');
    const manager = await signedInStaff(shop, ['manager'], { now });
    expect(await manager.refusal('people.send_link', { id })).toBe('staff_not_permitted');
  });
});

describe('a session of staff', () => {
  test('ends after half an hour without a call, and after twelve hours in any case', async () => {
    const { browser, authenticator } = await enrolled();
    now += 29 * MINUTE;
    await browser.value('me');
    now += 31 * MINUTE;
    expect(await browser.refusal('me')).toBe('staff_sign_in_required');
    const again = (await byPasskey(authenticator)).browser;
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      now += 20 * MINUTE;
      await again.value('me');
    }
    now += 21 * MINUTE;
    expect(await again.refusal('me')).toBe('staff_sign_in_required');
  });

  test('gets another token when its person confirms who they are; the former one is worth nothing', async () => {
    const { browser, authenticator } = await enrolled();
    const former = browser.cookie;
    const { options } = await browser.value<Options>('confirm.passkey_options');
    await browser.value('confirm.by_passkey', { credential: authenticator.get(options) });
    expect(browser.cookie).not.toBe(former);
    const thief = new StaffBrowser(shop);
    thief.cookie = former;
    expect(await thief.refusal('me')).toBe('staff_sign_in_required');
    await browser.value('me');
  });

  test('is listed and ended by its person, and by nobody else', async () => {
    const { browser, authenticator } = await enrolled();
    const other = (await byPasskey(authenticator)).browser;
    const sessions = await browser.value<{ id: string; current: boolean }[]>('sessions.list');
    expect(sessions).toHaveLength(2);
    const id = sessions.find(({ current }) => !current)?.id;
    const stranger = await signedInStaff(shop, ['owner'], { now });
    expect(await stranger.refusal('sessions.end', { id })).toBe('staff_session_unknown');
    await browser.value('sessions.end', { id });
    expect(await other.refusal('me')).toBe('staff_sign_in_required');
    await browser.value('sign_out');
    expect(browser.cookie).toBeUndefined();
    expect(await browser.refusal('me')).toBe('staff_sign_in_required');
  });

  test('is changed by no other site, and by no form', async () => {
    const { browser } = await enrolled();
    const refusedBy = async (headers: Record<string, string>) =>
      (await browser.call('sign_out', {}, headers)).status;
    expect(await refusedBy({ origin: 'https://altro.test' })).toBe(403);
    expect(await refusedBy({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await refusedBy({ 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await refusedBy({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(403);
    expect(await refusedBy({ 'content-type': 'text/plain' })).toBe(417);
    await browser.value('me');
  });
});

describe('ways to sign in', () => {
  test('change only after a proof of the last five minutes, and the last one stays', async () => {
    const { browser, authenticator } = await enrolled();
    now += 6 * MINUTE;
    expect(await browser.refusal('factors.passkey_options')).toBe('staff_confirmation_needed');
    expect(await browser.refusal('factors.recovery_codes')).toBe('staff_confirmation_needed');
    const { options } = await browser.value<Options>('confirm.passkey_options');
    await browser.value('confirm.by_passkey', { credential: authenticator.get(options) });
    const { factors } = await browser.value<{ factors: { id: number }[] }>('factors.list');
    expect(await browser.refusal('factors.remove', { id: factors[0]?.id })).toBe('staff_factor_last');
    const { recovery_codes: codes } = await browser.value<{ recovery_codes: string[] }>(
      'factors.recovery_codes',
    );
    expect(new Set(codes).size).toBe(10);
  });
});
