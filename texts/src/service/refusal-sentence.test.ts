import { describe, expect, test } from 'vitest';
import { serviceRefusals } from '@casamaestra/contract/platform/call.refusals.ts';
import { staffRefusals } from '@casamaestra/contract/orders/orders.refusals.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { staffOperations } from '@casamaestra/contract/staff/staff-operations.ts';
import type { FactKinds } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { refusalKinds } from '@casamaestra/contract/platform/refusals.ts';
import type { RefusalCode } from '@casamaestra/contract/platform/refusals.ts';
import { languages } from '../languages.ts';
import type { Language } from '../languages.ts';
import { combinations, samples } from '../testing/sample-facts.ts';
import type { Facts } from '../testing/sample-facts.ts';
import { refusalSentence } from './refusal-sentence.ts';

const codes = Object.keys(refusalKinds) as RefusalCode[];
const factsOf = (code: RefusalCode): FactKinds => refusalKinds[code].facts;

const sentence = (code: RefusalCode, facts: Facts, language: Language) =>
  refusalSentence({ code, facts }, language);

describe.each(languages)('refusals in %s', (language) => {
  test.each(codes)('%s has a sentence, whatever its facts are', (code) => {
    for (const facts of combinations(factsOf(code))) {
      const said = sentence(code, facts, language);
      expect(said).not.toMatch(/\b(undefined|NaN|null)\b|\[object|\$\{/);
      // A service's own message is passed on as it is.
      expect(code === 'service_message' ? 'Passed on.' : said.trim()).toMatch(/^[\p{Lu}\d“„«].*[.?!]$/u);
    }
  });

  test.each(codes.filter((code) => Object.keys(factsOf(code)).length > 0))('%s tells its facts', (code) => {
    const kinds = factsOf(code);
    const all = combinations(kinds);
    for (const [name, kind] of Object.entries(kinds)) {
      const told = all.some((facts) => {
        const otherwise = samples(kind).map((value) => sentence(code, { ...facts, [name]: value }, language));
        return new Set(otherwise).size > 1;
      });
      expect(told, name).toBe(true);
    }
  });
});

describe('refusals of the contract', () => {
  test('are different sentences in every language', () => {
    const same = codes.filter((code) => {
      const facts = combinations(factsOf(code)).at(-1) ?? {};
      return new Set(languages.map((language) => sentence(code, facts, language))).size < languages.length;
    });
    expect(same).toEqual(['service_message']);
  });

  test.each([...operations, ...staffOperations].map((operation) => [operation.name, operation] as const))(
    '%s declares codes that exist, each once',
    (_, { refusals }) => {
      expect(refusals.filter((code) => !Object.hasOwn(refusalKinds, code))).toEqual([]);
      expect(new Set(refusals).size).toBe(refusals.length);
    },
  );

  test('each is declared by a call, or is of every call, or of the staff’s commands', () => {
    const declared = new Set([
      ...[...operations, ...staffOperations].flatMap(({ refusals }) => refusals),
      ...Object.keys(serviceRefusals),
      ...Object.keys(staffRefusals),
    ]);
    expect(codes.filter((code) => !declared.has(code))).toEqual([]);
  });
});
