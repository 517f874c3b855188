import { describe, expect, test } from 'vitest';
import { progressSentence } from './start-texts.ts';

describe('What a start says of the demo shop’s own content', () => {
  test.each([
    ['it', /^ {2}a\.webp: .*cartella/],
    ['en', /^ {2}a\.webp: .*folder/],
    ['sk', /^ {2}a\.webp: .*priečin/],
  ] as const)('names a picture with the reason as a sentence: %s', (language, sentence) => {
    const reason = { code: 'picture_not_in_folder' } as const;
    expect(
      progressSentence({ code: 'demo_picture_left_out', facts: { picture: 'a.webp', reason } }, language),
    ).toMatch(sentence);
  });
});
