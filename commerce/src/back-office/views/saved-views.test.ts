import type { SavedView } from '@casamaestra/contract/staff/lists.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
let manager: Awaited<ReturnType<typeof signedInStaff>>;
let support: typeof manager;
let warehouse: typeof manager;

beforeAll(async () => {
  shop = await startTestShop();
  manager = await signedInStaff(shop, ['manager'], { name: 'Giulia Neri' });
  support = await signedInStaff(shop, ['support'], { name: 'Ada Bianchi' });
  warehouse = await signedInStaff(shop, ['warehouse'], { name: 'Ugo Verdi' });
});
afterAll(() => shop.close());

const view = (name: string, more: Partial<SavedView> = {}) => ({
  list: 'orders',
  name,
  query: 'vista=late',
  hidden: ['email'],
  density: 'roomy',
  shared_with: 'nobody',
  role: null,
  ...more,
});
const names = async (who: typeof manager) =>
  (await who.value<SavedView[]>('views.list', { list: 'orders' })).map(({ name }) => name);

test('a view is of one person, of a role or of everybody, and the same name replaces it', async () => {
  await manager.value('views.save', view('Mie'));
  await manager.value('views.save', view('Del magazzino', { shared_with: 'role', role: 'warehouse' }));
  await manager.value('views.save', view('Di tutti', { shared_with: 'everybody' }));
  expect(await names(manager)).toEqual(['Del magazzino', 'Di tutti', 'Mie']);
  expect(await names(warehouse)).toEqual(['Del magazzino', 'Di tutti']);
  expect(await names(support)).toEqual(['Di tutti']);
  const again = await manager.value<SavedView[]>('views.save', view('Mie', { query: '?q=rossi' }));
  expect(again.filter(({ name }) => name === 'Mie')).toMatchObject([
    { query: 'q=rossi', hidden: ['email'], density: 'roomy', own: true, who: 'Giulia Neri' },
  ]);
  expect(await manager.value('views.list', { list: 'reviews' })).toEqual([]);
});

test('only who may change settings shares with others than those of an own role', async () => {
  expect(await support.refusal('views.save', view('A tutti', { shared_with: 'everybody' }))).toBe(
    'staff_not_permitted',
  );
  const ours = { shared_with: 'role', role: 'support' } as const;
  await support.value('views.save', view('Assistenza', ours));
  expect(await support.refusal('views.save', view('Loro', { ...ours, role: 'warehouse' }))).toBe(
    'staff_not_permitted',
  );
  expect((await support.call('views.save', view('Senza ruolo', { shared_with: 'role' }))).status).toBe(417);
});

test('a view is removed by its person or who keeps the settings, never by others', async () => {
  const shared = await manager.value<SavedView[]>('views.list', { list: 'orders' });
  const everybodys = shared.find(({ name }) => name === 'Di tutti')!;
  expect(await warehouse.refusal('views.remove', { id: everybodys.id })).toBe('staff_view_unknown');
  const [own] = await warehouse.value<SavedView[]>('views.save', view('A mia'));
  expect(await manager.refusal('views.remove', { id: own!.id })).toBe('staff_view_unknown');
  await warehouse.value('views.remove', { id: own!.id });
  await manager.value('views.remove', { id: everybodys.id });
  expect(await names(support)).toEqual(['Assistenza']);
});

test('nobody fills a list with views', async () => {
  for (let n = 0; n < 50; n += 1) await support.value('views.save', view(`Vista ${n}`, { list: 'full' }));
  expect(await support.refusal('views.save', view('Una di troppo', { list: 'full' }))).toBe(
    'staff_views_full',
  );
  await support.value('views.save', view('Vista 0', { list: 'full', query: 'q=x' }));
});

test('that a list is kept as a file stands in the log, for who may read the list', async () => {
  const accounting = await signedInStaff(shop, ['accounting'], { name: 'Carla Conti' });
  for (const list of ['payments', 'refunds', 'credits', 'invoices', 'withdrawals'])
    await accounting.value('lists.export', { list, rows: 3, filter: 'vista=open' });
  const owner = await signedInStaff(shop, ['owner']);
  const { rows } = await owner.value<{ rows: object[] }>('activity.list', { record: 'list payments' });
  expect(rows).toMatchObject([
    {
      kind: 'lists.export',
      who: 'Carla Conti',
      final_because: 'read',
      rows: [
        { field: 'rows', to: '3' },
        { field: 'filter', to: '"vista=open"' },
      ],
    },
  ]);
  const packer = await signedInStaff(shop, ['warehouse']);
  for (const list of ['payments', 'refunds', 'credits', 'coupons', 'invoices'])
    expect(await packer.refusal('lists.export', { list, rows: 1, filter: '' })).toBe('staff_not_permitted');
  expect(await owner.refusal('lists.export', { list: 'products', rows: 10_001, filter: '' })).toBe(
    'staff_list_too_long',
  );
  // Customers are kept as no file.
  expect((await owner.call('lists.export', { list: 'customers', rows: 1, filter: '' })).status).toBe(417);
});
