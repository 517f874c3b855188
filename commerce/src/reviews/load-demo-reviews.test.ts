import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadDemoReviews } from './load-demo-reviews.usecase.ts';
import type { ReviewWords } from './load-demo-reviews.usecase.ts';
import { starsWithMean } from './star-spread.ts';

const file = new URL('../../../demo/content/reviews.json', import.meta.url);
const words = JSON.parse(readFileSync(file, 'utf8')) as ReviewWords;

interface Rating {
  readonly average: number;
  readonly count: number;
}

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(
    [7, 31, 240].map((count, index) => ({
      code: Object.keys(words.texts)[index] ?? '',
      name: `Tasselli ${count}`,
      category: ['Ferramenta', 'Tasselli'],
      rating: { average: 4.5, count },
      variants: [{ sku: `TAS-${count}-1`, price: 4.9, stock: 3 }],
      created_at: '2020-01-01T00:00:00Z',
    })),
  );
  await loadDemoReviews(shop.database, words, Date.parse('2026-11-20T00:00:00Z'));
});
afterAll(() => shop.close());

describe('reviews of the demo', () => {
  test('each text has stars that its product was given, so that it is shown', () => {
    const catalogue = readFileSync(new URL('../catalogue/products.jsonl', file), 'utf8');
    const rows = catalogue.split('\n').filter(Boolean);
    for (const row of rows) {
      const { code, rating } = JSON.parse(row) as { code: string; rating?: Rating };
      if (rating === undefined) continue;
      const given = Map.groupBy(starsWithMean(rating.average, rating.count), String);
      for (const [stars, texts] of Object.entries(words.texts[code] ?? {}))
        expect(given.get(stars)?.length ?? 0, `${code} ${stars}`).toBeGreaterThanOrEqual(texts.length);
    }
  });

  test('no two on one page say the same, and those that speak speak of their product', async () => {
    const rows = await shop.database.selectFrom('review').select(['product_id', 'comment']).execute();
    const spoken = rows.filter(({ comment }) => comment !== '');
    expect(rows).toHaveLength(7 + 31 + 240);
    expect(new Set(spoken.map((row) => `${row.product_id} ${row.comment}`)).size).toBe(spoken.length);
    const known = new Set(
      Object.entries(words.texts).flatMap(([code, byStars]) =>
        Object.values(byStars).flatMap((texts) => texts.map(({ comment }) => `${code} ${comment}`)),
      ),
    );
    const products = await shop.database.selectFrom('product').select(['id', 'code']).execute();
    const codes = new Map(products.map(({ id, code }) => [id, code]));
    expect(spoken.filter((row) => !known.has(`${codes.get(row.product_id)} ${row.comment}`))).toEqual([]);
    expect(spoken.length).toBeGreaterThan(4);
  });
});
