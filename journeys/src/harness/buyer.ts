import { randomUUID } from 'node:crypto';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { placeOrderOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import { trackOrderOperation } from '@casamaestra/contract/orders/orders.operations.ts';
import type { Invoice } from '@casamaestra/contract/checkout/address.ts';
import type { PaymentMethod } from '@casamaestra/contract/checkout/place-order.ts';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { hydrated, visit, type Visit, type VisitOptions } from './browse.ts';
import type { cartLine } from './goods.ts';

type Line = ReturnType<typeof cartLine>;

export const orderButton = 'Ordine con obbligo di pagare';

let buyers = 0;
/** An unused e-mail address. */
export function freshEmail(): string {
  buyers += 1;
  return `anna.rossi.${process.pid}.${buyers}@esempio.it`;
}

/** A delivery address as stored in the browser (C08). */
export const bologna = {
  first_name: 'Anna',
  last_name: 'Rossi',
  company_name: '',
  address_line1: 'Via Emilia 12',
  address_line2: '',
  pincode: '40121',
  city: 'Bologna',
  state: 'BO',
  country: 'IT',
};

/** Browser storage of somebody who has filled in the checkout. */
export const filled = (lines: readonly Line[], email: string, draft: object = {}) => ({
  'cart-list': lines,
  address: bologna,
  checkout: { email, phone: '333 1234567', ...draft },
});

/** Opens the checkout with everything filled in but the payment, and waits for its quote. */
export async function readyCheckout(
  lines: readonly Line[],
  options: VisitOptions & { email?: string; draft?: object } = {},
): Promise<Visit & { email: string }> {
  const email = options.email ?? freshEmail();
  const stored = { ...filled(lines, email, options.draft), ...options.stored };
  const opened = await visit('/pages/pay', { ...options, stored });
  await hydrated(opened.page);
  await quoted(opened.page);
  return { ...opened, email };
}

/** Types contact and delivery address; the CAP fills city and province. */
export async function typeDelivery(page: Page, email: string): Promise<void> {
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await field(/^Email/).fill(email);
  await field(/^Nome/).fill('Anna');
  await field(/^Cognome/).fill('Rossi');
  await field(/^Indirizzo e numero/).fill('Via Emilia 12');
  await field(/^CAP/).fill('40121');
  await field(/^Telefono/).fill('333 1234567');
  await expect.poll(() => page.getByLabel('Città').inputValue()).toBe('Bologna');
  expect(await page.getByLabel('Provincia').inputValue()).toBe('BO');
}

/** Waits until the totals match the page. */
export async function quoted(page: Page): Promise<void> {
  await page.locator('main').getByText('Totale').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

const methods = {
  card: /^Carta\b/,
  stripe: /^Carta\b/,
  transfer: /^Bonifico bancario/,
} as const;

/** Chooses a payment method and orders. */
export async function orderWith(page: Page, method: keyof typeof methods): Promise<void> {
  // Card orders use the first gateway of the shop, unless the call names another.
  if (method === 'stripe') {
    await page.route(`**${placeOrderOperation.path}`, (route) => {
      const order = route.request().postDataJSON() as object;
      return route.continue({ postData: JSON.stringify({ ...order, payment_gateway: 'stripe' }) });
    });
  }
  await page.getByRole('radio', { name: methods[method] }).check();
  await page.getByRole('button', { name: orderButton }).click();
}

/** The last order of this browser. */
export async function lastOrder(page: Page): Promise<{ number: string; token: string }> {
  const read = () => page.evaluate(() => JSON.parse(localStorage.getItem('order') ?? 'null'));
  await expect.poll(read).not.toBeNull();
  return (await read()) as { number: string; token: string };
}

/** The same while the page is at the bank, where the shop's storage cannot be read. */
export async function rememberedOrder(page: Page): Promise<{ number: string; token: string }> {
  const { origins } = await page.context().storageState();
  const entries = origins.flatMap(({ localStorage: stored }) => stored);
  const text = entries.find(({ name }) => name === 'order')?.value;
  if (text === undefined) throw new Error('the browser remembers no order');
  return JSON.parse(text) as { number: string; token: string };
}

/** Waits until the order is placed and the payment step is done. */
export const placed = (page: Page): Promise<void> => page.waitForURL('**/pages/payment-success?order=**');

/** The last order of this browser, as shown to its buyer. */
export const viewOf = async (page: Page) =>
  (await ask(trackOrderOperation, { order_token: (await lastOrder(page)).token })).message;

/** Lines of the cart in the browser. */
export const storedCart = (
  page: Page,
): Promise<{ name: string; sku: string; qty: number; price: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart-list') ?? '[]'));

/** Another buyer orders through the call at the current price. */
export async function buyElsewhere(
  lines: readonly Line[],
  {
    email = freshEmail(),
    jwt,
    method = 'transfer',
    invoice,
    takeBack = false,
  }: { email?: string; jwt?: string; method?: PaymentMethod; invoice?: Invoice; takeBack?: boolean } = {},
) {
  const wanted = lines.map(({ sku, qty }) => ({ sku, qty }));
  const { message: quote } = await ask(quoteOperation, { lines: wanted, pincode: bologna.pincode });
  const { first_name, last_name, address_line1, pincode, city, state, country } = bologna;
  const { message } = await ask(
    placeOrderOperation,
    {
      weee_take_back: takeBack,
      idempotency_key: randomUUID(),
      lines: wanted,
      email,
      phone: '333 1234567',
      shipping_address: { first_name, last_name, address_line1, pincode, city, state, country },
      shipping_rule: quote.shipping_rule ?? '',
      payment_method: method,
      seen_total: quote.total,
      ...(invoice && { invoice }),
    },
    jwt,
  );
  if (message.status !== 'placed') throw new Error(`the other buyer did not get it: ${message.message}`);
  return { ...message, email };
}
