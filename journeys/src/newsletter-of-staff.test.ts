import { readFile } from 'node:fs/promises';
import {
  confirmSubscriptionOperation,
  subscribeOperation,
} from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { mailTo } from './harness/mails.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
beforeAll(async () => {
  desk = await colleague('owner', 'Ada Titolare');
  ({ page } = desk);
});
afterAll(() => desk.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const subject = `Idee per la casa ${Date.now()}`;

/** Somebody asks for the newsletter and opens the mailed link. */
async function oneReader(): Promise<void> {
  const email = `lettrice.${Date.now()}@esempio.it`;
  await ask(subscribeOperation, { email });
  const { text } = await mailTo(email, /confirm_subscription/);
  const link = new URL(/http\S+confirm_subscription\S+/.exec(text)?.[0] ?? '');
  await ask(
    confirmSubscriptionOperation,
    confirmSubscriptionOperation.input.parse(Object.fromEntries(link.searchParams)),
  );
}

it('a letter is written by keyboard, seen as it is read, tried on oneself and sent after a question', async () => {
  await oneReader();
  await openScreen(page, '/newsletter', 'Newsletter');
  await page.getByText('Iscritti in tutto').waitFor();
  await looksSound(page);
  await button('Guarda la lettera').press('Enter');
  await page.getByText(/^Manca l’oggetto/).waitFor();
  expect(await page.getByLabel('Oggetto').getAttribute('aria-invalid')).toBe('true');
  await looksSound(page);
  await page.getByLabel('Oggetto').fill(subject);
  await page
    .getByLabel('Testo', { exact: false })
    .last()
    .fill('Ciao!\n\n## In offerta\n\n- Luci\n- Sedie\n\n{{products NON-C-E}}\n\n[Guarda](/shop)');
  await button('Guarda la lettera').press('Enter');
  await page.getByText(/^La riceverebbe(?:ro \d+ persone| 1 persona)/).waitFor();
  await page.getByText('Non sono in vendita, e non si vedranno: NON-C-E.').waitFor();
  await looksSound(page);
  await button('Mandala a me').press('Enter');
  await page.getByText(/^In partenza verso owner\./).waitFor();
  await button(/^Manda a /).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Una lettera mandata non si riprende').waitFor();
  await looksSound(page);
  await dialog.getByRole('button', { name: /^Manda a / }).press('Enter');
  await page.getByText(/^La lettera parte per /).waitFor();
  await page.getByRole('row').filter({ hasText: subject }).waitFor();
  expect(await page.getByLabel('Oggetto').inputValue()).toBe('');
  // The browser's own word for the letter that was refused.
  expect(desk.errors).toEqual([expect.stringContaining('417')]);
});

it('what was typed is there again in another tab; the subscribers are kept as a file', async () => {
  await page.getByLabel('Oggetto').fill('Ancora da finire');
  await openScreen(page, '/newsletter', 'Newsletter');
  await page.getByText('Ancora da finire').or(page.getByLabel('Oggetto')).first().waitFor();
  expect(await page.getByLabel('Oggetto').inputValue()).toBe('Ancora da finire');
  const kept = page.waitForEvent('download');
  await button('Scarica gli iscritti').press('Enter');
  const file = await readFile(await (await kept).path(), 'utf8');
  expect(file).toContain('email;language;state;origin;asked_at;confirmed_at;left_at;version;sentence');
  await page.getByText(/^Nel file: /).waitFor();
});
