import { describe, expect, it } from 'vitest';
import { pages as en } from '@casamaestra/texts/en/pages.ts';
import { unansweredText } from './failure-text.ts';

describe('E01 messages of a failed call', () => {
  it.each([
    [undefined, /offline/],
    [500, /^An unexpected error occurred\. Please try again\.$/],
    [200, /^An unexpected error occurred/],
    [502, /not answering/],
    [503, /not answering/],
    [504, /not answering/],
    [429, /Too many requests/],
    [404, /not here/],
  ])('%s', (status, words) => {
    expect(unansweredText(status, en as Parameters<typeof unansweredText>[1])).toMatch(words);
  });
});
