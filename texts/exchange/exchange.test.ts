import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../src/languages.ts';
import { importTexts } from './import-texts.ts';
import { sourceCodeOf } from './message.ts';
import { poOf } from './po-file.ts';
import { textsInFile } from './texts-in-file.ts';
import { formsOf, plurals, unitsOf } from './units.ts';
import type { Files, TranslatedLanguage } from './units.ts';

const translated = ['en', 'sk'] as const;

function filesOf(language: string): Files {
  const folder = join(import.meta.dirname, '../src', language);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const source: Files = new Map([
  [
    'pages/cart.ts',
    `export const cart = {
  title: 'Carrello',
  each: (amount: string) => \`\${amount} l’uno\`,
  pieces: (count: number) => (count === 1 ? '1 pezzo' : \`\${count} pezzi\`),
  left: (name: string, count: number) => \`\${name}: \${count === 1 ? 'resta 1' : \`restano \${count}\`}.\`,
  span: (from: string, to: string) => (from === to ? \`il \${from}\` : \`dal \${from} al \${to}\`),
  symbol: '→',
};
`,
  ],
]);
const slovak: Files = new Map([
  [
    'pages/cart.ts',
    `import { slovakForm } from '../../format/plural.ts';
export const cart = {
  title: 'Košík',
  each: (amount: string) => \`\${amount} za kus\`,
  pieces: (count: number) => slovakForm(count, '1 kus', \`\${count} kusy\`, \`\${count} kusov\`),
  left: (name: string, count: number) => \`\${name}: \${slovakForm(count, 'zostal 1', \`zostali \${count}\`, \`zostalo \${count}\`)}.\`,
  span: (from: string, to: string) => (from === to ? from : \`od \${from} do \${to}\`),
  symbol: '→',
};
`,
  ],
]);
const exported = poOf('sk', unitsOf('sk', slovak, source));
const read = (content: string) => importTexts('sk', slovak, source, content);
const lineOf = (content: string, part: string) =>
  `line ${content.slice(0, content.indexOf(part)).split('\n').length}`;

function changedFile(content: string): string {
  const imported = read(content);
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems));
  return imported.changed.get('pages/cart.ts') ?? '';
}

function onlyProblem(content: string) {
  const imported = read(content);
  expect(imported.ok ? [] : imported.problems).toHaveLength(1);
  return imported.ok ? undefined : imported.problems[0];
}

describe('texts of the shop for translators', () => {
  test('every language other than the source can be exchanged', () => {
    expect(Object.keys(plurals)).toEqual([...languages]);
  });

  test.each(translated)('%s: a file that comes back as it went changes nothing', (language) => {
    const [texts, italian] = [filesOf(language), filesOf('it')];
    const units = unitsOf(language, texts, italian);
    expect(units.length).toBeGreaterThan(1000);
    for (const folder of ['mail', 'pages', 'service', 'staff'])
      expect(units.filter(({ key }) => key.startsWith(`${folder}/`)).length).toBeGreaterThan(50);
    expect(importTexts(language, texts, italian, poOf(language, units))).toEqual({
      ok: true,
      changed: new Map(),
    });
  });

  test.each(translated)('%s: texts written anew say what they said', (language: TranslatedLanguage) => {
    const { forms } = plurals[language];
    for (const [file, content] of filesOf(language)) {
      const before = textsInFile(file, content, forms);
      const written = before
        .toReversed()
        .reduce(
          (text, { start, end, message }) => text.slice(0, start) + sourceCodeOf(message) + text.slice(end),
          content,
        );
      expect(textsInFile(file, written, forms).map(({ key, message }) => [key, formsOf(message)])).toEqual(
        before.map(({ key, message }) => [key, formsOf(message)]),
      );
    }
  });
});

describe('what a translator changes', () => {
  test('a sentence, and nothing beside it', () => {
    const changed = changedFile(exported.replace('"Košík"', '"Váš \'nový\' košík {{1}}"'));
    expect(changed).toBe(
      (slovak.get('pages/cart.ts') ?? '').replace("'Košík'", String.raw`'Váš \'nový\' košík {1}'`),
    );
  });

  test('a sentence with values', () => {
    const changed = changedFile(exported.replace('"{amount} za kus"', '"kus za {amount}"'));
    expect(changed).toContain('each: (amount: string) => `kus za ${amount}`,');
  });

  test('a plural in each of its forms, also within a sentence', () => {
    const changed = changedFile(
      exported
        .replace('"{count} kusy"', '"{count} položky"')
        .replace('"{name}: zostal 1."', '"{name}: ešte 1."'),
    );
    expect(changed).toContain("slovakForm(count, '1 kus', `${count} položky`, `${count} kusov`)");
    expect(changed).toContain('slovakForm(count, `${name}: ešte 1.`, `${name}: zostali ${count}.`');
  });
});

describe('a file that is wrong in one place is refused with key and line', () => {
  test.each([
    ['an unknown key', 'cart.title"', 'cart.heading"', 'pages/cart:cart.heading', 'unknown key'],
    ['another source', '"Carrello"', '"Borsa"', 'pages/cart:cart.title', 'the source is another'],
    ['an empty text', '"Košík"', '""', 'pages/cart:cart.title', 'not translated'],
    ['a value lost', '"{amount} za kus"', '"za kus"', 'pages/cart:cart.each', 'the source tells {amount}'],
    [
      'a value too many',
      '"{amount} za kus"',
      '"{amount} za {name}"',
      'pages/cart:cart.each',
      'the source has no {name}',
    ],
    ['a brace not closed', '"{amount} za kus"', '"{amount za kus"', 'pages/cart:cart.each', 'a brace is not'],
    [
      'a plural without a form',
      'msgstr[2] "{count} kusov"\n',
      '',
      'pages/cart:cart.pieces',
      'broken plural: 2 forms',
    ],
    ['a plural whose forms differ', '"{count} kusov"', '"veľa"', 'pages/cart:cart.pieces', 'broken plural'],
    ['a changed program', '`od ${from}', '`po ${from}', 'pages/cart:cart.span', 'part of the program'],
  ])('%s', (_, before, after, key, what) => {
    const content = exported.replace(before, after);
    expect(content).not.toBe(exported);
    const imported = read(content);
    const problem = imported.ok ? undefined : imported.problems.find((one) => one.key === key);
    expect(problem?.what).toContain(what);
    expect(problem?.place).toBe(lineOf(content, `msgctxt "${key}"`));
  });

  test('a missing key, with the line of the text', () => {
    const content = exported
      .split('\n\n')
      .filter((part) => !part.includes('cart.each"'))
      .join('\n\n');
    expect(onlyProblem(content)).toEqual({
      key: 'pages/cart:cart.each',
      place: 'pages/cart.ts:4',
      what: 'missing in the file',
    });
  });

  test('the file of another language, or of another plural', () => {
    expect(onlyProblem(exported.replace('Language: sk', 'Language: en'))?.what).toContain('language "en"');
    expect(onlyProblem(exported.replace('nplurals=3', 'nplurals=2'))?.what).toContain('broken plural');
  });
});
