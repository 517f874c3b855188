import { expect, test } from 'vitest';
import { suggestedEmail } from './email-suggestion.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['Anna@Gmai.com', 'Anna@gmail.com'],
  ['anna@hotmial.it', 'anna@hotmail.it'],
  ['anna@libro.it', 'anna@libero.it'],
  ['anna@gmail.com', null],
  ['anna@outlook.it', null],
  ['anna@esempio.it', null],
  ['anna@me.com', null],
  ['anna@rossi.it', null],
  ['anna', null],
  ['anna@', null],
])('%s → %s', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant);
});
