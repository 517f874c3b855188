import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeOfLabel } from '../../catalog/import/slug.ts';
import { pictureNamesOf } from '../entries/entry-pictures.ts';
import { deadLinks } from './dead-links.ts';
import type { EntryDraft } from './read-entry.ts';
import { readFolder } from './read-folder.ts';
import type { ReadFolder } from './read-folder.ts';

const root = dirname(createRequire(import.meta.url).resolve('@casamaestra/demo/package.json'));
const folder = join(root, 'content/site');

interface CatalogueLine {
  readonly category: readonly string[];
  readonly features: readonly { readonly label: string; readonly value: unknown }[];
  readonly variants: readonly { readonly options: Readonly<Record<string, string>> }[];
}

let read: ReadFolder;
let drafts: readonly EntryDraft[];
beforeAll(async () => {
  read = await readFolder(folder);
  ({ drafts } = read);
});

const one = (kind: EntryDraft['kind']) => {
  const draft = drafts.find((entry) => entry.kind === kind);
  if (draft === undefined) throw new Error(`no ${kind}`);
  return draft.body;
};

describe('K01 content of the demo shop', () => {
  test('has no mistakes', () => {
    expect([...read.findings, ...deadLinks(drafts)]).toEqual([]);
  });

  test('has its pictures, none of them heavy', () => {
    for (const name of new Set(drafts.flatMap(pictureNamesOf))) {
      const file = join(root, 'content/pictures', name);
      expect(existsSync(file), name).toBe(true);
      expect(statSync(file).size, name).toBeLessThanOrEqual(150_000);
    }
  });

  test('sells everything that its project needs', () => {
    const sold = readFileSync(join(root, 'catalogue/products.jsonl'), 'utf8');
    const { promo } = one('home') as { promo: { goods: { sku: string }[] } };
    expect(promo.goods.length).toBeGreaterThan(4);
    expect(promo.goods.filter(({ sku }) => !sold.includes(`"${sku}"`))).toEqual([]);
  });

  test('answers in the search are there in every language, and no phrase is asked for twice', () => {
    const { answers } = one('help') as {
      answers: { id: string; words: Record<string, { asked?: string[] }> }[];
    };
    for (const { id, words } of answers) expect([id, Object.keys(words)]).toEqual([id, ['it', 'en', 'sk']]);
    for (const language of ['it', 'en', 'sk']) {
      const asked = answers.flatMap(({ words }) => words[language]?.asked ?? []);
      expect(asked.filter((phrase, at) => asked.indexOf(phrase) !== at)).toEqual([]);
    }
  });

  test('guides, pages, questions and the page about the shop are told in every language, with the same goods and days', () => {
    const keys = new Set(drafts.filter(({ kind }) => kind === 'post').map(({ key }) => key));
    for (const key of keys) {
      const posts = drafts.filter((draft) => draft.kind === 'post' && draft.key === key);
      expect([key, posts.map(({ language }) => language).toSorted()]).toEqual([key, ['en', 'it', 'sk']]);
      const shared = posts.map(({ body: { date, author, picture, products, goods } }) =>
        JSON.stringify({ date, author, picture, products, goods }),
      );
      expect([key, new Set(shared).size]).toEqual([key, 1]);
      expect([key, new Set(posts.map(({ body: { title } }) => title)).size]).toEqual([key, 3]);
    }
    const pages = drafts.filter(({ kind }) => kind === 'page');
    for (const key of new Set(pages.map((page) => page.key))) {
      const told = pages.filter((page) => page.key === key);
      expect([key, told.map(({ language }) => language).toSorted()]).toEqual([key, ['en', 'it', 'sk']]);
    }
    for (const kind of ['faq', 'about']) {
      const told = drafts.filter((draft) => draft.kind === kind);
      expect([kind, told.map(({ language }) => language).toSorted()]).toEqual([kind, ['en', 'it', 'sk']]);
    }
  });

  test('home, strip and footer are told in every language: the same rows, pictures and links, in other words', () => {
    const words = new Set(['title', 'text', 'button', 'alt', 'label']);
    const isSaid = (word: string) => /\p{L}/u.test(word.replaceAll(/\{\{[^{}]*\}\}/g, ''));
    /** A body without its words, and its words in order. */
    function parted(body: unknown) {
      const said: string[] = [];
      const rest = JSON.stringify(body, (key, value: unknown) => {
        if (key === 'names' && Array.isArray(value)) return value.length;
        if (!words.has(key) || typeof value !== 'string' || !isSaid(value)) return value;
        said.push(value);
        return '…';
      });
      return { said, rest };
    }
    /** Names of their own, in every language the same. */
    const { brands } = one('brands') as { brands: { name: string }[] };
    const names = new Set([...brands.map(({ name }) => name), 'Privacy']);
    for (const kind of ['home', 'promo-tabs', 'footer'] as const) {
      const bodyIn = (wanted: string) =>
        parted(drafts.find((draft) => draft.kind === kind && draft.language === wanted)?.body ?? {});
      const italian = bodyIn('');
      expect(italian.said.length).toBeGreaterThan(1);
      for (const language of ['en', 'sk']) {
        const told = bodyIn(language);
        expect([kind, language, told.rest]).toEqual([kind, language, italian.rest]);
        expect([kind, language, told.said.length]).toEqual([kind, language, italian.said.length]);
        const same = told.said.filter((word, at) => word === italian.said[at] && !names.has(word));
        expect([kind, language, same]).toEqual([kind, language, []]);
      }
    }
  });

  test('the catalogue has its words in every language: categories, heads of departments, features, values', () => {
    const lines = readFileSync(join(root, 'catalogue/products.jsonl'), 'utf8').split('\n').filter(Boolean);
    const goods = lines.map((line) => JSON.parse(line) as CatalogueLine);
    const paths = goods.flatMap(({ category }) => category.map((_, at) => category.slice(0, at + 1)));
    const labels = goods.flatMap(({ features, variants }) => [
      ...features.map(({ label }) => label),
      ...variants.flatMap(({ options }) => Object.keys(options)),
    ]);
    const values = goods.flatMap(({ features, variants }) => [
      ...features.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
      ...variants.flatMap(({ options }) => Object.values(options)),
    ]);
    /** Words that Italian shares with a language, and what is no word: sizes, norms, signs of materials. */
    const shared = /^(?:Beige|Ecru|Teak|Vintage|Douglas|Textilene|Compost|Sisal|Nylon|HT|ABC|Torx|Pozidriv)$/;
    const isWord = (text: string) => /^\p{Lu}?\p{Ll}{3,}/u.test(text) && !shared.test(text);
    for (const language of ['en', 'sk']) {
      const words = drafts.find((draft) => draft.kind === 'words' && draft.language === language)?.body;
      const { categories, descriptions, features, values: said } = words as Record<string, object>;
      const lacking = (known: object | undefined, wanted: readonly string[]) =>
        [...new Set(wanted)].filter((one) => !Object.hasOwn(known ?? {}, one));
      const addresses = paths.map((path) => path.map((label) => label.replaceAll(/[\s,]+/g, '-')).join(','));
      expect([language, lacking(categories, addresses)]).toEqual([language, []]);
      const departments = addresses.filter((address) => !address.includes(','));
      expect([language, lacking(descriptions, departments)]).toEqual([language, []]);
      expect([language, lacking(features, labels.map(codeOfLabel))]).toEqual([language, []]);
      expect([language, lacking(said, values.filter(isWord))]).toEqual([language, []]);
    }
  });

  test('carries the legal pages', () => {
    const keys = drafts.filter(({ kind }) => kind === 'page').map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        '404',
        'spedizioni',
        'resi-e-recesso',
        'privacy',
        'cookie',
        'condizioni-di-vendita',
      ]),
    );
  });

  test('is Italian and finished', () => {
    const words = JSON.stringify(drafts);
    const italian = drafts.filter(({ language }) => language === 'it' || language === '');
    const said = JSON.stringify(italian).replaceAll(/https:[^\s"\\)]+/g, '');
    expect(said).not.toMatch(/\b(lorem|ipsum|TODO|undefined|shopping|click here|read more)\b/);
    expect(words).not.toMatch(/ec\.europa\.eu\/consumers\/odr/);
  });
});
