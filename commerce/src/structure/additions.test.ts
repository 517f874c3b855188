import type { ProductFeature } from '@casamaestra/contract/staff/product-features.operations.ts';
import type {
  StaffBrand,
  StaffFamily,
  StaffFeature,
} from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { StaffBrowser } from '../staff/testing/staff-browser.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { goodsReadAgain, openSeatShop, seat } from './testing/seat-shop.ts';
import type { SeatShop } from './testing/seat-shop.ts';

let seats: SeatShop;
let person: StaffBrowser;
beforeEach(async () => {
  seats = await openSeatShop('catalogue', { LANGUAGES: 'it,en,sk' });
  ({ person } = seats);
});
afterEach(() => seats.close());

interface Added {
  readonly id: number;
  readonly code: string;
  readonly change: number;
}
const attributes = () =>
  person.value<{ features: StaffFeature[]; families: StaffFamily[] }>('structure.attributes');
const family = async (code: string) => (await attributes()).families.find((one) => one.code === code);
const finish = { label: 'Finitura', unit: '', choices: ['Opaca', 'Lucida'], code: '', type: 'text' };
const refusalAt = async (operation: string, input: object) => {
  const { body } = await person.call(operation, input);
  const { code, field } = body as { code: string; field: string };
  return [code, field];
};
const productId = async (text: string) => {
  const { rows } = await person.value<{ rows: { id: number }[] }>('products.list', { text });
  return rows[0]?.id ?? 0;
};
const featuresOf = async (text: string, code: string) =>
  person.value<ProductFeature[]>('products.features', { id: await productId(text), family: code });

describe('a brand that is added', () => {
  const brand = { name: 'Nuova Bottega', slogan: 'Fatto a mano', country: 'Italia' };

  test('is chosen on a product at once, found by files, and removed by undo only while nobody has it', async () => {
    const { id, change } = await person.value<Added>('structure.add_brand', brand);
    const { brands } = await person.value<{ brands: { id: number; name: string }[] }>('products.choices', {});
    expect(brands).toContainEqual({ id, name: 'Nuova Bottega' });
    await seats.load([
      ...goodsReadAgain,
      seat('N-1', 'Tavolo', { category: ['Mobili'], brand: 'NUOVA BOTTEGA' }),
    ]);
    const { rows } = await person.value<{ rows: StaffBrand[] }>('structure.brands', { text: 'bottega' });
    expect(rows).toMatchObject([{ id, ...brand, products: 1 }]);
    expect(await person.refusal('activity.undo', { id: change })).toBe('staff_structure_used');
    const other = await person.value<Added>('structure.add_brand', { ...brand, name: 'Altra ancora' });
    const undone = await seats.undo(other.change);
    expect(undone).toMatchObject({ undone: 3, kept: [] });
    await seats.undo(undone.change);
    const again = await person.value<{ rows: StaffBrand[] }>('structure.brands', { text: 'ancora' });
    expect(again.rows).toMatchObject([{ id: other.id, slogan: 'Fatto a mano' }]);
  });

  test('whose name is there in other letters, or has none, is refused at its field', async () => {
    for (const [name, code] of [
      ['legno VIVO', 'staff_structure_known'],
      ['—', 'staff_structure_letters'],
    ])
      expect(await refusalAt('structure.add_brand', { ...brand, name })).toEqual([code, 'name']);
  });
});

