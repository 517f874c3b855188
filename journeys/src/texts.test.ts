import { brotliCompressSync } from 'node:zlib';
import { languages } from '@casamaestra/texts/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from './harness/browse.ts';
import { bologna } from './harness/buyer.ts';
import { account } from './walks/account.ts';
import { backOfficeScreens } from './walks/back-office.ts';
import { cartToOrder } from './walks/cart-to-order.ts';
import { changedCart } from './walks/changed-cart.ts';
import { guestPages } from './walks/guest-pages.ts';
import { startMarkedShop, type MarkedShop } from './walks/marked-shop.ts';
import { orderToWithdrawal } from './walks/order-to-withdrawal.ts';
import { passkeys } from './walks/passkeys.ts';
import { phone } from './walks/phone.ts';
import { refusedLogins } from './walks/refused-logins.ts';
import { reviews } from './walks/reviews.ts';
import { searchBox } from './walks/search.ts';
import { strangeOn } from './walks/walk.ts';

useBrowser();

// Every text of this shop stands in marks that tell its language: what a page shows outside them is a value of
// catalogue, content, order or shop file, or a sentence that somebody wrote beside the texts.
let shop: MarkedShop;
beforeAll(async () => {
  shop = await startMarkedShop();
  shop.known.add([bologna, 'Anna Rossi']);
});
afterAll(() => shop.stop());

// A sentence beside the texts is Italian or, from a library, English: a reader of a third language finds both.
const walked = languages.filter((language) => language !== 'it' && language !== 'en');
const minutes = 60_000;

describe('every sentence is a text of the language of who reads it', () => {
  it.each([
    ['on every page a guest opens, with its forms sent empty and with nonsense', guestPages],
    ['in the search box, while somebody types', searchBox],
    ['at a login, a registration and a link that are refused', refusedLogins],
    ['in reviews, read, written, voted for, refused and removed', reviews],
    ['from a cart to an order', cartToOrder],
    ['in a cart and an order that are no longer what they were', changedCart],
    ['from an order to its payment and a withdrawal', orderToWithdrawal],
    ['in an account, its forms and dialogs', account],
    ['on the screens of the back office', backOfficeScreens],
    ['at passkeys made, removed and refused', passkeys],
    ['in the drawers and notices of a phone, without a connection and while the service is away', phone],
  ])('%s', { timeout: 6 * minutes }, async (_, steps) => {
    const found = await Promise.all(walked.map((language) => strangeOn(steps, shop, language)));
    expect(Object.fromEntries(walked.map((language, index) => [language, found[index]]))).toEqual(
      Object.fromEntries(walked.map((language) => [language, []])),
    );
  });
});

describe('the catalogue speaks the language of who reads it', () => {
  const read = async (path: string, language: string): Promise<string> => {
    const answer = await fetch(new URL(path, shop.url), { headers: { cookie: `language=${language}` } });
    return (await answer.text()).replaceAll('<!-- -->', '');
  };

  it.each([
    [
      'en',
      ['Furniture', 'Living room', 'Sofas', 'Bathroom', 'Colour', 'Grey', 'Material'],
      { 'dove-siamo': 'Where we are', 'chi-siamo': 'About us', faq: 'Frequent questions' },
    ],
    [
      'sk',
      ['Nábytok', 'Obývačka', 'Pohovky', 'Kúpeľňa', 'Farba', 'Sivá', 'Materiál'],
      { 'dove-siamo': 'Kde nás nájdete', 'chi-siamo': 'O nás', faq: 'Časté otázky' },
    ],
  ])(
    '%s: menu, ways back, heads, filters and pages; names of products are marked as Italian',
    async (language, words, pages) => {
      const page = await read('/shop?category=Mobili,Soggiorno,Divani', language);
      for (const word of words) expect(page).toContain(`>${word}<`);
      expect(page).not.toMatch(/>(?:Mobili|Soggiorno|Divani|Bagno|Colore|Materiale|Grigio)</);
      expect(page).toMatch(/<h3 lang="it"[^>]*><a [^>]*>Divano /);
      const product = await read(`/${shop.reviewed.slug}`, language);
      expect(product).toMatch(/<h1 lang="it"/);
      expect(product).toContain(`>${words.at(-1) ?? ''}<`);
      for (const [name, head] of Object.entries(pages))
        expect(await read(`/web-page/${name}`, language)).toContain(`>${head}</h1>`);
    },
  );

  it.each(languages)('%s: home and listings stay within 20 kB of HTML, compressed', async (language) => {
    for (const path of [
      '/',
      ...['', '?category=Mobili', '?search_term=legno', '?view=list', '?category=Mobili&view=list'].map(
        (asked) => `/shop${asked}`,
      ),
    ]) {
      // Marks and what sets them in the browser are of this shop alone.
      const page = (await read(path, language)).replaceAll(
        /‹\w\w |›|<script[^>]*>globalThis\.markTexts=.*?<\/script>/gs,
        '',
      );
      expect([path, brotliCompressSync(page).length <= 20_000]).toEqual([path, true]);
    }
  });
});
