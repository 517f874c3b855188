import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import {
  buyElsewhere,
  freshEmail,
  lastOrder,
  orderButton,
  quoted,
  storedCart,
  typeDelivery,
} from './harness/buyer.ts';
import { cartLine, euros, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

describe('R27 R29 R38 C06 C07 C08 a guest pays by bank transfer', () => {
  it('from the cart to the paid order, typing everything', async () => {
    const product = await oneProduct();
    const email = freshEmail();
    const { page, errors, foreign, close } = await visit('/pages/cart', {
      stored: { 'cart-list': [cartLine(product, 2)] },
    });
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: 'Vai alla cassa' }).click();
    await page.waitForURL('**/pages/pay');

    await typeDelivery(page, email);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('address') ?? '{}').address_line1)).toBe(
      'Via Emilia 12',
    );
    await page.getByRole('radio', { name: /^Corriere/ }).check();
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await quoted(page);
    const total = product.min_price * 2 >= 79 ? product.min_price * 2 : product.min_price * 2 + 9.9;
    const review = page.getByRole('region', { name: 'Riepilogo e ordine', exact: true });
    expect(await review.innerText()).toContain(euros(total));
    const newsletter = page.getByRole('checkbox', { name: /^Sì, voglio ricevere per e-mail la newsletter/ });
    expect(await newsletter.isChecked()).toBe(false);
    await newsletter.check();
    await review.getByRole('button', { name: orderButton }).click();

    await page.waitForURL('**/pages/payment-success**');
    await page.getByRole('heading', { name: 'Grazie! Il tuo ordine è stato ricevuto' }).waitFor();
    const { number, token } = await lastOrder(page);
    const main = page.locator('main');
    for (const words of [number, email, 'IT', euros(total)]) expect(await main.innerText()).toContain(words);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copia: IBAN' }).click();
    const iban = await page.evaluate(() => navigator.clipboard.readText());
    expect(iban).toMatch(/^IT\d{2}[A-Z]\d{10}\w{12}$/);
    await page.getByRole('button', { name: 'Copia: Causale' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(number);
    const drawn = page.getByRole('img', { name: 'Codice QR per il bonifico' });
    expect(await drawn.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(20);
    expect(await storedCart(page)).toEqual([]);

    const mail = await mailTo(email, new RegExp(number));
    expect(mail.text).toContain(product.name);
    expect((await mailTo(email, /confirm_subscription\?/)).text).toContain('newsletter');
    const instructions = await mailTo(email, /IBAN/);
    expect(instructions.text.replaceAll(/\s/g, '')).toContain(iban);

    await transferArrives(number, total);
    await page.reload();
    await page.getByRole('heading', { name: 'Grazie! Il tuo ordine è confermato' }).waitFor();
    expect(await main.innerText()).toContain('Pagato');
    await mailTo(email, /Il pagamento è arrivato/);
    expect((await ask(trackOrderOperation, { order_token: token })).message.payment).toBe('paid');
    expect([errors, foreign]).toEqual([[], []]);
    await close();

    const follower = await visit('/pages/track-order');
    await hydrated(follower.page);
    await follower.page.getByLabel('Numero dell’ordine').fill(number.toLowerCase());
    await follower.page.getByLabel('Email dell’ordine').fill(email.toUpperCase());
    await follower.page.getByRole('button', { name: 'Mostra l’ordine' }).click();
    await follower.page.getByRole('heading', { name: `Ordine ${number}` }).waitFor();
    expect(await follower.page.locator('main').innerText()).toContain(product.name);
    expect(follower.errors).toEqual([]);
    await follower.close();
  });

  it('an e-mail typed wrong is corrected on the page of the fresh order; the link mailed before ends', async () => {
    const [wrong, right] = [freshEmail(), freshEmail()];
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)], { email: wrong });
    const before = `/pages/payment-success?order=${order.order_token}`;
    const { page, errors, close } = await visit(before);
    await hydrated(page);
    await page.getByText('L’email è sbagliata? Correggila').click();
    await page.getByLabel('Email giusta').fill(right);
    await page.getByRole('button', { name: 'Correggi email' }).click();
    await page.waitForURL((url) => url.search !== new URL(before, url).search);
    await page.locator('main header').getByText(right).waitFor();
    expect((await mailTo(right, new RegExp(order.order_number))).text).not.toContain(wrong);
    expect(errors).toEqual([]);
    await page.goto(before);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain(order.order_number);
    await close();
  });

  it('without a connection a form of the page after the order shows a message, keeps what was typed, and works later', async () => {
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)]);
    const { page, close } = await visit(`/pages/payment-success?order=${order.order_token}`);
    await hydrated(page);
    const again = page.getByRole('button', { name: 'Manda di nuovo l’e-mail' });
    await again.waitFor();
    await page.getByText('L’email è sbagliata? Correggila').click();
    await page.getByLabel('Email giusta').fill('anna@esempio.it');
    await page.context().setOffline(true);
    const offline = page.locator('main').getByRole('alert').filter({ hasText: 'senza connessione' });
    await again.click();
    await expect.poll(() => offline.count()).toBe(1);
    await page.getByRole('button', { name: 'Correggi email' }).click();
    await expect.poll(() => offline.count()).toBe(2);
    expect(await page.getByLabel('Email giusta').inputValue()).toBe('anna@esempio.it');
    await page.context().setOffline(false);
    await again.click();
    await page.getByText('Te l’abbiamo mandata di nuovo').waitFor();
    await page.goto(`/pages/track-order?order=${order.order_token}`);
    await page.getByText('Aspettiamo la tua conferma').waitFor();
    expect(await page.getByText('riservati per te').count()).toBe(0);
    await close();
  });

  it('the mailed link confirms it without scripts too, by a button; opening the link alone does not', async () => {
    const email = freshEmail();
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)], { email });
    const { text } = await mailTo(email, /[?&]confirm=/);
    const link = new URL(/https?:\/\/\S+[?&]confirm=[\w-]+/.exec(text)?.[0] ?? '');
    const awaited = async () =>
      (await ask(trackOrderOperation, { order_token: order.order_token })).message.confirm_by;
    const { page, close } = await visit(link.pathname + link.search, { javaScript: false, width: 360 });
    const button = page.getByRole('button', { name: 'Conferma l’ordine' });
    await button.waitFor();
    expect(await awaited()).not.toBeNull();
    await button.click();
    await page.getByText('Ordine confermato: i prodotti restano da parte').waitFor();
    expect(await page.getByRole('heading', { name: `Ordine ${order.order_number}` }).count()).toBe(1);
    expect(await awaited()).toBeNull();
    await page.goto(`${link.pathname}${link.search.replace(/confirm=[\w-]+/, 'confirm=x')}`);
    await button.click();
    await page.getByRole('alert').getByText('Questo link non apre nessun ordine').waitFor();
    await close();
  });

  it('is not shown to somebody with another e-mail', async () => {
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)]);
    const { page, close } = await visit('/pages/track-order');
    await hydrated(page);
    await page.getByLabel('Numero dell’ordine').fill(order.order_number);
    await page.getByLabel('Email dell’ordine').fill('altro@esempio.it');
    await page.getByRole('button', { name: 'Mostra l’ordine' }).click();
    await page.locator('main [role=alert], main [role=status]').first().waitFor();
    expect(await page.getByRole('heading', { name: /^Ordine CM/ }).count()).toBe(0);
    await close();
  });

  it('who gives a password with the order has an account with that order in it', async () => {
    const product = await oneProduct();
    const email = freshEmail();
    const { page, close } = await visit('/pages/pay', { stored: { 'cart-list': [cartLine(product, 1)] } });
    await hydrated(page);
    await typeDelivery(page, email);
    await page.getByRole('radio', { name: /^Corriere/ }).check();
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await quoted(page);
    await page.getByText('Crea anche un account').click();
    await page.getByRole('textbox', { name: 'Password per il tuo account' }).fill('una frase lunga e sicura');
    const review = page.getByRole('region', { name: 'Riepilogo e ordine', exact: true });
    await review.getByRole('button', { name: orderButton }).click();
    await page.waitForURL('**/pages/payment-success**');
    const { number } = await lastOrder(page);
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null')?.email);
    expect(await stored()).toBe(email);
    await page.goto('/pages/orders');
    await page.getByText(number).first().waitFor();
    await close();
  });
});
