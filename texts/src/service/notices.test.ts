import { describe, expect, test } from 'vitest';
import { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import type { NoticeKinds } from '@casamaestra/contract/platform/notices.ts';
import { languages } from '../languages.ts';
import type { Language } from '../languages.ts';
import { combinations, samples } from '../testing/sample-facts.ts';
import type { Facts } from '../testing/sample-facts.ts';
import { listingSentence } from './listing-notice.ts';

type Sentence = (notice: { code: string; facts: Facts }, language: Language) => string;

const all: readonly (readonly [string, NoticeKinds, Sentence])[] = [
  ['listings', listingNotices, listingSentence as Sentence],
];

describe.each(all)('notices of %s', (_, kinds, sentence) => {
  const codes = Object.entries(kinds);

  test.each(codes)('%s has a sentence in every language, whatever its facts are', (code, facts) => {
    for (const language of languages) {
      for (const told of combinations(facts)) {
        const said = sentence({ code, facts: told }, language);
        expect(said).not.toMatch(/\b(undefined|NaN|null)\b|\[object|\$\{/);
        expect(said).toMatch(/^[\p{Lu}\d“„«].*[.?!]$/u);
      }
    }
  });

  test.each(codes)('%s is another sentence in each language, and tells its facts', (code, kindsOfFacts) => {
    const facts = combinations(kindsOfFacts).at(-1) ?? {};
    expect(new Set(languages.map((language) => sentence({ code, facts }, language))).size).toBe(
      languages.length,
    );
    for (const [name, kind] of Object.entries(kindsOfFacts)) {
      const said = samples(kind).map((value) => sentence({ code, facts: { ...facts, [name]: value } }, 'it'));
      expect(new Set(said).size, name).toBeGreaterThan(1);
    }
  });
});
