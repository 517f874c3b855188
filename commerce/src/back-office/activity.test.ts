import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { activity } from '@casamaestra/texts/it/back-office/activity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
let manager: Awaited<ReturnType<typeof signedInStaff>>;
let id: number;

/** What the owner, the manager and an editor did, on one product and its variant. */
beforeAll(async () => {
  shop = await startTestShop([
    {
      code: 'R1',
      name: 'Registrato',
      category: ['Casa', 'Prove'],
      created_at: '2026-01-01T00:00:00Z',
      variants: [{ sku: 'R1', price: 100, stock: 9 }],
    },
  ]);
  owner = await signedInStaff(shop, ['owner'], { name: 'Anna Titolare' });
  manager = await signedInStaff(shop, ['manager'], { name: 'Marco Responsabile' });
  const { rows } = await owner.value<{ rows: { id: number }[] }>('products.list', { text: 'R1' });
  id = rows[0]?.id ?? 0;
  const changes = { short_description: { from: '', to: 'Scritta dalla titolare' } };
  await owner.value('products.save', { id, changes });
  await manager.value('costs.save', { sku: 'R1', from: null, to: 40 });
  await manager.value('stock.change', { sku: 'R1', act: 'receipt', pieces: 3 });
});
afterAll(() => shop.close());

async function logOf(role: StaffRole, input: object = {}): Promise<string[]> {
  const person = await signedInStaff(shop, [role]);
  const { rows } = await person.value<{ rows: Activity[] }>('activity.list', input);
  return rows.map(({ kind }) => kind);
}

test('the log of a role is its own, its team’s, what is about money, or all', async () => {
  expect(await logOf('owner')).toEqual(['stock.receipt', 'costs.save', 'products.save']);
  const { rows } = await manager.value<{ rows: Activity[] }>('activity.list');
  expect(rows.map(({ who }) => who)).toEqual(['Marco Responsabile', 'Marco Responsabile']);
  expect(await logOf('support')).toEqual([]);
  expect(await logOf('accounting')).toEqual(['costs.save']);
  expect(await logOf('reader')).toEqual([]);
});

test('who sees a product sees who changed it, but not what it costs', async () => {
  expect(await logOf('support', { record: `product ${id}` })).toEqual(['products.save']);
  expect(await logOf('manager', { record: `product ${id}` })).toEqual(['products.save']);
  expect(await logOf('catalogue', { record: 'variant R1' })).toEqual(['stock.receipt', 'costs.save']);
  expect(await logOf('content', { record: 'variant R1' })).toEqual(['stock.receipt']);
  expect(await logOf('reader', { record: 'variant R1' })).toEqual(['stock.receipt']);
});

test('what a list of a supplier says of costs is only for who sees them', async () => {
  await recordChange(shop.database, {
    author: { by: 'import', staffId: owner.me.id, who: 'Anna Titolare' },
    at: new Date(),
    kind: 'imports.apply',
    record: 'import 1',
    rows: [
      { record: 'variant R1', field: 'cost', from: 40, to: 41.5 },
      { record: 'variant R1', field: 'stock', from: 12, to: 20 },
    ],
  });
  const fieldsSeenBy = async (role: StaffRole) => {
    const person = await signedInStaff(shop, [role]);
    const { rows } = await person.value<{ rows: Activity[] }>('activity.list', { record: 'variant R1' });
    return rows[0]?.rows.map(({ field }) => field);
  };
  expect(await fieldsSeenBy('owner')).toEqual(['cost', 'stock']);
  expect(await fieldsSeenBy('content')).toEqual(['stock']);
});

test('the export has numbers and codes beside the names in their place', async () => {
  const { category_id: categoryId } = await shop.database
    .selectFrom('product')
    .select('category_id')
    .executeTakeFirstOrThrow();
  await recordChange(shop.database, {
    author: { by: 'person', staffId: manager.me.id, who: 'Marco Responsabile' },
    at: new Date(),
    kind: 'products.save',
    record: `product ${id}`,
    rows: [
      { field: 'category_id', from: null, to: categoryId },
      { field: 'name', from: 'Registrato', to: 'Registrato bene' },
    ],
  });
  const [newest] = await owner.value<Activity[]>('activity.export');
  expect(newest).toMatchObject({
    staff_id: manager.me.id,
    who: 'Marco Responsabile',
    rows: [
      {
        field: 'category_id',
        to: '"Casa › Prove"',
        stored: { field: 'category_id', from: null, to: String(categoryId) },
      },
      { field: 'name', to: '"Registrato bene"', stored: null },
    ],
  });
});

test('each kind of change can be taken back, or says why it cannot', async () => {
  const kinds = Object.keys(activity.kinds);
  for (const kind of kinds)
    await recordChange(shop.database, {
      author: { by: 'person', staffId: owner.me.id, who: 'Anna Titolare' },
      at: new Date(),
      kind,
      record: `proof ${kind}`,
      rows: [{ field: 'name', from: 'prima', to: 'dopo' }],
    });
  const silent: string[] = [];
  for (const kind of kinds) {
    const part = kind.startsWith('access.') ? 'access' : 'changes';
    const { rows } = await owner.value<{ rows: Activity[] }>('activity.list', {
      record: `proof ${kind}`,
      part,
    });
    const [row] = rows;
    if (row?.can_undo === (row?.final_because !== null)) silent.push(kind);
  }
  expect(silent).toEqual([]);
  const reader = await signedInStaff(shop, ['catalogue']);
  const record = 'variant R1';
  const { rows } = await reader.value<{ rows: Activity[] }>('activity.list', { record });
  expect(rows.every(({ can_undo: may, final_because: why }) => may || why !== null)).toBe(true);
});
