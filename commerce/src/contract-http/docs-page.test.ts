import { expect, test } from 'vitest';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { markTexts } from '@casamaestra/texts/in-language.ts';
import { languages } from '@casamaestra/texts/languages.ts';
import { KnownValues, strangeWords, wordsOfHtml } from '@casamaestra/texts/testing/marked-words.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

// The page of the API says nothing that is neither a name of the contract nor a text of its reader's language.
markTexts();

const document = openApiDocument(operations, 'Prova');
/** Names and values of the document, without its sentences. */
const names = JSON.parse(
  JSON.stringify(document, (key, value: unknown) =>
    key === 'summary' || key === 'description' ? undefined : value,
  ),
) as object;

test.each(languages)('every sentence of the page of the API is a text in %s', (language) => {
  const known = new KnownValues();
  known.add([names, 'null', 'true', 'false']);
  const page = docsPage(document, language);
  expect(page).toContain(`<html lang="${language}">`);
  const lines = wordsOfHtml(page).split('\n');
  expect(lines.length).toBeGreaterThan(operations.length);
  expect(lines.flatMap((line) => strangeWords(line, language, known))).toEqual([]);
});

test.each(languages)('every call, parameter and status has its meaning in %s', (language) => {
  expect(docsPage(document, language)).not.toMatch(/<p><\/p>|<td><\/td>|<\/strong> <\//);
});
