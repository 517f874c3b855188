import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import type { StaffCategory } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { openSeatShop } from '../testing/seat-shop.ts';
import type { SeatShop } from '../testing/seat-shop.ts';

type Names = { language: string; name: string }[];

let seats: SeatShop;
beforeEach(async () => {
  seats = await openSeatShop('catalogue', { LANGUAGES: 'it,en,sk' });
});
afterEach(() => seats.close());

const chairs = async () => {
  const rows = await seats.person.value<StaffCategory[]>('structure.categories');
  return rows.find(({ label }) => label === 'Sedie')?.id ?? 0;
};
const called = async (wanted: string, path = 'Mobili,Sedie') => {
  const headers = { cookie: 'language=en' };
  await expect
    .poll(async () => {
      seats.shop.commerce.wake();
      const { body } = await seats.shop.ask(`/api/shop?category=${path}`, { headers });
      return (body as { message: Listing }).message.category_tree.at(-1)?.label;
    })
    .toBe(wanted);
};

test('a category gets a name in another language, which the shop shows there, and keeps it when it is renamed', async () => {
  const id = await chairs();
  expect(await seats.person.value<Names>('structure.category_names', { id })).toEqual([
    { language: 'en', name: '' },
    { language: 'sk', name: '' },
  ]);
  await called('Sedie');
  const name = { id, language: 'en', from: '', to: 'Chairs' };
  const names = await seats.person.value<Names>('structure.name_category', name);
  expect(names).toContainEqual({ language: 'en', name: 'Chairs' });
  await called('Chairs');
  await seats.save('category', id, { label: { from: 'Sedie', to: 'Sedute da tavola' } });
  await called('Chairs', 'Mobili,Sedute-da-tavola');
  expect(await seats.person.value<Names>('structure.category_names', { id })).toContainEqual({
    language: 'en',
    name: 'Chairs',
  });
  await seats.person.value('structure.name_category', { ...name, from: 'Chairs', to: '' });
  await called('Sedute da tavola', 'Mobili,Sedute-da-tavola');
});

test('who saw another name is refused, and so is a language that is not another one of the shop', async () => {
  const id = await chairs();
  const colleague = await signedInStaff(seats.shop, ['manager'], { name: 'Giulia Neri' });
  await colleague.value('structure.name_category', { id, language: 'sk', from: '', to: 'Stoličky' });
  const late = await seats.person.call('structure.name_category', {
    id,
    language: 'sk',
    from: '',
    to: 'Sedačky',
  });
  expect(late.body).toMatchObject({
    code: 'changed_meanwhile',
    facts: { now: 'Stoličky', who: 'Giulia Neri' },
  });
  const input = { id, from: '', to: 'Sedie' };
  expect(await seats.person.refusal('structure.name_category', { ...input, language: 'it' })).toBe(
    'staff_structure_unknown',
  );
  expect(await seats.person.refusal('structure.category_names', { id: 99_999 })).toBe(
    'staff_structure_unknown',
  );
});
