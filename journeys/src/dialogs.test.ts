import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { buyElsewhere } from './harness/buyer.ts';
import { newCustomer } from './harness/customer.ts';
import { cartLine, oneProduct } from './harness/goods.ts';
import { focusLeaks } from './harness/keyboard.ts';

useBrowser();

let product: Awaited<ReturnType<typeof oneProduct>>;
let line: ReturnType<typeof cartLine>;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let order = '';
beforeAll(async () => {
  product = await oneProduct();
  line = cartLine(product, 1);
  customer = await newCustomer();
  order = (await buyElsewhere([line], customer)).order_number;
});

const phone = 360;
const desk = 1200;

interface Opened {
  readonly name: string;
  readonly path: () => string;
  /** Widths at which it exists; both when left out. */
  readonly widths?: readonly number[];
  readonly stored?: () => Readonly<Record<string, unknown>>;
  /** What has to be so before it can be opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly opener: (page: Page) => Locator;
  readonly dialog: (page: Page) => Locator;
  /** A list that drops down: the focus may leave it, and the page behind it goes on. */
  readonly dropsDown?: boolean;
}

const own = (): Readonly<Record<string, unknown>> => customer.stored;
const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.locator('main').getByRole('button', { name }).first();
const titled =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('dialog', { name });

const dialogs: readonly Opened[] = [
  {
    name: 'the cart',
    path: () => '/',
    stored: () => ({ 'cart-list': [line] }),
    opener: (page) => page.locator('[data-cart-link]:visible').last(),
    dialog: titled(/^Carrello/),
  },
  {
    name: 'the empty cart',
    path: () => '/shop',
    opener: (page) => page.locator('[data-cart-link]:visible').last(),
    dialog: titled(/^(?:Il tuo c|C)arrello/),
  },
  {
    name: 'the filters',
    path: () => '/shop',
    widths: [phone],
    opener: (page) => page.getByRole('button', { name: /^Filtri/ }),
    dialog: titled('Filtri'),
  },
  {
    name: 'the menu',
    path: () => '/',
    widths: [phone],
    opener: (page) => page.locator('button[popovertarget=site-menu]:visible').first(),
    dialog: (page) => page.locator('#site-menu:popover-open'),
    dropsDown: true,
  },
  {
    name: 'language, currency and colours',
    path: () => '/',
    widths: [desk],
    opener: (page) => page.locator('.site-locale:visible').first(),
    dialog: (page) => page.locator('#site-preferences:popover-open'),
    dropsDown: true,
  },
  {
    // On small screens its link leads to the page of the comparison.
    name: 'the list of what is compared',
    path: () => `/${product.slug}`,
    widths: [desk],
    before: async (page) => {
      await page.locator('main a[href*="compare?add="]:visible').first().click();
      await page.locator('[data-compare-count]:visible').getByText('1').waitFor();
    },
    opener: (page) => page.locator('#site-compare'),
    dialog: titled(/^Confronto/),
    dropsDown: true,
  },
  {
    name: 'the quick view',
    path: () => `/shop?skus=${product.sku}`,
    widths: [desk],
    before: (page) => page.locator('main li h3 a').first().hover(),
    opener: (page) => page.getByRole('link', { name: /^Vista rapida/ }),
    dialog: (page) => titled(product.name)(page),
  },
  {
    name: 'the enlarged pictures',
    path: () => `/${product.slug}`,
    opener: (page) => page.getByRole('link', { name: 'Ingrandisci l’immagine' }),
    dialog: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the form of a review',
    path: () => `/${product.slug}`,
    stored: own,
    before: (page) => page.locator('#recensioni').scrollIntoViewIfNeeded(),
    opener: button('Scrivi una recensione'),
    dialog: (page) => page.getByRole('dialog'),
  },
  {
    name: 'a new address',
    path: () => '/pages/address',
    stored: own,
    opener: button('Aggiungi un indirizzo'),
    dialog: titled('Nuovo indirizzo'),
  },
  {
    name: 'deleting the account',
    path: () => '/pages/profile',
    stored: own,
    opener: button('Elimina l’account'),
    dialog: titled('Vuoi davvero eliminare l’account?'),
  },
  {
    name: 'withdrawing the links of an order',
    path: () => `/pages/orders?order=${order}`,
    stored: own,
    opener: button('Revoca i link'),
    dialog: (page) => page.getByRole('dialog'),
  },
  {
    name: 'ordering the same again',
    path: () => `/pages/orders?order=${order}`,
    stored: own,
    opener: button('Ordina di nuovo'),
    dialog: titled('Ordina di nuovo'),
  },
  {
    name: 'cancelling an order',
    path: () => `/pages/orders?order=${order}`,
    stored: own,
    opener: button('Annulla l’ordine'),
    dialog: (page) => page.getByRole('dialog'),
  },
];

const cases = dialogs.flatMap((one) =>
  (one.widths ?? [phone, desk]).map((width) => ({ ...one, title: `${one.name} at ${width} px`, width })),
);

/** Whether the focus is in an open dialog; the page itself has it while the browser's own bar does. */
const holdsFocus = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement));

async function visitWith({ path, width, stored, before }: (typeof cases)[number]) {
  const visited = await visit(path(), { width, height: 800, ...(stored && { stored: stored() }) });
  await hydrated(visited.page);
  await before?.(visited.page);
  return visited;
}

/** Opens it by keyboard; what is modal has made the page inert then. */
async function open({ opener, dialog, dropsDown }: (typeof cases)[number], page: Page) {
  const from = opener(page);
  await from.focus();
  await page.keyboard.press('Enter');
  const shown = dialog(page);
  await shown.waitFor();
  const isModal = async () => (await page.locator('dialog:modal, [inert]').count()) > 0;
  await expect.poll(isModal).toBe(dropsDown !== true);
  return { from, shown };
}

describe('A11y every dialog and drawer', () => {
  it.each(cases)(
    '$title keeps the focus, gives it back on Escape, closes when another page comes',
    async (one) => {
      const { page, errors, close } = await visitWith(one);
      const { from, shown } = await open(one, page);
      // What drops down stands right after its button in the order of Tab.
      if (one.dropsDown && !(await holdsFocus(shown))) await page.keyboard.press('Tab');
      await expect.poll(() => holdsFocus(shown)).toBe(true);
      expect(await accessibilityFaults(page, { within: 'dialog[open], :popover-open' })).toEqual([]);
      expect(one.dropsDown ? [] : await focusLeaks(page, shown)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open], :popover-open').count()).toBe(0);
      await expect.poll(() => from.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await page.locator('[inert]').count()).toBe(0);
      await open(one, page);
      await page.evaluate(() => {
        document.body.dataset['same'] = '';
        document.querySelector<HTMLElement>('a[href="/web-page/dove-siamo"]')?.click();
      });
      await page.waitForURL('**/web-page/dove-siamo');
      await page.getByRole('heading', { level: 1, name: 'Dove siamo' }).waitFor();
      await expect.poll(() => page.locator('dialog[open], :popover-open, [inert]').count()).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('dialog, [popover]') ?? null))
        .toBe(null);
      expect(errors).toEqual([]);
      await close();
    },
  );
});
