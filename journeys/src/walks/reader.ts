import { strangeWords } from '@casamaestra/texts/testing/marked-words.ts';
import type { KnownValues } from '@casamaestra/texts/testing/marked-words.ts';
import { languageFacts } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import type { Page } from 'playwright-core';
import { hydrated, visit, type VisitOptions } from '../harness/browse.ts';
import { writtenIn, type MarkedShop } from './marked-shop.ts';
import { visibleWords } from './visible-words.ts';

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
    const opened = await visit('/robots.txt', {
      ...options,
      shop: shop.url,
      locale: languageFacts[language].locale,
    });
    const context = opened.page.context();
    await context.addCookies([{ name: 'language', value: language, url: shop.url }]);
    // Pictures say nothing that is read, and each would be resized for this shop anew.
    const devtools = await context.newCDPSession(opened.page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
    return new Reader(opened, shop, language);
  }

  /** Takes a value that pages may show from now on. */
  learn(value: unknown): void {
    this.#values.add(value);
  }

  /** Opens a page and reads it. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
    await this.read();
  }

  /** Reads what the page shows once nothing is under way. */
  readonly read = async (): Promise<void> => {
    await this.page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    const words = await visibleWords(this.page);
    if (words.length < 6) throw new Error(`nearly nothing is shown at ${this.page.url()}`);
    const where = this.page.url().slice(this.#shop.url.length).split('?')[0];
    for (const text of words) {
      for (const one of strangeWords(text, this.#language, this.#values)) this.found.add(`${where}: ${one}`);
    }
  };

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
