import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import {
  listingOperation,
  productOperation,
  suggestOperation,
} from '@casamaestra/contract/catalog/catalog.operations.ts';
import { listingSchema } from '@casamaestra/contract/catalog/listing.ts';
import { menuOperation } from '@casamaestra/contract/content/content.operations.ts';
import type { Operation, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadTestContent } from '../../content/testing/load-test-content.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import type { TestShop } from '../testing/start-test-shop.ts';

const sofa = (code: string, colours: readonly string[]) => ({
  code,
  name: `Divano ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Mobili', 'Divani'],
  features: [
    { label: 'Stile', value: 'Naturale' },
    { label: 'Colore', value: [...colours] },
    { label: 'Confezione', value: '4 pz' },
    { label: 'Sfoderabile', value: true },
  ],
  variants: colours.map((colour, at) => ({
    sku: `${code}-${at}`,
    options: { Colore: colour },
    price: 500,
    stock: 3,
  })),
});

const menu = {
  items: [
    { label: 'Mobili', url: '/shop?category=Mobili', description: 'Tutto per sedersi.' },
    { label: 'Le nostre offerte', url: '/shop?on_sale=1' },
  ],
};
const words = {
  categories: { Mobili: 'Furniture', 'Mobili,Divani': 'Sofas' },
  descriptions: { Mobili: 'Everything to sit on.' },
  features: { colore: 'Colour', stile: 'Style', confezione: 'Pack', sfoderabile: 'Removable cover' },
  values: { Rosso: 'Red', Rossa: 'Red', Naturale: 'Natural', 'stile=Naturale': 'Natural look', pz: 'pcs' },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([sofa('DIV-1', ['Rosso', 'Naturale']), sofa('DIV-2', ['Rosso', 'Rossa'])], {
    environment: { LANGUAGES: 'it,en,sk' },
  });
  await loadTestContent({ 'menu.yaml': menu, 'words.en.yaml': words }, shop);
  shop.commerce.wake();
  await shop.until(menuOperation.path, ({ text }) => text.includes('Le nostre offerte'));
});
afterAll(() => shop.close());

async function inLanguage<Op extends Operation>(
  language: Language,
  operation: Op,
  input: object,
): Promise<OperationOutput<Op>> {
  const outcome = await shop.commerce.client.call(operation, input as never, { language });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.value;
}
const overHttp = async (language: Language, path: string) =>
  (await shop.ask(path, { headers: { cookie: `language=${language}`, 'sec-fetch-site': 'same-origin' } }))
    .text;

describe('the catalogue in the language of the reader', () => {
  test('categories, features and values of a listing have their words; what one filters by and names of products stay', async () => {
    const listing = await inLanguage('en', listingOperation, { category: 'Mobili,Divani' });
    expect(listingSchema.parse(listing)).toEqual(listing);
    expect(listing.words_lang).toBe('en');
    expect(listing.category_tree.map(({ label }) => label)).toEqual(['Furniture', 'Sofas']);
    const colour = listing.features.find(({ code }) => code === 'colore');
    expect(colour?.label_field).toBe('Colour');
    expect(colour?.facet_results.map(({ value, text }) => [value, text])).toEqual(
      expect.arrayContaining([
        ['Rosso', 'Red'],
        ['Naturale', 'Natural'],
      ]),
    );
    const one = listing.products.find(({ name }) => name === 'Divano DIV-1');
    expect(one?.variants.map(({ options }) => options)).toEqual([
      [{ label: 'Colour', value: 'Red' }],
      [{ label: 'Colour', value: 'Natural' }],
    ]);
    expect(one?.product_categories.map(({ nome }) => nome)).toEqual(['Furniture', 'Sofas']);
  });

  test('two values that share a word are not taken for one: such a product keeps its own', async () => {
    const { products } = await inLanguage('en', listingOperation, { skus: 'DIV-2-0' });
    expect(products[0]?.variants.map(({ options }) => options[0]?.value)).toEqual(['Rosso', 'Rossa']);
  });

  test('a product page says features with their values, a value of one feature by its own word', async () => {
    const { product } = await inLanguage('en', productOperation, { slug: 'det/div-1' });
    expect(product).toMatchObject({
      name: 'Divano DIV-1',
      words_lang: 'en',
      features: {
        Style: { value: 'Natural look' },
        Colour: { value: 'Red, Natural' },
        Pack: { value: '4 pcs' },
        'Removable cover': { value: true },
      },
    });
  });

  test('the menu says what the shop has words for, and marks the rest', async () => {
    expect(await inLanguage('en', menuOperation, {})).toMatchObject([
      { label: 'Furniture', description: 'Everything to sit on.' },
      { label: 'Le nostre offerte', lang: 'it' },
    ]);
    const detail = await inLanguage('en', listingOperation, { category: 'Mobili' });
    expect(detail.menu_category_detail).toMatchObject({ description: 'Everything to sit on.' });
  });

  test('suggested categories are called by their names', async () => {
    const { categories } = await inLanguage('en', suggestOperation, { term: 'divan' });
    expect(categories[0]).toMatchObject({ label: 'Sofas', path: ['Furniture', 'Sofas'] });
  });

  test('answers over HTTP are kept for each language; one without words has the catalogue’s own', async () => {
    const path = '/api/shop?category=Mobili,Divani';
    for (let time = 0; time < 2; time += 1) {
      expect(await overHttp('en', path)).toContain('"label_field":"Colour"');
      expect(await overHttp('it', path)).toContain('"label_field":"Colore"');
      const slovak = await overHttp('sk', path);
      expect(slovak).toContain('"label_field":"Colore"');
      expect(slovak).not.toContain('words_lang');
    }
  });

  test('a cart says the options of its articles', async () => {
    const quote = await inLanguage('en', quoteOperation, { lines: [{ sku: 'DIV-1-0', qty: 1 }] });
    expect(quote.lines[0]).toMatchObject({ name: 'Divano DIV-1', options: 'Colour: Red', words_lang: 'en' });
    const slovak = await inLanguage('sk', quoteOperation, { lines: [{ sku: 'DIV-1-0', qty: 1 }] });
    expect(slovak.lines[0]?.options).toBe('Colore: Rosso');
  });

  test('links still filter by the catalogue’s own values', async () => {
    const features = JSON.stringify({ colore: 'Naturale' });
    const { products } = await inLanguage('en', listingOperation, { features });
    expect(products.map(({ name }) => name)).toEqual(['Divano DIV-1']);
  });
});
