import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { oneProduct } from './harness/goods.ts';

useBrowser();

let desk: Visit;
let page: Page;
let goods: Awaited<ReturnType<typeof oneProduct>>;

beforeAll(async () => {
  goods = await oneProduct();
  desk = await colleague('catalogue');
  ({ page } = desk);
});
afterAll(() => desk.close());

const short = () => page.getByLabel('Descrizione breve');
const save = () => page.getByRole('button', { name: 'Salva tutto', exact: true }).click();
const saved = () => page.getByText('Salvato.', { exact: true }).waitFor();
const open = async () => {
  await openScreen(page, `/prodotti?q=${encodeURIComponent(goods.sku)}`, 'Prodotti');
  await page.getByRole('row').filter({ hasText: goods.sku }).getByRole('link').click();
  await short().waitFor();
};
beforeEach(open);

/** What a browser that opens the product anew finds. */
const stored = async () => {
  await open();
  return short().inputValue();
};

describe('what is typed about a product stays', () => {
  it('when the session ends meanwhile: one signs in above it, and it is saved', async () => {
    await short().fill('Scritta a sessione finita');
    await page.context().clearCookies();
    await save();
    const dialog = page.getByRole('dialog', { name: 'La sessione è finita' });
    await dialog.getByRole('button', { name: 'Entra con la passkey' }).click();
    await saved();
    expect(await stored()).toBe('Scritta a sessione finita');
  });

  it('when one does not want to sign in at once: the way is open again', async () => {
    await short().fill('Scritta con calma');
    await page.context().clearCookies();
    await save();
    const dialog = page.getByRole('dialog', { name: 'La sessione è finita' });
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await short().inputValue()).toBe('Scritta con calma');
    await save();
    await dialog.getByRole('button', { name: 'Entra con la passkey' }).click();
    await saved();
    expect(await stored()).toBe('Scritta con calma');
  });

  it('when there is no connection: it says so, and saves once it is back', async () => {
    await short().fill('Scritta senza rete');
    await page.context().setOffline(true);
    await save();
    await page.getByText(/^Connessione persa\. Quello che hai scritto resta qui/).waitFor();
    expect(await short().inputValue()).toBe('Scritta senza rete');
    await page.context().setOffline(false);
    await save();
    await saved();
    expect(await stored()).toBe('Scritta senza rete');
  });

  it('when only the answer is lost: saving again is no conflict with oneself', async () => {
    await short().fill('Scritta una volta sola');
    await page.route('**/api/staff/products/save', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save();
    await page.getByRole('alert').filter({ hasText: 'Il negozio non risponde' }).waitFor();
    expect(await short().inputValue()).toBe('Scritta una volta sola');
    await page.unroute('**/api/staff/products/save');
    await save();
    await saved();
    expect(await stored()).toBe('Scritta una volta sola');
  });

  it('when one leaves the page by mistake, the browser asks first', async () => {
    await short().fill('Non ancora salvata');
    const asked = page.waitForEvent('dialog');
    const left = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await left;
    expect(await short().inputValue()).toBe('Non ancora salvata');
  });

  it('when the tab is closed all the same: it stands in the form again, and can be saved or thrown away', async () => {
    await short().fill('Scritta prima di chiudere');
    await page.close();
    page = await desk.page.context().newPage();
    await open();
    expect(await short().inputValue()).toBe('Scritta prima di chiudere');
    await page.getByText(/^Ecco quello che avevi scritto e non salvato/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Butta via' }).click();
    expect(await short().inputValue()).toBe('Scritta una volta sola');
    await short().fill('Scritta e ritrovata');
    await page.getByRole('link', { name: 'Immagini', exact: true }).click();
    await page.getByRole('button', { name: 'Esci senza salvare' }).click();
    await page.getByRole('heading', { level: 1, name: 'Immagini' }).waitFor();
    await open();
    expect(await short().inputValue()).toBe('Scritta e ritrovata');
    await save();
    await saved();
    expect(await stored()).toBe('Scritta e ritrovata');
    expect(await page.getByText(/^Ecco quello che avevi scritto/).count()).toBe(0);
  });
});
