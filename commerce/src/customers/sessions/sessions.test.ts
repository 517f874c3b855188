import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthRecord } from '@casamaestra/contract/customers/session.operations.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';
import { deviceName } from './device-name.ts';

const HOUR = 3_600_000;
let now = Date.UTC(2026, 10, 21, 9);
const clock = { now: () => now };
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock });
});
afterAll(() => shop.close());

let places = 0;
const browser = () => new ShopBrowser(shop, `203.0.113.${(places += 1)}`);
/** Another tab or a copy of the cookie jar. */
function copyOf(original: ShopBrowser): ShopBrowser {
  const copy = browser();
  copy.cookie = original.cookie;
  return copy;
}
async function loggedIn(email: string, remember = false): Promise<ShopBrowser> {
  const one = browser();
  await register(one, email, { remember });
  return one;
}
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('A02 refresh', () => {
  test('a new access token for the cookie, which is replaced', async () => {
    const ada = await loggedIn('ada@example.it', true);
    const { cookie, jwt } = ada;
    now += 16 * 60_000;
    expect((await ada.call('me')).status).toBe(401);
    const record = await ada.value('refresh');
    expect(record).toMatchObject({
      email: 'ada@example.it',
      expires_at: new Date(now + 15 * 60_000).toISOString(),
    });
    expect(ada.cookie).not.toBe(cookie);
    expect(ada.jwt).not.toBe(jwt);
    expect(ada.setCookie).toContain('; Max-Age=2592000');
    expect((await ada.call('me')).status).toBe(200);
    const stored = await shop.database
      .selectFrom('customer_session')
      .select(['token_hash', 'previous_hash'])
      .execute();
    expect(JSON.stringify(stored)).not.toContain(ada.cookie?.split('.')[1]);
  });

  test('tabs that refresh at the same moment all get in and hold the same cookie', async () => {
    const ada = await loggedIn('tabs@example.it');
    const tabs = Array.from({ length: 8 }, () => copyOf(ada));
    const answers = await Promise.all(tabs.map((tab) => tab.call('refresh')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
    expect(tabs[0]?.cookie).not.toBe(ada.cookie);
    await tabs[3]?.value('refresh');
  });

  test('a token used before ends the session for thief and owner, access tokens too', async () => {
    const ada = await loggedIn('furto@example.it');
    const thief = copyOf(ada);
    await ada.value('refresh');
    now += 11_000;
    const stolen = await thief.call('refresh');
    expect(stolen.status).toBe(401);
    expect(thief.setCookie).toContain('Max-Age=0');
    expect((await ada.call('me')).status).toBe(401);
    expect((await ada.call('refresh')).status).toBe(401);
  });

  test('so does an older one, at once', async () => {
    const ada = await loggedIn('furto2@example.it');
    const thief = copyOf(ada);
    await ada.value('refresh');
    await ada.value('refresh');
    expect((await thief.call('refresh')).status).toBe(401);
    expect((await ada.call('refresh')).status).toBe(401);
  });

  test('it must come from the shop’s own pages', async () => {
    const ada = await loggedIn('origine@example.it');
    const { cookie } = ada;
    const tries: readonly [Readonly<Record<string, string>>, number][] = [
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ 'sec-fetch-site': 'none' }, 403],
      [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    ];
    for (const [headers, status] of tries) {
      expect((await ada.call('refresh', {}, headers)).status).toBe(status);
      expect(ada.cookie).toBe(cookie);
    }
    const bare = (headers: Record<string, string>) =>
      shop.post(
        '/api/method/casamaestra.customers.refresh',
        {},
        { cookie: `__Host-casamaestra-session=${cookie}`, ...headers },
      );
    expect((await bare({})).status).toBe(403);
    expect((await bare({ origin: 'https://altrove.example' })).status).toBe(403);
    expect((await bare({ origin: 'null' })).status).toBe(403);
    expect((await bare({ origin: 'http://localhost:3000' })).status).toBe(200);
  });

  test.each([
    '',
    'x',
    'null',
    `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}.${'a'.repeat(43)}`,
    "' or 1=1",
    'x'.repeat(9000),
  ])('the cookie "%.20s" opens nothing', async (cookie) => {
    const nobody = browser();
    nobody.cookie = cookie;
    expect((await nobody.call('refresh')).status).toBe(401);
  });

  test('without "remember" a session ends after 12 idle hours, and after a day however used', async () => {
    const idle = await loggedIn('idle@example.it');
    const used = await loggedIn('used@example.it');
    now += 11 * HOUR;
    await used.value('refresh');
    now += 2 * HOUR;
    expect((await idle.call('refresh')).status).toBe(401);
    await used.value('refresh');
    now += 11 * HOUR + 1;
    expect((await used.call('refresh')).status).toBe(401);
    expect((await used.call('me')).status).toBe(401);
  });

  test('with it after 60 days, and the cookie never outlives the session', async () => {
    const ada = await loggedIn('sessanta@example.it', true);
    for (const days of [29, 29]) {
      now += days * 24 * HOUR;
      await ada.value('refresh');
    }
    expect(ada.setCookie).toContain(`; Max-Age=${2 * 24 * 3600}`);
    now += 2 * 24 * HOUR;
    expect((await ada.call('refresh')).status).toBe(401);
  });

  test('endless refreshes are rate-limited', async () => {
    const ada = await loggedIn('giri@example.it');
    let answer = await ada.call('refresh');
    for (let count = 1; count < 31; count += 1) answer = await ada.call('refresh');
    expect(answer.status).toBe(417);
    expect(answer.text).toContain('riprova tra');
    now += 5 * 60_000;
    await ada.value('refresh');
  });
});

describe('A02 sessions list', () => {
  test('devices by name; one or all others can be ended', async () => {
    const here = await loggedIn('lista@example.it');
    const login = { usr: 'lista@example.it', pwd: goodPassword };
    const [phone, office] = [browser(), browser()];
    now += 1000;
    const answer = await phone.call('sigin', login, { 'user-agent': chrome });
    phone.jwt = (answer.body as { message: AuthRecord }).message.jwt;
    now += 1000;
    await office.value('sigin', login);
    type Session = { id: string; device: string; current: boolean };
    const list = await here.value<Session[]>('sessions');
    expect(list.map(({ device, current }) => [device, current])).toEqual([
      ['Dispositivo sconosciuto', false],
      ['Chrome su Windows', false],
      ['Dispositivo sconosciuto', true],
    ]);
    const id = list.find(({ device }) => device.startsWith('Chrome'))?.id;
    expect(await here.value('revoke_session', { id })).toEqual({ status: 'success', ended: 1 });
    expect((await here.call('revoke_session', { id })).status).toBe(404);
    expect((await phone.call('me')).status).toBe(401);
    expect((await phone.call('refresh')).status).toBe(401);
    expect(await here.value('revoke_session', { others: true })).toEqual({ status: 'success', ended: 1 });
    expect((await office.call('me')).status).toBe(401);
    expect((await here.call('me')).status).toBe(200);
    expect((await here.call('revoke_session', {})).status).toBe(417);
    expect((await here.call('revoke_session', { id: "' or true" })).status).toBe(404);
  });

  test('ten minutes after the login only the password ends others', async () => {
    const email = 'prestato@example.it';
    const [borrowed, office] = [await loggedIn(email), browser()];
    await office.value('sigin', { usr: email, pwd: goodPassword });
    now += 10 * 60_000;
    for (const password of [undefined, '', 'sbagliata']) {
      const refused = await borrowed.call('revoke_session', { others: true, password });
      expect(refused.body).toMatchObject({ exc_type: expect.any(String), field: 'password' });
    }
    expect((await office.call('me')).status).toBe(200);
    const ended = await borrowed.value('revoke_session', { others: true, password: goodPassword });
    expect(ended).toEqual({ status: 'success', ended: 1 });
    expect((await office.call('me')).status).toBe(401);
  });

  test('twenty devices at once; one more ends the login that was used longest ago', async () => {
    const email = 'tanti@example.it';
    const first = await loggedIn(email);
    const second = browser();
    for (let count = 0; count < 20; count += 1) {
      now += 1000;
      if (count === 19) await first.value('refresh');
      await (count === 0 ? second : browser()).value('sigin', { usr: email, pwd: goodPassword });
    }
    expect(await first.value<object[]>('sessions')).toHaveLength(20);
    expect((await second.call('me')).status).toBe(401);
  });

  test('another customer’s session cannot be ended', async () => {
    const [ada, eva] = [await loggedIn('ada2@example.it'), await loggedIn('eva2@example.it')];
    const [own] = await ada.value<{ id: string }[]>('sessions');
    expect((await eva.call('revoke_session', { id: own?.id })).status).toBe(404);
    expect((await ada.call('me')).status).toBe(200);
  });

  test('logging in again ends the session of the cookie that is replaced', async () => {
    const ada = await loggedIn('dinuovo@example.it');
    const { jwt } = ada;
    await ada.value('sigin', { usr: 'dinuovo@example.it', pwd: goodPassword });
    expect(await ada.value<object[]>('sessions')).toHaveLength(1);
    ada.jwt = jwt;
    expect((await ada.call('me')).status).toBe(401);
  });

  test('logging out ends the session and removes the cookie, by token or cookie alone', async () => {
    const ada = await loggedIn('esce@example.it');
    const copy = copyOf(ada);
    copy.jwt = ada.jwt;
    expect(await ada.value('logout')).toEqual({ status: 'success' });
    expect(ada.cookie).toBeUndefined();
    expect((await copy.call('me')).status).toBe(401);
    expect((await copy.call('refresh')).status).toBe(401);
    const byCookie = browser();
    await byCookie.value('sigin', { usr: 'esce@example.it', pwd: goodPassword });
    const { jwt } = byCookie;
    byCookie.jwt = undefined;
    await byCookie.value('logout');
    byCookie.jwt = jwt;
    expect((await byCookie.call('me')).status).toBe(401);
    expect(await browser().value('logout')).toEqual({ status: 'success' });
  });

  test.each([
    [chrome, 'Chrome su Windows'],
    [`${chrome} Edg/142.0`, 'Edge su Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari su iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox su Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet su Android',
    ],
    ['<script>alert(1)</script>', 'Dispositivo sconosciuto'],
  ])('%s is %s', (userAgent, device) => expect(deviceName(userAgent, 'it')).toBe(device));

  test.each([
    ['en', 'Chrome on Windows', 'Unknown device'],
    ['sk', 'Chrome, Windows', 'Neznáme zariadenie'],
  ] as const)('is told in %s', (language, known, unknown) => {
    expect([deviceName(chrome, language), deviceName('', language)]).toEqual([known, unknown]);
  });
});
