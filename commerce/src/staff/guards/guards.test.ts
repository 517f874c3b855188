import { randomBytes } from 'node:crypto';
import type { Guards, guardsOperation } from '@casamaestra/contract/staff/guards.operations.ts';
import { guardDefaults } from '@casamaestra/contract/staff/guards.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Activity } from '@casamaestra/contract/staff/back-office.operations.ts';
import { startTestShop, type TestShop } from '../../catalog/testing/start-test-shop.ts';
import { type StaffBrowser, signedInStaff } from '../testing/staff-browser.ts';

type Told = OperationOutput<typeof guardsOperation>;
interface Saved {
  readonly change: number | null;
  readonly waits_for: string;
}

let shop: TestShop;
let now = Date.parse('2026-11-29T10:00:00Z');
beforeEach(async () => {
  shop = await startTestShop(
    [
      {
        code: 'TR',
        name: 'Trapano',
        category: ['Utensili'],
        variants: [{ sku: 'TR-1', price: 100, stock: 5 }],
      },
    ],
    {
      clock: { now: () => now },
    },
  );
});
afterEach(() => shop.close());

/** Somebody with a passkey: another person who may decide. */
async function signIn(role: 'owner' | 'manager' | 'catalogue' | 'accounting' | 'support', name: string) {
  const person = await signedInStaff(shop, [role], { now, name });
  await shop.database
    .insertInto('staff_credential')
    .values({
      staff_id: person.me.id,
      kind: 'passkey',
      credential_id: randomBytes(16),
      public_key: randomBytes(16),
    })
    .execute();
  return person;
}
const told = (who: StaffBrowser) => who.value<Told>('settings.guards');
const save = async (who: StaffBrowser, changes: Partial<Guards>, seen?: Guards) => {
  const { guards } = await told(who);
  return who.call('settings.save_guards', {
    seen: seen ?? guards,
    guards: { ...guards, ...changes },
    reason: 'Come abbiamo deciso',
  });
};
const savedBy = async (who: StaffBrowser, changes: Partial<Guards>): Promise<Saved> => {
  const answer = await save(who, changes);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { message: Saved }).message;
};
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const log = async (who: StaffBrowser) =>
  (await who.value<{ rows: Activity[] }>('activity.list', { record: 'guards' })).rows;

