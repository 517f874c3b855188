import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { bologna, freshEmail, lastOrder, orderButton, orderWith, quoted } from './harness/buyer.ts';
import { logIn, password } from './harness/customer.ts';
import { euros } from './harness/goods.ts';
import { useFrappeShop } from './harness/frappe-shop.ts';

useBrowser();
const shop = useFrappeShop();

const open = (path: string, stored: Record<string, unknown> = {}) =>
  visit(path, { shop: shop().url, stored });
const heard = (words: string) => shop().double.state.heard.filter(({ call }) => call.includes(words));
const main = (page: Page) => page.locator('main');

/** No errors on the page, and no call that the Frappe API lacks. */
function wentWell(errors: readonly string[]): void {
  expect(errors).toEqual([]);
  expect(heard('casamaestra')).toEqual([]);
}

const line = (sku: string, name: string, price: number, qty = 1) => ({
  name,
  sku,
  slug: '',
  price,
  qty,
  stock: null,
  small_pictures: [],
});

const cart = {
  'cart-list': [line('SMA-BIA', 'Smalto bianco all’acqua 2,5 l', 34.5, 2)],
  address: bologna,
};

async function register(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Crea l’account' });
  await form.getByRole('textbox', { name: 'Nome', exact: true }).fill('Anna');
  await form.getByRole('textbox', { name: 'Cognome' }).fill('Rossi');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Crea l’account' }).click();
  await page.waitForURL('**/pages/account');
}

