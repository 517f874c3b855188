import { profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { newCustomer } from './harness/customer.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
let jwt: string;
beforeAll(async () => {
  ({ jwt } = await newCustomer());
  desk = await colleague('manager', 'Ada Responsabile');
  ({ page } = desk);
});
afterAll(() => desk.close());

it('the logins of all customers are ended by keyboard, with a reason, which the log shows', async () => {
  const reason = `Fuga di dati ${Date.now()}`;
  expect((await ask(profileOperation, {}, jwt)).status).toBe(200);
  await openScreen(page, '/clienti', 'Clienti');
  await page.getByRole('button', { name: 'Chiudi tutti gli accessi' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Non si può annullare').waitFor();
  await dialog.getByRole('button', { name: 'Chiudi tutti gli accessi' }).press('Enter');
  await dialog.getByText('Scrivi il motivo.').waitFor();
  await looksSound(page);
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: 'Chiudi tutti gli accessi' }).press('Enter');
  await page.getByText(/^Accessi chiusi: [1-9]/).waitFor();
  await looksSound(page);
  expect((await ask(profileOperation, {}, jwt)).status).toBe(401);
  await openScreen(page, '/registro?di=customers', 'Registro attività');
  await page.getByRole('row').filter({ hasText: 'Accessi del cliente chiusi' }).first().press('Enter');
  await page.getByRole('dialog').getByText(reason).waitFor();
  expect(desk.errors).toEqual([]);
});
