import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { footerBodySchema, listingsBodySchema } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../shop-config.ts';
import { sellingWords } from './selling-words.ts';
import { shopPlaceholders } from './shop-placeholders.ts';
import { presentFooter } from './view/present-footer.ts';

const read = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../demo/content/site', name), 'utf8');
const named = (kind: string, language: Language, ending: string) =>
  `${kind}${language === 'it' ? ending : `.${language}`}.yaml`;

describe('What the demo shop says of paying', () => {
  const placeholders = (methods: string, language: Language) => {
    const config = readConfig(methods === '' ? {} : { PAYMENT_METHODS: methods });
    const words = { sentences: sellingWords(config, language), table: '' };
    return shopPlaceholders(config.shop, language, words);
  };
  const about = (language: Language, methods = '') => {
    const { plain } = placeholders(methods, language);
    const home =
      read(named('home', language, ''))
        .split('icon: card')[1]
        ?.split('url:')[0] ?? '';
    const faq = /answer: (.*web-page\/pagamenti.*)/.exec(read(`faq.${language}.yaml`))?.[1] ?? '';
    return [plain(home), plain(faq), footer(language, methods)];
  };
  const footer = (language: Language, methods: string) => {
    const body = footerBodySchema.parse(parse(read(named('footer', language, ''))));
    const { footer_b2c_html: html } = presentFooter(
      { body } as Parameters<typeof presentFooter>[0],
      placeholders(methods, language),
    );
    return html ?? '';
  };

  test.each(languages)(
    'names PayPal and Satispay, which are offered unless said otherwise: %s',
    (language) => {
      for (const text of about(language)) {
        expect(text).toMatch(/PayPal.*Satispay/s);
        expect(text).not.toContain('{{');
      }
    },
  );

  test.each(languages)('names none that is not offered, and leaves no empty mark: %s', (language) => {
    const texts = about(language, 'card,transfer');
    for (const text of texts) expect(text).not.toMatch(/PayPal|Satispay|\{\{/);
    expect(texts[2]).toContain('<li>Mastercard</li>');
    expect(texts[2]).not.toContain('<li></li>');
  });
});

describe('Rule 1: what a card names can be filtered by', () => {
  const { listings } = listingsBodySchema.parse(parse(read('listings.yaml')));
  /** Of a category, else of the nearest above it that has some. */
  const inForce = (category: string, part: 'filters' | 'card_line'): readonly string[] => {
    const own = listings.find((one) => one.category === category)?.[part] ?? [];
    if (own.length > 0 || category === '') return own;
    return inForce(category.includes(',') ? category.slice(0, category.lastIndexOf(',')) : '', part);
  };

  test.each(listings.map(({ category }) => category))('in “%s”', (category) => {
    const filters = new Set(inForce(category, 'filters'));
    const line = inForce(category, 'card_line').flatMap((entry) => entry.split('*'));
    expect(line.length).toBeGreaterThan(0);
    expect(line.filter((code) => !filters.has(code))).toEqual([]);
  });
});
