import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { transferArrives } from './harness/transfer.ts';
import { pressAtOnce } from './harness/keyboard.ts';

useBrowser();

const title = 'Fatture e corrispettivi';
const asked = { customer_type: 'Individual', tax_code: 'RSSMRA85T10A562S' } as const;
let desk: Visit;
let page: Page;
let first: string;
let second: string;

beforeAll(async () => {
  const lines = [cartLine(await oneProduct())];
  const numbers: string[] = [];
  for (const invoice of [asked, asked, undefined]) {
    const { order_number: number, total } = await buyElsewhere(lines, invoice && { invoice });
    await transferArrives(number, total);
    numbers.push(number);
  }
  [first = '', second = ''] = numbers;
});
afterAll(() => desk.close());

const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
/** At both widths of an office: nothing sticks out, nothing bars. */
async function fits(): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}
/** Name of the file of the invoice of an order. */
async function fileOfOrder(order: string): Promise<string> {
  await page.goto(`/gestione/fatture?q=${order}`);
  await page.getByRole('row').filter({ hasText: order }).waitFor();
  await pressAtOnce(page, ['j', 'Enter']);
  const told = await page.getByText(/^File: IT\w+_\w+\.xml$/).textContent();
  await page.keyboard.press('Escape');
  await openScreen(page, '/fatture', title);
  return told?.replace('File: ', '') ?? '';
}
const press = async (name: string | RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

describe('invoices', () => {
  it('that wait are on top, and are issued by one press that says their number', async () => {
    desk = await colleague('accounting', 'Rita Conti');
    ({ page } = desk);
    await openScreen(page, '/fatture', title);
    await page.getByText('allo SdI le manda il tuo intermediario').waitFor();
    await page.getByText('Come si inviano').click();
    await page.getByText('Scarica lo ZIP di quelle da inviare e caricalo dal tuo intermediario').waitFor();
    await fits();
    await press(`Emetti fattura dell’ordine ${first}`);
    await said(new RegExp(String.raw`^Emessa la fattura 20\d\d/\d+: ordine ${first}`)).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: `Emetti fattura dell’ordine ${first}` }).count())
      .toBe(0);
    await fits();
  });

  it('of goods handed over before name their transport document', async () => {
    await press(`Con DDT… ${second}`);
    const dialog = page.getByRole('dialog', { name: `Fattura differita dell’ordine ${second}` });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Numero del documento di trasporto').fill('DDT 7');
    await dialog.getByLabel('Data del documento di trasporto').fill('2026-01-02');
    await page.keyboard.press('Enter');
    await said(new RegExp(`ordine ${second}`)).waitFor();
    await page
      .getByRole('row')
      .filter({ hasText: second })
      .filter({ hasText: 'Fattura differita' })
      .waitFor();
  });

  it('that are to be sent, of every month, leave in one ZIP; receipts as files tell what became of them', async () => {
    await page.getByText(/^Fatture da inviare, di tutti i mesi: \d+\.$/).waitFor();
    const zipped = page.waitForEvent('download');
    await press('Scarica lo ZIP di quelle da inviare');
    expect((await zipped).suggestedFilename()).toBe('fatture-da-inviare.zip');
    await said('Restano «da inviare»').waitFor();
    await page.getByText('Non c’è una cartella di invio').waitFor();
    const file = await fileOfOrder(second);
    const xml = `<ns3:RicevutaScarto xmlns:ns3="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fattura/messaggi/v1.0">
      <IdentificativoSdI>123</IdentificativoSdI><NomeFile>${file}</NomeFile>
      <DataOraRicezione>2026-11-27T10:00:00.000+01:00</DataOraRicezione><ListaErrori><Errore><Codice>00311</Codice>
      <Descrizione>CodiceDestinatario non valido</Descrizione></Errore></ListaErrori><MessageId>9</MessageId>
      </ns3:RicevutaScarto>`;
    await press('Carica le ricevute');
    await page.getByText('Scegli i file delle ricevute.').waitFor();
    const name = file.replace('.xml', '_NS_001.xml');
    await page.getByLabel(/^Ricevute \(XML o ZIP\)/).setInputFiles([
      { name, mimeType: 'application/xml', buffer: Buffer.from(xml) },
      { name: `${name}.p7m`, mimeType: 'application/pkcs7-mime', buffer: Buffer.from('x') },
    ]);
    await press('Carica le ricevute');
    await said('File letti: 2.').waitFor();
    await page.getByText(/ora è «Scartata»/).waitFor();
    await page.getByText('è firmata (.p7m): scarica dall’intermediario la versione .xml').waitFor();
    await fits();
    await page.goto(`/gestione/fatture?q=${second}`);
    await page.getByRole('row').filter({ hasText: second }).getByText('Scartata').waitFor();
    await pressAtOnce(page, ['j', 'Enter']);
    const dialog = page.getByRole('dialog', { name: /^Stato della/ });
    await dialog.getByText('Notifica di scarto (NS)').waitFor();
    await dialog.getByText('stesso numero e la stessa data, entro cinque giorni dallo scarto').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Da inviare').check();
    await dialog.getByRole('button', { name: 'Salva lo stato' }).press('Enter');
    await dialog.getByText('Da inviare').first().waitFor();
    await page.keyboard.press('Escape');
    await openScreen(page, '/fatture', title);
  });

  it('leave in a ZIP, and are "sent" only when that is ticked', async () => {
    const take = async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Scarica lo ZIP', exact: true }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^fatture-20\d\d-\d\d\.zip$/);
      return (await readFile(await file.path())).toString('latin1');
    };
    // A ZIP names its files in clear.
    expect(await take()).toMatch(/^PK.*IT\w+_\w{5}\.xml/s);
    await said('Segnate come inviate: 0.').waitFor();
    await page.getByLabel('Segnale come inviate').check();
    await take();
    await said(/Segnate come inviate: [1-9]/).waitFor();
  });

  it('that were rejected say code and field; nothing typed is lost', async () => {
    await page.goto(`/gestione/fatture?q=${first}`);
    const row = page.getByRole('row').filter({ hasText: first });
    await row.getByText('Inviata').waitFor();
    await pressAtOnce(page, ['j', 'Enter']);
    const dialog = page.getByRole('dialog', { name: /^Stato della/ });
    await dialog.getByLabel('Scartata').check();
    await dialog.getByLabel('Campo indicato').fill('1.4.1.1.2 IdCodice');
    await dialog.getByLabel('Codice dello scarto').fill('12');
    await page.keyboard.press('Enter');
    await dialog.getByText('Scrivi le 5 cifre del codice').waitFor();
    expect(await dialog.getByLabel('Campo indicato').inputValue()).toBe('1.4.1.1.2 IdCodice');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByLabel('Codice dello scarto').fill('00305');
    await page.keyboard.press('Enter');
    await dialog.getByText('00305 1.4.1.1.2 IdCodice').waitFor();
    await page.keyboard.press('Escape');
    await row.getByText('00305 · 1.4.1.1.2 IdCodice').waitFor();
    await page.getByRole('link', { name: 'Scartate' }).click();
    await page.getByRole('row').filter({ hasText: first }).waitFor();
    expect(new URL(page.url()).searchParams.get('vista')).toBe('rejected');
    await fits();
    expect(desk.errors).toEqual([]);
  });
});

