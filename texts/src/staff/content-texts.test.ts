import { describe, expect, test } from 'vitest';
import { contentSentence } from './content-texts.ts';

describe('What is said of a picture that content names', () => {
  test.each([
    ['it', /^a\.webp: .*cartella\. Metti/],
    ['en', /^a\.webp: .*folder\. Put/],
    ['sk', /^a\.webp: .*priečin.*\. Daj/],
  ] as const)('is the reason as a sentence, and what to do: %s', (language, sentence) => {
    const why = { code: 'picture_not_in_folder' } as const;
    const finding = { code: 'picture_not_taken', facts: { picture: 'a.webp', why } } as const;
    expect(contentSentence(finding, language)).toMatch(sentence);
  });
});
