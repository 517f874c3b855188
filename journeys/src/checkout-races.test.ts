import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import {
  bologna,
  buyElsewhere,
  lastOrder,
  orderButton,
  orderWith,
  placed,
  quoted,
  readyCheckout,
  storedCart,
  viewOf,
} from './harness/buyer.ts';
import { newCustomer } from './harness/customer.ts';
import { cartLine, euros, oneProduct } from './harness/goods.ts';
import { reprice } from './harness/reprice.ts';
import { staff } from './harness/staff.ts';

useBrowser();

const placeOrder = '**/api/method/casamaestra.checkout.place_order';
const changes = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Qualcosa è cambiato: controlla prima di ordinare' });

/** Number of orders with an e-mail address. */
const ordersOf = async (email: string): Promise<number> =>
  (await staff('orders', 'list', '--limit', '500')).split('\n').filter((line) => line.includes(email)).length;

describe('R27 C05 what changes at the last step', () => {
  it('somebody else takes the last pieces: the line is named, the rest can be ordered', async () => {
    const rare = await oneProduct({ query: 'max_price=300&page=3', stockFrom: 3, stockTo: 10 });
    const other = await oneProduct();
    const { page, email, close } = await readyCheckout([cartLine(rare, 1), cartLine(other, 1)]);
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await buyElsewhere([cartLine(rare, rare.stock)]);
    await page.getByRole('button', { name: orderButton }).click();
    await changes(page).waitFor();
    expect(await changes(page).innerText()).toContain(rare.name);
    expect(await ordersOf(email)).toBe(0);
    await quoted(page);
    await page
      .getByRole('button', { name: `Togli dall’ordine: ${rare.name}` })
      .first()
      .click();
    await quoted(page);
    await page.getByRole('button', { name: orderButton }).click();
    await placed(page);
    expect((await viewOf(page)).lines.map(({ sku }) => sku)).toEqual([other.sku]);
    await close();
  });

  it('fewer pieces than wanted: the remaining ones are offered', async () => {
    const rare = await oneProduct({ query: 'max_price=300&page=3', stockFrom: 3, stockTo: 10 });
    const { page, close } = await readyCheckout([cartLine(rare, 3)]);
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await buyElsewhere([cartLine(rare, rare.stock - 1)]);
    await page.getByRole('button', { name: orderButton }).click();
    await changes(page).waitFor();
    await quoted(page);
    expect(await storedCart(page)).toMatchObject([{ sku: rare.sku, qty: 1 }]);
    await page.getByRole('button', { name: orderButton }).click();
    await placed(page);
    expect((await viewOf(page)).lines).toMatchObject([{ sku: rare.sku, qty: 1 }]);
    await close();
  });

  it('the price rises: both prices are shown, nothing is ordered at an unseen price', async () => {
    const product = await oneProduct({ query: 'min_price=20&max_price=40&page=2' });
    const { page, email, close } = await readyCheckout([cartLine(product, 1)]);
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    const price = Math.round((product.min_price + 3) * 100) / 100;
    await reprice(product.sku, price);
    await page.getByRole('button', { name: orderButton }).click();
    await changes(page).waitFor();
    for (const amount of [product.min_price, price])
      expect(await changes(page).innerText()).toContain(euros(amount));
    expect(await ordersOf(email)).toBe(0);
    await quoted(page);
    expect(await storedCart(page)).toMatchObject([{ price }]);
    await page.getByRole('button', { name: orderButton }).click();
    await placed(page);
    expect((await viewOf(page)).total).toBe(Math.round((price + 9.9) * 100) / 100);
    await close();
  });
});

