import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, sidewaysScroll } from '../harness/browse.ts';
import { shopUrl } from '../harness/shop-of-worker.ts';
import { closeDialog } from '../harness/office.ts';

const named = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Names of what the shop's own search shows first. */
async function searched(term: string): Promise<readonly string[]> {
  const answer = await fetch(`${shopUrl()}/api/shop?search_term=${encodeURIComponent(term)}`);
  const { message } = (await answer.json()) as { message: { products: readonly { name: string }[] } };
  return message.products.map(({ name }) => name);
}

/** A group of synonyms is written, tried, saved and taken back, by keyboard; what its word finds then. */
export async function writeSynonyms(page: Page): Promise<readonly string[]> {
  const [synonyms, trial] = [named(page, 'Sinonimi'), named(page, 'Prova')];
  const group = synonyms.getByLabel('Parole del gruppo, separate da virgole');
  await group.focus();
  await page.keyboard.type('zzpoltro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await synonyms.getByText('Scrivi almeno due parole').waitFor();
  await group.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', poltrona');
  await trial.getByLabel('Che cosa cerca chi compra').focus();
  await page.keyboard.type('zzpoltro');
  await page.keyboard.press('Enter');
  const after = trial.getByRole('region', { name: 'Con la modifica' });
  await expect.poll(() => after.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await searched('zzpoltro')).toEqual([]);
  await trial.getByRole('button', { name: 'Prova le 50 più cercate' }).click();
  await trial.getByText(/^Provate \d+ ricerche|frequenti da provare/).waitFor();
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await group.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await synonyms.getByText('Salvato: vale già nel negozio.').waitFor();
  await expect.poll(() => searched('zzpoltro')).not.toEqual([]);
  await synonyms.getByRole('button', { name: 'Annulla la modifica: Modifica della ricerca' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica' }).click();
  await page.getByRole('dialog').getByText('Valori tornati com’erano').waitFor();
  await closeDialog(page);
  await expect.poll(() => searched('zzpoltro')).toEqual([]);
  return searched('zzpoltro');
}

/** What a trial finds is put on top of its query, and stands there in the shop until it is removed: whether it did. */
export async function pinProduct(page: Page): Promise<boolean> {
  const [pins, trial] = [named(page, 'In evidenza'), named(page, 'Prova')];
  await trial.getByLabel('Che cosa cerca chi compra').fill('poltrona');
  await page.keyboard.press('Enter');
  const now = trial.getByRole('region', { name: 'Adesso' });
  const third = now.getByRole('listitem').nth(2);
  await third.getByRole('button').click();
  const [, , wanted = ''] = await searched('poltrona');
  await pins.getByRole('list', { name: 'Prodotti in cima' }).getByText(wanted, { exact: true }).waitFor();
  const first = trial.getByRole('region', { name: 'Con la modifica' }).getByRole('listitem').first();
  await first.getByText(wanted, { exact: true }).waitFor();
  await pins.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(async () => (await searched('poltrona'))[0]).toBe(wanted);
  await pins.getByRole('button', { name: 'Togli poltrona' }).click();
  await expect.poll(async () => (await searched('poltrona'))[0]).not.toBe(wanted);
  return wanted !== '';
}
