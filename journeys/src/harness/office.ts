import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, sidewaysScroll } from './browse.ts';

/** No barrier and nothing beyond the edge, on a large and a small screen of the office and on a phone. */
export async function looksSound(page: Page): Promise<void> {
  for (const width of [1600, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, { contrast: width !== 1280 })).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Takes the change back whose button is the last on the screen, by keyboard. */
export async function takeBack(page: Page, button: string | RegExp = /^Annulla la modifica/): Promise<void> {
  await page.getByRole('button', { name: button }).last().press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
  await dialog.getByText(/^Valori tornati com’erano/).waitFor();
  await closeDialog(page);
}

/** Takes the newest change of a record back, which its timeline shows first, by keyboard. */
export async function takeBackNewest(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Annulla la modifica: / })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
  await dialog.getByText(/^Valori tornati com’erano/).waitFor();
  await closeDialog(page);
}

/**
 * Closes the dialog by Escape and waits until it is empty: the browser tells the page of the end a moment after the
 * dialog is gone, and no hand presses anything before.
 */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog:not([open]) > *').count()).toBe(0);
}

/** Chooses the first category with these words in its path, by keyboard. */
export async function chooseCategory(page: Page, field: Locator, words: string): Promise<void> {
  await field.fill(words);
  await page.getByRole('option').first().waitFor();
  await field.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
