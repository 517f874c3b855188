import { withAuthenticator } from './harness/authenticator.ts';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { buyElsewhere, freshEmail } from './harness/buyer.ts';
import { logIn, loginForm, newCustomer, password } from './harness/customer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { focusLeaks } from './harness/keyboard.ts';
import { mailTo } from './harness/mails.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const register = (page: Page) => page.getByRole('form', { name: 'Crea l’account' });

const storedAuth = (page: Page): Promise<{ expires_at: string; email: string } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null'));

describe('A01 A02 R21 R22 registration and login', () => {
  it('after registration header and dashboard show the customer, after logout they do not', async () => {
    const email = freshEmail();
    const { page, errors, foreign, close } = await visit('/pages/register');
    await hydrated(page);
    const form = register(page);
    await form.getByRole('button', { name: 'Crea l’account' }).click();
    await expect.poll(() => form.innerText()).toContain('Scrivi il tuo nome.');
    await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Anna');
    await form.getByRole('textbox', { name: 'Cognome' }).fill('Rossi');
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill('corta');
    await form.getByRole('button', { name: 'Crea l’account' }).click();
    await expect.poll(() => form.innerText()).toContain('La password è troppo corta');
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await form.getByRole('button', { name: 'Crea l’account' }).click();
    await page.waitForURL('**/pages/account');
    await page.getByRole('heading', { name: 'Ciao, Anna!' }).waitFor();
    expect((await storedAuth(page))?.email).toBe(email);
    await expect.poll(() => page.locator('#site-account').getAttribute('href')).toBe('/pages/account');
    await page.evaluate(() => caches.open('shop-pages'));
    await page.locator('main').getByRole('button', { name: 'Esci' }).first().click();
    await expect.poll(() => storedAuth(page)).toBeNull();
    // The pages seen, kept for being offline, are forgotten with the login.
    await expect.poll(() => page.evaluate(() => caches.has('shop-pages'))).toBe(false);
    expect([errors, foreign]).toEqual([[], []]);
    await close();
  });

  it('an address with an account gets the same answer as one without', async () => {
    const { email } = await newCustomer();
    const { page, close } = await visit('/pages/login');
    await hydrated(page);
    const said: string[] = [];
    for (const [name, word] of [
      [email, 'un’altra frase molto lunga'],
      [freshEmail(), password],
    ] as const) {
      await logIn(page, name, word);
      await loginForm(page).getByRole('alert').waitFor();
      said.push(await loginForm(page).getByRole('alert').innerText());
      await page.reload();
      await hydrated(page);
    }
    expect(said[0]).not.toBe('');
    expect(said[0]).toBe(said[1]);
    expect(await storedAuth(page)).toBeNull();
    await close();
  });

  it.each([true, false])('remember me %s decides how long the cookie lives', async (remember) => {
    const { email } = await newCustomer();
    const { page, close } = await visit('/pages/login');
    await hydrated(page);
    await logIn(page, email, password, remember);
    await page.waitForURL('**/pages/account');
    const cookies = (await page.context().cookies()).filter(({ name }) => name.endsWith('-session'));
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ sameSite: 'Strict', httpOnly: true });
    const days = ((cookies[0]?.expires ?? -1) - Date.now() / 1000) / 86_400;
    // Otherwise the cookie ends with the browser.
    expect(remember ? days > 25 : cookies[0]?.expires === -1).toBe(true);
    expect(await page.evaluate(() => document.cookie)).not.toContain(cookies[0]?.value ?? '-');
    await close();
  });

  it('a token that has run out is renewed quietly by the cookie', async () => {
    const { email } = await newCustomer();
    const { page, errors, close } = await visit('/pages/login');
    await hydrated(page);
    await logIn(page, email);
    await page.waitForURL('**/pages/account');
    // On a page where no other script of the shop changes the login meanwhile.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const auth = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
      localStorage.setItem('auth', JSON.stringify({ ...auth, expires_at: '2020-01-01T00:00:00Z' }));
    });
    await page.goto('/pages/orders');
    await page.getByText('Ancora nessun ordine').waitFor();
    expect(Date.parse((await storedAuth(page))?.expires_at ?? '')).toBeGreaterThan(Date.now());
    expect(errors).toEqual([]);
    await close();
  });
});

describe('A04 R16 what needs a login', () => {
  it.each([
    '/pages/account',
    '/pages/address',
    '/pages/orders',
    '/pages/profile',
    '/pages/wishlist',
    '/pages/downloads',
  ])('%s leads to the login and back', async (path) => {
    const { email } = await newCustomer();
    const { page, close } = await visit(path);
    await page.waitForURL('**/pages/login?next=**');
    expect(new URL(page.url()).searchParams.get('next')).toBe(path);
    await hydrated(page);
    await logIn(page, email);
    await page.waitForURL(`**${path}`);
    await close();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
  ])('next=%s never leaves the shop', async (next) => {
    const customer = await newCustomer();
    const { page, foreign, close } = await visit(`/pages/login?next=${encodeURIComponent(next)}`, {
      stored: customer.stored,
    });
    await page.waitForURL('**/pages/account');
    expect(new URL(page.url()).origin).toBe(new URL(shopUrl()).origin);
    expect(foreign).toEqual([]);
    await close();
  });
});

