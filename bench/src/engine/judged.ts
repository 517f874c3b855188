import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { tradeSynonyms } from '@casamaestra/commerce/content/synonyms/trade-synonyms.ts';
import { createSearchEngine } from '@casamaestra/search/engine.ts';
import type { SearchDocument, SearchEngine } from '@casamaestra/search/search-engine.ts';

/**
 * Relevance on judged shopper queries: NDCG@10, gain (grade − 1) / 2, ideal from the query's own grades.
 * Needs a folder with products.csv.gz and judgments.csv.gz (BENCH_JUDGED_DIR); skipped without it.
 */

export type JudgedScore = {
  readonly queries: number;
  /** Unjudged products have no gain. */
  readonly full: number;
  /** Unjudged products are removed from the first 100. */
  readonly judgedOnly: number;
};

type Grades = ReadonlyMap<number, number>;
type Judged = { readonly query: string; readonly grades: Grades };

function rows(path: string): Record<string, string>[] {
  return parse(gunzipSync(readFileSync(path)), { columns: true, relax_quotes: true });
}

const feature = (code: string, label: string, value: string | undefined): SearchDocument['features'] =>
  value === undefined || value === '' ? [] : [{ code, label, type: 'text', values: [value] }];

function toDocument(row: Record<string, string>): SearchDocument {
  const id = Number(row['product_uid']);
  return {
    id,
    code: `P${id}`,
    name: row['title'] ?? '',
    ...(row['brand'] === undefined || row['brand'] === '' ? {} : { brand: row['brand'] }),
    skus: [],
    gtins: [],
    categoryIds: [],
    categoryLabels: [],
    groups: [],
    features: [
      ...feature('color', 'Color', row['color']),
      ...feature('material', 'Material', row['material']),
    ],
    minPriceCents: 100,
    maxPriceCents: 100,
    isSale: false,
    discountPercent: 0,
    discountCents: 0,
    stock: 1,
    ratingAverage: 0,
    ratingCount: 0,
    sold: 0,
    createdAt: 0,
    updatedAt: 0,
    isHot: false,
    isNew: false,
    published: true,
    promoCodes: [],
  };
}

/** Queries with at least five grades, one of them above 1. */
function judgedQueries(path: string): Judged[] {
  const byQuery = new Map<string, Map<number, number>>();
  for (const { query = '', product_uid: product, relevance } of rows(path)) {
    const grades = byQuery.get(query) ?? new Map<number, number>();
    grades.set(Number(product), Number(relevance));
    byQuery.set(query, grades);
  }
  return [...byQuery]
    .map(([query, grades]) => ({ query, grades }))
    .filter(({ grades }) => grades.size >= 5 && [...grades.values()].some((grade) => grade > 1));
}

const gain = (grade: number): number => (grade - 1) / 2;

function discounted(gains: readonly number[]): number {
  return gains.slice(0, 10).reduce((sum, value, rank) => sum + value / Math.log2(rank + 2), 0);
}

function ndcg(ids: readonly number[], grades: Grades): number {
  const ideal = discounted([...grades.values()].map(gain).toSorted((one, other) => other - one));
  return discounted(ids.map((id) => gain(grades.get(id) ?? 1))) / ideal;
}

/** Splits queries into two fixed halves: one for tuning, one for reporting. */
function half(query: string): 'tune' | 'report' {
  let hash = 0;
  for (const letter of query) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return Math.imul(hash, 0x9e37_79b1) >>> 31 === 0 ? 'tune' : 'report';
}

async function score(engine: SearchEngine, judged: readonly Judged[]): Promise<JudgedScore> {
  let full = 0;
  let judgedOnly = 0;
  for (const { query, grades } of judged) {
    const { ids } = await engine.search({ text: query, limit: 100, counts: false });
    full += ndcg(ids, grades);
    judgedOnly += ndcg(
      ids.filter((id) => grades.has(id)),
      grades,
    );
  }
  return { queries: judged.length, full: full / judged.length, judgedOnly: judgedOnly / judged.length };
}

/** Scores both halves, or returns why not. */
export async function measureJudged(
  directory: string | undefined,
): Promise<{ readonly tune: JudgedScore; readonly report: JudgedScore } | { readonly skipped: string }> {
  if (directory === undefined || directory === '') return { skipped: 'BENCH_JUDGED_DIR is not set' };
  const engine = createSearchEngine({ language: 'en', workers: 0, synonyms: tradeSynonyms('en') });
  await engine.build(rows(join(directory, 'products.csv.gz')).map(toDocument), 1);
  const judged = judgedQueries(join(directory, 'judgments.csv.gz'));
  const tune = await score(
    engine,
    judged.filter(({ query }) => half(query) === 'tune'),
  );
  const report = await score(
    engine,
    judged.filter(({ query }) => half(query) === 'report'),
  );
  await engine.close();
  return { tune, report };
}

if (import.meta.main) console.log(await measureJudged(process.env['BENCH_JUDGED_DIR']));
