import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit, visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { chooseCategory, looksSound, takeBackNewest } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

let desk: Visit;
let page: Page;
const mark = `PP${Date.now() % 1_000_000}`;
const name = `Faretto ${mark}`;
const address = `det/faretto-${mark.toLowerCase()}`;

const button = (label: string | RegExp) => page.getByRole('button', { name: label });
const soon = { timeout: 10_000, interval: 100 };
const shown = async (path: string) => {
  const answer = await fetch(`${shopUrl()}/${path}`, { redirect: 'manual' });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};
const pdf = (file: string) => ({
  name: file,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${file}${'x'.repeat(3000)}\n%%EOF\n`),
});
async function save(): Promise<void> {
  await button('Salva').first().press('Enter');
  await page.getByText('Salvato.', { exact: true }).waitFor();
}

beforeAll(async () => {
  desk = await colleague('manager', 'Piera Pagina');
  ({ page } = desk);
  await page.goto('/gestione/prodotti/nuovo');
  await page.getByLabel('Nome *').fill(name);
  await chooseCategory(page, page.getByLabel('Categoria *'), 'sedie');
  await page.getByLabel('SKU di partenza').fill(mark);
  await page.getByLabel('Prezzo per tutte').fill('19,90');
  await page.getByLabel('Pezzi per tutte').fill('5');
  await button('Prepara le varianti').press('Enter');
  await button(/^Crea il prodotto/).press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
});
afterAll(() => desk.close());

describe('the page of a product, seen by staff', () => {
  it('is looked at before it is published: not listed, not kept, and nothing is bought there', async () => {
    await button('Anteprima').press('Enter');
    const link = page.getByRole('link', { name: 'Apri l’anteprima' });
    await link.waitFor();
    const href = (await link.getAttribute('href')) ?? '';
    const path = new URL(href).pathname + new URL(href).search;
    const head = await fetch(shopUrl() + path);
    expect(head.headers.get('cache-control')).toBe('no-store');
    expect(head.headers.get('x-robots-tag')).toBe('noindex');
    const reader = await visit(path);
    await reader.page.getByRole('heading', { level: 1, name }).waitFor();
    await reader.page.getByText('Anteprima: non ancora pubblicato', { exact: false }).waitFor();
    expect(await reader.page.getByRole('button', { name: 'Aggiungi al carrello' }).count()).toBe(0);
    expect(await accessibilityFaults(reader.page)).toEqual([]);
    await reader.close();
    expect((await shown(path.slice(1).replace(/\?.*/, ''))).status).toBe(404);
    expect((await shown(`${path.slice(1)}x`)).text).toContain('Questo link di anteprima non vale più');
  });

  it('is told to search engines as it is written, and its former address leads to the new one', async () => {
    const preview = page.getByRole('group', { name: 'Anteprima del risultato' });
    expect(await preview.innerText()).toContain(name);
    await page.getByLabel('Titolo', { exact: true }).fill(`Il faretto ${mark} che fa luce`);
    await page.getByLabel('Descrizione', { exact: true }).fill('Si orienta con un dito.');
    await preview.getByText(`Il faretto ${mark} che fa luce`).waitFor();
    await page.getByLabel('Indirizzo della pagina *').fill('carrello senza senso');
    await button('Salva').first().press('Enter');
    await page.getByText('Questo indirizzo non va', { exact: false }).first().waitFor();
    expect(await page.getByLabel('Indirizzo della pagina *').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Indirizzo della pagina *').fill(address);
    await page.getByLabel('In vendita nel negozio').press('Space');
    await save();
    await expect.poll(async () => (await shown(address)).status, soon).toBe(200);
    const { text } = await shown(address);
    expect(text).toContain(`<title>Il faretto ${mark} che fa luce | `);
    expect(text).toContain('content="Si orienta con un dito."');
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*/${address}"`));
    await page.getByLabel('Indirizzo della pagina *').fill(`${address}-bello`);
    await page.getByText(`Chi apre /${address} arriverà qui da solo.`).waitFor();
    await save();
    const old = async () => {
      const { status, to } = await shown(address);
      return [status, to];
    };
    await expect.poll(old, soon).toEqual([301, `/${address}-bello`]);
  });

  it('names who makes it and who answers for it, also somebody the shop did not know', async () => {
    const maker = `Officine ${mark}`;
    const product = page.url();
    await openScreen(page, '/struttura/operatori', 'Operatori');
    await page.getByText('Aggiungi un operatore').click();
    const form = page.getByRole('form', { name: 'Aggiungi un operatore' });
    await form.getByLabel('Nome').fill(maker);
    await page.keyboard.press('Enter');
    await expect.poll(() => form.getByLabel('Indirizzo postale').getAttribute('aria-invalid')).toBe('true');
    await looksSound(page);
    await form.getByLabel('Indirizzo postale').fill('Via Arno 3, 56121 Pisa');
    await form.getByLabel('Indirizzo elettronico').fill('officine.example');
    await page.keyboard.press('Enter');
    await page.getByText('Operatore aggiunto').waitFor();
    await page.goto(product);
    const chosen = page.getByLabel('Produttore', { exact: true });
    await chosen.fill(mark.toLowerCase());
    await page.getByRole('option', { name: `${maker} · Via Arno 3, 56121 Pisa` }).waitFor();
    await chosen.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await chosen.inputValue()).toContain(maker);
    // What is left with Esc is as it was.
    const brand = page.getByLabel('Marca', { exact: true });
    await brand.fill('a');
    await page.getByRole('option').first().waitFor();
    await brand.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await brand.press('Tab');
    await expect.poll(() => brand.inputValue()).toBe('');
    await looksSound(page);
    await save();
    await expect.poll(async () => (await shown(`${address}-bello`)).text, soon).toContain(maker);
    const withdrawn = page.getByRole('region', { name: 'Sicurezza del prodotto' });
    await withdrawn.getByText(`${maker}, Via Arno 3, 56121 Pisa, officine.example`).waitFor();
  });

  it('says of its type what shoppers compare, how large it is, who may buy it and what is needed with it', async () => {
    const type = page.getByLabel('Tipo di prodotto');
    await type.fill('lampade');
    await page.getByRole('option', { name: 'Lampade', exact: true }).waitFor();
    await type.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.getByText(/^Compilate 0 di \d+$/).waitFor();
    await page.getByLabel('Potenza massima (W)').fill('5 kg');
    await page.getByLabel('Ingombro: larghezza (cm)').fill('-3');
    await button('Salva').first().press('Enter');
    await page.getByText('«kg» non si converte in W: scrivi il valore in W.').waitFor();
    await page.getByText('Una misura è sopra lo zero e al massimo 10000 cm.').waitFor();
    for (const label of ['Potenza massima (W)', 'Ingombro: larghezza (cm)'])
      expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
    await looksSound(page);
    await page.getByLabel('Potenza massima (W)').fill('0,012 kW');
    await page.getByLabel('Ingombro: larghezza (cm)').fill('0,4 m');
    await page.getByLabel('Età minima (anni)').fill('14');
    await page.getByLabel('Infiammabile (GHS02)').press('Space');
    const needed = page.getByLabel('Aggiungi un prodotto');
    await needed.fill('lampadina');
    await page.getByRole('option').first().waitFor();
    const accessory = (await page.getByRole('option').first().innerText()).split(' · ')[0] ?? '';
    await needed.press('Enter');
    await expect.poll(() => needed.inputValue()).toBe('');
    expect(accessory).not.toBe('');
    await page.getByRole('list', { name: 'Serve anche' }).getByText(accessory).waitFor();
    await save();
    expect(await page.getByLabel('Potenza massima (W)').inputValue()).toBe('12');
    expect(await page.getByLabel('Ingombro: larghezza (cm)').inputValue()).toBe('40');
    await page.getByText(/^Compilate 1 di \d+$/).waitFor();
    const told = async () => (await shown(`${address}-bello`)).text.replaceAll(/<[^>]*>/g, ' ');
    await expect.poll(told, soon).toMatch(/Potenza massima\s+12\s+W/);
    expect(await told()).toContain('Vendita riservata a chi ha almeno 14 anni.');
    expect(await told()).toContain(accessory);
    await takeBackNewest(page);
    await expect.poll(() => page.getByLabel('Potenza massima (W)').count()).toBe(0);
    await expect.poll(told, soon).not.toMatch(/Potenza massima\s+12\s+W/);
  });

  it('is described as it will look; what only HTML can say stays in HTML', async () => {
    const text = page.getByRole('textbox', { name: 'Descrizione completa' });
    await text.click();
    await page.keyboard.press('Control+B');
    await page.keyboard.type('Forte');
    await page.keyboard.press('Control+B');
    await page.keyboard.type(' e leggero.');
    await page.keyboard.press('Enter');
    await button('Elenco').first().press('Enter');
    await page.keyboard.type('Base');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Guida: ');
    await expect.poll(() => button('Elenco').first().getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
    const link = page.getByLabel('Indirizzo del link');
    await link.fill('javascript:alert(1)');
    await link.press('Enter');
    await page.getByText('Scrivi un indirizzo che comincia con https://', { exact: false }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await link.fill('https://example.com/guida');
    await link.press('Enter');
    await save();
    const told = async () => (await shown(`${address}-bello`)).text;
    await expect.poll(told, soon).toContain('<p><strong>Forte</strong> e leggero.</p><ul><li>Base</li>');
    expect(await told()).toMatch(/<li>Guida: <a href="https:\/\/example\.com\/guida"[^>]*>/);
    const modes = page.getByRole('group', { name: 'Come scriverla' });
    await modes.getByRole('button', { name: 'HTML' }).press('Enter');
    expect(await text.inputValue()).toContain('<li>Base</li>');
    await text.fill('<table><tbody><tr><td>12 W</td></tr></tbody></table>');
    await modes.getByRole('button', { name: 'Testo' }).press('Enter');
    await page.getByText('si scrivono solo in HTML', { exact: false }).waitFor();
    expect(await text.inputValue()).toContain('<td>12 W</td>');
    await save();
    await expect.poll(told, soon).toContain('<td>12 W</td>');
    await takeBackNewest(page);
    await expect.poll(() => text.inputValue()).toContain('<strong>Forte</strong>');
    await modes.getByRole('button', { name: 'Testo' }).press('Enter');
    await expect.poll(() => text.innerText()).toContain('Forte e leggero.');
    await looksSound(page);
  });

  it('has documents by kind with their size, in order; what is removed comes back', async () => {
    const add = page.getByLabel('Aggiungi un documento');
    await add.setInputFiles([pdf(`manuale_${mark}.pdf`)]);
    await page.getByLabel('Documento 1: Nome *').waitFor();
    expect(await page.getByLabel('Documento 1: Tipo').inputValue()).toBe('manual');
    await add.setInputFiles([pdf(`dop-${mark}.pdf`)]);
    await page.getByLabel('Documento 2: Nome *').fill(`Prestazioni ${mark}`);
    await button('Sposta prima: Documento 2').press('Enter');
    await add.setInputFiles([{ ...pdf('finto.pdf'), buffer: Buffer.from('<html>') }]);
    await page.getByText('Non è un PDF né un’immagine', { exact: false }).waitFor();
    await save();
    const told = async () => (await shown(`${address}-bello`)).text;
    await expect.poll(told, soon).toContain(`Prestazioni ${mark}`);
    expect((await told()).replaceAll(/<[^>]*>/g, ' ')).toMatch(
      new RegExp(
        `Prestazioni ${mark}\\s+Dichiarazione di prestazione\\s+3 kB\\s+Manuale ${mark}\\s+3 kB`,
        'i',
      ),
    );
    await button('Togli: Documento 1').press('Enter');
    await save();
    await expect.poll(told, soon).not.toContain(`Prestazioni ${mark}`);
    await takeBackNewest(page);
    await expect.poll(told, soon).toContain(`Prestazioni ${mark}`);
  });

  it('shows the energy class with its scale, label and sheet beside the price', async () => {
    await page.getByLabel('Classe energetica').selectOption('E');
    await page.getByLabel('Etichetta', { exact: true }).setInputFiles([pdf(`etichetta-${mark}.pdf`)]);
    await page.getByRole('link', { name: 'Apri: Etichetta', exact: true }).waitFor();
    await page.getByLabel('Scheda informativa del prodotto').setInputFiles([pdf(`scheda-${mark}.pdf`)]);
    await page.getByRole('link', { name: 'Apri: Scheda informativa del prodotto' }).waitFor();
    await page.getByLabel('Numero EPREL').fill('12A');
    await button('Salva').first().press('Enter');
    await page.getByText('Il numero EPREL è fatto di sole cifre.').first().waitFor();
    expect(await page.getByLabel('Numero EPREL').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Numero EPREL').fill('123456');
    await save();
    const shopper = await visit(`/${address}-bello`);
    const arrow = shopper.page.locator('#acquista').getByRole('link', { name: /^Etichetta energetica/ });
    await expect
      .poll(async () => {
        await shopper.page.reload();
        return arrow.count();
      }, soon)
      .toBe(1);
    await shopper.page.getByRole('link', { name: 'Scheda informativa del prodotto' }).waitFor();
    await shopper.page
      .getByRole('link', { name: 'Registro europeo delle etichette (EPREL), n. 123456' })
      .waitFor();
    expect(await accessibilityFaults(shopper.page)).toEqual([]);
    await shopper.close();
    // Other journeys count the goods on sale.
    await page.getByLabel('In vendita nel negozio').press('Space');
    await save();
  });

  it('a description is only read by who may not change products', async () => {
    const reader = await colleague('reader');
    await reader.page.goto(new URL(page.url()).pathname);
    const text = reader.page.getByRole('textbox', { name: 'Descrizione completa' });
    expect(await text.getAttribute('aria-readonly')).toBe('true');
    await text.click();
    await reader.page.keyboard.type('Cambiata');
    expect(await text.innerText()).not.toContain('Cambiata');
    await reader.page.route('**/rich-text-*.js', (route) => route.abort());
    await reader.page.reload();
    await reader.page.getByText('L’editor non si è caricato', { exact: false }).waitFor();
    expect(await text.inputValue()).toContain('Forte');
    await reader.close();
  });

  it('fits on every screen, and keeps nobody out', async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await looksSound(page);
    // What was refused on purpose above, and nothing else.
    expect(desk.errors.filter((error) => !/ (?:403|404|409|417) /.test(error))).toEqual([]);
  });
});
