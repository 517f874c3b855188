import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blogListOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Product, ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { languageCookie } from '@casamaestra/contract/platform/language-cookie.ts';
import type { Operation, OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine, companyLine, returnsLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import { kilobytes } from '@casamaestra/texts/format/size.ts';
import { languageFacts, languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { KnownValues } from '@casamaestra/texts/testing/marked-words.ts';
import { freshAddress } from '../harness/browse.ts';
import { linkToBackOffice, startShop } from '../harness/start-shop.ts';

const demoFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../demo/content', name), 'utf8'));

export const article = 'web-page/chi-siamo';

const cms = '/api/method/omnicommerce_cms.omnicommerce_cms';
/** Calls whose answers are values of catalogue and content. */
const valueCalls = [
  '/api/shop',
  '/api/shop?search_term=trapano',
  `${cms}.home.get_b2c_menu`,
  `${cms}.home.get_home`,
  `${cms}.home.get_promo_slider`,
  '/api/method/omnicommerce.controllers.html.get_footers',
  `${cms}.web_page.get_web_page_detail?route=${article}`,
  `${cms}.web_page.get_web_page_detail?route=web-page/404`,
  `${blogListOperation.path}?per_page=100`,
];

const commerceSettings = () =>
  demoFile('commerce-settings.json') as { deliverable_countries: readonly { code: string }[] };

function valuesOfShop(): KnownValues {
  const known = new KnownValues();
  for (const file of ['reviews.json', 'questions.json']) known.add(demoFile(file));
  // Names of countries are written by the language of the page.
  known.add({ ...commerceSettings(), deliverable_countries: [] });
  const seller = demoFile('shop.json') as ShopFile;
  const addresses = [companyLine(seller), addressLine(seller.company.address), returnsLine(seller)];
  known.add([seller, addresses, taxLine(seller), `PEC ${seller.contacts.pec}`]);
  known.add(languages.map((language) => languageFacts[language].name));
  // Names that are the same in every language; JSON-LD names the currency by its code.
  known.add(['EUR', 'PayPal', 'Satispay', 'IBAN', 'BIC', 'PEC', 'SDI']);
  return known;
}

/** What a language writes without a text: opening hours, names of countries. */
export function writtenIn(language: Language, known: KnownValues): KnownValues {
  const seller = demoFile('shop.json') as ShopFile;
  const values = new KnownValues(known);
  values.add(openingLines(seller.contacts.phone_hours, language));
  values.add(openingLines(seller.store?.hours ?? [], language));
  values.add(commerceSettings().deliverable_countries.map(({ code }) => countryName(code, language)));
  return values;
}

/** What categories, features and values are called in a language: the values of the demo's words. */
function wordsOfCatalogue(language: Language): readonly string[] {
  const file = join(import.meta.dirname, `../../../demo/content/site/words.${language}.yaml`);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').matchAll(/^ {2}(?:"(?:[^"\\]|\\.)*"|[^":]+): (.+)$/gmu);
  return [...lines].map(([, text = '']) => (text.startsWith('"') ? (JSON.parse(text) as string) : text));
}

/** Every product the shop sells, as its listings show it. */
async function allProducts(get: (path: string) => Promise<unknown>): Promise<readonly Product[]> {
  const products: Product[] = [];
  for (let page = 1, last = false; !last; page += 1) {
    const listing = (await get(`/api/shop?per_page=100&page=${page}`)) as Listing;
    products.push(...listing.products);
    last = listing.is_last;
  }
  return products;
}

/** Products for the walks, all of a single variant. */
function productsFrom(products: readonly Product[]) {
  const single = products.filter(({ variants }) => variants.length === 0);
  const one = (what: string, found: (product: Product) => boolean): Product => {
    const product = single.find(found);
    if (product === undefined) throw new Error(`the catalogue lacks a product of one variant: ${what}`);
    return product;
  };
  return {
    product: one('in stock', ({ stock, min_price: price }) => stock > 20 && price <= 40),
    scarce: one('few left', ({ stock }) => stock > 0 && stock < 8),
    soldOut: one('sold out', ({ stock }) => stock === 0),
    reviewed: one('with reviews', ({ stock, reviews }) => stock > 0 && Number.parseInt(reviews, 10) > 5),
  };
}

/** A shop of its own whose texts stand in marks that tell their language, and what it may show outside them. */
export async function startMarkedShop() {
  const folder = mkdtempSync(join(tmpdir(), 'marked-shop-'));
  const shop = await startShop({
    dataDir: join(folder, 'var'),
    environment: {
      MODE: 'demo',
      TEXTS: 'marked',
      LANGUAGES: languages.join(','),
      TRUST_PROXY: 'on',
      ORDER_LIMITS_TIMES: '100',
    },
  });
  const known = valuesOfShop();
  const get = async (path: string, language: Language = languages[0]): Promise<unknown> => {
    const answer = await fetch(new URL(path, shop.url), {
      headers: { cookie: `${languageCookie}=${language}` },
    });
    return ((await answer.json()) as { message: unknown }).message;
  };
  // Content may be written in every language.
  for (const path of valueCalls) for (const language of languages) known.add(await get(path, language));
  const products = await allProducts(get);
  known.add(products);
  known.add(languages.map(wordsOfCatalogue));
  const { product, scarce, soldOut, reviewed } = productsFrom(products);
  for (const { slug } of [product, reviewed])
    for (const language of languages) {
      const { product: detail } = (await get(`/api/products?slug=${slug}`, language)) as {
        product: ProductDetail;
      };
      known.add(detail);
      known.add(
        detail.documents.map(({ bytes = 0 }) => kilobytes(Math.max(1, Math.round(bytes / 1024)), language)),
      );
    }
  return {
    url: shop.url,
    backOfficeLink: linkToBackOffice(shop.output()),
    product,
    scarce,
    soldOut,
    reviewed,
    known,
    /** A call of somebody who reads a language. */
    async ask<Op extends Operation>(op: Op, input: OperationInput<Op>, language: Language, jwt?: string) {
      const headers = {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': freshAddress(),
        cookie: `language=${language}`,
        ...(jwt === undefined ? {} : { Jwt: `Bearer ${jwt}` }),
      };
      const answer = await fetch(new URL(op.path, shop.url), {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
      const body = (await answer.json()) as { message: OperationOutput<Op> };
      if (!answer.ok) throw new Error(`${op.name}: ${JSON.stringify(body)}`);
      return body.message;
    },
    async stop() {
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type MarkedShop = Awaited<ReturnType<typeof startMarkedShop>>;
