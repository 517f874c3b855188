import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';

useBrowser();

let desk: Visit;
let page: Page;
let program: Server;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

beforeAll(async () => {
  program = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end();
    });
  });
  await new Promise<void>((ready) => void program.listen(0, '127.0.0.1', ready));
  desk = await colleague('owner', 'Ada Titolare');
  ({ page } = desk);
});
afterAll(async () => {
  program.close();
  await desk.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

/** At both widths of an office: nothing sticks out, nothing bars. */
async function fits(): Promise<void> {
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  }
}

/** A call as a program makes it, from no page. */
const callAs = (secret: string, name: string): Promise<number> =>
  fetch(new URL(`/api/staff/${name}`, page.url()), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{}',
  }).then(({ status }) => status);

describe('programs', () => {
  let secret: string;

  it('get a token by keyboard, after what is missing was said; its secret is shown once', async () => {
    await openScreen(page, '/collegamenti', 'Collegamenti');
    await page.getByText('Nessun programma').or(page.getByRole('table')).first().waitFor();
    await fits();
    await button('Nuovo token').press('Enter');
    await dialog().getByLabel('Nome del programma').fill('Gestionale');
    await page.keyboard.press('Enter');
    await page.getByText('Scegli almeno un permesso').waitFor();
    await dialog().getByLabel('Leggere gli ordini').press('Space');
    await fits();
    await page.keyboard.press('Enter');
    secret = await dialog().locator('code').innerText();
    expect(secret).toMatch(/^cm_[\w-]{43}$/);
    await fits();
    await button('L’ho copiato').press('Enter');
    await page.getByRole('row', { name: /^Gestionale/ }).waitFor();
    expect(await page.content()).not.toContain(secret);
  });

  it('call with it until it is ended', async () => {
    expect(await callAs(secret, 'orders/list')).toBe(200);
    expect(await callAs(secret, 'products/list')).toBe(403);
    await button('Termina il token Gestionale').press('Enter');
    await fits();
    await dialog().getByRole('button', { name: 'Termina' }).press('Enter');
    await page.getByRole('row', { name: /^Gestionale.*Terminato/ }).waitFor();
    expect(await callAs(secret, 'orders/list')).toBe(401);
    expect(desk.errors).toEqual([]);
  });
});

describe('addresses', () => {
  let secret: string;
  const address = () => `http://127.0.0.1:${(program.address() as AddressInfo).port}/avvisi`;

  it('are added by keyboard; a wrong one is said at its field, and what was typed stays', async () => {
    await button('Nuovo indirizzo').press('Enter');
    const field = dialog().getByLabel('Indirizzo del programma');
    await field.fill('http://programma.esempio.it/avvisi');
    await dialog().getByLabel('Ordine ricevuto').press('Space');
    await page.keyboard.press('Enter');
    await page.getByText(/^Scrivi un indirizzo intero/).waitFor();
    expect(await field.inputValue()).toBe('http://programma.esempio.it/avvisi');
    await fits();
    await field.fill(address());
    await page.keyboard.press('Enter');
    await button('Copia il segreto').waitFor();
    secret = await dialog().locator('code').innerText();
    await button('L’ho copiato').press('Enter');
    await page.getByRole('row').filter({ hasText: address() }).waitFor();
    await fits();
  });

  it('are told of an order, signed, and what they answered is in their log, where it can be sent again', async () => {
    const { order_number: number } = await buyElsewhere([cartLine(await oneProduct())]);
    await expect.poll(() => received.some(({ body }) => body.includes(number))).toBe(true);
    const message = received.find(({ body }) => body.includes(number));
    const {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': signature,
    } = message?.headers ?? {};
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const text = `${String(id)}.${String(at)}.${message?.body ?? ''}`;
    expect(signature).toBe(`v1,${createHmac('sha256', key).update(text).digest('base64')}`);
    await button(`Messaggi a ${address()}`).press('Enter');
    await dialog().getByText('risponde 200').first().waitFor();
    await fits();
    const before = received.length;
    await button(`Manda di nuovo il messaggio ${String(id)}`).press('Enter');
    await expect.poll(() => received.length).toBeGreaterThan(before);
    await button('Manda una prova').press('Enter');
    await dialog().getByText('Prova', { exact: true }).waitFor();
    await expect.poll(() => received.some(({ body }) => body.includes('webhook.test'))).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('are switched off, and removed after a question', async () => {
    await button(`Spegni ${address()}`).press('Enter');
    await button(`Riaccendi ${address()}`).waitFor();
    await button(`Togli ${address()}`).press('Enter');
    await dialog().getByRole('button', { name: 'Togli' }).press('Enter');
    await page.getByRole('row').filter({ hasText: address() }).waitFor({ state: 'detached' });
    // The browser's own word for the address that was refused.
    expect(desk.errors).toEqual([expect.stringContaining('417')]);
  });
});

describe('files for bookkeeping', () => {
  const day = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date());
  const download = async (name: string) => {
    const kept = page.waitForEvent('download');
    await button(name).press('Enter');
    const file = await kept;
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  it('have the orders of the days and the columns that were chosen, which are remembered', async () => {
    const { order_number: number } = await buyElsewhere([cartLine(await oneProduct())]);
    await page.getByLabel('Dal giorno').fill(day());
    await page.getByLabel(/^Al giorno/).fill('2020-01-01');
    await button('Scarica CSV').press('Enter');
    await page.getByText('Il secondo giorno viene prima del primo').waitFor();
    await fits();
    await page.getByLabel(/^Al giorno/).fill(day());
    await page.getByLabel('Solo quelli pagati').press('Space');
    await page.getByLabel('Città', { exact: true }).press('Space');
    const { name, text } = await download('Scarica CSV');
    expect(name).toBe(`ordini-${day()}-${day()}.csv`);
    const [titles, ...rows] = text.replace('\uFEFF', '').split('\r\n');
    expect(titles).toBe(
      'Ordine;Data;Nome o ragione sociale;Città;Pagamento;Imponibile;IVA;Totale;Rimborsato',
    );
    expect(rows.filter((row) => row.startsWith(`${number};${day()};`))).toHaveLength(1);
    await page.reload();
    await expect.poll(() => page.getByLabel('Città', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Dal giorno').fill(day());
    await page.getByLabel(/^Al giorno/).fill(day());
    await page.getByLabel('Solo quelli pagati').press('Space');
    const easyfatt = await download('Scarica per Danea Easyfatt');
    expect(easyfatt.name).toBe(`easyfatt-${day()}-${day()}.DefXml`);
    expect(easyfatt.text).toContain(`<CustomField1>${number}</CustomField1>`);
    await page.getByRole('status').filter({ hasText: 'nel file' }).waitFor();
    await fits();
  });
});

it('a catalogue of Easyfatt is compared, and a file that is none is said', async () => {
  const load = (text: string) =>
    page.getByLabel('Catalogo di Easyfatt (XML)').setInputFiles({
      name: 'prodotti.xml',
      mimeType: 'application/xml',
      buffer: Buffer.from(text),
    });
  await load('<Altro/>');
  await page.getByText('Questo file non è un catalogo di Danea Easyfatt.').waitFor();
  await load(`<EasyfattProducts AppVersion="2" Mode="incremental"><UpdatedProducts><Product><Code>NON-C-E</Code>
    <Description>Pialla</Description></Product></UpdatedProducts></EasyfattProducts>`);
  await page.getByText('0 articoli confrontati, diversi: 0').waitFor();
  await page.getByText('Solo in Easyfatt: 1').press('Enter');
  expect(await page.getByText('NON-C-E Pialla').isVisible()).toBe(true);
  await fits();
});
