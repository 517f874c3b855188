import type { ProductFeature } from '@casamaestra/contract/staff/product-features.operations.ts';
import type { ProductFields } from '@casamaestra/contract/staff/product-fields.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goodsReadAgain, openSeatShop } from '../../structure/testing/seat-shop.ts';
import type { SeatShop } from '../../structure/testing/seat-shop.ts';

interface Product {
  readonly id: number;
  readonly slug: string;
  readonly code: string;
  readonly fields: ProductFields;
  readonly family: string | null;
  readonly accessory_names: Readonly<Record<string, string>>;
}

let seats: SeatShop;
beforeEach(async () => {
  seats = await openSeatShop();
});
afterEach(() => seats.close());

const find = async (text: string): Promise<Product> => {
  const { rows } = await seats.person.value<{ rows: { id: number }[] }>('products.list', { text });
  return seats.person.value('products.read', { id: rows[0]?.id ?? 0 });
};
const save = ({ id }: Product, changes: object) =>
  seats.person.value<Product>('products.save', { id, changes });
const call = ({ id }: Product, changes: object) => seats.person.call('products.save', { id, changes });
const feature = (code: string, from: unknown, to: unknown) => ({ features: { [code]: { from, to } } });
const lastChange = async ({ id }: Product): Promise<{ id: number; rows: { field: string }[] }> => {
  const { rows } = await seats.person.value<{
    rows: { id: number; kind: string; rows: { field: string }[] }[];
  }>('activity.list', { record: `product ${id}` });
  const saved = rows.find(({ kind }) => kind === 'products.save');
  if (saved === undefined) throw new Error('nothing was saved');
  return saved;
};

describe('features of a product', () => {
  test('are those of its type, with the values others say, and those it has besides', async () => {
    const chair = await find('Sedia');
    expect(chair).toMatchObject({
      family: 'Sedia',
      fields: { features: { altezza: 80, materiale: 'Faggio' } },
    });
    const features = await seats.person.value<ProductFeature[]>('products.features', {
      id: chair.id,
      family: 'sedia',
    });
    expect(features).toEqual([
      { code: 'altezza', label: 'Altezza', type: 'number', unit: 'cm', of_family: true, values: [] },
      {
        code: 'materiale',
        label: 'Materiale',
        type: 'text',
        unit: null,
        of_family: true,
        values: ['Faggio'],
      },
    ]);
    const foreign = await seats.person.value<ProductFeature[]>('products.features', {
      id: chair.id,
      family: null,
    });
    expect(foreign.map(({ of_family: own }) => own)).toEqual([false, false]);
  });

  test('are changed one by one, in another unit too, stand in the shop, outlive files and are taken back', async () => {
    const { shop, person } = seats;
    const armchair = await find('Poltroncina');
    const saved = await save(armchair, {
      family_code: { from: null, to: 'sedia' },
      features: { altezza: { from: null, to: '1,2 m' }, materiale: { from: null, to: ['Noce', 'Lino'] } },
    });
    expect(saved).toMatchObject({
      family: 'Sedia',
      fields: { features: { altezza: 120, materiale: ['Noce', 'Lino'] } },
    });
    const page = `/api/products?slug=${encodeURIComponent(armchair.slug)}`;
    await shop.until(page, ({ text }) => text.includes('Noce, Lino') && text.includes('120'));
    const { id, rows } = await lastChange(armchair);
    expect(rows.map(({ field }) => field).toSorted()).toEqual([
      'family_code',
      'feature.Altezza',
      'feature.Materiale',
    ]);
    await seats.load(goodsReadAgain);
    expect((await find('Poltroncina')).fields).toMatchObject({
      family_code: 'sedia',
      features: { altezza: 120, materiale: ['Noce', 'Lino'] },
      short_description: 'Riletta.',
    });
    await save(armchair, feature('altezza', 120, 90));
    expect(await seats.undo(id)).toMatchObject({ undone: 2, kept: [{ field: 'feature.altezza' }] });
    expect((await find('Poltroncina')).fields).toMatchObject({
      family_code: null,
      features: { altezza: 90 },
    });
    expect(
      await person.refusal('products.save', { id: armchair.id, changes: feature('materiale', null, 'Noce') }),
    ).toBe('staff_feature_foreign');
  });

  test('two people at different features both are saved; at one the second sees what the first wrote', async () => {
    const chair = await find('Sedia');
    await save(chair, feature('altezza', 80, 85));
    const second = await save(chair, feature('materiale', 'Faggio', 'Rovere'));
    expect(second.fields.features).toEqual({ altezza: 85, materiale: 'Rovere' });
    expect(await call(chair, feature('altezza', 80, 90))).toMatchObject({
      body: {
        code: 'changed_meanwhile',
        field: 'changes.features.altezza',
        facts: { field: 'feature.altezza', now: '85', who: 'Ada Bianchi' },
      },
    });
  });

  test.each([
    ['a unit of another kind', 'altezza', 80, '3 kg', 'staff_value_unit'],
    ['less than nothing', 'altezza', 80, '-5', 'staff_value_below_zero'],
    ['no number', 'altezza', 80, 'alta', 'staff_value_number'],
    ['several where one stands', 'altezza', 80, ['1', '2'], 'staff_value_one'],
    ['a number for words', 'materiale', 'Faggio', 5, 'staff_value_text'],
    ['a feature there is not', 'potenza', null, '5', 'staff_feature_foreign'],
  ])('refuses %s at its field', async (_, code, from, to, refusal) => {
    const chair = await find('Sedia');
    expect(await call(chair, feature(code, from, to))).toMatchObject({
      body: { code: refusal, field: `changes.features.${code}` },
    });
    expect((await find('Sedia')).fields).toEqual(chair.fields);
  });
});

