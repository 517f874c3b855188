import { describe, expect, test } from 'vitest';
import { quoteNotices } from '@casamaestra/contract/cart/quote.notices.ts';
import { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import type { NoticeKinds } from '@casamaestra/contract/platform/notices.ts';
import { paymentNotices } from '@casamaestra/contract/payments/payment.notices.ts';
import type { PaymentFailureCode } from '@casamaestra/contract/payments/payment.notices.ts';
import { languages } from '../languages.ts';
import type { Language } from '../languages.ts';
import { combinations, samples } from '../testing/sample-facts.ts';
import type { Facts } from '../testing/sample-facts.ts';
import { listingSentence } from './listing-notice.ts';
import { paymentSentence } from './payment-sentence.ts';
import { quoteSentence } from './quote-sentence.ts';

type Sentence = (notice: { code: string; facts: Facts }, language: Language) => string;

/** What a service behind this one says is passed on as it is. */
const isPassedOn = (code: string) => code.endsWith('_elsewhere');

const all: readonly (readonly [string, NoticeKinds, Sentence])[] = [
  ['listings', listingNotices, listingSentence as Sentence],
  ['quotes', quoteNotices, quoteSentence as Sentence],
  ['payments', paymentNotices, ({ code }, language) => paymentSentence(code as PaymentFailureCode, language)],
];

describe.each(all)('notices of %s', (_, kinds, sentence) => {
  const codes = Object.entries(kinds);

  test.each(codes)('%s has a sentence in every language, whatever its facts are', (code, facts) => {
    for (const language of languages) {
      for (const told of combinations(facts)) {
        const said = sentence({ code, facts: told }, language);
        expect(said).not.toMatch(/\b(undefined|NaN|null)\b|\[object|\$\{/);
        expect(isPassedOn(code) ? 'Passed on.' : said).toMatch(/^[\p{Lu}\d“„«].*[.?!]$/u);
      }
    }
  });

  test.each(codes)('%s is another sentence in each language, and tells its facts', (code, kindsOfFacts) => {
    const facts = combinations(kindsOfFacts).at(-1) ?? {};
    const sentences = languages.map((language) => sentence({ code, facts }, language));
    expect(new Set(sentences).size).toBe(isPassedOn(code) ? 1 : languages.length);
    for (const [name, kind] of Object.entries(kindsOfFacts)) {
      const said = samples(kind).map((value) => sentence({ code, facts: { ...facts, [name]: value } }, 'it'));
      expect(new Set(said).size, name).toBeGreaterThan(1);
    }
  });
});