describe('a feature that is added', () => {
  test('stands on the products of its types with its values, and outlives files', async () => {
    const { code } = await person.value<Added>('structure.add_feature', { ...finish, families: ['sedia'] });
    expect(code).toBe('finitura');
    expect(await featuresOf('Sedia', 'sedia')).toContainEqual({
      code,
      label: 'Finitura',
      type: 'text',
      unit: null,
      of_family: true,
      values: ['Opaca', 'Lucida'],
    });
    await person.value('products.save', {
      id: await productId('Sedia'),
      changes: { features: { finitura: { from: null, to: 'Opaca' } } },
    });
    await seats.load(goodsReadAgain);
    await seats.load([
      seat('N-2', 'Panca', {
        category: ['Mobili'],
        family_code: 'sedia',
        family_name: 'Altro nome',
        features: [{ code: 'finitura', label: 'Come finisce', value: 'Cerata' }],
      }),
    ]);
    expect((await attributes()).features).toContainEqual(
      expect.objectContaining({ code, label: 'Finitura', choices: ['Opaca', 'Lucida'] }),
    );
    expect((await family('sedia'))?.features).toEqual(['altezza', 'materiale', 'finitura']);
    const [, , one] = await featuresOf('Sedia', 'sedia');
    expect(one?.values).toEqual(['Opaca', 'Lucida', 'Cerata']);
  });

  test('of numbers keeps its unit and no values; undo takes it from its types, and puts it back', async () => {
    const { id, change } = await person.value<Added>('structure.add_feature', {
      label: 'Portata',
      code: 'portata_max',
      type: 'number',
      unit: 'kg',
      choices: ['molta'],
      families: ['sedia'],
    });
    const stored = { id, code: 'portata_max', label: 'Portata', type: 'number', unit: 'kg', choices: [] };
    expect((await attributes()).features).toContainEqual(stored);
    const undone = await seats.undo(change);
    expect(undone).toMatchObject({ undone: 6, kept: [] });
    expect((await family('sedia'))?.features).toEqual(['altezza', 'materiale']);
    await seats.undo(undone.change);
    expect((await attributes()).features).toContainEqual(stored);
    expect((await family('sedia'))?.features).toEqual(['altezza', 'materiale', 'portata_max']);
  });

  test('that a product has is not taken back; its values change as any of its fields', async () => {
    const { id, change } = await person.value<Added>('structure.add_feature', {
      ...finish,
      families: ['sedia'],
    });
    await seats.save('feature', id, { choices: { from: finish.choices, to: ['Opaca', 'Cerata'] } });
    await person.value('products.save', {
      id: await productId('Sedia'),
      changes: { features: { finitura: { from: null, to: 'Opaca' } } },
    });
    expect(await person.refusal('activity.undo', { id: change })).toBe('staff_structure_used');
    const [, , one] = await featuresOf('Sedia', 'sedia');
    expect(one?.values).toEqual(['Opaca', 'Cerata']);
  });

  test('has names in other languages, which the shop shows there', async () => {
    const { id } = await person.value<Added>('structure.add_feature', { ...finish, families: ['sedia'] });
    await person.value('products.save', {
      id: await productId('Sedia'),
      changes: { features: { finitura: { from: null, to: 'Opaca' } } },
    });
    expect(
      await person.value('structure.name_feature', { id, language: 'en', from: '', to: 'Finish' }),
    ).toEqual([
      { language: 'en', name: 'Finish' },
      { language: 'sk', name: '' },
    ]);
    const headers = { cookie: 'language=en' };
    await expect
      .poll(async () => {
        seats.shop.commerce.wake();
        return (await seats.shop.ask('/api/products?slug=det%2Fs-1', { headers })).text;
      })
      .toContain('Finish');
    const late = { id, language: 'en', from: '', to: 'Coating' };
    expect(await person.refusal('structure.name_feature', late)).toBe('changed_meanwhile');
  });

  test.each([
    ['its name is there', { label: 'ALTEZZA' }, ['staff_structure_known', 'label']],
    ['its code is there', { code: 'materiale' }, ['staff_structure_known', 'code']],
    ['its code has no letter', { code: '!!' }, ['staff_structure_letters', 'code']],
    ['a type is not there', { families: ['niente'] }, ['staff_structure_unknown', 'families']],
  ])('is refused at the field when %s', async (_, wrong, refusal) => {
    expect(await refusalAt('structure.add_feature', { ...finish, families: [], ...wrong })).toEqual(refusal);
    expect((await attributes()).features).toHaveLength(2);
  });
});

describe('a type of product that is added', () => {
  test('is chosen on a product at once, outlives files, and is not taken back while a product has it', async () => {
    const made = await person.value<Added>('structure.add_family', {
      name: 'Poltrona',
      code: '',
      features: ['materiale'],
    });
    const { families } = await person.value<{ families: object[] }>('products.choices', {});
    expect(families).toContainEqual({ code: 'poltrona', name: 'Poltrona' });
    await person.value('products.save', {
      id: await productId('Poltroncina'),
      changes: { family_code: { from: null, to: 'poltrona' } },
    });
    await seats.load(goodsReadAgain);
    expect(await family('poltrona')).toEqual({
      code: 'poltrona',
      name: 'Poltrona',
      features: ['materiale'],
      products: 1,
    });
    expect(await person.refusal('activity.undo', { id: made.change })).toBe('staff_structure_used');
    const free = await person.value<Added>('structure.add_family', { name: 'Divano', features: [] });
    await seats.undo(free.change);
    expect(await family('divano')).toBeUndefined();
  });

  test('is refused when its name is there or a feature is not', async () => {
    expect(await refusalAt('structure.add_family', { name: 'SEDIA', features: [] })).toEqual([
      'staff_structure_known',
      'name',
    ]);
    expect(await refusalAt('structure.add_family', { name: 'Letto', features: ['niente'] })).toEqual([
      'staff_structure_unknown',
      'features',
    ]);
    expect(await family('letto')).toBeUndefined();
  });
});

test('who changes texts only adds nothing', async () => {
  const writer = await signedInStaff(seats.shop, ['content'], { name: 'Vera Testi' });
  for (const [operation, input] of [
    ['structure.add_brand', { name: 'Mia', slogan: '', country: '' }],
    ['structure.add_feature', { ...finish, families: [] }],
    ['structure.add_family', { name: 'Mia', features: [] }],
  ] as const)
    expect(await writer.refusal(operation, input)).toBe('staff_product_texts_only');
});
