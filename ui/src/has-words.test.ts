import { expect, test } from 'vitest';
import { hasWords } from './has-words.ts';

test.each([
  ['Utensili › Avvitatori › Tasselli', 'tass', true],
  ['Utensili › Avvitatori › Tasselli', 'tass utens', true],
  ['Qualità dell’aria', 'QUALITA', true],
  ['Qualita', 'à', true],
  ['Utensili › Avvitatori', '  ', true],
  ['Utensili › Avvitatori', 'tass', false],
  ['Utensili › Avvitatori', 'utens sedie', false],
])('%s typed as "%s": %s', (label, typed, found) => {
  expect(hasWords(label, typed)).toBe(found);
});
