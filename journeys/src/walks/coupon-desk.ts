import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, sidewaysScroll } from '../harness/browse.ts';
import { oneProduct } from '../harness/goods.ts';
import { shopUrl } from '../harness/shop-of-worker.ts';
import { closeDialog } from '../harness/office.ts';

/** What the shop's cart says of a coupon: its discount, or why it does not apply. */
async function inCart(code: string): Promise<number | string> {
  const { sku } = await oneProduct({ query: 'min_price=25&max_price=60' });
  const answer = await fetch(`${shopUrl()}/api/method/casamaestra.cart.quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [{ sku, qty: 1 }], coupon_codes: [code] }),
  });
  const { message } = (await answer.json()) as { message: { coupons: readonly { discount: number }[] } };
  return message.coupons[0]?.discount ?? 'none';
}

async function withoutBarrier(page: Page): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

/** A coupon is made by keyboard, with faults at their fields; whether the cart takes it. */
export async function makeCoupon(page: Page): Promise<number | string> {
  await page.getByRole('link', { name: 'Nuovo buono' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nuovo buono' }).waitFor();
  await page.getByLabel('Codice', { exact: false }).first().focus();
  await page.keyboard.type('gestione15');
  await page.keyboard.press('Enter');
  const words = page.getByRole('textbox', { name: /in italiano/ });
  await expect.poll(() => words.evaluate((node) => node === document.activeElement)).toBe(true);
  await withoutBarrier(page);
  await page.keyboard.type('Il 15 % dal gestionale');
  const percent = page.getByRole('textbox', { name: /^Percentuale/ });
  await percent.focus();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await expect.poll(() => percent.getAttribute('aria-invalid')).toBe('true');
  await percent.fill('15');
  await page.getByLabel('Dal, ora italiana').fill('2026-11-01T09:00');
  const to = page.getByLabel('Fino al (escluso), ora italiana');
  await to.fill('2026-10-01T09:00');
  await page.getByRole('button', { name: 'Salva' }).press('Enter');
  await page.getByText('La fine deve venire dopo l’inizio.').waitFor();
  await to.fill('2036-11-01T09:00');
  await page.getByRole('button', { name: 'Salva' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'GESTIONE15' }).waitFor();
  await page.getByText('Salvato', { exact: true }).waitFor();
  expect(await page.getByLabel('Dal, ora italiana').inputValue()).toBe('2026-11-01T09:00');
  await withoutBarrier(page);
  return inCart('GESTIONE15');
}

/** It is changed, the change is taken back, and it is ended; what the cart says then. */
export async function endCoupon(page: Page): Promise<number | string> {
  const limit = page.getByLabel('Usi in tutto');
  await limit.fill('7');
  await page.keyboard.press('Enter');
  await page.getByText('0 di 7').waitFor();
  const undo = page.getByRole('button', { name: 'Annulla la modifica: Modifica del buono' });
  await undo.last().waitFor();
  const form = page.locator('form').filter({ has: limit });
  await form.getByRole('button', { name: /^Annulla la modifica/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica', exact: true }).click();
  await page.getByRole('dialog').getByText('Valori tornati com’erano').waitFor();
  await closeDialog(page);
  await expect.poll(() => limit.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Termina adesso' }).click();
  await page.getByText('Terminato').first().waitFor();
  await page.getByRole('link', { name: 'Tutti i buoni' }).click();
  const row = page.getByRole('row').filter({ hasText: 'GESTIONE15' });
  await row.getByText('Terminato').waitFor();
  return inCart('GESTIONE15');
}
