import { describe, expect, test } from 'vitest';
import { fold } from '../../analysis/fold.ts';
import { demoDocuments } from '../demo-documents.ts';
import { ENGLISH_QUERIES, SLOVAK_QUERIES } from '../foreign-queries.data.ts';
import { ITALIAN_EVERYDAY } from '../italian-everyday.data.ts';
import { ITALIAN_PHRASES } from '../italian-phrases.data.ts';
import { ITALIAN_QUERIES } from '../italian-queries.data.ts';
import { ITALIAN_TYPED } from '../italian-typed.data.ts';
import { ITALIAN_UNHEARD } from '../italian-unheard.data.ts';
import { ITALIAN_UNSEEN } from '../italian-unseen.data.ts';
import type { CreateEngine } from './any-engine.ts';

const LEAST_SHARE = 0.95;

/** Judged queries of Italian shoppers over the demo shop's catalogue. */
const LISTS = [
  { title: 'what the shop sells', lines: ITALIAN_QUERIES, queriesMin: 120 },
  { title: 'phrases, and what the shop has not', lines: ITALIAN_PHRASES, queriesMin: 780 },
  { title: 'as they are typed', lines: ITALIAN_TYPED, queriesMin: 70 },
  { title: 'as they are said at home', lines: ITALIAN_EVERYDAY, queriesMin: 95 },
  { title: 'as they are said at home, once more', lines: ITALIAN_UNSEEN, queriesMin: 95 },
  { title: 'as they are said at home, a third time', lines: ITALIAN_UNHEARD, queriesMin: 95 },
  { title: 'English words for Italian goods', lines: ENGLISH_QUERIES, queriesMin: 60 },
  { title: 'Slovak words for Italian goods', lines: SLOVAK_QUERIES, queriesMin: 60 },
];

function expectationsOf(lines: string) {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', kind = '', pattern = ''] = line.split(' | ');
      return { query, kind, pattern: new RegExp(pattern, 'u') };
    });
}

export function findsTheRightFirst(createEngine: CreateEngine): void {
  describe('S07 relevance: shoppers find the right product first, or none', () => {
    test.each(LISTS)(
      `$title: right in ${LEAST_SHARE * 100} % of the queries`,
      async ({ lines, queriesMin }) => {
        const expectations = expectationsOf(lines);
        const documents = demoDocuments();
        const engine = await createEngine();
        await engine.build(documents, 1);
        const described = new Map(
          documents.map(({ id, name, categoryLabels }) => [id, fold(`${name} @ ${categoryLabels.at(-1)}`)]),
        );
        const wrong: string[] = [];
        for (const { query, kind, pattern } of expectations) {
          const { ids, total, relaxed } = await engine.search({ text: query, limit: 1, counts: false });
          const first = described.get(ids[0] ?? 0) ?? 'nothing';
          const said = kind !== 'lacking' || total === 0 || relaxed;
          if (!pattern.test(first) || !said) wrong.push(`${query} (${kind}): ${first}`);
        }
        expect(new Set(expectations.map(({ query }) => query)).size).toBeGreaterThanOrEqual(queriesMin);
        const wrongMost = Math.floor(expectations.length * (1 - LEAST_SHARE));
        expect(wrong.slice(0, wrong.length > wrongMost ? undefined : 0)).toEqual([]);
        await engine.close();
      },
    );
  });
}
