import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { saveAddressOperation } from '@casamaestra/contract/customers/profile.operations.ts';
import { ask } from './harness/ask.ts';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import {
  bologna,
  freshEmail,
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
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

async function useCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Codice sconto' });
  if (!(await field.isVisible())) await page.getByText('Hai un codice sconto?').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Usa il codice' }).click();
  await quoted(page);
}

const summary = (page: Page) => page.getByRole('region', { name: 'Il tuo ordine' });

describe('C07 taking back an old appliance', () => {
  it.each([
    ['with a drill', 'category=Utensili,Utensili-elettrici', 1],
    ['not with a table', 'category=Mobili,Sala-da-pranzo', 0],
  ])('is offered %s', async (_, query, offers) => {
    const { page, close } = await readyCheckout([cartLine(await oneProduct({ query, stockFrom: 1 }))]);
    expect(await page.getByRole('checkbox', { name: 'vecchio apparecchio' }).count()).toBe(offers);
    await close();
  });
});

describe('R27 C05 coupons', () => {
  it('a valid one is deducted to the cent, and used up by its buyer', async () => {
    const product = await oneProduct({ query: 'min_price=20&max_price=40' });
    const { page, email, close } = await readyCheckout([cartLine(product, 1)]);
    await useCode(page, 'benvenuto10');
    const cents = Math.round(product.min_price * 100);
    const off = Math.round(cents / 10);
    await expect.poll(() => summary(page).innerText()).toContain(`Codice BENVENUTO10`);
    expect(await summary(page).innerText()).toContain(euros((cents - off + 990) / 100));
    await orderWith(page, 'transfer');
    await placed(page);
    const order = await viewOf(page);
    expect([order.coupon_codes, order.discount, order.total]).toEqual([
      ['BENVENUTO10'],
      off / 100,
      (cents - off + 990) / 100,
    ]);
    await close();

    const again = await readyCheckout([cartLine(product, 1)], { email });
    await useCode(again.page, 'BENVENUTO10');
    await expect.poll(() => summary(again.page).innerText()).toContain('Codice BENVENUTO10');
    // Quotes do not reveal who has used a coupon to somebody who only types an address: the order itself is
    // refused.
    await orderWith(again.page, 'transfer');
    const told = again.page.getByRole('status').filter({ hasText: 'già usato' });
    await expect.poll(() => told.innerText()).toContain('Il totale ora è');
    await quoted(again.page);
    await expect.poll(() => told.evaluate((box) => box.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await summary(again.page).innerText()).toContain(euros((cents + 990) / 100));
    expect(await storedCart(again.page)).toMatchObject([{ sku: product.sku, qty: 1 }]);
    await orderWith(again.page, 'transfer');
    await placed(again.page);
    expect((await viewOf(again.page)).total).toBe((cents + 990) / 100);
    await again.close();
  });

  it.each([
    ['PRIMAVERA20', /scadut/],
    ['CASA5', /40,00\s€/],
    ['INESISTENTE', /Non conosciamo il codice/],
  ])('%s is refused with its reason and the total stays', async (code, reason) => {
    const product = await oneProduct({ query: 'max_price=20' });
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await useCode(page, code);
    const field = page.getByRole('textbox', { name: 'Codice sconto' });
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    const told = await field.evaluate((input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(told).toMatch(reason);
    // What was typed stays to be corrected.
    expect(await field.inputValue()).toBe(code);
    expect(await summary(page).innerText()).toContain(euros(product.min_price + 9.9));
    await close();
  });

  it('free delivery takes the delivery off', async () => {
    const product = await oneProduct({ query: 'max_price=40' });
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await useCode(page, 'SPEDIZIONEGRATIS');
    await expect.poll(() => summary(page).innerText()).toContain('Spedizione gratuita');
    await orderWith(page, 'transfer');
    await placed(page);
    expect((await viewOf(page)).total).toBe(product.min_price);
    await close();
  });
});

describe('R17 C08 saved addresses at the checkout', () => {
  it('one is chosen whole, changing it makes another, which is not lost by looking at the others', async () => {
    const product = await oneProduct();
    const customer = await newCustomer();
    for (const address of [
      { address_line1: 'Via Galliera 24', is_default_shipping: true },
      { address_line1: 'Strada Maggiore 101', company_name: 'Rossi S.r.l.', address_line2: 'Scala B' },
    ])
      await ask(saveAddressOperation, { ...bologna, address_line2: '', ...address }, customer.jwt);
    const { page, errors, close } = await visit('/pages/pay', {
      stored: { ...customer.stored, 'cart-list': [cartLine(product, 1)] },
    });
    const card = (name: RegExp) => page.getByRole('radio', { name });
    const street = page.getByRole('textbox', { name: /^Indirizzo e numero/ });
    await expect.poll(() => card(/Via Galliera 24/).isChecked()).toBe(true);
    expect(await street.count()).toBe(0);
    await card(/Strada Maggiore 101/).check();
    await page.getByRole('button', { name: 'Modifica questo indirizzo' }).click();
    expect(await page.getByLabel('Azienda o nome sul citofono').inputValue()).toBe('Rossi S.r.l.');
    await street.fill('Strada Maggiore 103');
    expect(await card(/Un altro indirizzo/).isChecked()).toBe(true);
    await card(/Via Galliera 24/).check();
    expect(await street.count()).toBe(0);
    await card(/Un altro indirizzo/).check();
    expect(await street.inputValue()).toBe('Strada Maggiore 103');
    await page.reload();
    await expect.poll(() => street.inputValue()).toBe('Strada Maggiore 103');
    expect(errors).toEqual([]);
    await close();
  });

  it('the one of the CAP whose delivery was estimated is chosen; with the CAP of none, the first', async () => {
    const product = await oneProduct();
    const customer = await newCustomer();
    const milan = { address_line1: 'Corso Magenta 1', pincode: '20123', city: 'Milano', state: 'MI' };
    for (const address of [{ is_default_shipping: true }, milan])
      await ask(saveAddressOperation, { ...bologna, ...address }, customer.jwt);
    for (const [pincode, wanted] of [
      ['20123', /Corso Magenta 1/],
      ['00184', /Via Emilia 12/],
    ] as const) {
      const { page, close } = await visit('/pages/cart', {
        stored: { ...customer.stored, 'cart-list': [cartLine(product, 1)] },
      });
      await hydrated(page);
      await page.getByText('Quanto costa la consegna da me?').click();
      await page.getByRole('textbox', { name: 'CAP' }).fill(pincode);
      await quoted(page);
      await page.goto('/pages/pay');
      const card = page.getByRole('radio', { name: wanted });
      await expect.poll(() => card.isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: /Un altro indirizzo/ }).isChecked()).toBe(false);
      await close();
    }
  });
});

describe('R27 C06 pickup in the shop', () => {
  it('costs nothing, shows where and from when, and is stored with the order', async () => {
    const product = await oneProduct({ query: 'max_price=40' });
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await page.getByRole('radio', { name: /Ritiro in negozio/ }).check();
    await quoted(page);
    expect(await page.locator('main').innerText()).toContain('Via dell’Artigiano 12');
    expect(await page.locator('main').innerText()).toContain('Pronto da');
    await page.getByRole('radio', { name: /Bonifico/ }).check();
    // No day is named before the money has come.
    await expect
      .poll(() => page.locator('main').innerText())
      .toMatch(/Pronto in negozio .* dopo il bonifico/);
    expect(await page.locator('main').innerText()).not.toContain('Pronto da');
    expect(await page.getByRole('textbox', { name: /^Indirizzo e numero/ }).count()).toBe(0);
    await page.reload();
    await quoted(page);
    expect(await page.getByRole('radio', { name: /Ritiro in negozio/ }).isChecked()).toBe(true);
    await orderWith(page, 'transfer');
    await placed(page);
    const order = await viewOf(page);
    expect([order.shipping_kind, order.shipping, order.total]).toEqual(['pickup', 0, product.min_price]);
    await expect.poll(() => page.locator('main').innerText()).toContain('Chi ritira');
    const told = await page.locator('main').innerText();
    for (const words of ['quando è pronto', 'da lunedì a venerdì 7.30–19.30', order.order_number])
      expect(told).toContain(words);
    for (const words of ['Consegna a', 'Quando parte']) expect(told).not.toContain(words);
    await close();
  });
});

async function openInvoice(page: Page, choice: string): Promise<void> {
  await page.getByText('Fattura e indirizzo di fatturazione').click();
  await page.getByRole('radio', { name: choice }).check();
}

/** Types into a field, leaves it, and waits until that is said about it; nothing at all for empty words. */
async function expectTold(page: Page, name: string, text: string, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name });
  await field.fill(text);
  await field.blur();
  const told = () =>
    field.evaluate((input) =>
      input.getAttribute('aria-invalid') === 'true'
        ? (input.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' ')
        : '',
    );
  await expect.poll(told).toMatch(words === '' ? /^$/ : new RegExp(words));
}

