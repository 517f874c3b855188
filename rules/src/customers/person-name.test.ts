import { describe, expect, test } from 'vitest';
import { isPersonName, tidyName } from './person-name.ts';

describe('A01 names of people', () => {
  test.each([
    'Ada',
    'Niccolò',
    'D’Angelo',
    "Dell'Orto",
    'De  Rossi',
    'Anna-Maria',
    'Łukasz',
    'Đorđe',
    '山田',
    'J. R.',
    'Luigi 2',
  ])('%s is one', (name) => expect(isPersonName(tidyName(name))).toBe(true));
  test.each([
    '',
    '42',
    '<b>Ada</b>',
    'vinci su premi.example',
    'www premi',
    'https://x',
    'a@b',
    '{{7*7}}',
    'A'.repeat(81),
  ])('%s is none', (name) => expect(isPersonName(tidyName(name))).toBe(false));
  test('spaces are put in order', () => expect(tidyName('  Ada\t  Lovelace ')).toBe('Ada Lovelace'));
});
