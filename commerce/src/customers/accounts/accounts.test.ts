import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { Answer, TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';

let now = Date.UTC(2026, 10, 21, 9);
const clock = { now: () => now };
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock });
});
afterAll(() => shop.close());

let places = 0;
/** Each browser has a network address of its own, so that rate limits of one test do not affect the next. */
const browser = () => new ShopBrowser(shop, `203.0.113.${(places += 1)}`);
const refusal = ({ status, body }: Answer) => {
  const { _error_message: message, field } = body as { _error_message: string; field?: string };
  return { status, message, field };
};
const mailsTo = (recipient: string) =>
  shop.database
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const linkIn = (payload: unknown) => new URL((payload as { link: string }).link);
async function keyMailedTo(recipient: string, parameter: string): Promise<string> {
  const mails = await mailsTo(recipient);
  const last = mails.findLast(({ payload }) => typeof (payload as { link?: string }).link === 'string');
  return linkIn(last?.payload).searchParams.get(parameter) ?? '';
}

describe('A01 registration and login', () => {
  test('an account is made, logged in and welcomed', async () => {
    const ada = browser();
    const record = await register(ada, 'Ada@Example.it');
    expect(record).toEqual({
      user: 'Ada@example.it',
      customer: 'Ada@example.it',
      jwt: expect.any(String),
      expires_at: new Date(now + 15 * 60_000).toISOString(),
      first_name: 'Ada',
      last_name: 'Bianchi',
      email: 'Ada@example.it',
    });
    expect(ada.setCookie).toMatch(
      /^__Host-casamaestra-session=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect((await mailsTo('Ada@example.it')).map(({ kind }) => kind)).toEqual(['welcome']);
    const { password_hash: hash } = await shop.database
      .selectFrom('customer')
      .select('password_hash')
      .where('email_key', '=', 'ada@example.it')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('login: capitals in the address do not count, "remember" keeps the cookie 30 days', async () => {
    const back = browser();
    const record = await back.value('sigin', { usr: ' ada@example.IT', pwd: goodPassword, remember: true });
    expect(record).toMatchObject({ message: 'Authentication successful', email: 'Ada@example.it' });
    expect(back.setCookie).toContain('; Max-Age=2592000');
    const claims = Buffer.from(record.jwt.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(claims)).toMatchObject({ email: 'Ada@example.it', roles: ['Customer'] });
    const info = await back.value<object>('get_user_info');
    expect(info).toMatchObject({
      email: 'Ada@example.it',
      first_name: 'Ada',
      roles: ['Customer'],
      customer: { name: 'Ada@example.it', customer_group: 'B2C', territory: 'Italy', mobile_no: '' },
    });
    expect((info as { customer: object }).customer).not.toHaveProperty('vat_number');
    expect(await back.value('me')).toEqual({
      name: 'Ada@example.it',
      email: 'Ada@example.it',
      roles: ['Customer'],
      iat: '2026-11-21 09:00:00',
    });
  });

  test('the password may be typed in another Unicode form', async () => {
    const decomposed = goodPassword.normalize('NFD');
    expect(decomposed).not.toBe(goodPassword);
    await browser().value('sigin', { usr: 'ada@example.it', pwd: decomposed });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = refusal(await browser().call('sigin', { usr: 'ada@example.it', pwd: 'sbagliata' }));
    const unknown = refusal(await browser().call('sigin', { usr: 'mai.vista@example.it', pwd: 'sbagliata' }));
    expect(wrong).toEqual({ status: 401, message: 'Email o password non corrette.', field: undefined });
    expect(unknown).toEqual(wrong);
  });

  test('registering an address again: neutral words to the caller, one mail to its owner', async () => {
    const again = {
      email: 'ADA@example.it',
      first_name: 'Eva',
      last_name: 'Neri',
      password: 'quattro parole molto segrete',
    };
    const answer = refusal(await browser().call('create_customer_and_user', again));
    expect(answer).toMatchObject({ status: 417, field: undefined });
    expect(answer.message).toMatch(/^Non possiamo creare l’account con questi dati\./);
    await browser().call('create_customer_and_user', again);
    const kinds = (await mailsTo('Ada@example.it')).map(({ kind }) => kind);
    expect(kinds).toEqual(['welcome', 'already_registered']);
  });

  test('registering an address again with its password is a login', async () => {
    const record = await register(browser(), 'ada@example.it', { first_name: 'Altra' });
    expect(record).toMatchObject({ email: 'Ada@example.it', first_name: 'Ada' });
  });

  test('two concurrent registrations make one account', async () => {
    const records = await Promise.all([1, 2, 3].map(() => register(browser(), 'bis@example.it')));
    expect(records).toHaveLength(3);
    const rows = await shop.database
      .selectFrom('customer')
      .select('id')
      .where('email_key', '=', 'bis@example.it')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test.each([
    [{ email: 'ada' }, 'email', /e-mail valido/],
    [{ email: 'ad\u200Ba@example.it' }, 'email', /e-mail valido/],
    [{ email: 'ａda@example.it' }, 'email', /e-mail valido/],
    [{ email: "'; drop table customer; --@x" }, 'email', /e-mail valido/],
    [{ first_name: '' }, 'first_name', /Scrivi il nome/],
    [{ first_name: '<script>alert(1)</script>' }, 'first_name', /lettere/],
    [{ last_name: 'vinci su premi.example' }, 'last_name', /lettere/],
    [{ last_name: 'x'.repeat(81) }, 'last_name', /80 caratteri/],
    [{ first_name: 'A\u0000da' }, 'first_name', /caratteri non ammessi/],
    [{ first_name: ['Ada'] }, 'first_name', /testo/],
    [{ password: 'corta' }, 'password', /almeno 10 caratteri/],
    [{ password: 'passwordpassword' }, 'password', /prime che si provano/],
    ...[
      'correcthorsebatterystaple',
      'Correct Horse Battery Staple!',
      'Password123!',
      'P@ssw0rd2026',
      'Juventus1897!',
      'Milano2024!!',
      'francesco1985',
      'qwerty12345',
      'iloveyou123',
      '1q2w3e4r5t6y',
      'ForzaNapoli90',
      'ciaociao2026',
      '!bismillaah',
    ].map((password): [{ password: string }, string, RegExp] => [
      { password },
      'password',
      /prime che si provano/,
    ]),
    [{ password: 'Bianchi.nuova1985' }, 'password', /prime che si provano/],
    [{ password: 'x'.repeat(2000) }, 'password', /1024 caratteri/],
    [{ remember: 'forse' }, 'remember', /non è valido/],
  ])('refuses %j', async (wrong, field, words) => {
    const answer = await browser().call('create_customer_and_user', {
      email: 'nuova@example.it',
      first_name: 'Ada',
      last_name: 'Bianchi',
      password: goodPassword,
      ...wrong,
    });
    expect(refusal(answer)).toMatchObject({ status: 417, field, message: expect.stringMatching(words) });
  });

  test('fields nobody may set change nothing', async () => {
    const sly = browser();
    const more = {
      id: 1,
      role: 'System Manager',
      roles: ['Admin'],
      disabled: true,
      user: 'x',
      sid: 'y',
    };
    await register(sly, 'furba@example.it', { ...more, ['__proto__']: { admin: true } });
    const change = {
      email: 'ada@example.it',
      customer_id: 1,
      password_hash: 'x',
      pending_email: 'x@example.it',
      ...more,
    };
    await sly.value('profile', { ...change, first_name: 'Furba' });
    await sly.value('update_user_info', { ...change, last_name: 'Volpe' });
    const profile = await sly.value<object>('profile');
    expect(profile).toMatchObject({
      email: 'furba@example.it',
      first_name: 'Furba',
      last_name: 'Volpe',
      pending_email: null,
    });
    expect(await sly.value('get_user_info')).toMatchObject({ roles: ['Customer'] });
  });
});

describe('A01 limits', () => {
  test('after five wrong passwords the wait is named; the owner can still log in elsewhere', async () => {
    await register(browser(), 'bersaglio@example.it');
    now += 60 * 60_000;
    const attacker = browser();
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        (await attacker.call('sigin', { usr: 'bersaglio@example.it', pwd: `prova ${tries}` })).status,
      ).toBe(401);
    const refused = await attacker.call('sigin', { usr: 'Bersaglio@example.it ', pwd: goodPassword });
    expect(refusal(refused)).toMatchObject({
      status: 417,
      message: 'Troppi tentativi: riprova tra 5 minuti.',
    });
    expect(refused.body).toMatchObject({ exc_type: 'RateLimitExceededError' });
    await browser().value('sigin', { usr: 'bersaglio@example.it', pwd: goodPassword });
    now += 5 * 60_000;
    await attacker.value('sigin', { usr: 'bersaglio@example.it', pwd: goodPassword });
  });

  test('ten registrations an hour from one place', async () => {
    now += 60 * 60_000;
    const farm = browser();
    for (let count = 0; count < 10; count += 1)
      expect((await farm.call('create_customer_and_user', {})).status).toBe(417);
    for (let count = 0; count < 10; count += 1)
      await register(farm, `serie${count}@example.it`).catch(() => undefined);
    const last = await farm.call('create_customer_and_user', {
      email: 'undicesima@example.it',
      first_name: 'A',
      last_name: 'B',
      password: goodPassword,
    });
    expect(refusal(last).message).toMatch(/^Troppi tentativi: riprova tra/);
  });

  test('correcting a form is not counted', async () => {
    const ada = browser();
    const form = { email: 'paziente@example.it', first_name: 'Ada', last_name: 'Bianchi' };
    for (let tries = 0; tries < 12; tries += 1)
      expect(refusal(await ada.call('create_customer_and_user', { ...form, password: 'corta' })).field).toBe(
        'password',
      );
    await register(ada, form.email);
    const change = { user_email: form.email, old_password: goodPassword };
    for (let tries = 0; tries < 6; tries += 1)
      expect(
        refusal(await ada.call('update_user_password', { ...change, new_password: 'corta' })).field,
      ).toBe('new_password');
    await ada.value('update_user_password', { ...change, new_password: 'tre civette sul comò' });
  });
});

describe('A03 changing the password', () => {
  test('by mailed link: the same answer for every address, one hour, one use, all sessions end', async () => {
    const ada = browser();
    await ada.value('sigin', { usr: 'ada@example.it', pwd: goodPassword });
    const known = await browser().call('reset_password', { user: 'ada@example.it' });
    const unknown = await browser().call('reset_password', { user: 'mai.vista@example.it' });
    expect(known.text).toBe(unknown.text);
    expect(await mailsTo('mai.vista@example.it')).toEqual([]);
    const key = await keyMailedTo('Ada@example.it', 'key');
    const newPassword = 'la panca sotto la capra';
    const weak = await browser().call('update_user_password_with_key', { key, new_password: 'corta' });
    expect(refusal(weak)).toMatchObject({ field: 'new_password' });
    const tries = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        browser().call('update_user_password_with_key', { key, new_password: newPassword }),
      ),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await ada.call('me')).status).toBe(401);
    expect((await ada.call('refresh')).status).toBe(401);
    await browser().value('sigin', { usr: 'ada@example.it', pwd: newPassword });
    const kinds = (await mailsTo('Ada@example.it')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'password_changed')).toHaveLength(1);
    const used = await browser().call('update_user_password_with_key', { key, new_password: newPassword });
    expect(refusal(used)).toMatchObject({ status: 401, field: 'key' });
  });

  test('a wrong key and a weak password say so in the Frappe API’s words too', async () => {
    const set = (key: string, new_password: string) =>
      browser().call('update_user_password_with_key', { key, new_password });
    expect(await set('nessuna', goodPassword)).toMatchObject({
      status: 401,
      body: {
        exc_type: 'InvalidKeyError',
        message: { status: 'failed', message: expect.stringMatching(/scaduto/) },
      },
    });
    await register(browser(), 'debole@example.it');
    await browser().call('reset_password', { user: 'debole@example.it' });
    expect(await set(await keyMailedTo('debole@example.it', 'key'), '1234')).toMatchObject({
      status: 400,
      body: {
        field: 'new_password',
        message: { status: 'failed', message: expect.stringMatching(/password/i) },
      },
    });
  });

  test('profile and password are changed by PUT as well, as clients of the Frappe API do', async () => {
    const ada = browser();
    await register(ada, 'put@example.it');
    const put = async (name: string, body: object) =>
      shop.ask(`/api/method/mymb_ecommerce.utils.auth.${name}`, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', jwt: `Bearer ${ada.jwt}` },
      });
    expect(await put('update_user_info', { first_name: 'Adele', last_name: 'Bianchi' })).toMatchObject({
      status: 200,
      body: { message: { first_name: 'Adele', last_name: 'Bianchi' } },
    });
    const passwords = { user_email: 'put@example.it', new_password: 'la volpe mangia uva' };
    expect(await put('update_user_password', { ...passwords, old_password: 'sbagliata' })).toMatchObject({
      status: 401,
      body: { exc_type: 'AuthenticationError', field: 'old_password' },
    });
    expect((await put('update_user_password', { ...passwords, old_password: goodPassword })).status).toBe(
      200,
    );
    expect((await put('sigin', { usr: 'put@example.it', pwd: 'la volpe mangia uva' })).status).toBe(403);
  });

  test('a link is valid for one hour, and only the last one', async () => {
    await browser().value('reset_password', { user: 'bis@example.it' });
    const first = await keyMailedTo('bis@example.it', 'key');
    await browser().value('reset_password', { user: 'bis@example.it' });
    const second = await keyMailedTo('bis@example.it', 'key');
    const set = (key: string) =>
      browser().call('update_user_password_with_key', { key, new_password: 'la panca sotto la capra' });
    expect((await set(first)).status).toBe(401);
    now += 60 * 60_000 + 1;
    expect((await set(second)).status).toBe(401);
    expect((await set("' or 1=1 --")).status).toBe(401);
  });

  test('with the old password: other sessions end, this one stays', async () => {
    const [here, there] = [browser(), browser()];
    await register(here, 'carla@example.it');
    await there.value('sigin', { usr: 'carla@example.it', pwd: goodPassword });
    const change = { user_email: 'ada@example.it', new_password: 'tre civette sul comò' };
    const wrong = await here.call('update_user_password', { ...change, old_password: 'sbagliata' });
    expect(refusal(wrong)).toMatchObject({ status: 401, field: 'old_password' });
    await here.value('update_user_password', { ...change, old_password: goodPassword });
    expect((await here.call('me')).status).toBe(200);
    expect((await there.call('me')).status).toBe(401);
    await browser().value('sigin', { usr: 'carla@example.it', pwd: change.new_password });
    const mails = (await mailsTo('carla@example.it')).map(({ kind }) => kind);
    expect(mails).toEqual(['welcome', 'password_changed']);
  });
});