describe('A01 login by a mailed link', () => {
  it('the page of the link logs in by a button, once', async () => {
    const { email } = await newCustomer();
    const { page, close } = await visit('/pages/login');
    await hydrated(page);
    await page.getByRole('link', { name: 'Ricevi un link per email' }).click();
    const form = page.getByRole('form', { name: 'Accedi senza password' });
    await form.getByRole('textbox', { name: 'Email' }).fill(email);
    await form.getByRole('button', { name: 'Mandami il link' }).click();
    await page.getByRole('heading', { name: 'Controlla la posta' }).waitFor();
    const mail = await mailTo(email, /login-link/);
    const link = new URL(/https?:\/\/\S+login-link#[\w-]+/.exec(mail.text)?.[0] ?? '');
    const address = link.pathname + link.hash;
    await page.goto(address);
    await hydrated(page);
    await form.getByRole('button', { name: 'Accedi' }).click();
    await page.waitForURL('**/pages/account');
    expect((await storedAuth(page))?.email).toBe(email);
    await close();
    const later = await visit(address);
    await hydrated(later.page);
    await later.page.getByRole('button', { name: 'Accedi' }).click();
    await later.page.getByRole('heading', { name: 'Questo link non vale più' }).waitFor();
    await later.close();
  });
});

describe('A01 passkeys', () => {
  it('one made in the profile logs in without a password', async () => {
    const { email } = await newCustomer();
    const { page, close } = await visit('/pages/login');
    await withAuthenticator(page);
    await hydrated(page);
    await logIn(page, email);
    await page.waitForURL('**/pages/account');
    await page.goto('/pages/profile');
    await page.getByRole('button', { name: 'Crea una passkey' }).click();
    await page.getByRole('button', { name: /^Togli la passkey/ }).waitFor();
    await page.locator('main').getByRole('button', { name: 'Esci' }).first().click();
    await expect.poll(() => storedAuth(page)).toBeNull();
    // The browser offers it in the e-mail field's autofill; this authenticator accepts every offer.
    await page.goto('/pages/login');
    await page.waitForURL('**/pages/account');
    expect((await storedAuth(page))?.email).toBe(email);
    await close();
  });
});

describe('R23 R24 forgotten password', () => {
  it('the mailed link sets a new one, once', async () => {
    const { email } = await newCustomer();
    const { page, close } = await visit('/pages/forgot-password');
    await hydrated(page);
    await page.locator('main').getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Mandami il link' }).click();
    await page.getByRole('heading', { name: 'Controlla la posta' }).waitFor();
    const mail = await mailTo(email, /update-password/);
    const link = /https?:\/\/\S+update-password\S+/.exec(mail.text)?.[0] ?? '';
    await page.goto(link);
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Nuova password' }).fill('una frase del tutto nuova');
    await page.getByRole('button', { name: 'Salva la password' }).click();
    await page.getByRole('heading', { name: 'La password è cambiata' }).waitFor();
    await page.goto('/pages/login');
    await hydrated(page);
    await logIn(page, email, 'una frase del tutto nuova');
    await page.waitForURL('**/pages/account');

    await page.goto(link);
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Nuova password' }).fill('una frase ancora diversa');
    await page.getByRole('button', { name: 'Salva la password' }).click();
    await page.getByRole('heading', { name: 'Questo link non vale più' }).waitFor();
    expect(await page.getByRole('link', { name: 'Chiedi un nuovo link' }).getAttribute('href')).toBe(
      '/pages/forgot-password',
    );
    await close();
  });
});

describe('A02 a login that ended while a page of the account was open', () => {
  it('is asked for in a dialog that keeps the focus; after it the page goes on', async () => {
    const customer = await newCustomer();
    const { page, errors, close } = await visit('/pages/profile', { stored: customer.stored });
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Nome', exact: true }).waitFor();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(`${shopUrl()}/shop`);
    await elsewhere.evaluate(() => localStorage.removeItem('auth'));
    const dialog = page.getByRole('dialog', { name: 'Accedi di nuovo' });
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await focusLeaks(page, dialog)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Accedi', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/pages/profile');
    expect(await page.getByRole('textbox', { name: 'Nome', exact: true }).inputValue()).toBe('Anna');
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('R29 an account after the order', () => {
  it('needs a password only, and the order is in it', async () => {
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)]);
    const { page, close } = await visit(`/pages/payment-success?order=${order.order_token}`);
    await hydrated(page);
    const offer = page.getByRole('region', { name: 'Vuoi ritrovare i tuoi ordini?' });
    await offer.getByRole('textbox', { name: 'Password' }).fill(password);
    await offer.getByRole('button', { name: 'Crea l’account' }).click();
    await offer.getByRole('link', { name: 'Vai al tuo account' }).click();
    await page.waitForURL('**/pages/account');
    await page.locator('main').getByText(order.order_number).first().waitFor();
    expect((await storedAuth(page))?.email).toBe(order.email);
    await close();
  });
});
