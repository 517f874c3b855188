import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  applyBulkFieldsOperation,
  chosenFeaturesOperation,
  previewBulkFieldsOperation,
} from '@casamaestra/contract/staff/bulk-fields.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import { productionEnvironment } from '../../platform/testing/production-environment.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { goods, goodsReadAgain, openSeatShop } from '../../structure/testing/seat-shop.ts';
import type { SeatShop } from '../../structure/testing/seat-shop.ts';

type Preview = OperationOutput<typeof previewBulkFieldsOperation>;
type Applied = OperationOutput<typeof applyBulkFieldsOperation>;
type Change = Readonly<Record<string, unknown>>;

let seats: SeatShop;
let ids: readonly number[];
beforeEach(async () => {
  seats = await openSeatShop('manager');
  ids = (await seats.person.value<{ id: number }[]>('products.matching', {})).map(({ id }) => id).toSorted();
});
afterEach(() => seats.close());

const preview = (change: Change, of = ids) =>
  seats.person.value<Preview>('products.bulk_preview', { ids: of, change });
async function apply(change: Change, of = ids): Promise<Applied> {
  const { fingerprint } = await preview(change, of);
  return seats.person.value<Applied>('products.bulk', { ids: of, change, fingerprint });
}
const fieldsOf = async (): Promise<ProductFields[]> =>
  Promise.all(
    ids.map(
      async (id) => (await seats.person.value<{ fields: ProductFields }>('products.read', { id })).fields,
    ),
  );
const idOf = async (kind: 'brands' | 'operators', name: string) => {
  const choices = await seats.person.value<Record<typeof kind, { id: number; name: string }[]>>(
    'products.choices',
    {},
  );
  return choices[kind].find((one) => one.name === name)?.id ?? 0;
};

