import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { Product } from '@casamaestra/contract/catalog/product.ts';
import type { Quote } from '@casamaestra/contract/cart/quote.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadTestContent, testPage } from '../content/testing/load-test-content.ts';
import { keepDelivery } from './delivery-in-force.usecase.ts';
import { loadTestSettings, testSettings } from './testing/test-settings.ts';

const goods = (code: string, ...weights: readonly (number | undefined)[]): ProductRowInput => ({
  code,
  name: code,
  slug: `det/${code.toLowerCase()}`,
  category: ['Bagno'],
  variants: weights.map((weight_kg, index) => ({
    sku: weights.length === 1 ? code : `${code}-${index}`,
    price: 189,
    stock: 5,
    ...(weights.length > 1 && { options: { Misura: `${index + 1}` } }),
    ...(weight_kg !== undefined && { weight_kg }),
  })),
});
const rows = [goods('TAPPO', undefined), goods('WC', 38), goods('VASCA', 60, 70), goods('SABBIA', 25, 500)];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(rows, { environment: { LANGUAGES: 'it,en,sk' } });
  await loadTestSettings(shop.database);
});
afterAll(() => shop.close());

const tabs = '/api/method/any.app.home.get_promo_slider';
const costs = (products: readonly Product[]) =>
  Object.fromEntries(products.map(({ name, delivery_cost: cost }) => [name, cost]));
const heavy = (amount: number) =>
  testSettings.shipping_rules.map((rule) => (rule.name === 'pesante' ? { ...rule, amount } : rule));

/** Rows of a table as their cells, with what stands below a name as a cell of its own. */
const rowsOf = (html: string) =>
  [...html.replaceAll('\u00a0', ' ').matchAll(/<tr><th scope="row">(.*?)<\/td><\/tr>/g)].map(([, row = '']) =>
    row
      .replace('<br />', '<br>')
      .replace('<br><small>', '|')
      .replace('</small>', '')
      .replace(/<\/t[hd]><td>/g, '|'),
  );

describe('What delivery costs, told before the cart', () => {
  test('lists tell it of heavy goods and of no others, as the quote charges it', async () => {
    const listing = async () =>
      (await shop.value<{ products: Product[] }>('/api/shop?search_term=')).products;
    await shop.until('/api/shop?search_term=', (answer) => answer.text.includes('delivery_cost'));
    const told = { amount: 29, is_from: false };
    expect(costs(await listing())).toEqual({ TAPPO: undefined, WC: told, VASCA: told, SABBIA: undefined });
    const answer = await shop.post('/api/method/casamaestra.cart.quote', {
      lines: [{ sku: 'WC', qty: 1 }],
      country: 'IT',
    });
    expect((answer.body as { message: Quote }).message.shipping_options[0]?.amount).toBe(told.amount);
    await loadTestSettings(shop.database, { shipping_rules: heavy(35) });
    await shop.until('/api/shop?search_term=', (changed) =>
      changed.text.includes('"delivery_cost":{"amount":35'),
    );
    await loadTestSettings(shop.database);
  });

  test('sentences in bar, boxes and pages follow the rules in force; what they do not hold is not said', async () => {
    const text = '{{delivery.promise}}';
    await loadTestContent(
      {
        'pages/faq.it.md': testPage({ title: 'Domande' }, '{{delivery.usual}}.'),
        'promo-tabs.yaml': { tabs: [{ text, url: '/web-page/spedizioni' }] },
        'home.yaml': {
          info_boxes: [{ icon: 'truck', title: '{{delivery.title}}', text: '{{delivery.usual}}.' }],
        },
      },
      shop,
    );
    const plain = (answer: { text: string }) => answer.text.replaceAll('\u00a0', ' ');
    const says = (sentence: string) => (answer: { text: string }) =>
      plain(answer).includes(`"text":"${sentence}"`);
    await shop.until(tabs, says('Spedizione gratis da 79 €, fino a 30 kg'));
    const home = '/api/method/any.app.home.get_home';
    expect(plain(await shop.ask(home))).toContain(
      '"title":"Spedizione gratuita","text":"9,90 € fino a 30 kg, gratis da 79 € di spesa."',
    );
    const always = {
      name: 'corriere',
      kind: 'delivery' as const,
      label: { it: 'Corriere', en: 'Courier', sk: 'Kuriér' },
    };
    const rule = { ...always, countries: ['IT'], amount: 12.5, days: [2, 3] as [number, number] };
    await loadTestSettings(shop.database, { shipping_rules: [rule] });
    await shop.until(tabs, says('Spedizione 12,50 €'));
    const page = '/api/method/any.app.web_page.get_web_page_detail?route=web-page/faq';
    expect(plain(await shop.ask(page))).toContain('<p>12,50 €.</p>');
    expect(plain(await shop.ask(home))).toContain('"title":"Consegna a casa"');
    const pickup = testSettings.shipping_rules.filter(({ kind }) => kind === 'pickup');
    await loadTestSettings(shop.database, { shipping_rules: pickup });
    await shop.until(tabs, (answer) => !answer.text.includes('Spedizione'));
    expect(await shop.value(tabs)).toEqual([]);
    await loadTestSettings(shop.database);
  });

  test('a page lists all deliveries in force, so that it says what the quote charges', async () => {
    const files = { 'pages/spedizioni.it.md': testPage({ title: 'Spedizioni' }, '{{delivery.table}}') };
    await loadTestContent(files, shop);
    const path = `/api/method/any.app.web_page.get_web_page_detail?route=web-page/spedizioni`;
    const shown = async () =>
      rowsOf((await shop.value<{ data: { main_section_html: string } }>(path)).data.main_section_html);
    await shop.until(path, ({ text }) => text.includes('Slovacchia'));
    const mainland = 'Italia, tranne Sardegna, Sicilia e alcuni CAP';
    expect(await shown()).toEqual([
      `Corriere, fino a 30 kg|${mainland}|9,90 €, gratis da 79 € di spesa|2–3`,
      'Corriere per le isole, fino a 30 kg|Sardegna e Sicilia|14,90 €, gratis da 129 € di spesa|4–5',
      `Corriere con sponda, da 30 a 1.000 kg|${mainland}|29 €|3–6`,
      'Ritiro a Bologna|gratis|1',
      'Corriere, fino a 30 kg|Slovacchia|17,90 €|4–6',
    ]);
    await loadTestSettings(shop.database, { shipping_rules: heavy(35) });
    await shop.until(path, ({ text }) => text.includes('<td>35'));
    const answer = await shop.post('/api/method/casamaestra.cart.quote', {
      lines: [{ sku: 'WC', qty: 1 }],
      country: 'IT',
    });
    expect((answer.body as { message: Quote }).message.shipping).toBe(35);
    await loadTestSettings(shop.database);
  });

  test.each([
    [
      'en',
      'Corriere con sponda (en), 30 to 1,000 kg|Italy, except Sardegna, Sicilia and some postcodes|€29|3–6',
    ],
    [
      'sk',
      'Corriere con sponda (sk), od 30 do 1 000 kg|Taliansko okrem: Sardegna, Sicilia a niektoré PSČ|29 €|3–6',
    ],
  ] as const)('the list of deliveries in %s', async (language, row) => {
    const inForce = await keepDelivery(shop.database).read();
    expect(rowsOf(inForce.table(language))[2]).toBe(row);
  });
});