describe('takings', () => {
  it('have what was paid without an invoice, and a month that is over is locked after a question', async () => {
    await page.getByRole('link', { name: 'Corrispettivi', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /^Totale del mese/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/gestione/fatture/corrispettivi');
    await fits();
    await page.getByRole('button', { name: 'Stampa il mese' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('row', { name: /^Totale del mese/ }).waitFor();
    const printed = page.getByRole('main');
    expect(await printed.getByRole('button').count()).toBe(0);
    expect(await printed.getByRole('link').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Mese prima' }).click();
    // The month shown until then has such a button as well.
    await page.getByRole('link', { name: 'Mese dopo' }).waitFor();
    await press(/^Chiudi fino al/);
    await page.getByRole('dialog', { name: /^Chiudere fino al/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('Chiudi i giorni');
    await said(/^Giorni chiusi: \d+, fino al/).waitFor();
    await page.getByText(/^Chiusi fino al/).waitFor();
    expect(await page.getByRole('button', { name: /^Chiudi fino al/ }).count()).toBe(0);
    await fits();
    await page.getByRole('link', { name: 'Mese dopo' }).click();
    await page.getByRole('row', { name: /^Totale del mese/ }).waitFor();
    expect(desk.errors).toEqual([]);
  });

  it('are seen by way to pay for a period that is asked, and are kept as a file', async () => {
    await page.getByRole('link', { name: 'Metodi di pagamento', exact: true }).press('Enter');
    const transfers = page.getByRole('row', { name: /^Totale del periodo Bonifico/ });
    await transfers.waitFor();
    await fits();
    const [file] = await Promise.all([page.waitForEvent('download'), press('Scarica il periodo (CSV)')]);
    expect(file.suggestedFilename()).toMatch(/^incassi-20\d\d-\d\d-01-20\d\d-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/;Bonifico;\d+/);
    await page.emulateMedia({ media: 'print' });
    await transfers.waitFor();
    await page.getByRole('heading', { level: 2, name: /^Dal .+ al / }).waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.locator('input[name="dal"]').fill('2020-01-01');
    await page.locator('input[name="al"]').fill('2020-01-31');
    await page.keyboard.press('Enter');
    await page.getByText('Nessun incasso in questo periodo').waitFor();
    expect(new URL(page.url()).search).toBe('?dal=2020-01-01&al=2020-01-31');
    await page.locator('input[name="al"]').fill('2019-12-31');
    await page.keyboard.press('Enter');
    await page.getByText('Questo giorno viene prima del primo').waitFor();
    await page.getByText('Nessun incasso in questo periodo').waitFor({ state: 'detached' });
  });

  it('have beside them what banks withheld of transfers for renovations', async () => {
    const { order_number: number, total } = await buyElsewhere([cartLine(await oneProduct())]);
    // 11 % of the amount without 22 % VAT.
    const left = total - Math.round((total / 1.22) * 11) / 100;
    await transferArrives(number, left, 'art. 16-bis DPR 917/1986');
    await page.goto('/gestione/fatture/ritenute?dal=2020-01-01&al=2099-12-31');
    await page.getByRole('row').filter({ hasText: number }).waitFor();
    await fits();
    const [file] = await Promise.all([page.waitForEvent('download'), press('Scarica il periodo (CSV)')]);
    expect(await readFile(await file.path(), 'utf8')).toContain(`;${number};`);
    expect(desk.errors).toEqual([]);
  });

  it('are read by a reader, who is offered nothing to change', async () => {
    const reader = await colleague('reader', 'Lia Legge');
    await openScreen(reader.page, '/fatture', title);
    await reader.page.getByRole('row').filter({ hasText: first }).waitFor();
    expect(
      await reader.page.getByRole('button', { name: /^(?:Emetti|Scarica lo ZIP|Con DDT)/ }).count(),
    ).toBe(0);
    await openScreen(reader.page, '/fatture/corrispettivi', title);
    await reader.page.getByText(/^Chiusi fino al/).waitFor();
    expect(await reader.page.getByRole('button', { name: /^Chiudi/ }).count()).toBe(0);
    expect(await accessibilityFaults(reader.page)).toEqual([]);
    await reader.close();
  });
});
