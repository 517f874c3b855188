import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { buyElsewhere, freshEmail, storedCart } from './harness/buyer.ts';
import { logIn, newCustomer, password } from './harness/customer.ts';
import { cartLine, euros, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { staff } from './harness/staff.ts';

useBrowser();

/** A page opened by a logged-in customer. */
async function asCustomer(path: string, customer?: Awaited<ReturnType<typeof newCustomer>>) {
  const who = customer ?? (await newCustomer());
  const opened = await visit(path, { stored: who.stored });
  await hydrated(opened.page);
  return { ...opened, customer: who };
}

describe('R16 dashboard', () => {
  it('greets, shows the last order and the ways on', async () => {
    const customer = await newCustomer();
    const product = await oneProduct();
    const order = await buyElsewhere([cartLine(product, 1)], customer);
    const { page, errors, foreign, close } = await asCustomer('/pages/account', customer);
    await page.getByRole('heading', { name: 'Ciao, Anna!' }).waitFor();
    const last = page.getByRole('region', { name: 'Il tuo ultimo ordine' });
    await last.getByText(order.order_number).waitFor();
    expect(await last.innerText()).toContain(product.name);
    const ways = page.getByRole('region', { name: 'Il tuo spazio' }).getByRole('link');
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(['/pages/orders', '/pages/wishlist', '/pages/address', '/pages/profile']),
    );
    expect([errors, foreign]).toEqual([[], []]);
    await close();
  });
});

