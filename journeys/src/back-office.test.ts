import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, sidewaysScroll, useBrowser, visit, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { backOfficeLink } from './harness/shop-of-worker.ts';

useBrowser();

let desk: Visit;
let page: Page;
let devtools: CDPSession;
const orders: string[] = [];

/** A device with a passkey that says yes. */
async function withAuthenticator(): Promise<void> {
  devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const screen = async (path: string, name: string) => {
  await page.goto(`/gestione${path}`);
  await heading(name).waitFor();
};

beforeAll(async () => {
  const goods = [await oneProduct(), await oneProduct()];
  for (const one of goods) {
    const { order_number: number } = await buyElsewhere([cartLine(one)]);
    orders.unshift(number);
  }
  desk = await visit('/gestione/ordini');
  ({ page } = desk);
  await withAuthenticator();
}, 120_000);
afterAll(() => desk.close());

describe('signing in', () => {
  it('nobody sees a screen without it, and the page of the sign-in has no barrier', async () => {
    await heading('Entra nel gestionale').waitFor();
    expect(new URL(page.url()).pathname).toBe('/gestione/entra');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('the link of the demo opens the back office once, a passkey added then opens it again', async () => {
    await page.goto(backOfficeLink());
    await page.getByRole('button', { name: 'Entra', exact: true }).click();
    await heading('Oggi').waitFor();
    expect(page.url()).not.toContain('#');
    await screen('/accesso', 'Il mio accesso');
    await page.getByLabel('Nome dell’apparecchio').fill('Portatile');
    await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
    await page.getByRole('heading', { name: 'I tuoi codici di recupero' }).waitFor();
    await page.getByRole('button', { name: 'Casamaestra' }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await heading('Entra nel gestionale').waitFor();
    await page.getByRole('button', { name: 'Entra con la passkey' }).click();
    await heading('Oggi').waitFor();
  });

  it('the same link opens nothing a second time', async () => {
    const other = await visit('/');
    await other.page.goto(backOfficeLink());
    await other.page.getByRole('button', { name: 'Entra', exact: true }).click();
    await expect.poll(() => other.page.getByRole('alert').isVisible()).toBe(true);
    await other.close();
  });
});

describe('orders', () => {
  it('are found, opened and gone through by keyboard', async () => {
    await screen('/ordini', 'Ordini');
    const row = (number: string) => page.getByRole('row').filter({ hasText: number });
    await row(orders[0]!).waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(orders[0]);
    await page.keyboard.press('x');
    await page.getByText(/^1 selezionati dei \d+ caricati/).waitFor();
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await heading(`Ordine ${orders[0]}`).waitFor();
    await page.keyboard.press('j');
    await heading(`Ordine ${orders[1]}`).waitFor();
    await page.keyboard.press('k');
    await heading(`Ordine ${orders[0]}`).waitFor();
  });

  it('are found in the palette by their number', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Cerca o fai…' }).fill(orders[1]!);
    await page.getByRole('option').filter({ hasText: orders[1]! }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(`Ordine ${orders[1]}`).isVisible()).toBe(true);
  });

  it('keep the notes of staff, with who wrote them', async () => {
    await page.getByLabel('Nota per i colleghi').fill('Chiamare prima della consegna');
    await page.getByRole('button', { name: 'Aggiungi la nota' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Chiamare prima della consegna' }).waitFor();
    await expect.poll(() => page.getByLabel('Nota per i colleghi').inputValue()).toBe('');
  });

  it('what is typed stays while somebody signs in again', async () => {
    await page.getByLabel('Nota per i colleghi').fill('Scritta a sessione finita');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Aggiungi la nota' }).click();
    const dialog = page.getByRole('dialog', { name: 'La sessione è finita' });
    await dialog.getByRole('button', { name: 'Entra con la passkey' }).click();
    const note = page.getByRole('listitem').filter({ hasText: 'Scritta a sessione finita' });
    await expect.poll(() => note.isVisible()).toBe(true);
  });
});

describe('every screen', () => {
  const screens = [
    ['', 'Oggi'],
    ['/ordini', 'Ordini'],
    ['/recensioni', 'Recensioni'],
    ['/rimborsi', 'Rimborsi'],
    ['/registro', 'Registro attività'],
    ['/persone', 'Persone'],
    ['/accesso', 'Il mio accesso'],
  ] as const;

  it.each(screens)('%s has no barrier at 1280 and 1600 px', async (path, name) => {
    for (const width of [1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await screen(path, name);
      await page.waitForLoadState('networkidle');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  it('Oggi and an order fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    for (const [path, name] of [
      ['', 'Oggi'],
      [`/ordini/${orders[0]}`, `Ordine ${orders[0]}`],
    ] as const) {
      await screen(path, name);
      await page.waitForLoadState('networkidle');
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('asked nothing of other hosts, and no script failed', () => {
    expect(desk.foreign).toEqual([]);
    // Two calls were made without a session.
    expect(desk.errors.filter((error) => !error.includes('401'))).toEqual([]);
  });
});

describe('what the back office weighs', () => {
  it('the scripts of its first screen are at most 170 kB', async () => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) sizes.push(response.headerValue('content-length').then(Number));
    });
    await page.context().clearCookies();
    await screen('', 'Entra nel gestionale');
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(170_000);
  });
});
