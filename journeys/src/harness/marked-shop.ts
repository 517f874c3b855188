import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { Operation, OperationInput, OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { addressLine, companyLine, returnsLine, taxLine } from '@casamaestra/contract/shop/shop-words.ts';
import { countryName } from '@casamaestra/texts/format/country.ts';
import { openingLines } from '@casamaestra/texts/format/opening-hours.ts';
import { languageFacts, languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords } from '@casamaestra/texts/testing/marked-words.ts';
import type { Page } from 'playwright-core';
import { freshAddress, hydrated, visit, type VisitOptions } from './browse.ts';
import { startShop } from './start-shop.ts';
import { visibleWords } from './visible-words.ts';

const demoFile = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../demo/content', name), 'utf8'));

export const article = 'web-page/chi-siamo';

const cms = '/api/method/omnicommerce_cms.omnicommerce_cms';
/** Calls whose answers are values of catalogue and content. */
const valueCalls = [
  '/api/shop?per_page=500',
  '/api/shop?per_page=500&page=2',
  '/api/shop?search_term=trapano',
  `${cms}.home.get_b2c_menu`,
  `${cms}.home.get_home`,
  `${cms}.home.get_promo_slider`,
  '/api/method/omnicommerce.controllers.html.get_footers',
  `${cms}.web_page.get_web_page_detail?route=${article}`,
];

const commerceSettings = () =>
  demoFile('commerce-settings.json') as { deliverable_countries: readonly { code: string }[] };

function valuesOfShop(): KnownValues {
  const known = new KnownValues();
  for (const file of ['content.json', 'reviews.json']) known.add(demoFile(file));
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
function writtenIn(language: Language, known: KnownValues): KnownValues {
  const seller = demoFile('shop.json') as ShopFile;
  const values = new KnownValues(known);
  values.add(openingLines(seller.contacts.phone_hours, language));
  values.add(openingLines(seller.store?.hours ?? [], language));
  values.add(commerceSettings().deliverable_countries.map(({ code }) => countryName(code, language)));
  return values;
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
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(new URL(path, shop.url));
    return ((await answer.json()) as { message: unknown }).message;
  };
  for (const path of valueCalls) known.add(await get(path));
  const { products } = (await get('/api/shop?per_page=50&is_in_stock=1&max_price=40')) as Listing;
  const product = products.find(({ variants, stock }) => variants.length === 0 && stock > 20);
  if (product === undefined) throw new Error('the catalogue lacks a product of one variant');
  known.add(await get(`/api/products?slug=${product.slug}`));
  return {
    url: shop.url,
    /** One of a single variant, in stock. */
    product,
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

/** Whoever walks through a marked shop in a language, and writes down what is no text of it. */
export class Reader {
  readonly page: Page;
  readonly close: () => Promise<void>;
  /** What was shown that is neither a text of the language nor a value, with the page it was on. */
  readonly found = new Set<string>();
  readonly #shop: MarkedShop;
  readonly #language: Language;
  readonly #values: KnownValues;

  private constructor(opened: Awaited<ReturnType<typeof visit>>, shop: MarkedShop, language: Language) {
    this.page = opened.page;
    this.close = opened.close;
    this.#shop = shop;
    this.#language = language;
    this.#values = writtenIn(language, shop.known);
  }

  static async of(shop: MarkedShop, language: Language, options: VisitOptions = {}): Promise<Reader> {
    const opened = await visit('/robots.txt', { ...options, shop: shop.url });
    await opened.page.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
    return new Reader(opened, shop, language);
  }

  /** Opens a page and reads it. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
    await this.read();
  }

  /** Reads what the page shows once nothing is under way. */
  async read(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    const words = await visibleWords(this.page);
    if (words.length < 6) throw new Error(`nearly nothing is shown at ${this.page.url()}`);
    const where = this.page.url().slice(this.#shop.url.length).split('?')[0];
    for (const text of words) {
      for (const one of strangeWords(text, this.#language, this.#values)) this.found.add(`${where}: ${one}`);
    }
  }

  /** Presses what sends a form, and reads what is said about it. */
  async send(button = 'main form [type=submit]'): Promise<void> {
    await this.page.locator(button).first().click();
    await this.page.locator('[aria-invalid=true], [role=alert]').first().waitFor({ state: 'attached' });
    await this.read();
  }

  /** Writes nonsense into the fields of the page. */
  async scribble(): Promise<void> {
    const nonsense = { email: 'anna@', tel: '1', password: 'corta', text: '' };
    for (const [type, text] of Object.entries(nonsense)) {
      for (const field of await this.page.locator(`main input[type=${type}]:visible`).all()) {
        if (await field.isEditable()) await field.fill(text);
      }
    }
  }

  /** Chooses each of a group of choices in turn and reads the page after each. */
  async eachOf(name: string): Promise<void> {
    const choices = this.page.locator(`input[name=${name}]`);
    for (let index = 0; index < (await choices.count()); index += 1) {
      await choices.nth(index).check({ force: true });
      await this.read();
    }
  }
}
