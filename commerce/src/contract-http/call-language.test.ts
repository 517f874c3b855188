import { afterEach, describe, expect, test } from 'vitest';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { notifyWhenBackOperation } from '@casamaestra/contract/catalog/back-in-stock.operations.ts';
import { webPageOperation } from '@casamaestra/contract/content/content.operations.ts';
import { requestLoginLinkOperation } from '@casamaestra/contract/customers/login-link.operations.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadTestSettings } from '../shipping/testing/test-settings.ts';

let shop: TestShop;
afterEach(() => shop.close());

async function open(languages: string): Promise<void> {
  const variants = [{ sku: 'TRAPANO', price: 50, stock: 10 }];
  shop = await startTestShop(
    [{ code: 'T', name: 'Trapano', slug: 'det/t', category: ['Utensili'], variants }],
    {
      environment: { LANGUAGES: languages },
    },
  );
  await loadTestSettings(shop.database);
}

const input = { lines: [{ sku: 'TRAPANO', qty: 1 }], coupon_codes: ['NIENTE'] };
const said = ({ shipping_options: [option], changes: [change] }: Quote) =>
  `${option?.label} · ${change?.message}`;

/**
 * The label of delivery and the answer to an unknown coupon, over HTTP with the cookie of a chosen language.
 */
async function overHttp(cookie?: string): Promise<string> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const { body } = await shop.post('/api/method/casamaestra.cart.quote', input, headers);
  const quote = (body as { message: Quote }).message;
  expect(quote.changes[0]?.reason).toEqual({ code: 'coupon_unknown', facts: { code: 'NIENTE' } });
  return said(quote);
}

/** The same as requested by a page while it is rendered. */
async function whileRendering(language?: Language): Promise<string> {
  const outcome = await shop.commerce.client.call(quoteOperation, input, language && { language });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return said(outcome.value);
}

const texts = {
  it: /^Corriere · Non conosciamo il codice/,
  en: /^Corriere \(en\) · We do not know the code/,
  sk: /^Corriere \(sk\) · Kód NIENTE nepoznáme/,
};

describe('the language of a call', () => {
  test.each([
    ['en', { none: 'en', it: 'en', en: 'en', sk: 'en' }],
    ['it,en', { none: 'it', it: 'it', en: 'en', sk: 'it' }],
    ['sk,it', { none: 'sk', it: 'it', en: 'sk', sk: 'sk' }],
  ] as const)(
    'LANGUAGES=%s: the chosen one where it is offered, else the first',
    async (languages, answers) => {
      await open(languages);
      for (const [chosen, heard] of Object.entries(answers)) {
        const asked = chosen === 'none' ? undefined : (chosen as Language);
        expect(await overHttp(asked && `__Host-language=${asked}`), `cookie ${chosen}`).toMatch(texts[heard]);
        expect(await whileRendering(asked), `page ${chosen}`).toMatch(texts[heard]);
      }
      expect(await overHttp('language=de')).toMatch(texts[answers.none]);
    },
  );

  test('an account and its mails speak the language of the call that made it, unless it names another', async () => {
    await open('sk,it');
    const account = { first_name: 'Anna', last_name: 'Rossi', password: 'orologio-viola-77-treno' };
    const path = '/api/method/mymb_ecommerce.utils.auth.create_customer_and_user';
    await shop.post(path, { ...account, email: 'anna@example.it' });
    await shop.post(path, { ...account, email: 'ada@example.it' }, { cookie: 'language=it' });
    await shop.post(path, { ...account, email: 'eva@example.it', language: 'en' });
    const customers = await shop.database
      .selectFrom('customer')
      .select(['email', 'language'])
      .orderBy('id')
      .execute();
    expect(customers.map(({ email, language }) => `${email} ${language}`)).toEqual([
      'anna@example.it sk',
      'ada@example.it it',
      'eva@example.it en',
    ]);
  });

  test('messages of successful and failed calls are in that language', async () => {
    await open('it,en,sk');
    const said = async (language: string, path: string, body: object) =>
      (await shop.post(path, body, { cookie: `language=${language}` })).text;
    const link = (language: string) =>
      said(language, requestLoginLinkOperation.path, { email: 'nessuno@example.it' });
    const notice = (language: string) =>
      said(language, notifyWhenBackOperation.path, { item_name: 'MANCA', email: 'anna@example.it' });
    expect(await link('it')).toContain('tra poco riceverai il collegamento per accedere');
    expect(await link('en')).toContain('you will soon receive the link to log in');
    expect(await link('sk')).toContain('čoskoro dostanete odkaz na prihlásenie');
    expect(await notice('it')).toContain('Questo articolo non è in vendita.');
    expect(await notice('en')).toContain('This article is not sold.');
    expect(await notice('sk')).toContain('Tento tovar sa nepredáva.');
    const page = async (language: string) =>
      (
        await shop.ask(`${webPageOperation.path}?route=niente`, {
          headers: { cookie: `language=${language}` },
        })
      ).text;
    expect(await page('it')).toContain('Questa pagina non c’è.');
    expect(await page('en')).toContain('There is no such page.');
    expect(await page('sk')).toContain('Táto stránka neexistuje.');
  });

  test('the page of the API is in the language chosen, else in the browser’s, else in the first', async () => {
    await open('it,sk');
    const shown = async (headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await shop.ask('/api/docs', { headers })).text)?.[1];
    expect(await shown({})).toBe('it');
    expect(await shown({ 'accept-language': 'en-GB,sk;q=0.5' })).toBe('sk');
    expect(await shown({ cookie: 'language=it', 'accept-language': 'sk' })).toBe('it');
  });
});