describe('R17 address book', () => {
  it('adds, changes, removes with undo; the checkout offers it', async () => {
    const { page, errors, customer, close } = await asCustomer('/pages/address');
    await page.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    const form = page.getByRole('form', { name: 'Salva l’indirizzo' });
    const field = (name: RegExp) => form.getByRole('textbox', { name });
    await form.getByRole('button', { name: 'Salva l’indirizzo' }).click();
    await form.getByText('Scrivi via e numero civico.').first().waitFor();
    await field(/^Indirizzo e numero/).fill('1');
    await field(/^CAP/).fill('20123');
    await expect.poll(() => form.getByLabel('Città').inputValue()).toBe('Milano');
    await form.getByRole('button', { name: 'Salva l’indirizzo' }).click();
    // Only the service looks for letters in a street; what it says stands at the field.
    const street = field(/^Indirizzo e numero/);
    await expect.poll(() => street.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => street.evaluate((control) => control === document.activeElement)).toBe(true);
    expect(await form.getByRole('alert').count()).toBe(0);
    await street.fill('Corso Magenta 1');
    await form.getByRole('button', { name: 'Salva l’indirizzo' }).click();
    await page.locator('#toasts').getByText('Indirizzo salvato.').waitFor();
    const card = page.getByRole('listitem').filter({ hasText: 'Corso Magenta 1' });
    expect(await card.innerText()).toMatch(/20123 Milano \(MI\)[\s\S]*Consegna/);
    await card.getByRole('button', { name: /^Modifica l’indirizzo/ }).click();
    await field(/^Indirizzo e numero/).fill('Corso Magenta 2');
    await form.getByRole('button', { name: 'Salva l’indirizzo' }).click();
    const changed = page.getByRole('listitem').filter({ hasText: 'Corso Magenta 2' });
    await changed.getByRole('button', { name: /^Elimina l’indirizzo/ }).click();
    await page.getByText('Ancora nessun indirizzo').waitFor();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await changed.waitFor();
    expect(errors.filter((error) => !error.includes('417'))).toEqual([]);
    await close();

    const product = await oneProduct();
    const checkout = await visit('/pages/pay', {
      stored: { ...customer.stored, 'cart-list': [cartLine(product, 1)] },
    });
    await hydrated(checkout.page);
    const saved = checkout.page.getByRole('radio', { name: /Corso Magenta 2/ });
    await expect.poll(() => saved.isChecked()).toBe(true);
    expect(await checkout.page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe(customer.email);
    await checkout.close();
  });
});

describe('R18 R38 orders', () => {
  it('table with search, tabs and period; detail with updates, documents and parcels; reorder', async () => {
    const customer = await newCustomer();
    const [one, two] = [await oneProduct(), await oneProduct()];
    const shipped = await buyElsewhere([cartLine(one, 2)], customer);
    const open = await buyElsewhere([cartLine(two, 1)], customer);
    await staff('orders', 'cancel', open.order_number, '--reason', 'Prodotto rotto');
    const { page, errors, close } = await asCustomer('/pages/orders', customer);
    const rows = page.getByRole('table').getByRole('row');
    const numbers = async () => (await page.getByRole('table').innerText()).match(/CM-\w{8}/g)?.sort() ?? [];
    await expect.poll(numbers).toEqual([shipped.order_number, open.order_number].sort());
    await page.getByRole('link', { name: /^Annullati e resi/ }).click();
    await expect.poll(numbers).toEqual([open.order_number]);
    await page.getByRole('link', { name: /^Tutti/ }).click();
    await page.getByRole('searchbox', { name: 'Cerca tra gli ordini' }).fill(one.name);
    await page.getByRole('search').last().getByRole('button', { name: 'Cerca' }).click();
    await expect.poll(numbers).toEqual([shipped.order_number]);
    await page.getByLabel('Periodo').selectOption(String(new Date().getFullYear() - 1));
    await page.getByText('Nessun ordine corrisponde').waitFor();
    await page.getByRole('link', { name: 'Mostra tutti gli ordini' }).click();
    await expect.poll(() => rows.count()).toBe(3);

    await page.getByRole('link', { name: `Dettagli dell’ordine ${open.order_number}` }).click();
    await page.getByRole('heading', { name: `Ordine ${open.order_number}` }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain('Prodotto rotto');
    await page.goto(`/pages/orders?order=${shipped.order_number}`);
    await page.getByRole('heading', { name: `Ordine ${shipped.order_number}` }).waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain(euros(shipped.total));
    const proForma = page.locator('main').locator('a[href*="pdf"], a[href*="invoice"]').first();
    const answer = await page.request.get((await proForma.getAttribute('href')) ?? '');
    expect([answer.status(), (await answer.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await page.getByRole('button', { name: 'Revoca i link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoca i link' }).click();
    await page.locator('#toasts').getByText('Link revocati: quello nuovo è nella tua posta.').waitFor();
    const byFormerLink = await visit(`/pages/track-order?order=${shipped.order_token}`);
    await byFormerLink.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await byFormerLink.page.locator('main').innerText()).not.toContain(euros(shipped.total));
    await byFormerLink.close();
    await page.getByRole('button', { name: 'Ordina di nuovo' }).click();
    await page.getByText('1 prodotto è di nuovo nel carrello.').waitFor();
    expect(await storedCart(page)).toMatchObject([{ sku: one.sku, qty: 2 }]);
    expect(errors).toEqual([]);
    await close();
  });

  it('an order of somebody else is not found', async () => {
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)]);
    const { page, close } = await asCustomer(`/pages/orders?order=${order.order_number}`);
    await page.getByText('Non troviamo questo ordine tra i tuoi.').waitFor();
    expect(await page.locator('main').innerText()).not.toContain(euros(order.total));
    await close();
  });

  it('an unpaid order is cancelled by its buyer', async () => {
    const customer = await newCustomer();
    const order = await buyElsewhere([cartLine(await oneProduct(), 1)], customer);
    const { page, close } = await asCustomer(`/pages/orders?order=${order.order_number}`, customer);
    await page.getByRole('button', { name: 'Annulla l’ordine' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla l’ordine' }).click();
    await page.locator('#toasts').getByText('Ordine annullato.').waitFor();
    await expect.poll(() => page.locator('main').innerText()).toContain('Annullato');
    expect(await page.getByRole('button', { name: 'Annulla l’ordine' }).count()).toBe(0);
    await close();
  });
});

describe('R19 A03 profile and rights', () => {
  it('name and data are saved, the header follows', async () => {
    const { page, errors, close } = await asCustomer('/pages/profile');
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Annamaria');
    await page.getByRole('button', { name: 'Salva i dati' }).click();
    await page.locator('#toasts').getByText('Dati salvati.').waitFor();
    await expect.poll(() => page.locator('#site-account').getAttribute('title')).toBe('Annamaria Rossi');
    expect(errors).toEqual([]);
    await close();
  });

  it('the e-mail changes once the mailed link is confirmed', async () => {
    const { page, customer, close } = await asCustomer('/pages/profile');
    const fresh = freshEmail();
    const form = page.getByRole('form', { name: 'Indirizzo email' });
    await form.getByRole('textbox', { name: 'Nuovo indirizzo email' }).fill(fresh);
    await form.getByRole('textbox', { name: 'Password attuale' }).fill(password);
    await form.getByRole('button', { name: 'Cambia indirizzo' }).click();
    await page.getByText(`Aspettiamo la conferma di ${fresh}`).waitFor();
    const link = /https?:\/\/\S+\/pages\/\S+=\S+/.exec((await mailTo(fresh, /\/pages\//)).text)?.[0] ?? '';
    await page.goto(link);
    await hydrated(page);
    await page.getByRole('button', { name: 'Conferma il nuovo indirizzo' }).click();
    await page.getByText('Nuovo indirizzo confermato: da ora accedi con quello.').waitFor();
    expect((await mailTo(customer.email, new RegExp(fresh))).text).not.toBe('');
    await close();
  });

  it('the message of a wrong password stays until it is changed, however quickly its field was left', async () => {
    const { page, close } = await asCustomer('/pages/profile');
    const form = page.getByRole('form', { name: 'Password', exact: true });
    await form.getByRole('textbox', { name: 'Nuova password' }).fill('un’altra frase lunga e sicura');
    const old = form.getByRole('textbox', { name: 'Password attuale' });
    await old.fill('sbagliata ma lunga assai');
    const answered = page.waitForResponse('**/*update_user_password*');
    // Leaves the field and submits at once, as password managers do.
    await old.evaluate((field: HTMLInputElement) => {
      field.blur();
      field.form?.requestSubmit();
    });
    await answered;
    await expect.poll(() => old.getAttribute('aria-invalid')).toBe('true');
    // Fields are checked shortly after they were left: once the other one was checked, so was this one.
    const fresh = form.getByRole('textbox', { name: 'Nuova password' });
    await fresh.fill('corta');
    await fresh.blur();
    await expect.poll(() => fresh.getAttribute('aria-invalid')).toBe('true');
    expect(await old.getAttribute('aria-invalid')).toBe('true');
    expect(await form.innerText()).toContain('La password attuale non è corretta.');
    await old.fill('un’altra prova');
    await expect.poll(() => old.getAttribute('aria-invalid')).not.toBe('true');
    await close();
  });

  it('another device is disconnected', async () => {
    const { email } = await newCustomer();
    const { page, close } = await visit('/pages/login?next=/pages/profile');
    await hydrated(page);
    await logIn(page, email);
    await page.waitForURL((url) => url.pathname === '/pages/profile');
    await page.getByText('Questo dispositivo', { exact: true }).waitFor();
    await page
      .getByRole('button', { name: /^Disconnetti / })
      .first()
      .click();
    await page.locator('#toasts').getByText('Dispositivo disconnesso.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Disconnetti / }).count()).toBe(0);
    await close();
  });

  it('the data leave as a file, the account ends with its password', async () => {
    const { page, customer, close } = await asCustomer('/pages/profile');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
    const file = await (await coming).path();
    expect(await readFile(file, 'utf8')).toContain(customer.email);
    await page.getByRole('button', { name: 'Elimina l’account' }).click();
    const form = page.getByRole('form', { name: 'Elimina l’account' });
    await form
      .getByRole('textbox', { name: 'La tua password, per conferma' })
      .fill('sbagliata ma lunga assai');
    await form.getByRole('button', { name: 'Elimina per sempre' }).click();
    const word = form.getByRole('textbox', { name: 'La tua password, per conferma' });
    await expect.poll(() => word.getAttribute('aria-invalid')).toBe('true');
    await word.fill(password);
    await form.getByRole('button', { name: 'Elimina per sempre' }).click();
    await page.waitForURL('**/pages/account-deleted');
    await page.getByRole('heading', { name: 'Il tuo account è stato eliminato' }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await page.goto('/pages/account');
    await page.waitForURL('**/pages/login**');
    await close();
  });
});
