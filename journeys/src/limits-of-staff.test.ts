import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let owner: Visit;
let manager: Visit;
beforeAll(async () => {
  owner = await colleague('owner', 'Olga Titolare');
  manager = await colleague('manager', 'Mauro Secondo');
});
afterAll(() => Promise.all([owner.close(), manager.close()]));

const open = (page: Page) => openScreen(page, '/impostazioni/limiti', 'Limiti');
const percent = (page: Page) => page.getByLabel('Cambio di prezzo da confermare, oltre il %');
async function save(page: Page): Promise<void> {
  await page.getByLabel('Perché').fill('Deciso in riunione');
  await page.getByRole('button', { name: 'Salva i limiti' }).press('Enter');
}

it('a tighter limit holds at once, a looser one waits for another person, who approves it', async () => {
  await open(owner.page);
  await percent(owner.page).fill('200');
  await owner.page.getByText('Scrivi un numero da 1 a 90').waitFor();
  await looksSound(owner.page);
  await percent(owner.page).fill('25');
  await save(owner.page);
  await owner.page.getByRole('status').filter({ hasText: 'Limiti salvati.' }).waitFor();
  await percent(owner.page).fill('35');
  await save(owner.page);
  await owner.page.getByRole('status').filter({ hasText: 'aspetta un’altra persona' }).waitFor();
  const waiting = owner.page.getByRole('region', { name: 'Da approvare' });
  await waiting.getByText('L’hai chiesto tu').waitFor();
  expect(await waiting.getByRole('button', { name: 'Approva i nuovi limiti' }).count()).toBe(0);
  expect(await percent(owner.page).inputValue()).toBe('25');
  await open(manager.page);
  await manager.page.getByText(/oltre il %: da 25 a 35/).waitFor();
  await looksSound(manager.page);
  await manager.page.getByRole('button', { name: 'Approva i nuovi limiti' }).press('Enter');
  await manager.page.getByRole('status').filter({ hasText: 'Deciso.' }).waitFor();
  await expect.poll(() => percent(manager.page).inputValue()).toBe('35');
  // Tighter again: one person does.
  await percent(manager.page).fill('30');
  await save(manager.page);
  await manager.page.getByRole('status').filter({ hasText: 'Limiti salvati.' }).waitFor();
  await percent(manager.page).fill('20');
  await save(manager.page);
  await manager.page.getByRole('status').filter({ hasText: 'Limiti salvati.' }).waitFor();
  // Taken back it would be looser.
  await manager.page
    .getByRole('button', { name: /^Annulla la modifica/ })
    .last()
    .press('Enter');
  const dialog = manager.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
  await dialog.getByText(/un limite tornerebbe più largo/).waitFor();
});
