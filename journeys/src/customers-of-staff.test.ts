import { readFile } from 'node:fs/promises';
import { profileOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { subscribeOperation } from '@casamaestra/contract/newsletter/newsletter.operations.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { accessibilityFaults, sidewaysScroll, useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { newCustomer } from './harness/customer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { colleague } from './harness/colleague.ts';
import { mailTo } from './harness/mails.ts';

useBrowser();

let desk: Visit;
let page: Page;
let email: string;
let order: string;
let jwt: string;

const heading = (name: string, on = page) => on.getByRole('heading', { level: 1, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Whether the shop still knows the login of the customer. */
const getsIn = async () => (await ask(profileOperation, {}, jwt)).status === 200;

/** The screen of the customer, by the list. */
async function openCustomer(): Promise<void> {
  await page.goto(`/gestione/clienti?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: 'Anna Rossi' }).click();
  await heading('Anna Rossi').waitFor();
}

beforeAll(async () => {
  const customer = await newCustomer();
  ({ email, jwt } = customer);
  await ask(
    profileOperation,
    { phone: '+39 347 7654321', company_name: 'Rossi Srl', vat_number: '12345678903' },
    customer.jwt,
  );
  await ask(subscribeOperation, { email, origin: 'account' });
  const lines = [cartLine(await oneProduct())];
  ({ order_number: order } = await buyElsewhere(lines, { email, jwt: customer.jwt }));
});
afterAll(() => desk.close());

describe('customers', () => {
  it('an owner invited by mail comes in', async () => {
    desk = await colleague('owner', 'Giulia Neri');
    ({ page } = desk);
    expect(desk.errors).toEqual([]);
  });

  it('are found by e-mail and opened by keyboard, and what was looked for is in the address', async () => {
    await page.goto('/gestione/clienti');
    await heading('Clienti').waitFor();
    await page.getByLabel(/^Cerca per e-mail/).fill(email);
    await page.keyboard.press('Enter');
    await page.getByText('1 cliente', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(email);
    await page.getByRole('row').filter({ hasText: email }).waitFor();
    await button('Filtra').focus();
    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(email);
    await page.keyboard.press('Enter');
    await heading('Anna Rossi').waitFor();
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await part('Ordini').getByRole('link', { name: order }).waitFor();
    await part('Dati per la fattura').getByText('Corretto').waitFor();
    await part('Consensi').getByText('Da confermare').waitFor();
    await part('Accessi aperti')
      .getByText(/^aperto/)
      .waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });

  it('are corrected as they ask: a name, a link to log in, another e-mail address', async () => {
    const contacts = page.getByRole('region', { name: 'Contatti', exact: true });
    await contacts.getByRole('button', { name: 'Correggi' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo').fill('Ha telefonato');
    await dialog.getByLabel('Telefono').fill('347 1112223');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await contacts.getByText('+393471112223').waitFor();
    await contacts.getByRole('button', { name: 'Manda un link' }).press('Enter');
    await dialog.getByRole('button', { name: 'Link per entrare' }).press('Enter');
    await contacts.getByText('Link mandato.').waitFor();
    await contacts.getByRole('button', { name: 'Cambia l’e-mail' }).press('Enter');
    await dialog.getByLabel('Nuovo indirizzo e-mail').fill(`nuova.${email}`);
    await page.keyboard.press('Enter');
    await contacts.getByText(`Aspetta la conferma di nuova.${email}`).waitFor();
    await mailTo(email, /Ci è stato chiesto di usare/);
    await mailTo(`nuova.${email}`, /Hai chiesto di usare questo indirizzo/);
    await page.reload();
    await page.getByText('Non si annulla: dei dati personali', { exact: false }).first().waitFor();
    expect(desk.errors).toEqual([]);
  });

  it('their orders are a filter of the list of orders, which says so', async () => {
    const path = new URL(page.url()).pathname;
    await page.goto(`/gestione/ordini?cliente=${path.split('/').at(-1)}`);
    await page.getByText('1 ordine', { exact: true }).waitFor();
    await page.getByRole('row').filter({ hasText: order }).waitFor();
    await page.getByLabel(/^Cerca per numero, e-mail/).fill('CM');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('CM');
    await page.getByRole('link', { name: /^Solo gli ordini del cliente n\. / }).click();
    await heading('Anna Rossi').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('an account is closed and opened again by keyboard, with the way back told in words', async () => {
    await button('Blocca l’account').focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Blocca l’account' });
    await asked.getByRole('button', { name: 'Blocca l’account' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Account bloccato: non entra più nessuno.').waitFor();
    await button('Riapri l’account').waitFor();
    expect(await getsIn()).toBe(false);
    await page.keyboard.press('Enter');
    await page.getByText('Account riaperto.', { exact: true }).waitFor();
    await button('Blocca l’account').waitFor();
    expect(await getsIn()).toBe(true);
  });

  it('all logins of an account end at once', async () => {
    await button('Chiudi tutti gli accessi').click();
    await page
      .getByRole('dialog', { name: 'Chiudi tutti gli accessi' })
      .getByRole('button', { name: 'Chiudi tutti gli accessi' })
      .click();
    await page.getByText('In questo momento non è collegato da nessuna parte.').waitFor();
    expect(await getsIn()).toBe(false);
  });

  it('are found in the palette, and by nobody who typed the middle of an address', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Cerca o fai…' });
    await field.fill(email);
    await page.getByRole('option').filter({ hasText: 'Anna Rossi' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`/gestione/clienti?q=${encodeURIComponent(email.slice(4))}`);
    await page.getByText('Nessun cliente').waitFor();
    const way = page.getByRole('link', { name: 'Cerca tra gli ordini' });
    expect(await way.getAttribute('href')).toContain('/gestione/ordini?q=');
  });

  it('fit office screens and a phone without barriers', async () => {
    await page.goto(`/gestione/clienti?q=${encodeURIComponent(email)}`);
    const link = page.getByRole('link', { name: 'Anna Rossi' });
    await link.waitFor();
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
    for (const [width, height] of [
      [1280, 900],
      [1600, 1000],
      [390, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const one of ['/gestione/clienti', '/gestione/clienti/richieste', path]) {
        await page.goto(one);
        await page
          .getByText(one.endsWith('richieste') ? 'Niente da approvare' : /Rossi/)
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        expect([one, width, await accessibilityFaults(page)]).toEqual([one, width, []]);
        expect([one, width, await sidewaysScroll(page)]).toEqual([one, width, 0]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(desk.errors).toEqual([]);
    expect(desk.foreign).toEqual([]);
  });
});

describe('roles that see less', () => {
  it('the reader gets initials, no contacts and nothing to press; the warehouse name and addresses', async () => {
    const path = new URL(page.url()).pathname;
    const reader = await colleague('reader', 'Lia Bo');
    await reader.page.goto(path);
    await heading('A. R.', reader.page).waitFor();
    await reader.page.getByText('Il tuo ruolo vede solo le iniziali.').waitFor();
    await reader.page.waitForLoadState('networkidle');
    expect(await reader.page.getByRole('main').innerText()).not.toMatch(/Rossi|Anna|@|347|Bologna|Srl/);
    expect(await reader.page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await accessibilityFaults(reader.page)).toEqual([]);
    await reader.page.goto('/gestione/clienti');
    await reader.page.getByLabel('Cerca per numero del cliente').waitFor();
    await reader.close();
    const warehouse = await colleague('warehouse', 'Ugo Sala');
    await warehouse.page.goto(path);
    await heading('Anna Rossi', warehouse.page).waitFor();
    const text = await warehouse.page.getByRole('main').innerText();
    expect(text).toContain('Via Emilia 12');
    expect(text).not.toMatch(/@|347|Srl|12345678903|€/);
    await warehouse.close();
  });
});

describe('copy and erasure of the data', () => {
  let second: Visit;
  const part = (on: Page) => on.getByRole('region', { name: 'Richieste sui dati', exact: true });
  const record = async (act: string, title: string) => {
    await part(page).getByRole('button', { name: act }).click();
    const asked = page.getByRole('dialog', { name: title });
    await asked.getByLabel('Come l’ha chiesto').selectOption('Di persona');
    await asked.getByRole('button', { name: 'Registra la richiesta' }).click();
    await part(page).getByText('L’hai registrata tu: la approva un’altra persona.').waitFor();
  };
  const toDecide = async () => {
    await second.page.goto('/gestione/');
    await second.page.getByRole('link', { name: /Richieste sui dati dei clienti da approvare/ }).click();
    await heading('Richieste sui dati dei clienti', second.page).waitFor();
  };

  it('a copy is recorded by one owner, approved by another and downloaded by the first', async () => {
    second = await colleague('owner', 'Marco Blu');
    await openCustomer();
    await record('Copia dei dati…', 'Copia dei dati');
    expect(
      await part(page)
        .getByRole('button', { name: /^Approva/ })
        .count(),
    ).toBe(0);
    await toDecide();
    expect(await accessibilityFaults(second.page)).toEqual([]);
    await second.page.getByRole('button', { name: 'Approva la copia' }).click();
    await second.page.getByText('Niente da approvare').waitFor();
    await openCustomer();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica la copia' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^dati-cliente-\d+\.json$/);
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email } });
  });

  it('an erasure is confirmed in words by the second person, and leaves no account', async () => {
    await record('Cancella i dati…', 'Cancellazione dei dati');
    await toDecide();
    await second.page.getByRole('button', { name: 'Approva la cancellazione' }).click();
    const asked = second.page.getByRole('dialog', { name: 'Cancellazione dei dati' });
    await asked.getByText('Anna Rossi').waitFor();
    await asked.getByRole('button', { name: 'Cancella per sempre' }).click();
    await second.page.getByText('Niente da approvare').waitFor();
    await page.goto(`/gestione/clienti?q=${encodeURIComponent(email)}`);
    await page.getByText('Nessun cliente').waitFor();
    await page.goto(`/gestione/ordini/${order}`);
    await heading(`Ordine ${order}`).waitFor();
    expect(second.errors).toEqual([]);
    await second.close();
  });
});
