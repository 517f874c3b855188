import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTestContent } from '../../content/testing/load-test-content.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';
import { goodsReadAgain, openSeatShop, seat } from '../testing/seat-shop.ts';
import type { SeatShop } from '../testing/seat-shop.ts';

let seats: SeatShop;
let person: StaffBrowser;
beforeEach(async () => {
  seats = await openSeatShop();
  ({ person } = seats);
});
afterEach(() => seats.close());

const categories = () => person.value<StaffCategory[]>('structure.categories');
const category = async (url: string): Promise<StaffCategory> => {
  const found = (await categories()).find((row) => row.url === url);
  if (found === undefined) throw new Error(`no category ${url}`);
  return found;
};
const urls = async () => (await categories()).map((row) => row.url);

describe('the tree of categories', () => {
  test('a renamed category is at once in the shop under its new name, and its old address and files find it', async () => {
    const chairs = await category('Mobili,Sedie');
    expect(chairs).toMatchObject({ products: 1, products_below: 2, electrical: true });
    await seats.save('category', chairs.id, { label: { from: 'Sedie', to: 'Sedie e sgabelli' } });
    await seats.shows('category=Mobili,Sedie-e-sgabelli', ['Sedia impilabile', 'Sgabello alto']);
    await seats.shows('category=Mobili,Sedie', ['Sedia impilabile', 'Sgabello alto']);
    await seats.shows('category=mobili,sedie,sgabelli', ['Sgabello alto']);
    expect((await seats.listed('category=Mobili,Sedie')).category_tree.map(({ label }) => label)).toContain(
      'Sedie e sgabelli',
    );
    const late = seat('S-3', 'Sedia nuova', { category: ['Mobili', 'Sedie', 'Pieghevoli'] });
    await seats.load([...goodsReadAgain, late]);
    await seats.shows('category=Mobili,Sedie-e-sgabelli', [
      'Sedia impilabile',
      'Sedia nuova',
      'Sgabello alto',
    ]);
    expect(await urls()).toContain('Mobili,Sedie-e-sgabelli,Pieghevoli');
    expect(await urls()).not.toContain('Mobili,Sedie');
  });

  test('the layout that content gives a category stays when it is renamed', async () => {
    await loadTestContent(
      { 'listings.yaml': { listings: [{ category: 'Mobili,Sedie', layout: 'list' }] } },
      seats.shop,
    );
    const layout = async (url: string) => (await seats.listed(`category=${url}`)).layout;
    await seats.shop.until('/api/shop?category=Mobili,Sedie', ({ text }) => text.includes('"layout":"list"'));
    const { id } = await category('Mobili,Sedie');
    await seats.save('category', id, { label: { from: 'Sedie', to: 'Sedute comode' } });
    await seats.shows('category=Mobili,Sedute-comode', ['Sedia impilabile', 'Sgabello alto']);
    expect(await layout('Mobili,Sedute-comode')).toBe('list');
  });

  test('a moved category takes what is below along, and undoing it brings everything back', async () => {
    const added = await person.value<{ id: number; change: number }>('structure.add_category', {
      label: 'Cucina',
      parent_id: null,
    });
    const stools = await category('Mobili,Sedie');
    const { change } = await seats.save('category', stools.id, {
      parent_id: { from: stools.parent_id, to: added.id },
    });
    await seats.shows('category=Cucina', ['Sedia impilabile', 'Sgabello alto']);
    expect(await urls()).toEqual([
      'Cucina',
      'Cucina,Sedie',
      'Cucina,Sedie,Sgabelli',
      'Mobili',
      'Mobili,Sedute',
    ]);
    expect(await seats.undo(change)).toMatchObject({ undone: 1, kept: [] });
    await seats.shows('category=Mobili,Sedie', ['Sedia impilabile', 'Sgabello alto']);
    await seats.undo(added.change);
    expect(await urls()).toEqual(['Mobili', 'Mobili,Sedie', 'Mobili,Sedie,Sgabelli', 'Mobili,Sedute']);
  });

  test('what holds for a category is inherited by those below, and given back to each as it was', async () => {
    const [top, below] = [await category('Mobili'), await category('Mobili,Sedute')];
    await seats.save('category', below.id, { electrical: { from: true, to: false } });
    const { change } = await seats.save('category', top.id, { electrical: { from: true, to: false } });
    expect((await categories()).map(({ electrical }) => electrical)).toEqual([false, false, false, false]);
    await seats.undo(change);
    const flags = (await categories()).map(({ url, electrical }) => [url, electrical]);
    expect(Object.fromEntries(flags)).toEqual({
      Mobili: true,
      'Mobili,Sedie': true,
      'Mobili,Sedie,Sgabelli': true,
      'Mobili,Sedute': false,
    });
    const { id } = await person.value<{ id: number }>('structure.add_category', {
      label: 'Panche',
      parent_id: below.id,
    });
    expect((await categories()).find((row) => row.id === id)).toMatchObject({ electrical: false });
  });

  test('merged: products, subcategories and coupons go to the other, files follow, and all of it can be taken back', async () => {
    const [from, into] = [await category('Mobili,Sedie'), await category('Mobili,Sedute')];
    const { database } = seats.shop;
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
    const { products, change } = await seats.merge('category', from.id, into.id);
    expect(products).toBe(1);
    await seats.shows('category=Mobili,Sedute', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
    await seats.shows('category=Mobili,Sedie', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
    expect(await coupon()).toEqual([into.id]);
    await seats.load(goodsReadAgain);
    expect(await urls()).toEqual(['Mobili', 'Mobili,Sedute', 'Mobili,Sedute,Sgabelli']);
    const back = await seats.undo(change);
    await seats.shows('category=Mobili,Sedute', ['Poltroncina']);
    await seats.shows('category=Mobili,Sedie', ['Sedia impilabile', 'Sgabello alto']);
    expect((await category('Mobili,Sedie')).id).toBe(from.id);
    expect(await coupon()).toEqual([from.id]);
    await seats.undo(back.change);
    await seats.shows('category=Mobili,Sedute', ['Poltroncina', 'Sedia impilabile', 'Sgabello alto']);
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
    await seats.undo(change);
    expect((await category('Vuota')).id).toBe(added.id);
  });

  test.each([
    ['below itself', { parent_id: 'Mobili,Sedie,Sgabelli' }, 'staff_category_below_itself'],
    ['a name of its neighbour, written otherwise', { label: 'SEDUTE' }, 'staff_structure_known'],
    ['a name without letters', { label: '–' }, 'staff_structure_letters'],
    ['no name', { label: ' ' }, 'field_empty'],
  ])('refused: %s', async (_, { label, parent_id: parent }: { label?: string; parent_id?: string }, code) => {
    const chairs = await category('Mobili,Sedie');
    const changes = {
      ...(label !== undefined && { label: { from: 'Sedie', to: label } }),
      ...(parent !== undefined && { parent_id: { from: chairs.parent_id, to: (await category(parent)).id } }),
    };
    expect(await seats.refusalOf('category', chairs.id, changes)).toBe(code);
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
    expect(await seats.refusalOf('category', top.id, deeper)).toBe('staff_category_deep');
  });

  test('two people on one category: who comes second is told what it says now', async () => {
    const { id } = await category('Mobili,Sedie');
    await seats.save('category', id, { label: { from: 'Sedie', to: 'Sedie di legno' } });
    expect(await seats.refusalOf('category', id, { label: { from: 'Sedie', to: 'Sedie belle' } })).toBe(
      'changed_meanwhile',
    );
    await seats.save('category', id, { electrical: { from: true, to: false } });
    expect(await category('Mobili,Sedie-di-legno')).toMatchObject({ electrical: false });
  });

  test('content people may change texts of products, not the structure', async () => {
    const writer = await signedInStaff(seats.shop, ['content'], { name: 'Carlo' });
    const input = { label: 'Nuova', parent_id: null };
    expect(await writer.refusal('structure.add_category', input)).toBe('staff_product_texts_only');
  });
});