describe('A03 changing the e-mail address', () => {
  test('is effective once the mailed link was opened; the old address is notified, other sessions end', async () => {
    const dora = browser();
    await register(dora, 'dora@example.it');
    const other = browser();
    await other.value('sigin', { usr: 'dora@example.it', pwd: goodPassword });
    const ask = (password: string) =>
      dora.call('change_email', { new_email: 'nuova.dora@example.it', password });
    expect(refusal(await ask('sbagliata'))).toMatchObject({ status: 417, field: 'password' });
    expect((await ask(goodPassword)).status).toBe(200);
    expect(await dora.value('profile')).toMatchObject({
      email: 'dora@example.it',
      pending_email: 'nuova.dora@example.it',
    });
    const key = await keyMailedTo('nuova.dora@example.it', 'confirm_email');
    const tries = await Promise.all([1, 2, 3].map(() => dora.call('confirm_email', { key })));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 417, 417]);
    expect(await dora.value('profile')).toMatchObject({
      email: 'nuova.dora@example.it',
      pending_email: null,
    });
    expect((await other.call('me')).status).toBe(401);
    expect((await other.call('refresh')).status).toBe(401);
    expect((await mailsTo('dora@example.it')).at(-1)).toMatchObject({
      kind: 'email_changed',
      payload: { newEmail: 'nuova.dora@example.it' },
    });
  });

  test('an address of another account is reported by mail only, and never taken over', async () => {
    const elsa = browser();
    await register(elsa, 'elsa@example.it');
    const free = await elsa.call('change_email', { new_email: 'libera@example.it', password: goodPassword });
    const taken = await elsa.call('change_email', { new_email: 'carla@example.it', password: goodPassword });
    expect(taken.text).toBe(free.text);
    expect((await mailsTo('carla@example.it')).at(-1)).toMatchObject({ kind: 'already_registered' });
    // The address is taken between request and confirmation.
    await register(browser(), 'libera@example.it');
    const key = await keyMailedTo('libera@example.it', 'confirm_email');
    expect(refusal(await browser().call('confirm_email', { key }))).toMatchObject({
      status: 417,
      field: 'key',
    });
    expect(await elsa.value('profile')).toMatchObject({ email: 'elsa@example.it' });
  });

  test('of two accounts that request one address, one gets it', async () => {
    const asked = 'contesa@example.it';
    const rivals = [browser(), browser(), browser()];
    const keys: string[] = [];
    for (const [index, rival] of rivals.entries()) {
      await register(rival, `rivale${index}@example.it`);
      await rival.value('change_email', { new_email: asked, password: goodPassword });
      keys.push(await keyMailedTo(asked, 'confirm_email'));
    }
    const answers = await Promise.all(
      rivals.map((rival, index) => rival.call('confirm_email', { key: keys[index] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417, 417]);
    const addresses = await Promise.all(rivals.map((rival) => rival.value<{ email: string }>('profile')));
    expect(addresses.filter(({ email }) => email === asked)).toHaveLength(1);
  });

  test('a key is valid for one purpose only', async () => {
    const fede = browser();
    await register(fede, 'fede@example.it');
    await fede.value('change_email', { new_email: 'fede2@example.it', password: goodPassword });
    const key = await keyMailedTo('fede2@example.it', 'confirm_email');
    const misused = await browser().call('update_user_password_with_key', {
      key,
      new_password: 'tre civette sul comò',
    });
    expect(refusal(misused)).toMatchObject({ status: 401, field: 'key' });
  });
});
