import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { closeDialog, looksSound, takeBack } from './harness/office.ts';

useBrowser();

let ada: Visit;
let ugo: Visit;
let page: Page;
beforeAll(async () => {
  ada = await colleague('manager', 'Ada Struttura');
  ugo = await colleague('catalogue', 'Ugo Catalogo');
  ({ page } = ada);
});
afterAll(() => Promise.all([ada.close(), ugo.close()]));

const line = (name: string, where: Page = page) =>
  where.getByRole('treeitem', { name: new RegExp(`^${name}\\s*,`) });
const dialog = () => page.getByRole('dialog');
const told = (text: string | RegExp) => page.getByRole('status').getByText(text).first().waitFor();
const shopHeading = async (category: string) => {
  const answer = await page.request.get(`/shop?category=${encodeURIComponent(category)}`);
  return /<h1[^>]*>(.*?)<\/h1>/su.exec(await answer.text())?.[1]?.replaceAll(/<[^>]+>/g, '');
};

describe('the tree of categories, by keyboard', () => {
  it('a department is added, with a category inside', async () => {
    await openScreen(page, '/struttura', 'Struttura');
    await page.getByLabel('Aggiungi un reparto').fill('Officina di prova');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Officina di prova' }).waitFor();
    await looksSound(page);
    await page.getByLabel('Aggiungi una categoria qui dentro').fill('Banchi di prova');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Banchi di prova' }).waitFor();
    expect(await line('Banchi di prova').getAttribute('aria-level')).toBe('2');
  });

  it('arrows walk it, right opens, left closes, a letter finds, Enter chooses', async () => {
    await openScreen(page, '/struttura', 'Struttura');
    await page.getByRole('treeitem').first().focus();
    await page.keyboard.press('o');
    await expect
      .poll(() => line('Officina di prova').evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(await line('Banchi di prova').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await line('Banchi di prova').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Banchi di prova' }).waitFor();
    await line('Banchi di prova').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => line('Banchi di prova').count()).toBe(0);
    await page.getByLabel('Trova una categoria').fill('banchi di');
    await line('Banchi di prova').waitFor();
    expect(await page.getByRole('treeitem').count()).toBe(2);
  });

  it('a new name is in the shop at once, and the old address finds it; the log takes it back', async () => {
    await page.getByRole('textbox', { name: 'Nome' }).fill('Banchi e morse');
    await page.keyboard.press('Enter');
    await told('Salvato.');
    await expect.poll(() => shopHeading('Officina-di-prova,Banchi-e-morse')).toContain('Banchi e morse');
    await expect.poll(() => shopHeading('Officina-di-prova,Banchi-di-prova')).toContain('Banchi e morse');
    await takeBack(page);
    await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Banchi di prova' }).count()).toBe(1);
  });

  it('merged into another it is gone, its address leads there, and undo brings it back', async () => {
    await page.getByLabel('In quale').selectOption({ label: 'Officina di prova' });
    await page.getByRole('button', { name: 'Unisci «Banchi di prova» a «Officina di prova»' }).press('Enter');
    await told(/^Uniti\./);
    await expect.poll(() => shopHeading('Officina-di-prova,Banchi-di-prova')).toContain('Officina di prova');
    await takeBack(page);
    await line('Banchi di prova').waitFor();
  });

  it('two people at one category: the second sees both names and chooses', async () => {
    const other = ugo.page;
    for (const one of [page, other]) {
      await openScreen(one, '/struttura', 'Struttura');
      await one.getByLabel('Trova una categoria').fill('banchi di');
      await line('Banchi di prova', one).click();
      await one.getByRole('textbox', { name: 'Nome' }).waitFor();
    }
    await page.getByRole('textbox', { name: 'Nome' }).fill('Banchi di Ada');
    await page.keyboard.press('Enter');
    await told('Salvato.');
    await other.getByRole('textbox', { name: 'Nome' }).fill('Banchi di Ugo');
    await other.keyboard.press('Enter');
    const alert = other.getByRole('alert').filter({ hasText: 'Banchi di Ada' });
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Ada Struttura');
    expect(await other.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Banchi di Ugo');
    expect(await accessibilityFaults(other)).toEqual([]);
    await other.getByRole('button', { name: 'Tieni il mio' }).press('Enter');
    await other.getByRole('heading', { level: 2, name: 'Banchi di Ugo' }).waitFor();
  });

  it('a name that is taken is refused at its field; empty ones can be removed', async () => {
    await openScreen(page, '/struttura', 'Struttura');
    await page.getByLabel('Aggiungi un reparto').fill('MOBILI');
    await page.keyboard.press('Enter');
    await page.getByText('«MOBILI» c’è già').waitFor();
    expect(await page.getByLabel('Aggiungi un reparto').inputValue()).toBe('MOBILI');
    for (const name of ['Banchi di Ugo', 'Officina di prova']) {
      await page.getByLabel('Trova una categoria').fill(name);
      await line(name).click();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await page.getByRole('button', { name: 'Togli' }).press('Enter');
      await told('Tolto.');
    }
  });
});

describe('brands, operators, features', () => {
  it('a brand gets another name and has its own again', async () => {
    await openScreen(page, '/struttura/marche', 'Marche');
    await looksSound(page);
    await page.getByLabel('Cerca', { exact: true }).fill('bullett');
    await page.getByRole('button', { name: 'Modifica Bulletta' }).press('Enter');
    await dialog().getByRole('textbox', { name: 'Nome', exact: true }).fill('Bulletta e Figli');
    await page.keyboard.press('Enter');
    await dialog().getByText('Salvato.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await closeDialog(page);
    await page.getByRole('row').filter({ hasText: 'Bulletta e Figli' }).waitFor();
    await page.getByRole('button', { name: 'Modifica Bulletta e Figli' }).press('Enter');
    await dialog().getByRole('textbox', { name: 'Nome', exact: true }).fill('Bulletta');
    await page.keyboard.press('Enter');
    await dialog().getByText('Salvato.').waitFor();
  });

  it('operators and features have their screens; a unit with values stays', async () => {
    await openScreen(page, '/struttura/operatori', 'Operatori');
    await looksSound(page);
    await openScreen(page, '/struttura/caratteristiche', 'Caratteristiche');
    await looksSound(page);
    await page.getByLabel('Cerca', { exact: true }).fill('altezza');
    await page.getByRole('button', { name: 'Modifica Altezza', exact: true }).press('Enter');
    await dialog().getByLabel('Unità').fill('mm');
    await page.keyboard.press('Enter');
    await dialog().getByText('valori in cm').waitFor();
    expect(await dialog().getByLabel('Unità').inputValue()).toBe('mm');
  });

  it('a brand is added by keyboard, a name that is there is refused at its field, and undo takes it away', async () => {
    await openScreen(page, '/struttura/marche', 'Marche');
    await page.locator('summary', { hasText: 'Aggiungi una marca' }).press('Enter');
    const form = page.getByRole('form', { name: 'Aggiungi una marca' });
    await form.getByLabel('Nome').fill('bulletta');
    await page.keyboard.press('Enter');
    await form.getByText('«Bulletta» c’è già').waitFor();
    await form.getByLabel('Nome').fill('Bottega di prova');
    await page.keyboard.press('Enter');
    await form.getByText('Marca aggiunta').waitFor();
    await looksSound(page);
    await takeBack(page);
    await page.getByLabel('Cerca', { exact: true }).fill('bottega di prova');
    await page.getByText('Niente con queste lettere').waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'Bottega di prova' }).count()).toBe(0);
  });

  it('a feature and a type of product are added and are on the page of a product at once', async () => {
    await openScreen(page, '/struttura/caratteristiche', 'Caratteristiche');
    await page.locator('summary', { hasText: 'Aggiungi una famiglia di prodotti' }).press('Enter');
    const family = page.getByRole('form', { name: 'Aggiungi una famiglia di prodotti' });
    await family.getByLabel('Nome').fill('Attrezzo di prova');
    await page.keyboard.press('Enter');
    await family.getByText('Famiglia aggiunta').waitFor();
    await page.locator('summary', { hasText: 'Aggiungi una caratteristica' }).press('Enter');
    const form = page.getByRole('form', { name: 'Aggiungi una caratteristica' });
    await form.getByLabel('Nome').first().fill('Impugnatura di prova');
    await form.getByLabel('Valori da scegliere').fill('Gomma\nLegno');
    await form.getByLabel('Attrezzo di prova').check();
    await looksSound(page);
    await form.getByRole('button', { name: 'Aggiungi la caratteristica' }).press('Enter');
    await form.getByText('Caratteristica aggiunta').waitFor();
    await page.goto('/gestione/prodotti/1');
    await page.getByLabel('Tipo di prodotto').fill('Attrezzo di prova');
    await page.getByRole('option', { name: 'Attrezzo di prova' }).waitFor();
    await page.getByLabel('Tipo di prodotto').press('Enter');
    await page.getByLabel('Impugnatura di prova').waitFor();
    expect(
      await page
        .getByLabel('Impugnatura di prova')
        .evaluate((one: HTMLInputElement) => [...(one.list?.options ?? [])].map(({ value }) => value)),
    ).toEqual(['Gomma', 'Legno']);
  });
});

