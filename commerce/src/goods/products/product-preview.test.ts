import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const HOUR_MS = 3_600_000;
const row = (code: string, more: object = {}) => ({
  code,
  name: `Sedia ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Casa', 'Sedie'],
  variants: [{ sku: `${code}-A`, price: 40, stock: 3 }],
  ...more,
});

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
let ahead = 0;
beforeAll(async () => {
  const clock = { now: () => Date.now() + ahead };
  shop = await startTestShop([row('S1', { published: false }), row('S2', { published: false })], { clock });
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(() => shop.close());

const idOf = async (text: string) => {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('products.list', { text });
  return rows[0]?.id ?? 0;
};
const tokenOf = async (text: string) => {
  const { url } = await owner.value<{ url: string }>('products.preview', { id: await idOf(text) });
  return new URL(url).searchParams.get('anteprima_prodotto') ?? '';
};
const ask = (slug: string, preview?: string) => {
  const query = new URLSearchParams({ slug, ...(preview !== undefined && { preview }) });
  return shop.ask(`/api/products?${query}`);
};

test('a product is seen before it is published by who has the link, as it is saved, and by nobody else', async () => {
  const token = await tokenOf('S1');
  const seen = await ask('det/s1', token);
  expect((seen.body as { message: { product: ProductDetail } }).message.product).toMatchObject({
    name: 'Sedia S1',
    variants: [{ sku: 'S1-A', price: 40 }],
  });
  expect((await ask('det/s1')).status).toBe(404);
  const id = await idOf('S1');
  await owner.value('products.save', { id, changes: { name: { from: 'Sedia S1', to: 'Sedia comoda' } } });
  expect((await ask('det/s1', token)).text).toContain('Sedia comoda');
  expect((await shop.ask('/api/shop?category=Casa')).text).not.toContain('Sedia');
});

test('a link shows its own product, unaltered, and for an hour', async () => {
  const token = await tokenOf('S1');
  expect((await ask('det/s2', token)).text).toContain('S1-A');
  const id = await idOf('S2');
  const altered = token.replace(/^\d+/, String(id));
  for (const wrong of [altered, `${token}x`, '', 'a.b.c'])
    expect((await ask('det/s2', wrong)).status).toBe(404);
  ahead = HOUR_MS;
  expect((await ask('det/s1', token)).status).toBe(404);
  ahead = 0;
});

test('nothing of it can be bought', async () => {
  await tokenOf('S1');
  const { body } = await shop.ask('/api/method/casamaestra.cart.quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines: [{ sku: 'S1-A', qty: 1 }], country: 'IT' }),
  });
  expect((body as { message: { lines: unknown[] } }).message.lines).toEqual([]);
});

test('who sees no products makes no link, and none is made of what is not there', async () => {
  expect(await owner.refusal('products.preview', { id: 999_999 })).toBe('staff_product_unknown');
});
