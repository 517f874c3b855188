import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contextWords, normalPassword, partsOf, passwordFault } from './password-rules.ts';

const common = new Set(['password', 'iloveyou', 'dragon', 'juventus', 'amore', 'qwertyuiop12345']);
const leaked = new Set(['liverpoolfc1']);
const context = {
  common,
  leaked,
  words: contextWords('Casamaestra', 'mario.rossi@example.it', 'Mario', 'De Rossi'),
};
const faultOf = (password: string) => passwordFault(password, context);

describe('A02 passwords by NIST SP 800-63B-4', () => {
  test.each([
    ['too short', '9 segni !', 'too_short'],
    ['ten characters that nobody tries', 'vq7 rombo,', undefined],
    ['counted in characters, not bytes', '👍'.repeat(9), 'too_short'],
    ['longer than is worth hashing', 'ab'.repeat(129), 'too_long'],
    [
      'a long phrase of small letters and spaces',
      'il gatto del vicino beve caffè e legge il giornale '.repeat(5),
      undefined,
    ],
    ['on the list', 'qwertyuiop12345', 'guessable'],
    ['on the list, in capitals', 'QWERTYUIOP12345', 'guessable'],
    ['one word again and again', 'passwordpassword', 'guessable'],
    ['one character', 'aaaaaaaaaaaaaaaa', 'guessable'],
    ['digits in order', '123456789012345', 'guessable'],
    ['on the list, written with marks and spaces', 'Qwerty-Uiop 12345', 'guessable'],
    ['a common word, digits in order, marks', 'Password1234!!', 'guessable'],
    ['a common word in disguise', 'P@ssw0rd2026!', 'guessable'],
    ['a run of digits, one twice', '1123456789', 'guessable'],
    ['the keyboard', 'qwertyuiopasdfg', 'guessable'],
    ['a common word, a year and a mark', 'iloveyou12345678!', 'guessable'],
    ['name and year', 'Mario.Rossi1985', 'guessable'],
    ['the address itself', 'mario.rossi@example.it', 'guessable'],
    ['the shop', 'Casamaestra2026!', 'guessable'],
    ['the shop, written with accents', 'Càsàmàestrà2026!', 'guessable'],
    ['a phrase of ordinary words', 'il gatto beve caffè', undefined],
    ['a whole password out of a leak', 'LiverpoolFC1', 'guessable'],
    ['a phrase that holds a common word', 'drago dragon verde luna', undefined],
    ['a phrase that holds a whole one out of a leak', 'mele liverpoolfc1 zucca', undefined],
    ['random characters', 'k7#pQ2!vX9$mZ4w', undefined],
    ['letters only, no capitals, digits or marks', 'tavolorossolegnochiaro', undefined],
    [
      '64 characters and more',
      'sotto la panca la capra campa, sopra la panca la capra crepa, dice nonna',
      undefined,
    ],
  ])('%s', (_, password, fault) => {
    expect(faultOf(password)).toBe(fault);
  });

  test('the same characters typed in other ways are one password', () => {
    expect(normalPassword('perche\u0301')).toBe(normalPassword('perch\u00e9'));
  });

  test('never more parts than characters, never fewer by knowing less', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const parts = partsOf(text, context);
        const folded = text
          .normalize('NFKD')
          .replaceAll(/\p{Mark}/gu, '')
          .toLowerCase();
        expect(parts).toBeLessThanOrEqual(folded.length);
        expect(partsOf(text, { common: new Set(), leaked: new Set(), words: [] })).toBeGreaterThanOrEqual(
          parts,
        );
      }),
    );
  });
});
