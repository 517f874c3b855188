import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';

const DAY = 86_400_000;
let now = Date.UTC(2026, 10, 21, 9);
let shop: TestShop;
beforeAll(async () => {
  const article = (code: string, stock: number) => ({
    code,
    name: `Articolo ${code}`,
    category: ['Utensili'],
    variants: [{ sku: code, price: 10, stock }],
  });
  const many = Array.from({ length: 25 }, (_, index) => article(`N${index}`, 0));
  shop = await startTestShop([article('FINITO', 0), article('PRONTO', 5), ...many], {
    clock: { now: () => now },
  });
});
afterAll(() => shop.close());

let networks = 0;
const ask = async (body: object, address = `203.0.113.${(networks += 1)}`) => {
  const { status, body: answer } = await shop.post(notifyWhenBackOperation.path, body, {
    'x-client-address': address,
  });
  return { status, ...(answer as { message?: { message?: string; name?: string; error?: string } }) };
};
const setStock = (sku: string, stock: number) =>
  shop.database.updateTable('variant').set({ stock }).where('sku', '=', sku).execute();
/** Paths of the links in the mails that ask an address to confirm. */
const linksOf = async (email: string) => {
  const mails = await shop.database
    .selectFrom('mail_outbox')
    .select('payload')
    .where('recipient', '=', email)
    .where('kind', '=', 'confirm_notice')
    .orderBy('id')
    .execute();
  return mails.map(({ payload }) => new URL((payload as { link: string }).link).pathname);
};
/** Asks, and confirms by the link in the mail. */
const askAndConfirm = async (body: { readonly email: string; readonly [name: string]: string }) => {
  const answer = await ask(body);
  const link = (await linksOf(body.email)).at(-1) ?? '';
  expect((await shop.ask(link, { method: 'POST' })).status).toBe(200);
  return answer;
};
const mailsTo = async (email: string) => {
  await shop.commerce.jobs.drain();
  return shop.database
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', email)
    .where('kind', '=', 'back_in_stock')
    .execute();
};

describe('K01 available_again', () => {
  test('one mail when the article is back, and none before', async () => {
    const email = 'ada@esempio.it';
    expect(await askAndConfirm({ item_name: 'FINITO', email })).toMatchObject({
      status: 200,
      message: { message: 'Record added successfully', name: expect.stringMatching(/^AA-\d+$/) as string },
    });
    expect((await ask({ item_name: 'FINITO', email: 'ADA@esempio.it' })).message?.error).toMatch(/già/);
    expect(await mailsTo(email)).toEqual([]);
    await setStock('FINITO', 2);
    expect(await mailsTo(email)).toMatchObject([
      { kind: 'back_in_stock', payload: { article: 'Articolo FINITO' } },
    ]);
    await setStock('FINITO', 0);
    await setStock('FINITO', 3);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('an article in stock must sell out first; a given start time is respected', async () => {
    const email = 'ugo@esempio.it';
    const activation_time = new Date(now + 2 * DAY).toISOString();
    expect((await askAndConfirm({ item_name: 'PRONTO', email, activation_time })).status).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
    await setStock('PRONTO', 0);
    await mailsTo(email);
    await setStock('PRONTO', 1);
    expect(await mailsTo(email)).toEqual([]);
    now += 3 * DAY;
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('the link in the mail stops everything the address waits for', async () => {
    const email = 'eva@esempio.it';
    for (const item_name of ['N0', 'N1']) await askAndConfirm({ item_name, email });
    await setStock('N0', 1);
    const [mail = { payload: { stop: '' } }] = await mailsTo(email);
    const { pathname } = new URL((mail.payload as { stop: string }).stop);
    expect((await shop.ask(pathname)).text).toContain('avvisi di disponibilità');
    expect((await shop.ask(pathname, { method: 'POST' })).status).toBe(200);
    await setStock('N1', 1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('invalid requests are refused', async () => {
    const email = 'leo@esempio.it';
    expect((await ask({ item_name: 'MAI-VISTO', email })).message?.error).toMatch(/vendita/);
    for (const wrong of [
      { item_name: 'FINITO' },
      { item_name: 'FINITO', email: 'nessuno' },
      { item_name: 'FINITO', email, activation_time: 'domani' },
      { item_name: '', email },
    ])
      expect((await ask(wrong)).status).toBe(417);
  });

  test('requests are limited by network and by address, mails by day', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const email = `folla${index}@esempio.it`;
      statuses.push((await ask({ item_name: 'N2', email }, '198.51.100.9')).status);
    }
    expect(statuses.filter((status) => status === 417)).toHaveLength(2);
    const email = 'pieno@esempio.it';
    const answers: number[] = [];
    for (let index = 0; index < 7; index += 1)
      answers.push((await ask({ item_name: `N${index}`, email })).status);
    expect(answers.filter((status) => status === 417)).toHaveLength(2);
    expect(await linksOf(email)).toHaveLength(5);
    for (let day = 1; day < 4; day += 1) {
      for (const link of await linksOf(email)) await shop.ask(link, { method: 'POST' });
      now += DAY;
      for (let index = 5 * day; index < 5 * day + 5; index += 1) await ask({ item_name: `N${index}`, email });
    }
    for (const link of await linksOf(email)) await shop.ask(link, { method: 'POST' });
    now += DAY;
    expect((await ask({ item_name: 'N20', email })).message?.error).toMatch(/al massimo 20/);
    const rows = await shop.database
      .selectFrom('back_in_stock_request')
      .select('id')
      .where('email_key', '=', email)
      .execute();
    expect(rows).toHaveLength(20);
    await shop.database.updateTable('variant').set({ stock: 1 }).execute();
    expect(await mailsTo(email)).toHaveLength(5);
    now += DAY;
    expect(await mailsTo(email)).toHaveLength(10);
  });

  test('who never opened the link is written nothing more, and is forgotten after three days', async () => {
    const email = 'mai@esempio.it';
    await ask({ item_name: 'FINITO', email });
    const [link = ''] = await linksOf(email);
    const opened = await shop.ask(link);
    expect([opened.status, opened.text.includes('Sì, avvisatemi')]).toEqual([200, true]);
    await setStock('FINITO', 0);
    await mailsTo(email);
    await setStock('FINITO', 4);
    expect(await mailsTo(email)).toEqual([]);
    now += 4 * DAY;
    await mailsTo(email);
    expect((await shop.ask(link, { method: 'POST' })).status).toBe(404);
    expect((await shop.ask(`${link}x`, { method: 'POST' })).status).toBe(404);
  });

  test('a form without scripts asks too, and says what is wrong', async () => {
    const send = (fields: Record<string, string>) =>
      shop.ask('/api/open/stock-notice/', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-client-address': `203.0.113.${(networks += 1)}`,
        },
        body: new URLSearchParams(fields).toString(),
      });
    const asked = await send({ sku: 'FINITO', email: 'modulo@esempio.it' });
    expect([asked.status, asked.text.includes('Ti abbiamo scritto')]).toEqual([200, true]);
    expect(await linksOf('modulo@esempio.it')).toHaveLength(1);
    expect((await send({ sku: 'FINITO', email: 'nessuno' })).status).toBe(417);
  });
});