describe('R27 one intention, one order', () => {
  it('two tabs with the same cart', async () => {
    const product = await oneProduct();
    const { page, email, close } = await readyCheckout([cartLine(product, 1)], {
      draft: { payment_method: 'transfer' },
    });
    const other = await page.context().newPage();
    await other.goto('/pages/pay');
    await hydrated(other);
    await quoted(other);
    await Promise.all([
      page.getByRole('button', { name: orderButton }).dispatchEvent('click'),
      other.getByRole('button', { name: orderButton }).dispatchEvent('click'),
    ]);
    await Promise.any([placed(page), placed(other)]);
    const { number } = await lastOrder(page);
    await expect
      .poll(async () => {
        const shown = await Promise.all([page, other].map((tab) => tab.locator('main').innerText()));
        return shown.every((text) => text.includes(number) || text.includes('il carrello è vuoto'));
      })
      .toBe(true);
    expect(await ordersOf(email)).toBe(1);
    await close();
  });

  it('a double click on the button', async () => {
    const product = await oneProduct();
    const { page, email, close } = await readyCheckout([cartLine(product, 1)]);
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('place_order') ? 1 : 0));
    await page.getByRole('button', { name: orderButton }).dblclick();
    await placed(page);
    expect([sent, await ordersOf(email)]).toEqual([1, 1]);
    await close();
  });

  it('the answer is lost on the way back: the shopper tries again and gets the same order', async () => {
    const product = await oneProduct();
    const { page, email, close } = await readyCheckout([cartLine(product, 1)]);
    const numbers: string[] = [];
    let lost = 0;
    await page.route(placeOrder, async (route) => {
      const answer = await route.fetch();
      const { message } = (await answer.json()) as { message: { order_number: string } };
      numbers.push(message.order_number);
      lost += 1;
      return lost > 3 ? route.fulfill({ response: answer }) : route.abort('connectionreset');
    });
    await orderWith(page, 'transfer');
    await page.getByText('Non abbiamo ricevuto risposta.').waitFor();
    expect(await storedCart(page)).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await quoted(page);
    await page.getByRole('button', { name: orderButton }).click();
    await placed(page);
    expect(new Set(numbers)).toEqual(new Set([(await lastOrder(page)).number]));
    expect(await ordersOf(email)).toBe(1);
    await close();
  });
});

describe('R27 C08 nothing typed is lost', () => {
  it('what the browser kept badly is said once and mended, what it keeps no more too, and nothing valid goes', async () => {
    const stored = { 'cart-list': [cartLine(await oneProduct())], address: { ...bologna, city: 7 } };
    const { page, close } = await visit('/pages/pay', {
      stored: { ...stored, checkout: { email: 'a@b.it' } },
    });
    await hydrated(page);
    const notices = page.locator('#toasts');
    await expect.poll(() => notices.innerText()).toContain('era rovinata e non si legge più');
    expect(await page.locator('#s-first_name').inputValue()).toBe('Anna');
    expect(await page.locator('#email').inputValue()).toBe('a@b.it');
    await page.reload();
    await hydrated(page);
    await quoted(page);
    expect(await page.locator('#toasts p').count()).toBe(0);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.locator('#s-last_name').fill('Bianchi');
    await expect.poll(() => notices.innerText()).toContain('non conserva quello che scrivi');
    await close();
  });

  it('reload, back, and an error keep every field', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await page.getByRole('button', { name: 'Aggiungi una nota per la consegna' }).click();
    await page.getByLabel('Note per la consegna').fill('Citofonare Rossi');
    await page.getByText('Fattura e indirizzo di fatturazione').click();
    await page.getByRole('radio', { name: 'Sì, come privato' }).check();
    await page.getByRole('textbox', { name: /^Codice fiscale/ }).fill('RSSMRA85');
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await page.getByRole('button', { name: orderButton }).click();
    await page.getByRole('alert').filter({ hasText: 'da sistemare' }).waitFor();
    const kept = async () => {
      await quoted(page);
      return Promise.all([
        page.getByLabel('Note per la consegna').inputValue(),
        page.getByRole('textbox', { name: /^Codice fiscale/ }).inputValue(),
        page.getByRole('textbox', { name: /^Indirizzo e numero/ }).inputValue(),
        page.getByRole('radio', { name: /^Bonifico bancario/ }).isChecked(),
      ]);
    };
    const typed = ['Citofonare Rossi', 'RSSMRA85', 'Via Emilia 12', true];
    expect(await kept()).toEqual(typed);
    await page.reload();
    await hydrated(page);
    expect(await kept()).toEqual(typed);
    await page.goto('/pages/cart');
    await page.goBack();
    await hydrated(page);
    expect(await kept()).toEqual(typed);
    await close();
  });

  it('offline while ordering: a message is shown, and the order is sent afterwards', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await page.context().setOffline(true);
    await orderWith(page, 'transfer');
    await page.getByText('Sei senza connessione.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: orderButton }).click();
    await placed(page);
    await expect.poll(() => storedCart(page)).toEqual([]);
    await close();
  });

  it('the login ends during checkout: everything stays, the guest continues', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const { auth } = customer.stored;
    // The token has expired and there is no cookie to renew it.
    const ended = { ...auth, jwt: `${auth.jwt.slice(0, -8)}AAAAAAAA` };
    const { page, email, close } = await readyCheckout([cartLine(product, 1)], {
      email: customer.email,
      stored: { auth: ended },
    });
    await page.getByText('Ordini senza registrarti').waitFor();
    expect(await page.getByRole('textbox', { name: /^Indirizzo e numero/ }).inputValue()).toBe(
      'Via Emilia 12',
    );
    await orderWith(page, 'transfer');
    await placed(page);
    expect((await viewOf(page)).email).toBe(email);
    await close();
  });
});