describe('measures, ages and hazards', () => {
  const wanted = {
    width_cm: [null, '0,45 m', 45],
    depth_cm: [null, 52.5, 52.5],
    height_cm: [null, '80 cm', 80],
    custom_made: [false, true, true],
    min_age: [null, '18', 18],
    age_check: [false, true, true],
    hazardous: [false, true, true],
    hazard_label: [[], ['danger', 'GHS02'], ['danger', 'GHS02']],
  } as const;

  test('are read in their units, stand in the shop and outlive files', async () => {
    const stool = await find('Sgabello');
    const changes = Object.fromEntries(
      Object.entries(wanted).map(([name, [from, to]]) => [name, { from, to }]),
    );
    const after = Object.fromEntries(Object.entries(wanted).map(([name, [, , told]]) => [name, told]));
    expect(await save(stool, changes)).toMatchObject({ fields: after });
    const page = `/api/products?slug=${encodeURIComponent(stool.slug)}`;
    await seats.shop.until(page, ({ text }) => text.includes('52.5'));
    await seats.load(goodsReadAgain);
    expect((await find('Sgabello')).fields).toMatchObject(after);
    const { id } = await lastChange(stool);
    expect(await seats.undo(id)).toMatchObject({ undone: 8 });
    expect((await find('Sgabello')).fields).toMatchObject({
      width_cm: null,
      min_age: null,
      hazard_label: [],
    });
  });

  test.each([
    ['width_cm', '-3', 'staff_measure_wrong'],
    ['height_cm', 0, 'staff_measure_wrong'],
    ['depth_cm', '200 m', 'staff_measure_wrong'],
    ['width_cm', '3 kg', 'staff_value_unit'],
    ['min_age', '3,5', 'staff_age_wrong'],
    ['min_age', '99', 'staff_age_wrong'],
    ['min_age', 'adulti', 'staff_value_number'],
  ])('%s of %s is refused at its field', async (field, to, code) => {
    const stool = await find('Sgabello');
    expect(await call(stool, { [field]: { from: null, to } })).toMatchObject({
      body: { code, field: `changes.${field}` },
    });
  });
});

describe('accessories', () => {
  test('stand in their order in the shop, are named, outlive files and are taken back', async () => {
    const chair = await find('Sedia');
    const saved = await save(chair, { accessories: { from: [], to: ['P-1', 'S-2'] } });
    expect(saved.accessory_names).toEqual({ 'P-1': 'Poltroncina', 'S-2': 'Sgabello alto' });
    const page = `/api/products?slug=${encodeURIComponent(chair.slug)}`;
    await seats.shop.until(page, ({ body }) => {
      const { message } = body as { message: { accessoryProducts: readonly { name: string }[] } };
      return message.accessoryProducts.map(({ name }) => name).join() === 'Poltroncina,Sgabello alto';
    });
    await seats.load(goodsReadAgain);
    expect((await find('Sedia')).fields.accessories).toEqual(['P-1', 'S-2']);
    await seats.undo((await lastChange(chair)).id);
    expect((await find('Sedia')).fields.accessories).toEqual([]);
  });

  test('one that is not there, and the product itself, are refused at the field', async () => {
    const chair = await find('Sedia');
    for (const [code, refusal] of [
      ['NON-1', 'staff_accessory_unknown'],
      [chair.code, 'staff_accessory_itself'],
    ])
      expect(await call(chair, { accessories: { from: [], to: [code] } })).toMatchObject({
        body: { code: refusal, field: 'changes.accessories' },
      });
  });
});

test('who changes texts only changes none of these', async () => {
  const { id } = await find('Sedia');
  const other = await openSeatShop('content');
  const { rows } = await other.person.value<{ rows: { id: number }[] }>('products.list', { text: 'Sedia' });
  expect(id).toBeGreaterThan(0);
  for (const changes of [feature('altezza', 80, 85), { accessories: { from: [], to: ['P-1'] } }])
    expect(await other.person.refusal('products.save', { id: rows[0]?.id ?? 0, changes })).toBe(
      'staff_product_texts_only',
    );
  await other.close();
});
