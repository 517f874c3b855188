import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { ShopBrowser, goodPassword, register } from '../testing/shop-browser.ts';
import { waitMs } from './password-tries.ts';

const HOUR = 3_600_000;
let now = Date.UTC(2026, 10, 22, 9);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
afterAll(() => shop.close());

let places = 0;
const browser = (address = `198.18.0.${(places += 1)}`) => new ShopBrowser(shop, address);
const signIn = (from: ShopBrowser, email: string, pwd = goodPassword) =>
  from.call('sigin', { usr: email, pwd });

/** Wrong passwords from many networks, five from each: not enough for any of them to be refused. */
async function attack(email: string, networks: number): Promise<void> {
  const strangers = Array.from({ length: networks }, () => browser());
  await Promise.all(
    strangers.flatMap((stranger) => [1, 2, 3, 4, 5].map((n) => signIn(stranger, email, `prova ${n}`))),
  );
}
const mailedTo = (email: string, kind: string) =>
  shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
async function lastKey(email: string): Promise<string> {
  const mails = await mailedTo(email, 'password_reset');
  return /key=([\w-]+)/.exec(JSON.stringify(mails.at(-1)?.payload))?.[1] ?? '';
}

describe('A01 strangers cannot lock an owner out', () => {
  test('the right password is never counted, also from the shop’s own machine', async () => {
    const ada = browser('127.0.0.1');
    await register(ada, 'ada@example.it');
    for (let time = 0; time < 8; time += 1) {
      const again = browser('127.0.0.1');
      expect((await signIn(again, 'ada@example.it')).status).toBe(200);
    }
    for (let time = 0; time < 5; time += 1) await signIn(browser('127.0.0.1'), 'ada@example.it', 'sbagliata');
    expect((await signIn(browser('127.0.0.1'), 'ada@example.it')).status).toBe(417);
  });

  test('a hundred wrong passwords from many networks do not lock the owner out', async () => {
    const email = 'bersaglio@example.it';
    const home = browser();
    await register(home, email);
    await attack(email, 21);
    expect((await signIn(browser(), email)).status).toBe(200);
    const change = { old_password: goodPassword, new_password: 'tre civette sul comò' };
    expect((await home.call('update_user_password', change)).status).toBe(200);
  });

  test('a browser that has logged in has a count of its own, in whatever network it is', async () => {
    const email = 'casa@example.it';
    const cafe = '203.0.113.77';
    const own = browser(cafe);
    await register(own, email);
    const stranger = browser(cafe);
    for (let n = 0; n < 6; n += 1) await signIn(stranger, email, `prova numero ${n}`);
    expect((await signIn(stranger, email)).status).toBe(417);
    expect((await signIn(own, email)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) expect((await signIn(own, email, `dimenticata ${n}`)).status).toBe(401);
    expect((await signIn(own, email)).status).toBe(417);
    expect((await signIn(browser(), email)).status).toBe(200);
  });

  test('a device cookie is valid for one account, and cannot be forged', async () => {
    const [own, other] = [browser('203.0.113.80'), 'altra@example.it'];
    await register(own, 'marchio@example.it');
    await register(browser('203.0.113.81'), other);
    const genuine = own.device ?? '';
    const stranger = browser('203.0.113.82');
    for (let n = 0; n < 5; n += 1) await signIn(stranger, other, `prova numero ${n}`);
    for (const device of [genuine, `${'A'.repeat(22)}.${'A'.repeat(43)}`, 'x', '']) {
      stranger.device = device;
      expect((await signIn(stranger, other)).status).toBe(417);
    }
  });

  test('a login clears what strangers counted, and so does a new password by mail', async () => {
    const email = 'ritorno@example.it';
    const home = browser();
    await register(home, email);
    const here = browser();
    for (let n = 0; n < 5; n += 1) await signIn(here, email, `prova numero ${n}`);
    expect((await signIn(here, email)).status).toBe(417);
    await here.value('reset_password', { user: email });
    const new_password = 'la panca sotto la capra';
    await here.value('update_user_password_with_key', { key: await lastKey(email), new_password });
    expect((await signIn(here, email, new_password)).status).toBe(200);
  });

  test('resets that strangers ask for are answered alike, mail no more than a few, and leave the owner one that works', async () => {
    const email = 'posta@example.it';
    await register(browser(), email);
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await browser().call('reset_password', { user: email }));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await mailedTo(email, 'password_reset')).toHaveLength(3);
    const owner = browser();
    expect((await owner.call('reset_password', { user: email })).status).toBe(200);
    const set = (new_password: string) => async () =>
      owner.value('update_user_password_with_key', { key: await lastKey(email), new_password });
    await set('la panca sotto la capra')();
    // Used: the next one is mailed again.
    await owner.value('reset_password', { user: email });
    expect(await mailedTo(email, 'password_reset')).toHaveLength(4);
    await set('sopra la panca la capra')();
  });

  test('a day of such requests is a bounded number of mails, and the last link is always good', async () => {
    const email = 'giornata@example.it';
    await register(browser(), email);
    for (let hour = 0; hour < 8; hour += 1) {
      for (let n = 0; n < 4; n += 1) await browser().call('reset_password', { user: email });
      now += HOUR;
    }
    const mails = (await mailedTo(email, 'password_reset')).length;
    expect(mails).toBeGreaterThan(10);
    expect(mails).toBeLessThanOrEqual(10 + 8);
    await browser().call('reset_password', { user: email });
    await browser().value('update_user_password_with_key', {
      key: await lastKey(email),
      new_password: 'la panca sotto la capra',
    });
  });

  test.each([
    [0, 0],
    [20, 0],
    [21, 50],
    [50, 1_500],
    [1_000_000, 3_000],
  ])('after %d failures from everywhere a try waits %d ms', (failures, ms) =>
    expect(waitMs(failures)).toBe(ms),
  );
});
