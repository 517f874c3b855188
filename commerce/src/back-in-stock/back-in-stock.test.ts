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
const mailsTo = async (email: string) => {
  await shop.commerce.jobs.drain();
  return shop.database
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', email)
    .execute();
};

describe('K01 available_again', () => {
  test('one mail when the article is back, and none before', async () => {
    const email = 'ada@esempio.it';
    expect(await ask({ item_name: 'FINITO', email })).toMatchObject({
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
    expect((await ask({ item_name: 'PRONTO', email, activation_time })).status).toBe(200);
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
    for (const item_name of ['N0', 'N1']) await ask({ item_name, email });
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
    for (let index = 0; index < 25; index += 1) await ask({ item_name: `N${index}`, email });
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
});
