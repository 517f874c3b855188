import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibilityFaults, hydrated, sidewaysScroll, useBrowser, visit } from './harness/browse.ts';
import {
  bologna,
  buyElsewhere,
  filled,
  freshEmail,
  orderButton,
  quoted,
  readyCheckout,
} from './harness/buyer.ts';
import { newCustomer } from './harness/customer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { layoutShift, scriptWeight } from './harness/measure.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

type Customer = Awaited<ReturnType<typeof newCustomer>>;
type Line = ReturnType<typeof cartLine>;
let customer: Customer;
let line: Line;
let order: Awaited<ReturnType<typeof buyElsewhere>>;
let unpaid: Awaited<ReturnType<typeof buyElsewhere>>;
beforeAll(async () => {
  customer = await newCustomer();
  line = cartLine(await oneProduct(), 1);
  order = await buyElsewhere([line], customer);
  unpaid = await buyElsewhere([line], { method: 'card' });
});

const settled = async (page: Page): Promise<void> => {
  await hydrated(page);
  await page.locator('main h1').first().waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await page.waitForLoadState('load');
};

interface Screen {
  readonly name: string;
  readonly path: () => string;
  readonly stored?: () => Readonly<Record<string, unknown>>;
}
const own = (): Readonly<Record<string, unknown>> => customer.stored;
const screens: readonly Screen[] = [
  { name: 'R27 checkout', path: () => '/pages/pay', stored: () => filled([line], freshEmail()) },
  {
    name: 'R27 checkout of a customer',
    path: () => '/pages/pay',
    stored: () => ({ ...filled([line], freshEmail()), ...own() }),
  },
  { name: 'R27 empty checkout', path: () => '/pages/pay' },
  { name: 'R29 order complete', path: () => `/pages/payment-success?order=${order.order_token}` },
  { name: 'R30 payment failed', path: () => `/pages/payment-failed?order=${unpaid.order_token}` },
  { name: 'R38 tracking', path: () => '/pages/track-order' },
  { name: 'R38 tracked order', path: () => `/pages/track-order?order=${order.order_token}` },
  { name: 'R21 login', path: () => '/pages/login' },
  { name: 'R22 registration', path: () => '/pages/register' },
  { name: 'R23 forgotten password', path: () => '/pages/forgot-password' },
  { name: 'R24 new password', path: () => '/pages/update-password?key=x' },
  { name: 'R16 account', path: () => '/pages/account', stored: own },
  { name: 'R17 addresses', path: () => '/pages/address', stored: own },
  { name: 'R18 orders', path: () => '/pages/orders', stored: own },
  { name: 'R38 order', path: () => `/pages/orders?order=${order.order_number}`, stored: own },
  { name: 'R19 profile', path: () => '/pages/profile', stored: own },
  { name: 'R20 wishlist', path: () => '/pages/wishlist', stored: own },
  { name: 'R38 downloads', path: () => '/pages/downloads', stored: own },
];

describe.each([320, 1200])('Quality at %i px', (width) => {
  it.each(screens)('$name: no faults, nothing sideways, nothing moves', async ({ path, stored }) => {
    const { page, errors, foreign, close } = await visit(path(), { width, stored: stored?.() ?? {} });
    await settled(page);
    const shift = await layoutShift(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect([errors, foreign]).toEqual([[], []]);
    expect(shift).toBeLessThan(0.02);
    await close();
  });

  it('R27 the checkout with everything wrong', async () => {
    const { page, close } = await visit('/pages/pay', { width, stored: { 'cart-list': [line] } });
    await settled(page);
    await page.getByText('Fattura e indirizzo di fatturazione').click();
    await page.getByRole('radio', { name: 'Sì, come azienda o professionista' }).check();
    await page.getByRole('button', { name: /Ordine con obbligo|Continua con la consegna/ }).click();
    await page.getByRole('alert').filter({ hasText: 'da sistemare' }).waitFor();
    expect([await accessibilityFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
    await close();
  });
});

describe('Without scripts', () => {
  it.each(['/pages/pay', '/pages/account', '/pages/orders', '/pages/payment-success'])(
    '%s says what it needs',
    async (path) => {
      const { page, close } = await visit(path, { javaScript: false });
      expect(await page.locator('main').innerText()).toContain('serve JavaScript');
      await close();
    },
  );
});

describe('Weight of scripts, brotli', () => {
  it.each([
    ['/pages/pay', 125],
    ['/pages/cart', 118.1],
    ['/', 92],
    ['/shop', 95],
    ['product', 97],
    ['product, the CAP is remembered', 100],
  ])('%s: at most %i kB', async (path, limit) => {
    const address = path.startsWith('product') ? `/${line.slug}` : path;
    const isKnown = path.startsWith('/pages/') || path.endsWith('remembered');
    const stored = isKnown ? filled(path.startsWith('/pages/') ? [line] : [], freshEmail()) : {};
    const { page, close } = await visit(address, { stored });
    await settled(page);
    // The last that a page loads by itself prepares the browser for being offline.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/connection-')),
    );
    await page.waitForLoadState('networkidle');
    expect(await scriptWeight(page)).toBeLessThanOrEqual(limit);
    await close();
  });
});

describe('What a page waits for', () => {
  it.each(['/', '/shop', 'product', '/pages/cart', '/pages/pay'])(
    '%s: scripts are asked for once it is painted, all together, texts included',
    async (path) => {
      const address = path === 'product' ? `/${line.slug}` : path;
      const html = await (await fetch(shopUrl() + address)).text();
      const { page, close } = await visit(address);
      await hydrated(page);
      const texts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => /\/(core|home|listing|product|cart|checkout)-[\w-]+\.js$/.test(name)),
      );
      const { styled, scripts } = await page.evaluate(() => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const ending = (end: string) => resources.filter(({ name }) => name.endsWith(end));
        return {
          styled: Math.max(...ending('.css').map(({ responseEnd }) => responseEnd)),
          scripts: Math.min(...ending('.js').map(({ startTime }) => startTime)),
        };
      });
      expect(scripts).toBeGreaterThanOrEqual(styled);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((name) => !html.includes(`"${name}"`))).toEqual([]);
      await close();
    },
  );
});

