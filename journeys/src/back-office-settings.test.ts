import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { addCountry, planVat, seeHealth } from './walks/settings-desk.ts';
import { seeMail } from './walks/mail-desk.ts';
import { makeRule, orderRule, settleConflict, withoutBarrier } from './walks/delivery-desk.ts';

useBrowser();

let desk: Visit;
let page: Page;
beforeAll(async () => {
  desk = await colleague('owner', 'Ada Bianchi');
  ({ page } = desk);
});
afterAll(() => desk.close());

describe('settings', () => {
  it('lead to what stands there and to what stands elsewhere', async () => {
    await openScreen(page, '/impostazioni', 'Impostazioni');
    const links = page.getByRole('main').getByRole('link');
    expect(await links.allTextContents()).toEqual([
      'Consegna',
      'Mail',
      'Lavori e salute',
      'IVA',
      'Azienda',
      'Limiti',
      'Corrieri e modelli',
      'Buoni sconto',
      'Persone',
      'Registro attività',
      'Collegamenti',
    ]);
    await withoutBarrier(page);
    await page.getByRole('main').getByRole('link', { name: 'Corrieri e modelli' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Corrieri e modelli' }).waitFor();
  });

  it('a delivery rule is made, tried, settled with a colleague, moved and switched off, by keyboard', async () => {
    await openScreen(page, '/impostazioni/consegna', 'Consegna');
    const { sku } = await oneProduct();
    expect(await makeRule(page, sku)).toBe(12.5);
    const other = await colleague('manager', 'Giulia Neri');
    expect(await settleConflict(page, other.page)).toBe(11);
    await other.close();
    expect(await orderRule(page)).toBeUndefined();
  });

  it('a mail is seen as it is sent, and sent to oneself', async () => {
    await openScreen(page, '/impostazioni/mail', 'Mail');
    const [heading, told] = await seeMail(page);
    expect(heading).toMatch(/on its way/i);
    const address = /verso (\S+)/.exec(told ?? '')?.[1] ?? '';
    await mailTo(address, /on its way/i);
  });

  it('jobs and mails that fail are among what is to be done, with the way to where they are told', async () => {
    await page.route('**/api/staff/today', async (route) => {
      const answer = await route.fetch();
      const { message } = (await answer.json()) as { message: { due: object[] } };
      const failed = ['mails_failed', 'jobs_failed'].map((kind) => ({ kind, count: 2, first_due: null }));
      await route.fulfill({ json: { message: { ...message, due: [...message.due, ...failed] } } });
    });
    for (const [told, screen] of [
      [/E-mail non partite/, 'Mail'],
      [/Lavori in sottofondo che non riescono/, 'Lavori e salute'],
    ] as const) {
      await openScreen(page, '', 'Oggi');
      const link = page.getByRole('link', { name: told });
      expect(await link.textContent()).toMatch(/^2/);
      await link.press('Enter');
      await page.getByRole('heading', { level: 1, name: screen, exact: true }).waitFor();
    }
    await page.unroute('**/api/staff/today');
  });

  it('jobs of every node and what the shop depends on are told', async () => {
    await openScreen(page, '/impostazioni/salute', 'Lavori e salute');
    expect(await seeHealth(page)).toEqual(expect.arrayContaining(['Base dati', 'Posta', 'Disco']));
  });

  it('a VAT rate is planned and taken back', async () => {
    await openScreen(page, '/impostazioni/iva', 'IVA');
    expect(await planVat(page)).toEqual(['Italia', '23 %', expect.any(String), 'senza fine', 'In programma']);
  });

  it('who sells is told, the account in part; a country is added and removed', async () => {
    await openScreen(page, '/impostazioni/azienda', 'Azienda');
    expect(await addCountry(page)).toMatch(/^IT60 … \w{4}/);
  });
});
