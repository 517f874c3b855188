import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { mailsTo } from './harness/mails.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

const name = `Ivo Accesso ${Date.now() % 100_000}`;
const password = 'trapano giallo 47';
let visit: Visit;
let page: Page;
let secret = '';
let email = '';

beforeAll(async () => {
  visit = await colleague('support', name);
  page = visit.page;
});
afterAll(() => visit.close());

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows so many steps of 30 seconds from now (RFC 6238, six digits, SHA-1). */
function codeIn(steps: number): string {
  const bits = [...secret].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

describe('an authenticator app', () => {
  it('is connected by keyboard: a wrong code and a short password are told, nothing typed is lost', async () => {
    await openScreen(page, '/accesso', 'Il mio accesso');
    await page.getByRole('button', { name: 'Aggiungi l’app dei codici' }).press('Enter');
    const connecting = page.getByRole('region', { name: 'Aggiungi l’app dei codici' });
    secret = ((await connecting.locator('code').textContent()) ?? '').replaceAll(' ', '');
    expect(await connecting.getByRole('link', { name: 'Apri nell’app' }).getAttribute('href')).toContain(
      secret,
    );
    const drawn = await connecting
      .getByRole('img', { name: 'Codice QR da inquadrare con l’app' })
      .evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0);
    expect(drawn).toBe(true);
    await looksSound(page);
    const code = connecting.getByLabel('Codice dell’app');
    await connecting.getByLabel('Scegli una password').fill('corta');
    await code.fill(codeIn(0));
    await page.keyboard.press('Enter');
    const chosen = connecting.getByLabel('Scegli una password');
    await expect.poll(() => chosen.getAttribute('aria-invalid')).toBe('true');
    await looksSound(page);
    await chosen.fill(password);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(await chosen.inputValue()).toBe(password);
    await code.fill(codeIn(0));
    await page.keyboard.press('Enter');
    await page.getByText('App collegata').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'App dei codici' }).waitFor();
    await page.getByRole('button', { name: 'Cambia l’app dei codici' }).waitFor();
  });

  it('signs in with its password where there is no passkey', async () => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.getByRole('heading', { name: 'Entra nel gestionale' }).waitFor();
    await page.getByText('Uso la password e l’app dei codici').click();
    email = await emailOf(name);
    await page.getByLabel('E-mail').first().fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByLabel('Codice dell’app').fill(codeIn(1));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name }).waitFor();
    expect(new URL(page.url()).pathname).toContain('/gestione');
  });
});

/** The address of a person, as an owner reads it. */
async function emailOf(person: string): Promise<string> {
  const owner = await colleague('owner', 'Ada Bianchi');
  await openScreen(owner.page, '/persone', 'Persone');
  const row = owner.page.getByRole('row').filter({ hasText: person });
  const address = (await row.locator('th small').first().textContent()) ?? '';
  await owner.close();
  return address;
}

it('who has lost every way gets a link from an owner', async () => {
  const owner = await colleague('owner', 'Olga Verdi');
  await openScreen(owner.page, '/persone', 'Persone');
  await looksSound(owner.page);
  const row = owner.page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Manda un link d’accesso a ${name}` }).press('Enter');
  await row.getByText(`Link mandato a ${email}`).waitFor();
  await looksSound(owner.page);
  const link = async () =>
    /\/gestione\/entra#[\w-]+/.exec(
      (await mailsTo(email)).map(({ text }) => text).findLast((text) => text.includes('entra#')) ?? '',
    )?.[0];
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(1);
  await page.goto((await link()) ?? '');
  await page.getByRole('button', { name: 'Entra', exact: true }).click();
  await page.getByRole('heading', { name: 'Scegli come entrerai d’ora in poi' }).waitFor();
  await owner.close();
});
