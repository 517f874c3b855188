import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { StaffProduct } from '@casamaestra/contract/staff/goods.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadRows } from '../../catalog/testing/load-rows.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const row = (code: string, more: object = {}) => ({
  code,
  name: `Trapano ${code}`,
  slug: `det/${code.toLowerCase()}`,
  category: ['Utensili', 'Trapani'],
  variants: [{ sku: `${code}-A`, price: 100, stock: 10 }],
  ...more,
});

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop([row('T1'), row('T2'), row('T3')]);
  await loadRows(shop, [row('T4', { meta_title: 'Dal file' })]);
  owner = await signedInStaff(shop, ['owner']);
});
afterAll(() => shop.close());

const find = async (text: string): Promise<StaffProduct> => {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('products.list', { text });
  return owner.value('products.read', { id: rows[0]?.id ?? 0 });
};
const save = (id: number, changes: object) => owner.value<StaffProduct>('products.save', { id, changes });
type Shown = Partial<ProductDetail> & { readonly redirect_to?: string };
const shown = async (slug: string): Promise<Shown> => {
  const { body } = await shop.ask(`/api/products?slug=${encodeURIComponent(slug)}`);
  return (body as { message: { product: Shown } }).message.product;
};
/** Takes back the newest change of a product. */
const takeBack = async (id: number) => {
  const { rows } = await owner.value<{ rows: { id: number }[] }>('activity.list', {
    record: `product ${id}`,
  });
  await owner.value('activity.undo', { id: rows[0]?.id });
};

test('what is written for search engines is on the page, stays when files come, and is taken back', async () => {
  const { id, fields, found_as: as } = await find('T1');
  expect(fields).toMatchObject({ meta_title: '', meta_description: '', slug: 'det/t1' });
  expect(as).toMatchObject({ mark: null });
  const saved = await save(id, {
    meta_title: { from: '', to: ' Trapano forte ' },
    meta_description: { from: '', to: 'Fora anche il cemento.' },
  });
  expect(saved.fields).toMatchObject({ meta_title: 'Trapano forte' });
  await expect
    .poll(() => shown('det/t1'))
    .toMatchObject({ meta_title: 'Trapano forte', meta_description: 'Fora anche il cemento.' });
  await loadRows(shop, [row('T1', { name: 'Trapano nuovo', meta_title: 'Dal fornitore' })]);
  expect((await find('T1')).fields).toMatchObject({ name: 'Trapano nuovo', meta_title: 'Trapano forte' });
  await takeBack(id);
  await expect.poll(async () => (await shown('det/t1')).meta_title).toBeUndefined();
});

test('a file may write it, a colleague for contents as well', async () => {
  await expect.poll(async () => (await shown('det/t4')).meta_title).toBe('Dal file');
  const { id } = await find('T4');
  const content = await signedInStaff(shop, ['content']);
  const changes = { meta_title: { from: 'Dal file', to: '' } };
  expect((await content.value<StaffProduct>('products.save', { id, changes })).fields.meta_title).toBe('');
  await expect.poll(async () => (await shown('det/t4')).meta_title).toBeUndefined();
});

test('a new address: the one before leads to it, files leave it alone, and an undo gives it back', async () => {
  const { id } = await find('T2');
  const saved = await save(id, { slug: { from: 'det/t2', to: 'Det/Trapano-Bello' } });
  expect(saved.fields.slug).toBe('det/trapano-bello');
  await expect.poll(() => shown('det/t2')).toEqual({ redirect_to: 'det/trapano-bello' });
  expect(await shown('det/trapano-bello')).toMatchObject({ slug: 'det/trapano-bello' });
  await loadRows(shop, [row('T2', { name: 'Trapano dal file' })]);
  await expect
    .poll(() => shown('det/trapano-bello'))
    .toMatchObject({ slug: 'det/trapano-bello', name: 'Trapano dal file' });
  await takeBack(id);
  await expect.poll(() => shown('det/trapano-bello')).toEqual({ redirect_to: 'det/t2' });
});

test.each([
  ['of another product', 'det/t4', 'staff_product_address_taken'],
  ['that another product had', 'det/trapano-bello', 'staff_product_address_taken'],
  ['of the shop', 'checkout/qui', 'staff_product_address_wrong'],
  ['with empty parts', 'det//x', 'staff_product_address_wrong'],
  ['with a query', 'det/x?y', 'staff_product_address_wrong'],
])('an address %s is refused at its field', async (_, to, code) => {
  const { id } = await find('T3');
  const { body } = await owner.call('products.save', { id, changes: { slug: { from: 'det/t3', to } } });
  expect(body).toMatchObject({ code, field: 'changes.slug' });
});

test('a name that another product has is told with the code that sets them apart', async () => {
  const [{ id, fields }, other] = [await find('T3'), await find('T4')];
  const named = await save(id, { name: { from: fields.name, to: other.fields.name } });
  expect(named.found_as.mark).toBe('T3-A');
});