describe('what one person may do alone', () => {
  test('is as the matrix says until somebody sets it, and read by who sees settings', async () => {
    const owner = await signIn('owner', 'Olga');
    expect(await told(owner)).toEqual({ guards: guardDefaults, waiting: null });
    const accounting = await signIn('accounting', 'Carla');
    expect((await told(accounting)).guards).toEqual(guardDefaults);
    expect(codeOf(await save(accounting, { price_percent: 20 }))).toBe('staff_not_permitted');
    expect(await (await signIn('support', 'Ada')).refusal('settings.guards')).toBe('staff_not_permitted');
  });

  test('becomes tighter at once, with its name in the log, and looser again only with another person', async () => {
    const owner = await signIn('owner', 'Olga');
    const manager = await signIn('manager', 'Mauro');
    const { change, waits_for } = await savedBy(owner, { price_percent: 20, alone_minutes: 30 });
    expect([typeof change, waits_for]).toEqual(['number', 'nobody']);
    expect((await told(manager)).guards).toEqual({ ...guardDefaults, price_percent: 20, alone_minutes: 30 });
    const [set] = await log(owner);
    expect(set).toMatchObject({ kind: 'settings.save_guards', who: 'Olga', reason: 'Come abbiamo deciso' });
    expect(set?.rows).toMatchObject([
      { field: 'alone_minutes', from: '15', to: '30' },
      { field: 'price_percent', from: '30', to: '20' },
    ]);
    // Undone it would be looser: that is for two.
    expect(await owner.refusal('activity.undo', { id: change })).toBe('staff_guards_undo_loosens');
    expect(await savedBy(owner, { price_percent: 40 })).toEqual({
      change: null,
      waits_for: 'another_person',
    });
    expect((await told(owner)).guards.price_percent).toBe(20);
    const { waiting } = await told(manager);
    expect(waiting).toMatchObject({ asked_by: 'Olga', own: false, wanted: { price_percent: 40 } });
    expect(codeOf(await save(manager, { bulk_rows: 200 }))).toBe('staff_guards_wait');
    const id = waiting?.id;
    expect(await owner.refusal('settings.decide_guards', { id, approve: true })).toBe(
      'staff_other_person_needed',
    );
    const { change: approved } = await manager.value<{ change: number }>('settings.decide_guards', {
      id,
      approve: true,
    });
    expect((await told(owner)).guards.price_percent).toBe(40);
    expect(await owner.refusal('settings.decide_guards', { id, approve: true })).toBe(
      'staff_approval_decided',
    );
    // Undoing what was loosened is tighter: one person does.
    await owner.value('activity.undo', { id: approved });
    expect((await told(owner)).guards.price_percent).toBe(20);
  });

  test('is not approved over what another changed meanwhile, nor saved over it; refused and withdrawn it stays', async () => {
    const owner = await signIn('owner', 'Olga');
    const manager = await signIn('manager', 'Mauro');
    await savedBy(owner, { refund_alone: 500 });
    await savedBy(manager, { refund_alone: 50 });
    const { waiting } = await told(manager);
    const answer = await manager.call('settings.decide_guards', { id: waiting?.id, approve: true });
    expect(answer.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { field: 'refund_alone', now: '50', who: 'Mauro' },
    });
    expect(codeOf(await save(owner, { refund_alone: 40 }, guardDefaults))).toBe('changed_meanwhile');
    await owner.value('settings.decide_guards', { id: waiting?.id, approve: false });
    expect(await told(owner)).toMatchObject({ guards: { refund_alone: 50 }, waiting: null });
    expect((await log(owner)).map(({ kind }) => kind)).toContain('settings.refuse_guards');
    expect((await save(owner, { refund_alone: 20_000 })).status).toBe(417);
    expect((await save(owner, { price_percent: 0 })).status).toBe(417);
  });

  test('alone in the shop waits as long as the guard says now, and who asked is written to', async () => {
    const owner = await signIn('owner', 'Olga');
    await savedBy(owner, { alone_minutes: 20 });
    expect((await savedBy(owner, { bulk_rows: 200 })).waits_for).toBe('time');
    const { waiting } = await told(owner);
    expect(waiting).toMatchObject({ own: true, alone_from: new Date(now + 20 * 60_000).toISOString() });
    const early = await owner.call('settings.decide_guards', { id: waiting?.id, approve: true });
    expect(early.body).toMatchObject({ code: 'staff_approval_early', facts: { minutes: 20 } });
    const mails = await shop.database
      .selectFrom('mail_outbox')
      .select('kind')
      .where('kind', '=', 'staff_alone_guards')
      .execute();
    expect(mails).toHaveLength(1);
    now += 21 * 60_000;
    await shop.database
      .updateTable('staff_session')
      .set({ confirmed_at: new Date(now) })
      .execute();
    const again = await owner.call('settings.decide_guards', { id: waiting?.id, approve: true });
    expect(again.status).toBe(200);
  });
});

test('a price far by the guard of now is refused to a role with a limit at the next call', async () => {
  const [owner, catalogue] = [await signIn('owner', 'Olga'), await signIn('catalogue', 'Catia')];
  const none = {
    sale_price: null,
    sale_from: null,
    sale_to: null,
    promo_price: null,
    promo_from: null,
    promo_to: null,
  };
  const change = { sku: 'TR-1', from: { price: 100, ...none }, to: { price: 75, ...none } };
  await savedBy(owner, { price_percent: 20 });
  const answer = await catalogue.call('prices.save', change);
  expect(answer.body).toMatchObject({ code: 'staff_price_limit', facts: { percent: 25, most: 20 } });
});
