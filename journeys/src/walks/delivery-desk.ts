import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, sidewaysScroll } from '../harness/browse.ts';
import { closeDialog } from '../harness/office.ts';
import { shopUrl } from '../harness/shop-of-worker.ts';

/** No barrier, and nothing to scroll sideways, on both widths of a desk. */
export async function withoutBarrier(page: Page): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

/** What shoppers pay for each way of delivery to Italy, in euros. */
async function offeredWays(): Promise<Readonly<Record<string, number>>> {
  const answer = await fetch(
    `${shopUrl()}/api/method/omnicommerce.controllers.cart.get_shipping_rules?country=IT&totalPrice=50`,
  );
  const { message } = (await answer.json()) as {
    message: { data: { shipping_rule: string; shipping_amount: number }[] };
  };
  return Object.fromEntries(message.data.map((one) => [one.shipping_rule, one.shipping_amount]));
}

const hasFocus = (node: Element) => node === document.activeElement;

/** A rule is made by keyboard, with faults at their fields, tried before it is saved; what shoppers pay by it then. */
export async function makeRule(page: Page, sku: string): Promise<number | undefined> {
  await page.getByRole('link', { name: 'Nuova regola' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Nuova regola' }).waitFor();
  await page.getByRole('textbox', { name: 'Nome', exact: true }).focus();
  await page.keyboard.type('espresso bologna');
  await page.keyboard.press('Enter');
  const words = page.getByRole('textbox', { name: /in italiano/ });
  await expect.poll(() => words.evaluate(hasFocus)).toBe(true);
  await withoutBarrier(page);
  await page.keyboard.type('Espresso a Bologna');
  const amount = page.getByRole('textbox', { name: /^Costo \(euro\)/ });
  await amount.focus();
  await page.keyboard.type('-3');
  await page.keyboard.press('Enter');
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true');
  await amount.fill('12,50');
  await page.getByLabel('Solo per questi CAP').fill('40\n401');
  await page.getByRole('textbox', { name: 'CAP', exact: true }).fill('40121');
  await page.getByRole('textbox', { name: /^Articoli/ }).fill(`${sku} 1`);
  await page.getByRole('button', { name: 'Prova', exact: true }).press('Enter');
  const tried = page.getByRole('table', { name: 'Prova su un carrello' });
  const row = tried.getByRole('row').filter({ hasText: 'espresso bologna' });
  await expect
    .poll(() => row.getByRole('cell').allTextContents())
    .toEqual(['non offerta', expect.stringMatching(/^12,50\s€$/)]);
  await withoutBarrier(page);
  expect(Object.keys(await offeredWays())).not.toContain('espresso bologna');
  await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
  await page.getByText('Questi CAP si sovrappongono', { exact: false }).first().waitFor();
  await page.getByLabel('Solo per questi CAP').fill('');
  await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'espresso bologna' }).waitFor();
  await page.getByText('Salvato', { exact: true }).waitFor();
  await withoutBarrier(page);
  return (await offeredWays())['espresso bologna'];
}

/** Somebody else changes the same field meanwhile: both values are shown, one is chosen; what shoppers pay. */
export async function settleConflict(page: Page, other: Page): Promise<number | undefined> {
  const address = page.url();
  await other.goto(address);
  const amount = (of: Page) => of.getByRole('textbox', { name: /^Costo \(euro\)/ });
  await amount(page).fill('11');
  await amount(other).fill('14');
  await other.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
  await other.getByText('Salvato', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
  const told = page.getByRole('alert').filter({ hasText: 'Nel frattempo è cambiato qualcosa' });
  await told.getByText('1400').waitFor();
  await told.getByText('1100').waitFor();
  await withoutBarrier(page);
  expect(await amount(page).inputValue()).toBe('11');
  await told.getByRole('button', { name: 'Salva il mio' }).press('Enter');
  await expect.poll(async () => (await offeredWays())['espresso bologna']).not.toBe(14);
  return (await offeredWays())['espresso bologna'];
}

/** The rule is moved to the first place, the move is taken back, and the rule is switched off. */
export async function orderRule(page: Page): Promise<number | undefined> {
  await page.getByRole('link', { name: 'Tutte le regole' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Consegna' }).waitFor();
  const rows = page.getByRole('rowheader').filter({ has: page.getByRole('link') });
  const before = await rows.count();
  const up = page.getByRole('button', { name: 'Sposta su: espresso bologna' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.nth(before - 2).textContent()).toContain('espresso bologna');
  await expect.poll(() => up.evaluate(hasFocus)).toBe(true);
  await withoutBarrier(page);
  await page.getByRole('button', { name: /^Annulla la modifica/ }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Annulla la modifica', exact: true })
    .press('Enter');
  await page.getByRole('dialog').getByText('Valori tornati com’erano').waitFor();
  await closeDialog(page);
  await expect.poll(() => rows.nth(before - 1).textContent()).toContain('espresso bologna');
  await page.getByRole('link', { name: 'espresso bologna' }).press('Enter');
  await page.getByRole('checkbox', { name: /^Attiva/ }).press('Space');
  await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
  await page.getByText('Spenta', { exact: true }).waitFor();
  return (await offeredWays())['espresso bologna'];
}