describe('the storefront where only the calls of the Frappe API answer', () => {
  it('from a suggestion to the transfer of a guest, with a coupon', async () => {
    const { page, errors, close } = await open('/');
    await hydrated(page);
    await page.locator('#site-search-term').fill('smalto');
    const suggestion = page.locator('#site-search-list [role=option]').filter({ hasText: 'Smalto bianco' });
    await suggestion.waitFor();
    expect(await suggestion.locator('mark, b, strong').first().innerText()).toBe('Smalto');
    await suggestion.click();
    await page.waitForURL('**/det/smalto-bianco-all-acqua-2-5-l-SMA-BIA');
    await main(page).getByRole('button', { name: 'Aumenta la quantità' }).first().click();
    await main(page).getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click();
    await page.goto(`${shop().url}/pages/cart`);
    await hydrated(page);
    await expect.poll(() => main(page).innerText()).toContain(euros(78.9));
    await main(page).getByText('Hai un codice sconto?').click();
    await page.getByRole('textbox', { name: /codice/i }).fill('CASA10');
    await page.getByRole('button', { name: 'Usa il codice' }).click();
    await expect.poll(() => main(page).innerText()).toContain(euros(72));
    expect(await main(page).innerText()).toContain('CASA10');

    await page.goto(`${shop().url}/pages/pay`);
    await hydrated(page);
    const field = (name: RegExp) => page.getByRole('textbox', { name });
    const email = freshEmail();
    await field(/^Email/).fill(email);
    await field(/^Nome/).fill('Anna');
    await field(/^Cognome/).fill('Rossi');
    await field(/^Indirizzo e numero/).fill('Via Emilia 12');
    await field(/^CAP/).fill('40121');
    await page.getByLabel('Città').fill('Bologna');
    await page.getByLabel('Provincia').selectOption('BO');
    await field(/^Telefono/).fill('333 1234567');
    await quoted(page);
    await expect.poll(() => main(page).innerText()).toContain(euros(72));
    await orderWith(page, 'transfer');
    await page.waitForURL('**/pages/payment-success?order=**');
    await main(page).getByText('Negozio di prova').waitFor();
    const { number } = await lastOrder(page);
    expect(await main(page).innerText()).toContain(number);
    expect(shop().double.state.orders.find(({ name }) => name === number)).toMatchObject({ total: 72 });
    wentWell(errors);
    await close();
  });

  it('a customer fills the wishlist, pays by card at the hosted page, and finds the order with its invoice', async () => {
    const email = freshEmail();
    const { page, errors, close } = await open('/pages/register', cart);
    await hydrated(page);
    await register(page, email);
    await page.goto(`${shop().url}/det/martello-da-carpentiere-300-g-MAR-300`);
    await hydrated(page);
    await main(page)
      .getByRole('button', { name: /Lista dei desideri/ })
      .first()
      .click();
    await expect.poll(() => shop().double.state.customers.get(email)?.wishlist).toEqual(['MAR-300']);

    await page.goto(`${shop().url}/pages/pay`);
    await hydrated(page);
    await page.getByRole('textbox', { name: /^Telefono/ }).fill('333 1234567');
    await quoted(page);
    await orderWith(page, 'card');
    await page.waitForURL('**/banca?**');
    await page.getByRole('link', { name: 'Rifiuta' }).click();
    await page.waitForURL('**/pages/payment-failed?order=**');
    await page.getByRole('heading', { name: 'Il pagamento non è riuscito', exact: false }).waitFor();
    expect(
      await page
        .getByRole('button', { name: /carrello/i })
        .filter({ hasText: 'Annulla' })
        .count(),
    ).toBe(0);
    await main(page)
      .getByRole('button', { name: /Paga|Riprova/ })
      .first()
      .click();
    await page.waitForURL('**/banca?**');
    await page.getByRole('link', { name: 'Paga' }).click();
    await page.waitForURL('**/pages/payment-success?order=**');
    await page.getByRole('heading', { name: /^Grazie/ }).waitFor();
    const { number } = await lastOrder(page);

    await page.goto(`${shop().url}/pages/orders`);
    await main(page)
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .click();
    await main(page).getByText('Smalto bianco all’acqua 2,5 l').first().waitFor();
    await page.goto(`${shop().url}/pages/downloads`);
    const invoice = main(page).getByRole('link', { name: new RegExp(`Fattura ${number}`) });
    const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);
    await page.goto(`${shop().url}/pages/address`);
    await main(page).getByText('Via Emilia 12').first().waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /Aggiungi|Modifica|Elimina/ })
        .count(),
    ).toBe(0);
    await page.goto(`${shop().url}/pages/profile`);
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Annalisa');
    await page.getByRole('button', { name: /Salva/ }).first().click();
    await expect.poll(() => shop().double.state.customers.get(email)?.first_name).toBe('Annalisa');
    expect(await main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'I tuoi dati',
      'Password',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    wentWell(errors);
    await close();
  });

  it('a review appears at once and under nobody’s address; a login that ended asks for it again', async () => {
    const email = freshEmail();
    const { page, close } = await open('/pages/register');
    await hydrated(page);
    await register(page, email);
    await page.goto(`${shop().url}/det/pennello-piatto-50-mm-PEN-50`);
    await hydrated(page);
    const reviews = page.getByRole('region', { name: 'Recensioni' });
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('button', { name: 'Scrivi una recensione' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '4 stelle' }).check({ force: true });
    await dialog.getByRole('textbox', { name: /Titolo/ }).fill('Non perde setole');
    await dialog.getByRole('button', { name: 'Invia la recensione' }).click();
    await reviews.getByText('Non perde setole').waitFor();
    expect(await reviews.innerText()).not.toContain(email);

    shop().double.state.tokens.clear();
    await page.goto(`${shop().url}/pages/orders`);
    await page.getByRole('dialog').waitFor();
    await logIn(page, email);
    await main(page).getByText('Ancora nessun ordine').waitFor();
    await close();
  });

  it('what the Frappe API has no call for is not there', async () => {
    const ask = async (path: string) => fetch(shop().url + path, { redirect: 'manual' });
    expect((await ask('/pages/recesso')).status).toBe(404);
    expect((await ask('/pages/track-order')).status).toBe(302);
    const product = await (await ask('/det/trapano-avvitatore-18-v-TRA-18V')).text();
    expect(product).toContain('Prezzo di listino');
    expect(product).not.toMatch(/ultimi 30 giorni|giorni lavorativi/);
    const refused = await fetch(`${shop().url}/api/method/casamaestra.orders.cancel`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(refused.status).toBe(404);
  });

  it('an unavailable service is explained in plain words', async () => {
    const { page, close } = await open('/pages/pay', { ...cart, checkout: { email: freshEmail() } });
    await hydrated(page);
    await quoted(page);
    shop().double.fail('/api/', { status: 502, body: '<html>Bad Gateway' });
    try {
      await page.goto(`${shop().url}/shop?search_term=martello`);
      await page.getByRole('heading', { name: 'Qualcosa è andato storto' }).waitFor();
      expect(await main(page).innerText()).not.toMatch(/frappe|Bad Gateway|Error/);
      await page.goto(`${shop().url}/pages/pay`);
      await main(page).getByText('Non riusciamo ad aggiornare i totali.').first().waitFor();
      expect(await page.getByRole('button', { name: orderButton }).isEnabled()).toBe(false);
    } finally {
      shop().double.fail('/api/', null);
    }
    await close();
  });
});
