import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';

useBrowser();

let owner: Visit;
let phone: Page;
const name = `Olga Palmare ${Date.now() % 100_000}`;

beforeAll(async () => {
  owner = await colleague('owner', name);
  phone = owner.page;
  await phone.setViewportSize({ width: 390, height: 800 });
});
afterAll(() => owner.close());

const choice = (page: Page) => page.getByLabel('Palmare del magazzino');
const signOut = async (page: Page, who: string) => {
  await page.goto('/gestione/');
  await page.getByRole('button', { name: who }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await page.getByRole('heading', { name: 'Entra nel gestionale' }).waitFor();
};
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Entra con la passkey' }).click();

it('an owner on the handheld sees the work of the warehouse, and that it is one', async () => {
  await signOut(phone, name);
  await choice(phone).check();
  await phone.getByText('dura 4 ore senza usarlo').waitFor();
  expect(await accessibilityFaults(phone)).toEqual([]);
  expect(await sidewaysScroll(phone)).toBe(0);
  await byPasskey(phone);
  await phone.getByRole('banner').getByText('Palmare', { exact: true }).waitFor();
  const screens = await phone.getByRole('navigation').first().getByRole('link').allInnerTexts();
  expect(screens).toEqual([
    'Oggi',
    'Ordini',
    'Preparazione',
    'Spedizioni',
    'Ritiri RAEE',
    'Clienti',
    'Prodotti',
    'Magazzino',
    'Richiami',
    'Recessi e resi',
    'Registro attività',
  ]);
  expect(await accessibilityFaults(phone)).toEqual([]);
  expect(await sidewaysScroll(phone)).toBe(0);
  await openScreen(phone, '/preparazione', 'Preparazione');
  await phone.goto('/gestione/persone');
  await phone.getByRole('alert').filter({ hasText: 'Questa sessione è da palmare' }).waitFor();
});

it('is told among the sessions, to the person and to another owner, and changes no passkey', async () => {
  await phone.goto('/gestione/accesso');
  await phone.getByRole('listitem').filter({ hasText: '(questa)' }).getByText('Palmare').waitFor();
  await phone.getByText('Sei su un palmare').waitFor();
  expect(await phone.getByRole('button', { name: 'Aggiungi una passkey' }).count()).toBe(0);
  expect(await accessibilityFaults(phone)).toEqual([]);
  const other = await colleague('owner', 'Ada Bianchi');
  await openScreen(other.page, '/persone', 'Persone');
  const row = other.page.getByRole('row').filter({ hasText: name });
  await row.getByText('di cui 1 da palmare').waitFor();
  await row.getByRole('button', { name: `Chiudi le sessioni di ${name}` }).click();
  await row.getByText('di cui 1 da palmare').waitFor({ state: 'detached' });
  await other.close();
  await phone.goto('/gestione/preparazione');
  await phone.getByRole('heading', { name: 'Entra nel gestionale' }).waitFor();
});

it('is kept as the choice of this device, and left by signing in without it', async () => {
  expect(await choice(phone).isChecked()).toBe(true);
  await choice(phone).uncheck();
  await byPasskey(phone);
  await phone.getByRole('heading', { level: 1, name: 'Preparazione' }).waitFor();
  expect(await phone.getByRole('banner').getByText('Palmare', { exact: true }).count()).toBe(0);
  await openScreen(phone, '/persone', 'Persone');
});

it('is refused to who does not prepare orders, with a sentence', async () => {
  const writer = await colleague('content', 'Carla Testi');
  await signOut(writer.page, 'Carla Testi');
  await choice(writer.page).check();
  await byPasskey(writer.page);
  await writer.page
    .getByRole('alert')
    .filter({ hasText: 'Come palmare entra solo chi prepara gli ordini' })
    .waitFor();
  await choice(writer.page).uncheck();
  await byPasskey(writer.page);
  await writer.page.getByRole('heading', { level: 1, name: 'Oggi' }).waitFor();
  expect(await writer.page.getByRole('banner').getByText('Palmare', { exact: true }).count()).toBe(0);
  await writer.close();
});
