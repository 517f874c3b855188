import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import type {
  StaffBrand,
  StaffCategory,
  StaffFamily,
  StaffFeature,
  StaffOperator,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from '../catalog/import/import-catalogue.usecase.ts';
import { product } from '../catalog/import/testing/import-bench.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadTestContent } from '../content/testing/load-test-content.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../staff/testing/staff-browser.ts';

const maker = { name: 'Reno S.p.A.', address: 'Via Po 1, Torino', contact: 'info@reno.example' };
const makerAgain = { ...maker, name: 'RENO spa', address: 'Via Po, 1 – Torino' };
const one = (code: string, name: string, row: Partial<ProductRowInput>): ProductRowInput =>
  product(code, {
    name,
    slug: `det/${code.toLowerCase()}`,
    variants: [{ sku: code, price: 10, stock: 3 }],
    ...row,
  });
const goods: readonly ProductRowInput[] = [
  one('S-1', 'Sedia impilabile', {
    category: ['Mobili', 'Sedie'],
    brand: 'Legno Vivo',
    manufacturer: maker,
    family_code: 'sedia',
    family_name: 'Sedia',
    features: [
      { label: 'Altezza', value: 80, unit: 'cm' },
      { label: 'Materiale', value: 'Faggio' },
    ],
  }),
  one('S-2', 'Sgabello alto', {
    category: ['Mobili', 'Sedie', 'Sgabelli'],
    brand: 'LegnoVivo S.r.l.',
    manufacturer: makerAgain,
  }),
  one('P-1', 'Poltroncina', { category: ['Mobili', 'Sedute'], brand: 'Altra', eu_responsible: makerAgain }),
];

let shop: TestShop;
let folder: string;
let person: StaffBrowser;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casamaestra-structure-'));
  shop = await startTestShop();
  await load();
  person = await signedInStaff(shop, ['catalogue'], { name: 'Ada Bianchi' });
  await shop.until('/api/shop', ({ text }) => text.includes('Poltroncina'));
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function load(rows = goods): Promise<void> {
  const file = join(folder, 'rows.jsonl');
  await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const outcome = await importCatalogue({
    file,
    connection: shop.connection,
    dataDirectory: folder,
    sentenceOf: JSON.stringify,
  });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}

const categories = () => person.value<StaffCategory[]>('structure.categories');
const category = async (url: string): Promise<StaffCategory> => {
  const found = (await categories()).find((row) => row.url === url);
  if (found === undefined) throw new Error(`no category ${url}`);
  return found;
};
const urls = async () => (await categories()).map((row) => row.url);
const brands = async (input: object = {}) =>
  person.value<{ rows: StaffBrand[]; count: number; twins: number }>('structure.brands', input);
const operators = async (input: object = {}) =>
  person.value<{ rows: StaffOperator[]; twins: number }>('structure.operators', input);
const attributes = () =>
  person.value<{ features: StaffFeature[]; families: StaffFamily[] }>('structure.attributes');
const save = (kind: string, id: number | string, changes: object) =>
  person.value<{ change: number | null }>('structure.save', { kind, id, changes });
const refusalOf = (kind: string, id: number | string, changes: object) =>
  person.refusal('structure.save', { kind, id, changes });
const merge = (kind: string, id: number, into: number) =>
  person.value<{ products: number; change: number }>('structure.merge', { kind, id, into });
const undo = (id: number | null) =>
  person.value<{ change: number; undone: number; kept: unknown[] }>('activity.undo', { id });
const listed = (query: string) => shop.value<Listing>(`/api/shop?${query}`);
const names = async (query: string) => (await listed(query)).products.map(({ name }) => name).toSorted();
/** Waits until the listing shows these products. */
const shows = async (query: string, wanted: readonly string[]) => {
  await shop.until(`/api/shop?${query}`, ({ body }) => {
    const { products } = (body as { message: Listing }).message;
    return JSON.stringify(products.map(({ name }) => name).toSorted()) === JSON.stringify(wanted);
  });
  expect(await names(query)).toEqual(wanted);
};
const brandFilter = (name: string) => `features=${encodeURIComponent(JSON.stringify({ brand: name }))}`;

describe('the tree of categories', () => {
  test('a renamed category is at once in the shop under its new name, and its old address and files find it', async () => {
    const seats = await category('Mobili,Sedie');
    expect(seats).toMatchObject({ products: 1, products_below: 2, electrical: true });
    await save('category', seats.id, { label: { from: 'Sedie', to: 'Sedie e sgabelli' } });
    await shows('category=Mobili,Sedie-e-sgabelli', ['Sedia impilabile', 'Sgabello alto']);
    await shows('category=Mobili,Sedie', ['Sedia impilabile', 'Sgabello alto']);
    await shows('category=mobili,sedie,sgabelli', ['Sgabello alto']);
    expect((await listed('category=Mobili,Sedie')).category_tree.map(({ label }) => label)).toContain(
      'Sedie e sgabelli',
    );
    const late = one('S-3', 'Sedia nuova', { category: ['Mobili', 'Sedie', 'Pieghevoli'] });
    await load([...goods.map((row) => ({ ...row, short_description: 'Anche da fuori.' })), late]);
    await shows('category=Mobili,Sedie-e-sgabelli', ['Sedia impilabile', 'Sedia nuova', 'Sgabello alto']);
    expect(await urls()).toContain('Mobili,Sedie-e-sgabelli,Pieghevoli');
    expect(await urls()).not.toContain('Mobili,Sedie');
  });

  test('the layout that content gives a category stays when it is renamed', async () => {
    await loadTestContent(
      { 'listings.yaml': { listings: [{ category: 'Mobili,Sedie', layout: 'list' }] } },
      shop,
    );
    const layout = async (url: string) => (await listed(`category=${url}`)).layout;
    await shop.until('/api/shop?category=Mobili,Sedie', ({ text }) => text.includes('"layout":"list"'));
    const { id } = await category('Mobili,Sedie');
    await save('category', id, { label: { from: 'Sedie', to: 'Sedute comode' } });
    await shows('category=Mobili,Sedute-comode', ['Sedia impilabile', 'Sgabello alto']);
    expect(await layout('Mobili,Sedute-comode')).toBe('list');
  });

  test('a moved category takes what is below along, and undoing it brings everything back', async () => {
    const added = await person.value<{ id: number; change: number }>('structure.add_category', {
      label: 'Cucina',
      parent_id: null,
    });
    const stools = await category('Mobili,Sedie');
    const { change } = await save('category', stools.id, {
      parent_id: { from: stools.parent_id, to: added.id },
    });
    await shows('category=Cucina', ['Sedia impilabile', 'Sgabello alto']);
    expect(await urls()).toEqual([
      'Cucina',
      'Cucina,Sedie',
      'Cucina,Sedie,Sgabelli',
      'Mobili',
      'Mobili,Sedute',
    ]);
    expect(await undo(change)).toMatchObject({ undone: 1, kept: [] });
    await shows('category=Mobili,Sedie', ['Sedia impilabile', 'Sgabello alto']);
    await undo(added.change);
    expect(await urls()).toEqual(['Mobili', 'Mobili,Sedie', 'Mobili,Sedie,Sgabelli', 'Mobili,Sedute']);
  });

  test('what holds for a category is inherited by those below, and given back to each as it was', async () => {
    const [top, seats] = [await category('Mobili'), await category('Mobili,Sedute')];
    await save('category', seats.id, { electrical: { from: true, to: false } });
    const { change } = await save('category', top.id, { electrical: { from: true, to: false } });
    expect((await categories()).map(({ electrical }) => electrical)).toEqual([false, false, false, false]);
    await undo(change);
    const flags = (await categories()).map(({ url, electrical }) => [url, electrical]);
    expect(Object.fromEntries(flags)).toEqual({
      Mobili: true,
      'Mobili,Sedie': true,
      'Mobili,Sedie,Sgabelli': true,
      'Mobili,Sedute': false,
    });
    const { id } = await person.value<{ id: number }>('structure.add_category', {
      label: 'Panche',
      parent_id: seats.id,
    });
    expect((await categories()).find((row) => row.id === id)).toMatchObject({ electrical: false });
  });

  test('merged: products, subcategories and coupons go to the other, files follow, and all of it can be taken back', async () => {
    const [from, into] = [await category('Mobili,Sedie'), await category('Mobili,Sedute')];
    const { database } = shop;
    await database
      .insertInto('coupon')
      .values({
        code: 'SEDIE',
        description: JSON.stringify({ it: 'Sedie' }),
        kind: 'free_shipping',
        category_ids: [from.id],
      })
      .execute();
    const coupon = async () =>
      (await database.selectFrom('coupon').select('category_ids').executeTakeFirstOrThrow()).category_ids;
    const { products, change } = await merge('category', from.id, into.id);
    expect(products).toBe(1);
    await shows('category=Mobili,Sedute', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
    await shows('category=Mobili,Sedie', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
    expect(await coupon()).toEqual([into.id]);
    await load(goods.map((row) => ({ ...row, short_description: 'Riletta.' })));
    expect(await urls()).toEqual(['Mobili', 'Mobili,Sedute', 'Mobili,Sedute,Sgabelli']);
    const back = await undo(change);
    await shows('category=Mobili,Sedute', ['Poltroncina']);
    await shows('category=Mobili,Sedie', ['Sedia impilabile', 'Sgabello alto']);
    expect((await category('Mobili,Sedie')).id).toBe(from.id);
    expect(await coupon()).toEqual([from.id]);
    await undo(back.change);
    await shows('category=Mobili,Sedute', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
  });

  test('only an empty category is removed, and comes back by undo', async () => {
    const { id } = await category('Mobili,Sedute');
    expect(await person.refusal('structure.remove', { kind: 'category', id })).toBe('staff_structure_used');
    const added = await person.value<{ id: number }>('structure.add_category', {
      label: 'Vuota',
      parent_id: null,
    });
    const { change } = await person.value<{ change: number }>('structure.remove', {
      kind: 'category',
      id: added.id,
    });
    expect(await urls()).not.toContain('Vuota');
    await undo(change);
    expect((await category('Vuota')).id).toBe(added.id);
  });

  test.each([
    ['below itself', { parent_id: 'Mobili,Sedie,Sgabelli' }, 'staff_category_below_itself'],
    ['a name of its neighbour, written otherwise', { label: 'SEDUTE' }, 'staff_structure_known'],
    ['a name without letters', { label: '–' }, 'staff_structure_letters'],
    ['no name', { label: ' ' }, 'field_empty'],
  ])('refused: %s', async (_, { label, parent_id: parent }: { label?: string; parent_id?: string }, code) => {
    const seats = await category('Mobili,Sedie');
    const changes = {
      ...(label !== undefined && { label: { from: 'Sedie', to: label } }),
      ...(parent !== undefined && { parent_id: { from: seats.parent_id, to: (await category(parent)).id } }),
    };
    expect(await refusalOf('category', seats.id, changes)).toBe(code);
    expect(await urls()).toContain('Mobili,Sedie');
  });

  test('no deeper than files may go', async () => {
    let parent = (await category('Mobili,Sedie,Sgabelli')).id;
    const add = (label: string) => ({ label, parent_id: parent });
    for (let level = 4; level <= 8; level += 1)
      parent = (await person.value<{ id: number }>('structure.add_category', add(`Livello ${level}`))).id;
    expect(await person.refusal('structure.add_category', add('Livello 9'))).toBe('staff_category_deep');
    const [top, other] = [await category('Mobili,Sedie'), await category('Mobili,Sedute')];
    const deeper = { parent_id: { from: top.parent_id, to: other.id } };
    expect(await refusalOf('category', top.id, deeper)).toBe('staff_category_deep');
  });

  test('two people on one category: who comes second is told what it says now', async () => {
    const { id } = await category('Mobili,Sedie');
    await save('category', id, { label: { from: 'Sedie', to: 'Sedie di legno' } });
    expect(await refusalOf('category', id, { label: { from: 'Sedie', to: 'Sedie belle' } })).toBe(
      'changed_meanwhile',
    );
    await save('category', id, { electrical: { from: true, to: false } });
    expect(await category('Mobili,Sedie-di-legno')).toMatchObject({ electrical: false });
  });

  test('content people may change texts of products, not the structure', async () => {
    const writer = await signedInStaff(shop, ['content'], { name: 'Carlo' });
    const input = { label: 'Nuova', parent_id: null };
    expect(await writer.refusal('structure.add_category', input)).toBe('staff_product_texts_only');
  });
});

describe('brands', () => {
  test('those that look alike are told; merged ones are one in the shop, in links and in files', async () => {
    const { rows, twins } = await brands({ twins: true });
    expect(rows.map(({ name }) => name)).toEqual(['Legno Vivo', 'LegnoVivo S.r.l.']);
    expect(twins).toBe(2);
    const [into, from] = rows;
    const { change, products } = await merge('brand', from?.id ?? 0, into?.id ?? 0);
    expect(products).toBe(1);
    await shows(brandFilter('Legno Vivo'), ['Sedia impilabile', 'Sgabello alto']);
    await shows(brandFilter('LegnoVivo S.r.l.'), ['Sedia impilabile', 'Sgabello alto']);
    await load(goods.map((row) => ({ ...row, short_description: 'Riletta.' })));
    await loadTestContent(
      { 'brands.yaml': { brands: [{ name: 'LegnoVivo S.r.l.', slogan: 'Legno.' }] } },
      shop,
    );
    expect((await brands()).rows.map(({ name }) => name)).toEqual(['Altra', 'Legno Vivo']);
    await undo(change);
    await shows(brandFilter('LegnoVivo S.r.l.'), ['Sgabello alto']);
    await shows(brandFilter('Legno Vivo'), ['Sedia impilabile']);
  });

  test('a renamed brand is shown by its new name; a name that is another’s is refused', async () => {
    const [other] = (await brands({ text: 'altr' })).rows;
    const id = other?.id ?? 0;
    const { change } = await save('brand', id, { name: { from: 'Altra', to: 'Altra Casa' } });
    await shows(brandFilter('Altra Casa'), ['Poltroncina']);
    expect(await refusalOf('brand', id, { name: { from: 'Altra Casa', to: 'legno vivo' } })).toBe(
      'staff_structure_known',
    );
    expect(await person.refusal('structure.remove', { kind: 'brand', id })).toBe('staff_structure_used');
    await undo(change);
    await shows(brandFilter('Altra'), ['Poltroncina']);
  });
});

describe('operators', () => {
  const makerOf = async (slug: string) =>
    JSON.stringify(await shop.value<object>(`/api/products?slug=${encodeURIComponent(slug)}`));

  test('one operator written twice is merged, as maker and as responsible, and files follow', async () => {
    const { rows } = await operators({ twins: true });
    expect(rows.map(({ name, products }) => [name, products])).toEqual([
      ['Reno S.p.A.', 1],
      ['RENO spa', 2],
    ]);
    const { change, products } = await merge('operator', rows[1]?.id ?? 0, rows[0]?.id ?? 0);
    expect(products).toBe(2);
    await load(goods.map((row) => ({ ...row, short_description: 'Riletta.' })));
    expect((await operators()).rows.map((row) => [row.name, row.products])).toEqual([['Reno S.p.A.', 3]]);
    await undo(change);
    expect((await operators()).rows.map((row) => [row.name, row.products])).toEqual([
      ['Reno S.p.A.', 1],
      ['RENO spa', 2],
    ]);
  });

  test('a corrected address stands on the product’s page', async () => {
    const [first] = (await operators({ text: 'S.p.A.' })).rows;
    await save('operator', first?.id ?? 0, { address: { from: maker.address, to: 'Corso Reno 9, Milano' } });
    await shop.until('/api/products?slug=det%2Fs-1', ({ text }) => text.includes('Corso Reno 9, Milano'));
    expect(await makerOf('det/s-1')).toContain('Corso Reno 9, Milano');
    await load(goods.map((row) => ({ ...row, short_description: 'Riletta.' })));
    expect((await operators({ text: 'Corso Reno' })).rows).toHaveLength(1);
    expect((await operators()).rows).toHaveLength(2);
  });
});

describe('features and families', () => {
  test('a feature gets another label; a unit that values have stays', async () => {
    const { features } = await attributes();
    const height = features.find(({ label }) => label === 'Altezza');
    const id = height?.id ?? 0;
    expect(height).toMatchObject({ unit: 'cm', type: 'number' });
    expect(await refusalOf('feature', id, { unit: { from: 'cm', to: 'mm' } })).toBe('staff_feature_unit');
    expect(await refusalOf('feature', id, { label: { from: 'Altezza', to: 'materiale' } })).toBe(
      'staff_structure_known',
    );
    await save('feature', id, { label: { from: 'Altezza', to: 'Altezza totale' } });
    await shop.until('/api/products?slug=det%2Fs-1', ({ text }) => text.includes('Altezza totale'));
    expect((await attributes()).features.map(({ label }) => label)).toEqual(['Altezza totale', 'Materiale']);
  });

  test('a family has another name and order of features; undone, the ones it had', async () => {
    const family = async () => (await attributes()).families[0];
    const before = await family();
    expect(before).toMatchObject({ code: 'sedia', name: 'Sedia', products: 1 });
    const order = before?.features ?? [];
    const changes = {
      features: { from: order, to: order.toReversed() },
      name: { from: 'Sedia', to: 'Sedie' },
    };
    const { change } = await save('family', 'sedia', changes);
    expect(await family()).toMatchObject({ name: 'Sedie', features: order.toReversed() });
    const unknown = { features: { from: order.toReversed(), to: ['niente'] } };
    expect(await refusalOf('family', 'sedia', unknown)).toBe('staff_structure_unknown');
    await undo(change);
    expect(await family()).toEqual(before);
  });
});
