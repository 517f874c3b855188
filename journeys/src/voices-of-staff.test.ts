import { blogCommentOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { askQuestionOperation } from '@casamaestra/contract/questions/questions.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { useBrowser, visit, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';
import { looksSound, takeBack } from './harness/office.ts';
import { staff } from './harness/staff.ts';

useBrowser();

let desk: Visit;
let page: Page;
let product: Awaited<ReturnType<typeof oneProduct>>;
const mark = `DC${Date.now() % 1_000_000}`;
const question = `Si può usare all’aperto? ${mark}`;
const comment = `Fatto ieri, viene bene. ${mark}`;

beforeAll(async () => {
  product = await oneProduct();
  const asked = { item_code: product.sku, author: `Rosa ${mark}`, question, email: '', website: '' };
  await ask(askQuestionOperation, asked);
  const post = { slug: 'silicone-giunti-del-bagno', author: `Ugo ${mark}`, email: 'ugo@esempio.it' };
  await ask(blogCommentOperation, { ...post, comment, website: '' });
  desk = await colleague('support', 'Sara Assistenza');
  ({ page } = desk);
});
afterAll(() => desk.close());

const asked = () => page.getByRole('article', { name: `Domanda: Rosa ${mark}, ${product.name}` });
const written = () => page.getByRole('article', { name: `Commento a una guida: Ugo ${mark}` });

describe('questions and comments', () => {
  it('are read, answered and published by keyboard; the answer is on the page of the product', async () => {
    await openScreen(page, '/domande', 'Domande e commenti');
    await asked().focus();
    await looksSound(page);
    await asked().focus();
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: 'Rispondi alla domanda' });
    await dialog.getByLabel('Risposta del negozio').fill(`Sì, è zincato. ${mark}`);
    await dialog.getByRole('button', { name: 'Rispondi e pubblica' }).press('Enter');
    await page.getByText(`Risposta alla domanda di Rosa ${mark} pubblicata`).waitFor();
    await asked().waitFor({ state: 'detached' });
    const shopper = await visit(urls.product(product.slug));
    await shopper.page.locator('#domande').scrollIntoViewIfNeeded();
    await shopper.page.getByText(`Sì, è zincato. ${mark}`).waitFor();
    await shopper.close();
    await written().focus();
    await page.keyboard.press('p');
    await page.getByText(`Commento di Ugo ${mark} pubblicato`).waitFor();
    expect(desk.errors).toEqual([]);
  });

  it('that were published are found again and refused with a reason, which is taken back', async () => {
    await page.getByRole('link', { name: 'Pubblicati' }).press('Enter');
    await page.getByRole('searchbox').fill(mark);
    await page.keyboard.press('Enter');
    await asked().waitFor();
    await asked().focus();
    await looksSound(page);
    await asked().focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('C’è già.');
    await dialog.getByRole('button', { name: 'Rifiuta' }).press('Enter');
    await asked().waitFor({ state: 'detached' });
    await takeBack(page);
    await asked().getByText(`Sì, è zincato. ${mark}`).waitFor();
    expect(desk.errors).toEqual([]);
  });

  it('that a colleague answered meanwhile are not answered over, and what was typed stays', async () => {
    const text = `Resiste al gelo? ${mark}`;
    const sent = { item_code: product.sku, author: `Ada ${mark}`, question: text, email: '', website: '' };
    await ask(askQuestionOperation, sent);
    const waiting = page.getByRole('article', { name: `Domanda: Ada ${mark}, ${product.name}` });
    await openScreen(page, '/domande', 'Domande e commenti');
    await waiting.focus();
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: 'Rispondi alla domanda' });
    const answer = dialog.getByLabel('Risposta del negozio');
    await answer.fill('No.');
    const lines = (await staff('questions', 'list')).split('\n');
    const [id = ''] = (lines[lines.findIndex((line) => line.includes(text)) - 1] ?? '').split('\t');
    await staff('questions', 'answer', id, '--text', `Sì, fino a −20 °C. ${mark}`);
    await dialog.getByRole('button', { name: 'Rispondi e pubblica' }).press('Enter');
    await dialog.getByText(/^Nel frattempo ha già deciso /).waitFor();
    expect(await answer.inputValue()).toBe('No.');
    const shown = await fetch(new URL(urls.product(product.slug), page.url()));
    expect(await shown.text()).toContain(`Sì, fino a −20 °C. ${mark}`);
  });
});
