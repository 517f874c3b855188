import { correctOrderOperation } from '@casamaestra/contract/staff/order-corrections.operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { mailTo } from './harness/mails.ts';
import { closeDialog, looksSound, takeBack } from './harness/office.ts';
import { shopUrl } from './harness/shop-of-worker.ts';
import { transferArrives } from './harness/transfer.ts';

useBrowser();

let desk: Visit;
let order: Awaited<ReturnType<typeof buyElsewhere>>;

beforeAll(async () => {
  order = await buyElsewhere([cartLine(await oneProduct(), 1)]);
  desk = await colleague('support', 'Ada Bianchi');
});
afterAll(() => desk.close());

describe('the page of an order', () => {
  it('tells the transfer that is waited for, and what each amount is made of', async () => {
    const { page } = desk;
    await openScreen(page, `/ordini/${order.order_number}`, `Ordine ${order.order_number}`);
    const payment = page.getByRole('region', { name: 'Pagamento' });
    await payment.getByText(/^IT\d\d /).waitFor();
    await payment.getByRole('button', { name: 'Copia: IBAN' }).press('Enter');
    await payment.getByRole('button', { name: 'Copiato: Copia: IBAN' }).waitFor();
    const goods = page.getByRole('region', { name: 'Articoli' });
    await goods.getByText('1 pezzo, IVA inclusa').waitFor();
    expect(await goods.innerText()).toContain('articoli più consegna');
    await looksSound(page);
  });

  it('corrects where it goes: a wrong CAP is told at its field, and what was typed stays', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Correggi' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const street = dialog.getByLabel('Via e numero civico');
    const code = dialog.getByLabel('CAP');
    await street.fill('Via Emilia 99');
    await code.fill('10121');
    await page.keyboard.press('Enter');
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
    expect(await street.inputValue()).toBe('Via Emilia 99');
    await looksSound(page);
    await code.fill('40122');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const delivery = page.getByRole('region', { name: 'Consegna' });
    await delivery.getByText('Via Emilia 99').waitFor();
    await delivery.getByText(/40122/).waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Consegna corretta' })
      .getByText(/Ada Bianchi/)
      .waitFor();
  });

  it('keeps what a colleague corrected while the form was open', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Correggi' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nota per la consegna').fill('Citofono Neri');
    const given = { number: order.order_number, phone: '347 7654321' };
    const answer = await page.request.post(correctOrderOperation.path, {
      data: given,
      headers: { origin: shopUrl() },
    });
    expect(answer.status()).toBe(200);
    await dialog.getByRole('button', { name: 'Salva' }).press('Enter');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: 'Salva' }).press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Scrive il cliente: Citofono Neri').waitFor();
    expect(await page.getByRole('region', { name: 'Cliente' }).innerText()).toContain('+393477654321');
  });

  it('reads a mail to the buyer, sends it again and withdraws the links', async () => {
    const { page } = desk;
    await mailTo(order.email, /conferma/i);
    await page.getByRole('button', { name: 'Leggi: Conferma dell’ordine' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`a ${order.email}`).waitFor();
    expect(await dialog.locator('pre').innerText()).toContain(order.order_number);
    await looksSound(page);
    await dialog.getByRole('button', { name: /^Invia/ }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'L’e-mail parte tra poco.' }).waitFor();
    await page.getByRole('button', { name: 'Manda un nuovo link' }).press('Enter');
    await page.getByRole('button', { name: 'Annulla i vecchi link e manda' }).press('Enter');
    await page.getByRole('status').filter({ hasText: 'Il nuovo link parte tra poco.' }).waitFor();
    await page.getByRole('button', { name: 'Leggi: Nuovo link' }).waitFor();
  });

  it('takes back a step taken by mistake, and notes goods that came back', async () => {
    const { page } = desk;
    await transferArrives(order.order_number, order.total);
    await openScreen(page, `/ordini/${order.order_number}`, `Ordine ${order.order_number}`);
    await page.getByRole('button', { name: 'Prepara' }).press('Enter');
    await page.getByText('In preparazione').first().waitFor();
    await takeBack(page);
    await page.getByRole('button', { name: 'Prepara' }).waitFor();
    await page.getByRole('button', { name: 'Spedisci' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Corriere').fill('BRT');
    await dialog.getByLabel('Codice di spedizione').fill(`T-${order.order_number}`);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Merce tornata' }).press('Enter');
    await dialog.getByLabel('Motivo').fill('Rifiutato alla consegna');
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(true);
    await looksSound(page);
    await dialog.getByRole('button', { name: 'Merce tornata' }).press('Enter');
    await page.getByText('Reso').first().waitFor();
    await page.getByText('Rifiutato alla consegna').waitFor();
    expect(await page.getByRole('button', { name: 'Correggi' }).count()).toBe(0);
    await closeDialog(page);
  });
});
