import type { Page } from 'playwright-core';
import { withoutBarrier } from './delivery-desk.ts';
import { closeDialog } from '../harness/office.ts';

/** What the shop depends on, and the jobs of its nodes, are told; the names of what was asked. */
export async function seeHealth(page: Page): Promise<readonly string[]> {
  const asked = page.getByRole('table', { name: 'Di che cosa vive il negozio' }).getByRole('rowheader');
  await asked.first().waitFor();
  await page.getByRole('heading', { level: 3, name: /^Processo / }).waitFor();
  await page.getByRole('rowheader', { name: 'send_mails' }).waitFor();
  await withoutBarrier(page);
  await page.getByRole('button', { name: 'Controlla di nuovo' }).press('Enter');
  await page.getByRole('link', { name: 'Mail', exact: true }).waitFor();
  return asked.allTextContents();
}

/** Another VAT rate is planned by keyboard, with faults at their fields, and taken back; the states told meanwhile. */
export async function planVat(page: Page): Promise<readonly string[]> {
  const save = page.getByRole('button', { name: 'Programma', exact: true });
  await save.press('Enter');
  await page.getByText('Scrivi una percentuale da 0 a 99,99.').waitFor();
  await withoutBarrier(page);
  await page.keyboard.type('23');
  await page.getByLabel('Dal giorno').fill('2020-01-01');
  await save.press('Enter');
  await page.getByText('Scegli un giorno dopo oggi', { exact: false }).first().waitFor();
  await page.getByLabel('Dal giorno').fill('2037-01-01');
  await save.press('Enter');
  const planned = page.getByRole('row').filter({ hasText: 'In programma' });
  await planned.waitFor();
  const states = await planned.getByRole('cell').allTextContents();
  await withoutBarrier(page);
  await page.getByRole('button', { name: /^Annulla la modifica/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Annulla la modifica', exact: true })
    .press('Enter');
  await page.getByRole('dialog').getByText('Valori tornati com’erano').waitFor();
  await closeDialog(page);
  await planned.waitFor({ state: 'detached' });
  return states;
}

/** A country is added by keyboard and removed again; the account of transfers as it is shown. */
export async function addCountry(page: Page): Promise<string | null> {
  await page.getByRole('table', { name: 'Dal file del negozio' }).waitFor();
  await withoutBarrier(page);
  await page.getByLabel('Sigla (due lettere)').fill('x1');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter');
  await page.getByText('Scrivi la sigla di due lettere', { exact: false }).waitFor();
  await page.getByLabel('Sigla (due lettere)').fill('mt');
  await page.getByLabel('Nome', { exact: true }).fill('Malta');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Salva i Paesi' }).press('Enter');
  await page.getByText('Salvato', { exact: true }).waitFor();
  await withoutBarrier(page);
  await page.getByRole('button', { name: 'Togli Malta' }).press('Enter');
  await page.getByRole('button', { name: 'Salva i Paesi' }).press('Enter');
  await page.getByRole('button', { name: 'Togli Malta' }).waitFor({ state: 'detached' });
  return page.getByRole('row').filter({ hasText: 'TRANSFER_IBAN' }).getByRole('cell').first().textContent();
}