describe('addresses that lead elsewhere', () => {
  it('one is added, followed, and removed with undo', async () => {
    await openScreen(page, '/struttura/rinvii', 'Rinvii');
    await looksSound(page);
    const form = page.getByRole('form', { name: 'Nuovo rinvio' });
    await form.getByLabel('Da', { exact: false }).first().fill('/prova-struttura.html');
    await page.keyboard.press('Enter');
    await form.getByText('Scrivi un indirizzo.').waitFor();
    await form.getByLabel(/^A\b/).fill('/shop?category=Mobili');
    await page.keyboard.press('Enter');
    await told('Salvato.');
    const row = page.getByRole('row').filter({ hasText: '/prova-struttura.html' });
    await row.waitFor();
    const followed = await page.request.get('/prova-struttura.html', { maxRedirects: 0 });
    expect([followed.status(), followed.headers()['location']]).toEqual([301, '/shop?category=Mobili']);
    await row.getByRole('button', { name: /^Togli il rinvio/ }).press('Enter');
    await told('Il rinvio da /prova-struttura.html è tolto.');
    expect(await row.count()).toBe(0);
    await form.getByLabel('Da', { exact: false }).first().fill('/shop');
    await form.getByLabel(/^A\b/).fill('/');
    await page.keyboard.press('Enter');
    await form.getByText('è una pagina del negozio').waitFor();
  });
});