describe('Before the scripts are there', () => {
  /** Opens a page whose scripts wait until they are let go. */
  async function waiting(path: string, stored: Readonly<Record<string, unknown>>) {
    const { page, close } = await visit('/pages/login', { stored, width: 360 });
    let letGo = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(shopUrl() + path, { waitUntil: 'commit' });
    return { page, letGo, close };
  }

  it('the cart shows its items, and an empty cart a message', async () => {
    const bought = cartLine(await oneProduct(), 3);
    const { page, letGo, close } = await waiting('/pages/cart', { 'cart-list': [bought] });
    const row = page.locator('main li').filter({ hasText: bought.name, visible: true });
    await row.waitFor();
    expect(await row.locator('input').inputValue()).toBe('3');
    expect(await row.locator('a').first().getAttribute('href')).toContain(`?sku=${bought.sku}`);
    const drawn = await row.innerText();
    letGo();
    await settled(page);
    expect(await row.innerText()).toBe(drawn);
    expect(await layoutShift(page)).toBe(0);
    await close();
    const empty = await waiting('/pages/cart', {});
    await empty.page.getByRole('heading', { name: 'Il carrello è vuoto' }).waitFor();
    empty.letGo();
    await empty.close();
  });

  it('what is typed into the form of the checkout is kept, with the focus', async () => {
    const { page, letGo, close } = await waiting('/pages/pay', { 'cart-list': [line] });
    await page.locator('#s-first_name').fill('Anna');
    await page.locator('#s-state').selectOption('BO');
    await page.locator('#email').pressSequentially('anna@exa');
    letGo();
    await settled(page);
    await expect.poll(() => page.locator('form#cassa').count()).toBe(1);
    await page.keyboard.type('mple.com');
    expect(await page.locator('#email').inputValue()).toBe('anna@example.com');
    expect(await page.locator('#s-first_name').inputValue()).toBe('Anna');
    expect(await page.locator('#s-state').inputValue()).toBe('BO');
    await close();
  });
});

/** Presses Tab until the wanted element has the focus; fails when it never does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(`${wanted}:focus-visible`) ?? false,
      selector,
    );
    if (there) return;
  }
  throw new Error(`Tab never came to ${selector}`);
}

describe('C06 ways through the checkout', () => {
  it('a picture in another colour is labelled in the summary as in the cart', async () => {
    const picture = { url: '/media/x-160.webp', width: '160', height: '160', other_colour: true };
    const other = { ...line, small_pictures: [picture] };
    const { page, close } = await visit('/pages/pay', { stored: { 'cart-list': [other] }, width: 1200 });
    await settled(page);
    const note = page.getByRole('complementary').getByText('La foto mostra un altro colore.');
    await expect.poll(() => note.count()).toBe(1);
    await close();
  });

  it('by keyboard alone, from an empty form to the order', async () => {
    const { page, close } = await visit('/pages/pay', { stored: { 'cart-list': [line] } });
    await settled(page);
    const fields: readonly (readonly [string, string])[] = [
      ['email', freshEmail()],
      ['s-first_name', 'Anna'],
      ['s-last_name', 'Rossi'],
      ['s-address_line1', bologna.address_line1],
      ['s-pincode', bologna.pincode],
    ];
    for (const [id, text] of fields) {
      await tabTo(page, `#${id}`);
      await page.keyboard.type(text);
    }
    await expect.poll(() => page.locator('#s-city').inputValue()).toBe('Bologna');
    await tabTo(page, '#phone');
    await page.keyboard.type('333 1234567');
    await quoted(page);
    await tabTo(page, 'input[name=payment]');
    const transfer = page.getByRole('radio', { name: /^Bonifico bancario/ });
    for (let presses = 0; presses < 3 && !(await transfer.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    expect(await transfer.isChecked()).toBe(true);
    await tabTo(page, '#riepilogo button[type=submit]');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(orderButton);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pages/payment-success?order=**');
    await close();
  });

  it('on a phone step by step, back goes to the step before, a reload stays', async () => {
    const { page, close } = await readyCheckout([line], { width: 360, height: 780 });
    const next = (name: string) => page.getByRole('button', { name }).click();
    await next('Continua con la consegna');
    await page.waitForURL('**#spedizione');
    await next('Continua con il pagamento');
    await page.waitForURL('**#pagamento');
    await page.goBack();
    await page.getByRole('button', { name: 'Continua con il pagamento' }).waitFor();
    await page.reload();
    await hydrated(page);
    await quoted(page);
    await next('Continua con il pagamento');
    await page.getByRole('radio', { name: /^Bonifico bancario/ }).check();
    await next('Continua con il riepilogo');
    await page.getByRole('button', { name: 'Modifica: Indirizzo' }).waitFor();
    // The days begin with the transfer: no step promises a date.
    const main = page.locator('main');
    await expect.poll(() => main.innerText()).toContain('giorni lavorativi dopo che arriva il bonifico');
    expect(await main.innerText()).not.toContain('Arriva ');
    await next(orderButton);
    await page.waitForURL('**/pages/payment-success?order=**');
    expect(await sidewaysScroll(page)).toBe(0);
    await close();
  });
});
