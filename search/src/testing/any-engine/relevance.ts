import { describe, expect, test } from 'vitest';
import { fold } from '../../analysis/fold.ts';
import { demoDocuments } from '../demo-documents.ts';
import { ITALIAN_QUERIES } from '../italian-queries.data.ts';
import type { CreateEngine } from './any-engine.ts';

const LEAST_SHARE = 0.95;

const expectations = ITALIAN_QUERIES.trim()
  .split('\n')
  .map((line) => {
    const [query = '', kind = '', pattern = ''] = line.split(' | ');
    return { query, kind, pattern: new RegExp(pattern, 'u') };
  });

/** Queries of Italian shoppers over the demo shop's catalogue. */
export function findsTheRightFirst(createEngine: CreateEngine): void {
  describe('S07 relevance: Italian shoppers find the right product first', () => {
    test(`a right product is first in ${LEAST_SHARE * 100} % of ${expectations.length} queries`, async () => {
      const documents = demoDocuments();
      const engine = await createEngine();
      await engine.build(documents, 1);
      const described = new Map(
        documents.map(({ id, name, categoryLabels }) => [id, fold(`${name} @ ${categoryLabels.at(-1)}`)]),
      );
      const wrong: string[] = [];
      for (const { query, kind, pattern } of expectations) {
        const { ids } = await engine.search({ text: query, limit: 1, counts: false });
        const first = described.get(ids[0] ?? 0) ?? 'nothing';
        if (!pattern.test(first)) wrong.push(`${query} (${kind}): ${first}`);
      }
      expect(expectations.length).toBeGreaterThanOrEqual(120);
      const wrongMost = Math.floor(expectations.length * (1 - LEAST_SHARE));
      expect(wrong.slice(0, wrong.length > wrongMost ? undefined : 0)).toEqual([]);
      await engine.close();
    });
  });
}
