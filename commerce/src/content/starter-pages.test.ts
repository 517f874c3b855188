import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '@casamaestra/texts/languages.ts';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import { urls } from '@casamaestra/contract/pages.ts';
import { readConfig } from '../shop-config.ts';
import { sellingWords } from './selling-words.ts';
import { shopPlaceholders } from './shop-placeholders.ts';

/** Pages that no law asks for. */
const others = /^(?:404|chi-siamo|dove-siamo)\./;
const inEveryLanguage = [
  'accessibilita',
  'condizioni-di-vendita',
  'cookie',
  'garanzia',
  'pagamenti',
  'privacy',
  'resi-e-recesso',
  'spedizioni',
];
const folder = join(import.meta.dirname, 'starter/pages');
const demoFolder = join(import.meta.dirname, '../../../demo/content/site/pages');
const files = readdirSync(folder)
  .filter((name) => !others.test(name))
  .map((name) => {
    const [, slug = '', language = ''] = /^([a-z-]+)\.([a-z]{2})\.md$/.exec(name) ?? [];
    const [, head = '', body = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
    return { name, slug, language, head, body };
  });
const inItalian = files.filter(({ language }) => language === 'it');
const config = readConfig({});

const whole = config.shop;
const { store: _store, dispute_resolution: _body, accessibility: _assessed, ...rest } = whole;
const { bulky_return_at_most: _bulky, ...least } = rest;
const { capital: _capital, ...company } = least.company;
const smallest: ShopFile = { ...least, company };

function filled(text: string, shop: ShopFile): string {
  const delivery = new Map([['delivery.usual', '6,90 €'], ...sellingWords(config, 'it')]);
  return shopPlaceholders(shop, 'it', { sentences: delivery, table: '<table></table>' }).html(text);
}

describe('The legal pages of a new shop', () => {
  test('are there in Italian, those about a purchase in every language', () => {
    expect(
      inItalian
        .map(({ slug }) => slug)
        .toSorted()
        .join(' '),
    ).toBe(
      'accessibilita come-raccogliamo-le-recensioni condizioni-di-vendita controversie cookie dati-societari garanzia ' +
        'pagamenti prezzi-e-sconti privacy raee resi-e-recesso sicurezza-prodotti spedizioni',
    );
    for (const slug of inEveryLanguage)
      expect(
        files.filter((file) => file.slug === slug).map(({ language }) => language),
        slug,
      ).toEqual(languages.toSorted());
  });

  test.each(files)('$name has its address, a title and a description', ({ slug, head, body }) => {
    expect(head).toContain(`route: web-page/${slug}\n`);
    expect(head).toMatch(/^title: \S/m);
    expect(head).toMatch(/^description: \S/m);
    expect(body).toMatch(/^# \S/m);
  });

  test.each([
    ['a shop with everything', whole],
    ['a shop with no store, no ADR body, no assessment of accessibility', smallest],
  ])('fill every placeholder from the data of %s', (_which, shop) => {
    for (const { name, head, body } of files)
      expect(filled(head + body, shop).match(/\{\{.*?\}\}/g), name).toBeNull();
  });

  test('say nothing of a store where there is none', () => {
    const returns = inItalian.find(({ slug }) => slug === 'resi-e-recesso')?.body ?? '';
    expect(filled(returns, whole)).toContain('in negozio è gratis');
    expect(filled(returns, whole)).toContain('al massimo 49');
    expect(filled(returns, smallest)).not.toMatch(/in negozio è gratis|al massimo/);
  });

  test('show the official notice on the legal guarantee where the shop has it, else a reproduction that says so', () => {
    for (const { body, name } of files.filter(({ slug }) => slug === 'garanzia')) {
      expect(filled(body, whole), name).toMatch(/class="guarantee-notice"[\s\S]*2025\/1960/);
      const official = filled(body, { ...whole, guarantee_notice: 'avviso.svg' });
      expect(official, name).toContain('<img src="/brand/avviso.svg"');
      expect(official, name).not.toContain('guarantee-notice');
    }
  });

  test('lead to pages that are there, and to nothing that was closed', () => {
    const pages = new Set(inItalian.map(({ slug }) => slug));
    const shopPages = [urls.contact(), urls.withdrawal()];
    for (const { name, body } of files) {
      for (const [, slug = ''] of body.matchAll(/\]\(\/web-page\/([a-z-]+)/g))
        expect(pages.has(slug), `${name}: ${slug}`).toBe(true);
      for (const [, address = ''] of body.matchAll(/\]\((\/pages\/[a-z-]+)/g))
        expect(shopPages, `${name}: ${address}`).toContain(address);
      expect(body, name).not.toContain('ec.europa.eu/consumers/odr');
    }
  });

  // The demo adds a word of its own here and there; what the law asks for must not be older there.
  test.each(files)('$name says the same in the demo shop', ({ name, body }) => {
    const inDemo = readFileSync(join(demoFolder, name), 'utf8').split('\n');
    const missing = body.split('\n').filter((line) => !inDemo.some((shown) => shown.startsWith(line)));
    expect(missing).toEqual([]);
  });

  const translated = files.filter(({ language, slug }) => language !== 'it' && slug !== 'garanzia');
  test.each(translated)('$name has the chapters, rows and lists of the Italian page', ({ slug, body }) => {
    const shape = (text: string) => [...text.matchAll(/^(#+|\d\.|\|| *>|-)(?= )/gm)].map(([, mark]) => mark);
    const italian = inItalian.find((file) => file.slug === slug);
    expect(shape(body)).toEqual(shape(italian?.body ?? ''));
  });
});
