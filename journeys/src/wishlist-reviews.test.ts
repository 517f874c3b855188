import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { logIn, newCustomer } from './harness/customer.ts';
import { cartLine, euros, oneProduct } from './harness/goods.ts';
import { focusLeaks } from './harness/keyboard.ts';
import { staff } from './harness/staff.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

const aPhoto = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: readFileSync('demo/content/social.png'),
};

/** Holds the answers of a call until the function it returns is called. */
async function heldCall(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('C10 R20 R03 L02 wishlist', () => {
  it('a visitor’s heart is added after the login, shown in the listing and on its page', async () => {
    const customer = await newCustomer();
    const product = await oneProduct({ query: 'search_term=lavatrice' });
    const { page, errors, close } = await visit(`/${product.slug}`);
    await hydrated(page);
    await page.locator(`main [data-wish="${product.sku}"]`).first().click();
    await page.locator('#toasts').getByRole('link', { name: 'Accedi' }).click();
    await page.waitForURL('**/pages/login?next=**');
    await hydrated(page);
    await logIn(page, customer.email);
    await page.waitForURL(`**/${product.slug}**`);
    const heart = page.locator(`main [data-wish="${product.sku}"]`).first();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('#site-wishlist').getAttribute('href')).toBe('/pages/wishlist');

    await page.goto('/shop?wishlist=true');
    await page.getByRole('heading', { name: 'La tua lista dei desideri' }).waitFor();
    const card = page.locator('main li').filter({ has: page.getByRole('link', { name: product.name }) });
    await card.getByText(`Consegna ${euros(product.delivery_cost?.amount ?? 0)}`).waitFor();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.goto('/pages/wishlist');
    await page.getByRole('link', { name: product.name }).waitFor();
    await page.getByRole('button', { name: `Aggiungi al carrello: ${product.name}` }).click();
    await expect.poll(() => page.locator('#site-cart [data-cart-count]').textContent()).toBe('1');
    await page.locator('#cart-drawer dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Togli dalla lista: ${product.name}` }).click();
    await page.getByText('La lista è vuota').waitFor();
    await page.getByRole('button', { name: 'Annulla' }).first().click();
    await page.getByRole('link', { name: product.name }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('/shop?wishlist=true leads a visitor to the login and back', async () => {
    const { page, close } = await visit('/shop?wishlist=true');
    await page.waitForURL('**/pages/login?next=**');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/shop?wishlist=true');
    await close();
  });
});

describe('P01 reviews', () => {
  it('a buyer writes, the shop reads it first, it appears as a verified purchase and can be found helpful', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const order = await buyElsewhere([cartLine(product, 1)], customer);
    await transferArrives(order.order_number, order.total);
    await staff('orders', 'ship', order.order_number, '--carrier', 'BRT', '--tracking', 'BRT-7');
    await staff('orders', 'deliver', order.order_number);
    const title = `Proprio quello che cercavo ${order.order_number}`;
    const writer = await visit(`/${product.slug}`, { stored: customer.stored });
    await hydrated(writer.page);
    const reviews = writer.page.locator('#recensioni');
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('button', { name: 'Scrivi una recensione' }).click();
    const dialog = writer.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Invia la recensione' }).click();
    await dialog.getByText('Scegli da una a cinque stelle.').waitFor();
    // The stars come first: the focus is there, and the reason is read with them.
    expect(await writer.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('rating');
    const starsReason = await dialog
      .getByRole('group', { name: 'Il tuo voto' })
      .getAttribute('aria-describedby');
    expect(await writer.page.locator(`[id="${starsReason}"]`).innerText()).toContain(
      'Scegli da una a cinque',
    );
    const heading = dialog.getByRole('textbox', { name: /^Titolo/ });
    expect(await heading.getAttribute('aria-invalid')).toBe('true');
    await dialog.getByRole('radio', { name: '4 stelle' }).check({ force: true });
    await expect.poll(() => dialog.getByText('Scegli da una a cinque stelle.').count()).toBe(0);
    await heading.fill(title);
    // What was mended is no longer called wrong, before the form is sent again.
    await expect.poll(() => heading.getAttribute('aria-invalid')).not.toBe('true');
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await dialog.getByRole('textbox', { name: /commento/ }).fill('Facile da montare.');
    const photos = dialog.getByLabel('Foto (facoltative)');
    await photos.setInputFiles([aPhoto, { ...aPhoto, mimeType: 'image/png', buffer: Buffer.from('niente') }]);
    await dialog.getByText('Questa immagine non si legge').waitFor();
    await photos.setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftyp') }]);
    await dialog.getByText('Questa foto è in HEIC').waitFor();
    await photos.setInputFiles([aPhoto, aPhoto]);
    await dialog.getByRole('button', { name: 'Togli la foto 3' }).click();
    await expect.poll(() => dialog.locator('canvas').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Invia la recensione' }).click();
    await reviews.getByText('Grazie! La leggiamo e la pubblichiamo').waitFor();
    expect(writer.errors).toEqual([]);
    await writer.close();

    const queue = await staff('reviews', 'list');
    const lines = queue.split('\n');
    // Staff see each photo at an address that only they know.
    const addresses = queue.match(/http\S+\/media\/\S+/g) ?? [];
    expect(addresses.length).toBe(2);
    const at = lines.findIndex((line) => line.includes(title));
    await staff('reviews', 'publish', lines[at - 1]?.split('\t')[0] ?? '');

    const reader = await newCustomer();
    const { page, errors, close } = await visit(`/${product.slug}`, { stored: reader.stored });
    await hydrated(page);
    const shown = page.locator('#recensioni');
    await shown.scrollIntoViewIfNeeded();
    await shown
      .getByRole('button', { name: /ti è utile$/ })
      .first()
      .waitFor();
    const review = shown.getByRole('listitem').filter({ hasText: title }).first();
    await review.waitFor();
    expect(await review.innerText()).toContain('Acquisto verificato');
    expect(await review.innerText()).toContain('Utile (0)');
    await review.getByRole('link', { name: /^Foto 1 di 2/ }).click();
    const large = page.getByRole('dialog', { name: 'Foto della recensione' });
    await large.getByRole('img', { name: /^Foto 1 di 2/ }).waitFor();
    await page.keyboard.press('ArrowRight');
    await large.getByRole('img', { name: /^Foto 2 di 2/ }).waitFor();
    expect(await focusLeaks(page, large)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => large.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toMatch(/^Foto 1/);
    await review
      .getByRole('button', { name: /ti è utile$/ })
      .first()
      .click();
    await expect.poll(() => review.innerText()).toContain('Utile (1)');
    expect(errors).toEqual([]);

    // The answer to a vote comes after a later one has failed: it counts, and the failure is still told.
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/casamaestra.reviews.vote', async (route) => {
      const { helpful } = route.request().postDataJSON() as { helpful: boolean };
      if (helpful) return route.fulfill({ status: 503, body: '{}' });
      const response = await route.fetch();
      await held;
      return route.fulfill({ response });
    });
    await review.getByRole('button', { name: /non ti è utile$/ }).click();
    await review
      .getByRole('button', { name: /ti è utile$/ })
      .first()
      .click();
    await review.getByText('Non siamo riusciti').waitFor();
    release();
    await expect.poll(() => review.innerText()).toContain('Utile (0)');
    expect(await review.innerText()).toContain('Non siamo riusciti');
    await close();
  });

  it('a guest’s stars, words and photos, begun before the section is interactive, stay', async () => {
    const product = await oneProduct();
    const { page, close } = await visit('/');
    const interactive = await heldCall(page, '**/*.item_review.get_item_reviews*');
    await page.goto(`/${product.slug}?recensione=ordine`);
    await hydrated(page);
    const reviews = page.locator('#recensioni');
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByLabel('Numero d’ordine').fill('CM-1');
    await reviews.locator('select[name=rating]').selectOption('4');
    await reviews.locator('input[name=photos]').setInputFiles(aPhoto);
    await reviews.locator('textarea[name=comment]').fill('Comodo');
    interactive();
    await expect
      .poll(() => reviews.locator('form').evaluate((form) => form.closest('#recensioni > div') !== null))
      .toBe(true);
    await page.keyboard.type(' e solido');
    const kept = await reviews.locator('form').evaluate((form: HTMLFormElement) => {
      const { order_number, rating, comment, photos } = Object.fromEntries(new FormData(form));
      return [order_number, rating, comment, photos instanceof File && photos.name];
    });
    expect(kept).toEqual(['CM-1', '4', 'Comodo e solido', 'foto.png']);
    await close();
  });

  it('a visitor is asked to log in, and reads how reviews are checked', async () => {
    const product = await oneProduct();
    const { page, close } = await visit(`/${product.slug}`);
    await hydrated(page);
    const reviews = page.locator('#recensioni');
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByText('Accedi per scrivere una recensione').first().waitFor();
    expect(await reviews.innerText()).toContain('Leggiamo ogni recensione prima di pubblicarla');
    await close();
  });
});

describe('P01 questions and answers', () => {
  it('a visitor asks, the shop answers, a buyer adds an answer, and everybody reads all of it', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const order = await buyElsewhere([cartLine(product, 1)], customer);
    await transferArrives(order.order_number, order.total);
    await staff('orders', 'ship', order.order_number, '--carrier', 'BRT', '--tracking', 'BRT-8');
    await staff('orders', 'deliver', order.order_number);
    const question = `Si smonta senza attrezzi ${order.order_number}?`;
    const asker = await visit(`/${product.slug}`);
    await hydrated(asker.page);
    const interactive = await heldCall(asker.page, '**/casamaestra.questions.list');
    const asked = asker.page.locator('#domande');
    await asked.scrollIntoViewIfNeeded();
    await asked.getByText('Fai una domanda').first().click();
    // What is opened and typed before the section is interactive stays, and typing goes on where it was.
    await asked.getByRole('textbox', { name: /La tua domanda/ }).press('P');
    await asker.page.keyboard.type('rto');
    await asker.page.keyboard.press('ArrowLeft');
    await asker.page.keyboard.press('ArrowLeft');
    interactive();
    await asked.locator('form[novalidate][aria-label="Fai una domanda"]').waitFor();
    await asker.page.keyboard.type('es');
    expect(await asked.getByRole('textbox', { name: /La tua domanda/ }).inputValue()).toBe('Presto');
    await asked.getByRole('button', { name: 'Invia la domanda' }).click();
    await asked.getByText('Scrivi almeno dieci caratteri.').waitFor();
    await asked.getByRole('textbox', { name: /La tua domanda/ }).fill(question);
    await asked.getByRole('textbox', { name: /Il tuo nome/ }).fill('Rosa');
    await asked.getByRole('button', { name: 'Invia la domanda' }).click();
    await asked.getByText('Grazie! Rispondiamo di solito').waitFor();
    expect(asker.errors).toEqual([]);
    await asker.close();

    const waiting = (await staff('questions', 'list')).split('\n');
    const number = waiting[waiting.findIndex((line) => line.includes(question)) - 1]?.split('\t')[0] ?? '';
    await staff('questions', 'answer', number, '--text', 'Sì, bastano le mani.');

    const buyer = await visit(`/${product.slug}`, { stored: customer.stored });
    await hydrated(buyer.page);
    const mine = buyer.page.locator('#domande').getByRole('listitem').filter({ hasText: question });
    await mine.scrollIntoViewIfNeeded();
    await mine.getByText('Rispondi', { exact: true }).click();
    await mine.getByRole('textbox', { name: /La tua risposta/ }).fill('Confermo, due minuti in tutto.');
    await mine.getByRole('button', { name: 'Invia la risposta' }).click();
    await mine.getByText('Grazie! La leggiamo').waitFor();
    expect(buyer.errors).toEqual([]);
    await buyer.close();

    const unread = (await staff('questions', 'list')).split('\n');
    const at = unread.findIndex((line) => line.includes('Confermo, due minuti'));
    await staff('questions', 'publish-answer', unread[at - 2]?.split('\t')[0] ?? '');
    const { page, close } = await visit(`/${product.slug}`, { javaScript: false });
    const read = page.locator('#domande').getByRole('listitem').filter({ hasText: question });
    await read.getByText('Sì, bastano le mani.').waitFor();
    expect(await read.innerText()).toMatch(/ha comprato\s+Confermo, due minuti in tutto\./);
    await close();
  });
});
