import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { makeStaff, signedInStaff, type StaffBrowser } from '../staff/testing/staff-browser.ts';

const DAY_MS = 24 * 3_600_000;
let now = Date.UTC(2026, 10, 23, 8);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
afterAll(() => shop.close());

interface Person {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly string[];
  readonly version: number;
}
interface Log {
  readonly rows: readonly {
    id: number;
    kind: string;
    can_undo: boolean;
    undone: boolean;
    undo_of: number | null;
  }[];
}
type Changes = Readonly<Record<string, { from: unknown; to: unknown }>>;

async function setUp() {
  const owner = await signedInStaff(shop, ['owner'], { now, name: 'Anna Titolare' });
  const { staffId } = await makeStaff(shop.database, { roles: ['support'], name: 'Giulia Neri', now });
  const person = async () => {
    const found = (await owner.value<Person[]>('people.list')).find(({ id }) => id === staffId);
    if (found === undefined) throw new Error('the person is gone');
    return found;
  };
  const save = async (changes: Changes) =>
    owner.value('people.save', { id: staffId, base_version: (await person()).version, changes });
  const log = async (browser: Pick<StaffBrowser, 'value'> = owner) =>
    (await browser.value<Log>('activity.list', { record: `person ${staffId}` })).rows;
  return { owner, person, save, log };
}

test('a change is taken back once, in the log as a change of its own, and so is its undo', async () => {
  const { owner, person, save, log } = await setUp();
  await save({ name: { from: 'Giulia Neri', to: 'Giulia Bianchi' } });
  const [saved] = await log();
  expect(saved).toMatchObject({ kind: 'people.save', can_undo: true, undone: false });
  const undone = await owner.value<{ change: number }>('activity.undo', {
    id: saved?.id,
    reason: 'Sbagliato',
  });
  expect(undone).toMatchObject({ undone: 1, kept: [] });
  expect((await person()).name).toBe('Giulia Neri');
  expect(await log()).toMatchObject([
    { id: undone.change, undo_of: saved?.id, reason: 'Sbagliato', can_undo: true },
    { undone: true, can_undo: false },
  ]);
  expect(await owner.refusal('activity.undo', { id: saved?.id })).toBe('staff_change_undone');
  await owner.value('activity.undo', { id: undone.change });
  expect((await person()).name).toBe('Giulia Bianchi');
});

test('a value that was changed again stays and is told with both values; the others go back', async () => {
  const { owner, person, save, log } = await setUp();
  await save({
    name: { from: 'Giulia Neri', to: 'Giulia Bianchi' },
    roles: { from: ['support'], to: ['warehouse'] },
  });
  const [first] = await log();
  await save({ name: { from: 'Giulia Bianchi', to: 'Giulia Rossi' } });
  expect(await owner.value('activity.undo', { id: first?.id })).toMatchObject({
    undone: 1,
    kept: [{ field: 'name', written: '"Giulia Bianchi"', now: '"Giulia Rossi"' }],
    kept_count: 1,
  });
  expect(await person()).toMatchObject({ name: 'Giulia Rossi', roles: ['support'] });
});

test('only who may do the act takes it back, with its confirmation, within 30 days', async () => {
  const { owner, save, log } = await setUp();
  await save({ name: { from: 'Giulia Neri', to: 'Giulia Bianchi' } });
  const [saved] = await log();
  const manager = await signedInStaff(shop, ['manager'], { now });
  expect(await log(manager)).toMatchObject([{ can_undo: false }]);
  expect(await manager.refusal('activity.undo', { id: saved?.id })).toBe('staff_not_permitted');
  now += 6 * 60_000;
  expect(await owner.refusal('activity.undo', { id: saved?.id })).toBe('staff_confirmation_needed');
  now += 31 * DAY_MS;
  const later = await signedInStaff(shop, ['owner'], { now });
  expect(await log(later)).toMatchObject([{ can_undo: false }]);
  expect(await later.refusal('activity.undo', { id: saved?.id })).toBe('staff_change_too_old');
  expect(await later.refusal('activity.undo', { id: 999_999 })).toBe('staff_change_unknown');
});

test('what cannot be taken back says so', async () => {
  const { owner, log } = await setUp();
  const invited = await owner.value<Person>('people.invite', {
    email: `x${now}@negozio.test`,
    name: 'Ugo',
    roles: ['owner'],
  });
  const [invitation] = (await owner.value<Log>('activity.list', { record: `person ${invited.id}` })).rows;
  expect(invitation?.can_undo).toBe(false);
  expect(await owner.refusal('activity.undo', { id: invitation?.id })).toBe('staff_change_final');
  expect(await log()).toEqual([]);
});