describe('C07 invoices', () => {
  it('a company: partita IVA, SDI and PEC are checked in place, the order carries them', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await openInvoice(page, 'Sì, come azienda o professionista');
    await page.getByRole('button', { name: orderButton }).click();
    const faults = page.getByRole('alert').filter({ hasText: 'campi da sistemare' });
    await expect.poll(() => faults.innerText()).toContain('Scrivi la partita IVA.');
    expect(await faults.innerText()).toContain('Scrivi il codice destinatario SDI oppure la PEC.');
    await faults.getByRole('link', { name: 'Scrivi la ragione sociale.' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('invoice_company');
    await page.getByRole('textbox', { name: 'Ragione sociale' }).fill('Rossi Impianti S.r.l.');
    await expectTold(page, 'Partita IVA', '123', '11 cifre');
    await expectTold(page, 'Partita IVA', '12345678901', 'contiene un errore');
    await expectTold(page, 'Partita IVA', '12345678903', '');
    await expectTold(page, 'Codice destinatario', 'ABC', '7 lettere o cifre');
    await expectTold(page, 'Codice destinatario', 'abc1234', '');
    await expectTold(page, 'PEC', 'rossi', 'PEC non è valida');
    await expectTold(page, 'PEC', 'rossi@pec.it', '');
    await orderWith(page, 'transfer');
    await placed(page);
    expect((await viewOf(page)).invoice).toMatchObject({
      customer_type: 'Company',
      company_name: 'Rossi Impianti S.r.l.',
      vat_number: '12345678903',
      recipient_code: 'ABC1234',
    });
    await close();
  });

  it('a private person: the codice fiscale is checked, billing goes elsewhere', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)]);
    await openInvoice(page, 'Sì, come privato');
    await expectTold(page, 'Codice fiscale', 'RSSMRA', '16 caratteri');
    await expectTold(page, 'Codice fiscale', 'RSSMRA85T10A562T', 'contiene un errore');
    await expectTold(page, 'Codice fiscale', 'rssmra85t10a562s', '');
    const doubt = page.getByRole('status').filter({ hasText: 'fiscale non sembra di Anna Rossi: controlla' });
    await doubt.waitFor();
    await expectTold(page, 'Codice fiscale', 'rssnna85t50a562j', '');
    await doubt.waitFor({ state: 'detached' });
    // Another person's code is told, never refused.
    await expectTold(page, 'Codice fiscale', 'rssmra85t10a562s', '');
    await page.getByRole('checkbox', { name: /L’indirizzo di fatturazione è diverso/ }).check();
    const billing = page.getByRole('group', { name: 'Indirizzo di fatturazione' });
    await billing.getByRole('textbox', { name: /^Indirizzo e numero/ }).fill('Corso Magenta 1');
    await billing.getByRole('textbox', { name: /^CAP/ }).fill('20123');
    await expect.poll(() => billing.getByLabel('Città').inputValue()).toBe('Milano');
    await orderWith(page, 'transfer');
    await placed(page);
    const order = await viewOf(page);
    expect(order.invoice).toMatchObject({ customer_type: 'Individual', tax_code: 'RSSMRA85T10A562S' });
    expect(order.billing_address).toMatchObject({ city: 'Milano', state: 'MI' });
    expect(order.shipping_address).toMatchObject({ city: 'Bologna' });
    await close();
  });

  it('on a phone, wishing an invoice after an order that was stopped moves nothing before the code is typed', async () => {
    const draft = { phone: '' };
    const { page, close } = await readyCheckout([cartLine(await oneProduct(), 1)], {
      draft,
      width: 360,
      height: 780,
    });
    const next = page.getByRole('button', { name: 'Continua con la consegna' });
    await next.click();
    const faults = page.getByRole('alert').filter({ hasText: 'da sistemare' });
    await faults.waitFor();
    await page.getByRole('textbox', { name: 'Telefono' }).fill('333 1234567');
    await expect.poll(() => faults.count()).toBe(0);
    await page.getByText('Fattura e indirizzo di fatturazione').click();
    const wish = page.getByRole('radio', { name: 'Sì, come privato' });
    await wish.scrollIntoViewIfNeeded();
    const before = await wish.boundingBox();
    await wish.check();
    const code = page.getByRole('textbox', { name: 'Codice fiscale' });
    await code.waitFor();
    expect((await wish.boundingBox())?.y).toBe(before?.y);
    expect(await faults.count()).toBe(0);
    await page.getByRole('radio', { name: 'No, non mi serve' }).check();
    expect(await wish.isVisible()).toBe(true);
    await wish.check();
    // The next attempt reports it, in one error summary.
    await next.click();
    await expect.poll(() => faults.innerText()).toContain('Scrivi il codice fiscale');
    await close();
  });

  it('on a phone, each step has a name of its own; the code is written in capitals and read back before the order', async () => {
    const { page, close } = await readyCheckout([cartLine(await oneProduct(), 1)], {
      width: 360,
      height: 780,
    });
    const passed = (step: string) => page.getByRole('button', { name: `Modifica: ${step}`, exact: true });
    await openInvoice(page, 'Sì, come privato');
    const code = page.getByRole('textbox', { name: 'Codice fiscale' });
    await code.pressSequentially('rssmra85t10a562s');
    expect(await code.inputValue()).toBe('RSSMRA85T10A562S');
    await page.getByRole('button', { name: 'Continua con la consegna' }).click();
    await passed('Indirizzo').waitFor();
    await page.getByRole('button', { name: 'Continua con il pagamento' }).click();
    await passed('Come lo ricevi').waitFor();
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await page.getByRole('button', { name: 'Continua con il riepilogo' }).click();
    await passed('Pagamento').waitFor();
    expect(await page.locator('main').innerText()).toContain('Fattura a Anna Rossi, RSSMRA85T10A562S');
    await close();
  });

  it('CAP and province that disagree, e-mail and phone: each with its own words', async () => {
    const product = await oneProduct();
    const { page, close } = await readyCheckout([cartLine(product, 1)], { email: freshEmail() });
    // Left empty, a field says nothing until the order is tried.
    const surname = page.getByRole('textbox', { name: /^Cognome/ });
    await surname.fill('');
    await surname.blur();
    await expectTold(page, 'Email', 'anna.esempio.it', 'manca la chiocciola');
    expect(await surname.getAttribute('aria-invalid')).toBeNull();
    await expectTold(page, 'CAP', '4012', '5 cifre');
    await expectTold(page, 'Telefono', '0512', 'troppo corto');
    await page.getByLabel('Provincia').selectOption('MI');
    await expectTold(page, 'CAP', '40121', 'non è della provincia');
    await close();
  });
});

describe('R26 the other address of the checkout', () => {
  it('leads to the checkout for good', async () => {
    const answer = await fetch(`${shopUrl()}/pages/checkout`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/pages/pay']);
  });
});