describe('one field of the products chosen', () => {
  test('is seen by its names first, then changed in one go, stands in the shop, outlives files and is taken back', async () => {
    expect(ids).toHaveLength(goods.length);
    const before = await fieldsOf();
    const brand = await idOf('brands', 'Altra');
    const change = { field: 'brand_id', to: brand };
    const seen = await preview(change);
    expect(seen).toMatchObject({ products: 3, changed: 2, faults: 0 });
    expect(seen.rows.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['Sedia impilabile', 'Legno Vivo', 'Altra'],
      ['Sgabello alto', 'LegnoVivo S.r.l.', 'Altra'],
    ]);
    const done = await apply(change);
    expect(done.products).toBe(2);
    await seats.shop.until('/api/products?slug=det/s-1', ({ text }) => text.includes('"brand":"Altra"'));
    expect((await fieldsOf()).map(({ brand_id: own }) => own)).toEqual([brand, brand, brand]);
    await seats.load(goodsReadAgain);
    expect((await fieldsOf()).map(({ brand_id: own }) => own)).toEqual([brand, brand, brand]);
    const timeline = await seats.person.value<{ rows: { kind: string; rows: object[] }[] }>('activity.list', {
      record: `product ${ids[0]}`,
    });
    expect(timeline.rows[0]).toMatchObject({ kind: 'products.bulk' });
    expect(await seats.undo(done.change)).toMatchObject({ undone: 2, kept: [] });
    expect(await fieldsOf()).toEqual(before.map((fields) => ({ ...fields, short_description: 'Riletta.' })));
  });

  test.each([
    ['published', false, 'published'],
    ['vat_class', 'reduced', 'vat_class'],
  ])('%s becomes %s', async (field, to, name) => {
    const before = await fieldsOf();
    const { change } = await apply({ field, to });
    expect((await fieldsOf()).map((fields) => fields[name as 'published'])).toEqual([to, to, to]);
    if (field === 'published') await seats.shows('', []);
    await seats.undo(change);
    expect(await fieldsOf()).toEqual(before);
    if (field === 'published') await seats.shows('', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
  });

  test('category and people of the law likewise', async () => {
    const categories = await seats.person.value<{ id: number; path: string }[]>('products.categories', {});
    const stools = categories.find(({ path }) => path.endsWith('Sgabelli'))?.id ?? 0;
    await apply({ field: 'category_id', to: stools });
    await apply({ field: 'manufacturer_id', to: await idOf('operators', 'Reno S.p.A.') });
    await apply({ field: 'eu_responsible_id', to: null });
    for (const fields of await fieldsOf())
      expect(fields).toMatchObject({ category_id: stools, eu_responsible_id: null });
    await seats.shows('category=Mobili,Sedie,Sgabelli', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
  });

  test('a feature changes in products whose type has it; the others are told and stay', async () => {
    const features = await seats.person.value<OperationOutput<typeof chosenFeaturesOperation>>(
      'products.chosen_features',
      { ids },
    );
    expect(features.map(({ code, products }) => [code, products])).toEqual([
      ['altezza', 1],
      ['materiale', 1],
    ]);
    const change = { field: 'feature', code: 'altezza', to: '0,9 m' };
    const seen = await preview(change);
    expect(seen).toMatchObject({ products: 3, changed: 1, faults: 2 });
    expect(seen.rows.map(({ fault }) => fault)).toEqual(['foreign', 'foreign', null]);
    expect(seen.rows.at(-1)).toMatchObject({ from: '80', to: '90' });
    const done = await apply(change);
    expect(done.products).toBe(1);
    const heights = async () => (await fieldsOf()).map(({ features: said }) => said['altezza']);
    expect(await heights()).toEqual([90, undefined, undefined]);
    await seats.undo(done.change);
    expect(await heights()).toEqual([80, undefined, undefined]);
    await apply({ field: 'feature', code: 'altezza', to: null });
    expect(await heights()).toEqual([undefined, undefined, undefined]);
  });

  test('what changed after it was seen is seen again first; what another wrote since is not taken back', async () => {
    const change = { field: 'vat_class', to: 'reduced' };
    const { fingerprint } = await preview(change);
    await apply(change, ids.slice(0, 1));
    const late = { ids, change, fingerprint };
    expect(await seats.person.refusal('products.bulk', late)).toBe('staff_bulk_products_changed');
    const done = await apply(change);
    expect(done.products).toBe(2);
    await apply({ field: 'vat_class', to: 'standard' }, ids.slice(1, 2));
    expect(await seats.undo(done.change)).toMatchObject({ undone: 1, kept: [{ field: 'vat_class' }] });
    const again = { field: 'vat_class', to: 'standard' };
    expect(await preview(again, ids.slice(1))).toMatchObject({ changed: 0, rows: [] });
  });

  test.each([
    [{ field: 'brand_id', to: 999_999 }, 'staff_brand_unknown', 'change.to'],
    [{ field: 'category_id', to: 999_999 }, 'staff_category_unknown', 'change.to'],
    [{ field: 'vat_class', to: 'inventata' }, 'staff_vat_unknown', 'change.to'],
    [{ field: 'manufacturer_id', to: 999_999 }, 'staff_operator_unknown', 'change.to'],
    [{ field: 'feature', code: 'altezza', to: '3 kg' }, 'staff_value_unit', 'change.to'],
    [{ field: 'feature', code: 'vento', to: '3' }, 'staff_feature_foreign', 'change.code'],
  ])('%j is refused at its field', async (change, code, field) => {
    expect(await seats.person.call('products.bulk_preview', { ids, change })).toMatchObject({
      body: { code, field },
    });
  });

  test('is for who may change in bulk only', async () => {
    for (const role of ['content', 'support', 'reader'] as const) {
      const other = await signedInStaff(seats.shop, [role]);
      const change = { field: 'vat_class', to: 'reduced' };
      expect(await other.refusal('products.bulk', { ids, change, fingerprint: '' })).toBe(
        'staff_not_permitted',
      );
    }
  });
});

test('in production goods without maker are not published, and no maker is taken from goods on sale', async () => {
  const shop = await startTestShop([], { environment: productionEnvironment });
  const person = await signedInStaff(shop, ['owner'], { origin: 'https://ferramenta-rossi.test' });
  try {
    const { id: category } = await person.value<{ id: number }>('structure.add_category', {
      label: 'Ferramenta',
      parent_id: null,
    });
    const make = (sku: string) =>
      person.value<{ id: number }>('products.create', {
        name: `Morsetto ${sku}`,
        category_id: category,
        vat_class: 'standard',
        options: [],
        variants: [{ sku, price: 12, values: [] }],
      });
    const made = [(await make('M-1')).id, (await make('M-2')).id];
    const all = async (change: Change, of: readonly number[]) => {
      const input = { ids: of, change };
      const seen = await person.value<Preview>('products.bulk_preview', input);
      return { seen, input: { ...input, fingerprint: seen.fingerprint } };
    };
    const operator = { name: 'Reno', address: 'Via Po 1, Torino', contact: 'reno.example' };
    const { id: reno } = await person.value<{ id: number }>('structure.add_operator', operator);
    const named = await all({ field: 'manufacturer_id', to: reno }, made.slice(0, 1));
    await person.value('products.bulk', named.input);
    const publish = await all({ field: 'published', to: true }, made);
    expect(publish.seen).toMatchObject({ changed: 1, faults: 1 });
    expect(publish.seen.rows[0]).toMatchObject({ id: made[1], fault: 'maker' });
    expect(await person.value('products.bulk', publish.input)).toMatchObject({ products: 1 });
    const nameless = await all({ field: 'manufacturer_id', to: null }, made);
    expect(nameless.seen).toMatchObject({ changed: 0, faults: 1 });
    expect(await person.refusal('products.bulk', nameless.input)).toBe('staff_bulk_nothing_other');
  } finally {
    await shop.close();
  }
});

test('the log tells brands, makers, categories, types and features by their names', async () => {
  const shop = await openSeatShop('manager');
  const { person } = shop;
  const { rows } = await person.value<{ rows: { id: number }[] }>('products.list', { text: 'Sgabello' });
  const id = rows[0]?.id ?? 0;
  const { fields } = await person.value<{ fields: ProductFields }>('products.read', { id });
  const choices = await person.value<{ brands: { id: number; name: string }[] }>('products.choices', {});
  const categories = await person.value<{ id: number; path: string }[]>('products.categories', {});
  const brand = choices.brands.find(({ name }) => name === 'Altra')?.id;
  const seating = categories.find(({ path }) => path === 'Mobili › Sedute')?.id;
  await person.value('products.save', {
    id,
    changes: {
      brand_id: { from: fields.brand_id, to: brand },
      category_id: { from: fields.category_id, to: seating },
      manufacturer_id: { from: fields.manufacturer_id, to: null },
      family_code: { from: null, to: 'sedia' },
      features: { altezza: { from: null, to: 70 } },
    },
  });
  const log = await person.value<{ rows: { rows: { field: string; from: string; to: string }[] }[] }>(
    'activity.list',
    { record: `product ${id}` },
  );
  const told = Object.fromEntries(log.rows[0]?.rows.map(({ field, from, to }) => [field, [from, to]]) ?? []);
  expect(told).toEqual({
    brand_id: ['"LegnoVivo S.r.l."', '"Altra"'],
    category_id: ['"Mobili › Sedie › Sgabelli"', '"Mobili › Sedute"'],
    manufacturer_id: ['"RENO spa"', null],
    family_code: [null, '"Sedia"'],
    'feature.Altezza': [null, '70'],
  });
  await shop.close();
});
