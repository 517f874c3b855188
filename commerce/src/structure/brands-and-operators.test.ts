import type {
  StaffBrand,
  StaffFamily,
  StaffFeature,
  StaffOperator,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTestContent } from '../content/testing/load-test-content.ts';
import type { StaffBrowser } from '../staff/testing/staff-browser.ts';
import { goodsReadAgain, maker, openSeatShop } from './testing/seat-shop.ts';
import type { SeatShop } from './testing/seat-shop.ts';

let seats: SeatShop;
let person: StaffBrowser;
beforeEach(async () => {
  seats = await openSeatShop();
  ({ person } = seats);
});
afterEach(() => seats.close());

const brands = async (input: object = {}) =>
  person.value<{ rows: StaffBrand[]; count: number; twins: number }>('structure.brands', input);
const operators = async (input: object = {}) =>
  person.value<{ rows: StaffOperator[]; twins: number }>('structure.operators', input);
const attributes = () =>
  person.value<{ features: StaffFeature[]; families: StaffFamily[] }>('structure.attributes');
const brandFilter = (name: string) => `features=${encodeURIComponent(JSON.stringify({ brand: name }))}`;

describe('brands', () => {
  test('those that look alike are told; merged ones are one in the shop, in links and in files', async () => {
    const { rows, twins } = await brands({ twins: true });
    expect(rows.map(({ name }) => name)).toEqual(['Legno Vivo', 'LegnoVivo S.r.l.']);
    expect(twins).toBe(2);
    const [into, from] = rows;
    const { change, products } = await seats.merge('brand', from?.id ?? 0, into?.id ?? 0);
    expect(products).toBe(1);
    await seats.shows(brandFilter('Legno Vivo'), ['Sedia impilabile', 'Sgabello alto']);
    await seats.shows(brandFilter('LegnoVivo S.r.l.'), ['Sedia impilabile', 'Sgabello alto']);
    await seats.load(goodsReadAgain);
    await loadTestContent(
      { 'brands.yaml': { brands: [{ name: 'LegnoVivo S.r.l.', slogan: 'Legno.' }] } },
      seats.shop,
    );
    expect((await brands()).rows.map(({ name }) => name)).toEqual(['Altra', 'Legno Vivo']);
    await seats.undo(change);
    await seats.shows(brandFilter('LegnoVivo S.r.l.'), ['Sgabello alto']);
    await seats.shows(brandFilter('Legno Vivo'), ['Sedia impilabile']);
  });

  test('a renamed brand is shown by its new name; a name that is another’s is refused', async () => {
    const [other] = (await brands({ text: 'altr' })).rows;
    const id = other?.id ?? 0;
    const { change } = await seats.save('brand', id, { name: { from: 'Altra', to: 'Altra Casa' } });
    await seats.shows(brandFilter('Altra Casa'), ['Poltroncina']);
    expect(await seats.refusalOf('brand', id, { name: { from: 'Altra Casa', to: 'legno vivo' } })).toBe(
      'staff_structure_known',
    );
    expect(await person.refusal('structure.remove', { kind: 'brand', id })).toBe('staff_structure_used');
    await seats.undo(change);
    await seats.shows(brandFilter('Altra'), ['Poltroncina']);
  });
});

describe('operators', () => {
  const makerOf = async (slug: string) =>
    JSON.stringify(await seats.shop.value<object>(`/api/products?slug=${encodeURIComponent(slug)}`));

  test('one operator written twice is merged, as maker and as responsible, and files follow', async () => {
    const { rows } = await operators({ twins: true });
    expect(rows.map(({ name, products }) => [name, products])).toEqual([
      ['Reno S.p.A.', 1],
      ['RENO spa', 2],
    ]);
    const { change, products } = await seats.merge('operator', rows[1]?.id ?? 0, rows[0]?.id ?? 0);
    expect(products).toBe(2);
    await seats.load(goodsReadAgain);
    expect((await operators()).rows.map((row) => [row.name, row.products])).toEqual([['Reno S.p.A.', 3]]);
    await seats.undo(change);
    expect((await operators()).rows.map((row) => [row.name, row.products])).toEqual([
      ['Reno S.p.A.', 1],
      ['RENO spa', 2],
    ]);
  });

  test('a corrected address stands on the product’s page', async () => {
    const [first] = (await operators({ text: 'S.p.A.' })).rows;
    await seats.save('operator', first?.id ?? 0, {
      address: { from: maker.address, to: 'Corso Reno 9, Milano' },
    });
    await seats.shop.until('/api/products?slug=det%2Fs-1', ({ text }) =>
      text.includes('Corso Reno 9, Milano'),
    );
    expect(await makerOf('det/s-1')).toContain('Corso Reno 9, Milano');
    await seats.load(goodsReadAgain);
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
    expect(await seats.refusalOf('feature', id, { unit: { from: 'cm', to: 'mm' } })).toBe(
      'staff_feature_unit',
    );
    expect(await seats.refusalOf('feature', id, { label: { from: 'Altezza', to: 'materiale' } })).toBe(
      'staff_structure_known',
    );
    await seats.save('feature', id, { label: { from: 'Altezza', to: 'Altezza totale' } });
    await seats.shop.until('/api/products?slug=det%2Fs-1', ({ text }) => text.includes('Altezza totale'));
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
    const { change } = await seats.save('family', 'sedia', changes);
    expect(await family()).toMatchObject({ name: 'Sedie', features: order.toReversed() });
    const unknown = { features: { from: order.toReversed(), to: ['niente'] } };
    expect(await seats.refusalOf('family', 'sedia', unknown)).toBe('staff_structure_unknown');
    await seats.undo(change);
    expect(await family()).toEqual(before);
  });
});
