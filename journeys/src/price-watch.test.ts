import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { mailChoicesOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import { wishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { ask } from './harness/ask.ts';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { logIn, newCustomer } from './harness/customer.ts';
import { oneProduct } from './harness/goods.ts';
import { layoutShift } from './harness/measure.ts';

useBrowser();

const watchButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Avvisami se il prezzo scende' });
const pressed = (page: Page) => expect.poll(() => watchButton(page).getAttribute('aria-pressed'));
/** What the service knows of a customer. */
const kept = async (jwt: string) => ({
  mailed: (await ask(mailChoicesOperation, {}, jwt)).message.price_drops,
  wished: (await ask(wishlistOperation, {}, jwt)).message.map(({ item_code: sku }) => sku),
});

describe('C10 a mail when the price goes down', () => {
  it('a visitor logs in and is back with the price watched', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const { page, errors, close } = await visit(`/${product.slug}`);
    await hydrated(page);
    await watchButton(page).click();
    await page.locator('#toasts').getByRole('link', { name: 'Accedi' }).click();
    await page.waitForURL('**/pages/login?next=**');
    await hydrated(page);
    await logIn(page, customer.email);
    await page.waitForURL(`**/${product.slug}**`);
    await pressed(page).toBe('true');
    await expect.poll(() => kept(customer.jwt)).toEqual({ mailed: true, wished: [product.sku] });
    expect(errors).toEqual([]);
    await close();
  });

  it('a customer starts and ends it by keyboard, is told so, and nothing moves', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const { page, errors, close } = await visit(`/${product.slug}`, { stored: customer.stored, width: 360 });
    await hydrated(page);
    await page.getByText('Lo mettiamo nella tua lista dei desideri').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await watchButton(page).focus();
    const place = await page.locator('#aggiungi').boundingBox();
    await page.keyboard.press('Enter');
    await pressed(page).toBe('true');
    await page.getByText('È nella tua lista dei desideri: ti scriviamo').waitFor();
    await page.getByRole('status').getByText('Fatto: ti scriviamo se il prezzo scende.').first().waitFor();
    await expect.poll(() => kept(customer.jwt)).toEqual({ mailed: true, wished: [product.sku] });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.locator('#aggiungi').boundingBox()).toEqual(place);
    await page.reload();
    await pressed(page).toBe('true');
    await watchButton(page).focus();
    await page.keyboard.press('Space');
    await pressed(page).toBe('false');
    await expect.poll(() => kept(customer.jwt)).toEqual({ mailed: true, wished: [] });
    expect(await layoutShift(page)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('on the page of the wishlist it is about the whole list, and ending it keeps the list', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const opened = await visit(`/${product.slug}`, { stored: customer.stored });
    await hydrated(opened.page);
    await watchButton(opened.page).click();
    await expect.poll(() => kept(customer.jwt)).toEqual({ mailed: true, wished: [product.sku] });
    await opened.close();
    const { page, errors, close } = await visit('/pages/wishlist', { stored: customer.stored });
    await pressed(page).toBe('true');
    await watchButton(page).click();
    await pressed(page).toBe('false');
    await expect.poll(() => kept(customer.jwt)).toEqual({ mailed: false, wished: [product.sku] });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});
