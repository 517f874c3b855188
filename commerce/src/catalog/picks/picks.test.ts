import type { picksOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

const row = (code: string, kind: string, more: Partial<ProductRowInput> = {}): ProductRowInput => ({
  code,
  name: `${kind} ${code}`,
  category: ['Casa', kind],
  variants: [{ sku: code, price: 20, stock: 5 }],
  created_at: '2020-01-01T00:00:00Z',
  ...more,
});
const six = (kind: string) => Array.from({ length: 6 }, (_, at) => row(`${kind.slice(0, 3)}-${at}`, kind));

let shop: TestShop;
const ids = new Map<string, number>();
beforeAll(async () => {
  shop = await startTestShop([
    ...six('Sedie'),
    ...six('Lampade'),
    row('CUSCINO', 'Cuscini'),
    row('FINITO', 'Cuscini', { variants: [{ sku: 'FINITO', price: 9, stock: 0 }] }),
  ]);
  for (const { id, code } of await shop.database.selectFrom('product').select(['id', 'code']).execute())
    ids.set(code, id);
  await shop.database
    .updateTable('product')
    .set({ accessories: ['FINITO', 'CUSCINO'] })
    .where('code', '=', 'Sed-0')
    .execute();
});
afterAll(() => shop.close());

const picksFor = async (seen: string): Promise<string[]> => {
  const { products } = await shop.value<OperationOutput<typeof picksOperation>>(
    `/api/method/casamaestra.catalog.picks?seen=${encodeURIComponent(seen)}`,
  );
  return products.map(({ sku }) => sku);
};
const numbers = (...codes: string[]) => codes.map((code) => ids.get(code)).join(';');
const ofKind = (skus: readonly string[], kind: string) => skus.filter((sku) => sku.startsWith(kind));

describe('P01 products for somebody who looked at others', () => {
  test('what belongs to a product comes first, what is like it after; sold out it is not shown', async () => {
    const picks = await picksFor(numbers('Sed-0'));
    expect(picks[0]).toBe('CUSCINO');
    expect(picks).not.toContain('FINITO');
    expect(picks).not.toContain('Sed-0');
    expect(ofKind(picks, 'Sed-')).toHaveLength(3);
  });

  test('several products take turns, and none that was seen is among them', async () => {
    const picks = await picksFor(numbers('Lam-0', 'Sed-1', 'Lam-1'));
    expect(ofKind(picks.slice(0, 2), 'Lam-')).toHaveLength(1);
    expect(ofKind(picks, 'Sed-')).toHaveLength(3);
    expect(ofKind(picks, 'Lam-')).toHaveLength(3);
    for (const seen of ['Lam-0', 'Sed-1', 'Lam-1']) expect(picks).not.toContain(seen);
  });

  test.each(['', 'abc', '-1;0;1.5;1e99', '999999', '99999999999999', ';;;'])(
    'without a product of the shop there is none: %s',
    async (seen) => {
      expect(await picksFor(seen)).toEqual([]);
    },
  );

  test('a long question is answered by its first numbers, as a short one', async () => {
    const seen = numbers('Sed-0', 'Sed-1', 'Sed-2', 'Sed-3', 'Sed-4');
    expect(await picksFor(`${seen};${'7;'.repeat(5000)}`)).toEqual(await picksFor(seen));
  });
});
