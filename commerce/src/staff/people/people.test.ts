import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { Person } from '@casamaestra/contract/staff/people.operations.ts';
import { grantedTo, permissionTable, reaches, staffRoles } from '@casamaestra/contract/staff/permissions.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyLog } from '../../change-sets/verify-log.usecase.ts';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff, StaffBrowser } from '../testing/staff-browser.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await signedInStaff(shop, ['owner'], { name: 'Ada Bianchi' });
});
afterAll(() => shop.close());

const invite = (email: string, more: object = {}) =>
  owner.value<Person>('people.invite', { email, name: 'Eva Rossi', roles: ['support'], ...more });

const save = (person: Person, changes: object) => ({ id: person.id, base_version: person.version, changes });

describe('the table of permissions', () => {
  test('has a grant for every role in every row, and the stronger of two roles holds', () => {
    for (const row of Object.values(permissionTable)) expect(Object.keys(row)).toEqual([...staffRoles]);
    expect(grantedTo(['warehouse'], 'orders')).toEqual({ grant: 'edit', limits: ['no_prices', 'no_email'] });
    expect(grantedTo(['warehouse', 'support'], 'orders')).toEqual({ grant: 'edit', limits: [] });
    expect(grantedTo([], 'orders')).toEqual({ grant: 'none', limits: [] });
    expect(reaches(grantedTo(['support'], 'large_refunds'), 'ask')).toBe(true);
    expect(reaches(grantedTo(['support'], 'large_refunds'), 'edit')).toBe(false);
    expect(reaches(grantedTo(['reader'], 'reviews'), 'edit')).toBe(false);
  });
});

describe('people of the back office', () => {
  test('are invited by mail, once more while they have not come', async () => {
    const person = await invite('eva@negozio.test');
    expect(person).toMatchObject({ roles: ['support'], enrolled: false, version: 1 });
    const again = await invite('EVA@negozio.test', { roles: ['warehouse', 'content'] });
    expect(again).toMatchObject({ id: person.id, version: 2 });
    expect(again.roles.toSorted()).toEqual(['content', 'warehouse']);
    const { rows: log } = await owner.value<{ rows: Activity[] }>('activity.list', {
      record: `person ${person.id}`,
    });
    expect(log[0]).toMatchObject({ kind: 'people.invite', rows: [{ field: 'roles' }] });
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select(['kind', 'payload'])
      .where('recipient', '=', 'eva@negozio.test')
      .orderBy('id')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['staff_invitation', 'staff_invitation']);
    const keys = mails.map(({ payload }) => (payload as { link: string }).link.split('#')[1]);
    const came = new StaffBrowser(shop);
    expect(await came.refusal('sign_in.by_link', { key: keys[0] })).toBe('staff_link_used');
    expect(await came.value('sign_in.by_link', { key: keys[1] })).toMatchObject({ id: person.id });
  });

  test('lose at the next call what a role gave them, and every session when they are disabled', async () => {
    const eva = await signedInStaff(shop, ['manager']);
    const person = (await eva.value<Person[]>('people.list')).find(({ id }) => id === eva.me.id);
    if (person === undefined) throw new Error('nobody');
    const roles = { from: ['manager'], to: ['warehouse'] };
    const changed = await owner.value<Person>('people.save', save(person, { roles }));
    expect(changed).toMatchObject({ roles: ['warehouse'], version: 2 });
    expect(await eva.refusal('people.list')).toBe('staff_not_permitted');
    await owner.value('people.save', save(changed, { disabled: { from: false, to: true } }));
    expect(await eva.refusal('me')).toBe('staff_sign_in_required');
  });

  test('changed by two at once: fields of one merge with those of the other, the same field is told to the second', async () => {
    const seen = await invite('ivo@negozio.test');
    const other = await signedInStaff(shop, ['owner'], { name: 'Bruna Verdi' });
    await other.value('people.save', save(seen, { name: { from: 'Eva Rossi', to: 'Ivo Neri' } }));
    const merged = await owner.value<Person>(
      'people.save',
      save(seen, { roles: { from: ['support'], to: ['content', 'support'] } }),
    );
    expect(merged).toMatchObject({ name: 'Ivo Neri', roles: ['content', 'support'], version: 3 });
    const stale = await owner.call('people.save', save(seen, { name: { from: 'Eva Rossi', to: 'Eva R.' } }));
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { field: 'name', now: 'Ivo Neri', who: 'Bruna Verdi' },
    });
  });

  test('keep one owner, and only who has proved it lately changes people', async () => {
    const all = await owner.value<Person[]>('people.list');
    const owners = all.filter(({ roles, disabled }) => roles.includes('owner') && !disabled);
    for (const one of owners.filter(({ id }) => id !== owner.me.id))
      await owner.value('people.save', save(one, { roles: { from: one.roles, to: ['reader'] } }));
    const last = owners.find(({ id }) => id === owner.me.id);
    if (last === undefined) throw new Error('nobody');
    const roles = { from: ['owner'], to: ['manager'] };
    expect(await owner.refusal('people.save', save(last, { roles }))).toBe('staff_owner_last');
    await shop.database
      .updateTable('staff_session')
      .set({ confirmed_at: new Date(Date.now() - 5 * 60_000) })
      .where('staff_id', '=', owner.me.id)
      .execute();
    expect(await owner.refusal('people.save', save(last, { roles }))).toBe('staff_confirmation_needed');
    expect((await owner.value('me')).confirmed_until).toBeNull();
    await owner.value('people.list');
  });
});

describe('the log of changes', () => {
  test('names who, what from and what to', async () => {
    const rows = await shop.database
      .selectFrom('change_set')
      .innerJoin('change_row', 'change_row.change_set_id', 'change_set.id')
      .select(['who', 'by', 'kind', 'field', 'value_before', 'value_after'])
      .where('field', '=', 'name')
      .where('kind', '=', 'people.save')
      .execute();
    expect(rows).toEqual([
      {
        who: 'Bruna Verdi',
        by: 'person',
        kind: 'people.save',
        field: 'name',
        value_before: '"Eva Rossi"',
        value_after: '"Ivo Neri"',
      },
    ]);
  });

  test('cannot be changed, and finds what was changed all the same', async () => {
    const { database } = shop;
    const before = await verifyLog(database);
    expect(before).toMatchObject({ brokenAt: null });
    expect(before.sets).toBeGreaterThan(5);
    await expect(sql`update change_set set who = 'nobody'`.execute(database)).rejects.toThrow('append-only');
    await expect(sql`delete from change_row`.execute(database)).rejects.toThrow('append-only');
    await expect(sql`truncate change_set cascade`.execute(database)).rejects.toThrow('append-only');
    for (const [table, change, at] of [
      ['change_row', `set value_after = '"x"' where change_set_id = 4`, 4],
      ['change_set', `set who = 'Nessuno' where id = 2`, 2],
    ] as const) {
      await sql.raw(`alter table ${table} disable trigger user`).execute(database);
      await sql.raw(`update ${table} ${change}`).execute(database);
      expect((await verifyLog(database)).brokenAt).toBe(at);
    }
  });
});
