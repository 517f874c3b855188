import { placedOrderSchema } from '@casamaestra/contract/checkout/place-order.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Person } from '@casamaestra/contract/staff/people.operations.ts';
import { grantedTo, reaches, subjects } from '@casamaestra/contract/staff/permissions.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import type { staffSessionsOperation } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { staffOperations } from '@casamaestra/contract/staff/staff-operations.ts';
import type { StaffOrder } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageOf, startCheckoutShop, toolShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { SoftwareAuthenticator } from '../customers/testing/software-authenticator.ts';
import type { Asked } from '../customers/testing/software-authenticator.ts';
import { backOfficeOrigin, makeStaff, signedInStaff, StaffBrowser } from '../staff/testing/staff-browser.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let now = Date.now();
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await startCheckoutShop(toolShop, { clock: { now: () => now } });
});
afterAll(() => shop.close());

type Sessions = OperationOutput<typeof staffSessionsOperation>;
type Options = { options: Asked };

/** Somebody with a passkey, and how they sign in by it. */
async function withPasskey(...roles: StaffRole[]) {
  const person = await makeStaff(shop.database, { roles, kind: 'invitation', now });
  const desk = new StaffBrowser(shop);
  await desk.value('sign_in.by_link', { key: person.key });
  const authenticator = new SoftwareAuthenticator(backOfficeOrigin);
  const { options } = await desk.value<Options>('factors.passkey_options');
  await desk.value('factors.add_passkey', { credential: authenticator.create(options) });
  const input = async (browser: StaffBrowser, handheld: boolean) => {
    const asked = await browser.value<Options>('sign_in.passkey_options');
    return { credential: authenticator.get(asked.options), handheld };
  };
  const signIn = async (handheld = true, browser = new StaffBrowser(shop)) => {
    const me = await browser.value('sign_in.by_passkey', await input(browser, handheld));
    return Object.assign(browser, { me });
  };
  const refused = async (browser = new StaffBrowser(shop)) =>
    browser.refusal('sign_in.by_passkey', await input(browser, true));
  return { ...person, desk, signIn, refused, authenticator };
}

describe('a session on a handheld', () => {
  test('lasts four hours without a call, and twelve hours in any case', async () => {
    const { signIn } = await withPasskey('warehouse');
    const mara = await signIn();
    expect(mara.me).toMatchObject({ handheld: true, idle_minutes: 240, roles: ['warehouse'] });
    now += 3 * HOUR + 59 * MINUTE;
    await mara.value('orders.to_pick');
    now += 4 * HOUR + MINUTE;
    expect(await mara.refusal('orders.to_pick')).toBe('staff_sign_in_required');
    const again = await signIn();
    for (let hours = 3; hours < 12; hours += 3) {
      now += 3 * HOUR;
      await again.value('me');
    }
    now += 3 * HOUR;
    expect(await again.refusal('me')).toBe('staff_sign_in_required');
  });

  test('leaves a session elsewhere at half an hour', async () => {
    const { signIn } = await withPasskey('warehouse');
    const desk = await signIn(false);
    expect(desk.me).toMatchObject({ handheld: false, idle_minutes: 30 });
    now += 31 * MINUTE;
    expect(await desk.refusal('me')).toBe('staff_sign_in_required');
  });

  test('is for who prepares orders, and nobody else', async () => {
    for (const role of ['catalogue', 'content', 'accounting', 'reader'] as const) {
      const { refused, signIn } = await withPasskey(role);
      const browser = new StaffBrowser(shop);
      expect(await refused(browser)).toBe('staff_handheld_not_permitted');
      expect(browser.cookie).toBeUndefined();
      await signIn(false);
    }
    for (const role of ['manager', 'support'] as const) {
      const { signIn } = await withPasskey(role);
      await (await signIn()).value('orders.to_pick');
    }
  });
});

/** Whether the call is refused for want of rights; other refusals are of what it was asked. */
async function isRefused(browser: StaffBrowser, path: string): Promise<boolean> {
  const { body } = await browser.call(path.replace('/api/staff/', '').replaceAll('/', '.'));
  const { code = '' } = body as { code?: string };
  expect(['staff_sign_in_required', 'staff_confirmation_needed']).not.toContain(code);
  return code === 'staff_not_permitted' || code === 'staff_not_on_handheld';
}

describe('the rights on a handheld', () => {
  test('of an owner are those of the warehouse, call by call', async () => {
    const owner = await (await withPasskey('owner')).signIn();
    let refusals = 0;
    for (const { path, permission } of staffOperations) {
      if (typeof permission === 'string') continue;
      const may = reaches(grantedTo(['warehouse'], permission.subject), permission.needs);
      const refused = await isRefused(owner, path);
      expect([path, refused]).toEqual([path, !may]);
      if (refused) refusals += 1;
    }
    expect(refusals).toBeGreaterThan(100);
    expect(await owner.refusal('refunds.approvals')).toBe('staff_not_on_handheld');
    expect(await owner.refusal('people.list')).toBe('staff_not_on_handheld');
    const shown = subjects.filter((subject) => owner.me.permissions[subject]?.grant !== 'none');
    expect(shown).toEqual(subjects.filter((one) => grantedTo(['warehouse'], one).grant !== 'none'));
  });

  test('show an owner neither prices nor the e-mail of an order', async () => {
    const order = await shop.order({ 'TR-1': 1 }, { email: 'palmare@esempio.test' });
    const placed = messageOf(await shop.place(order), placedOrderSchema);
    if (placed.status !== 'placed') throw new Error('not placed');
    const { signIn } = await withPasskey('owner');
    const find = { number: placed.order_number };
    const atDesk = await (await signIn(false)).value<StaffOrder>('orders.get', find);
    for (const secret of ['palmare@esempio.test', '99.9']) expect(JSON.stringify(atDesk)).toContain(secret);
    const onHandheld = await (await signIn()).value<StaffOrder>('orders.get', find);
    for (const secret of ['palmare@esempio.test', '99.9'])
      expect(JSON.stringify(onHandheld)).not.toContain(secret);
  });

  test('are no more than their person has: support prepares, and counts nothing', async () => {
    const support = await (await withPasskey('support')).signIn();
    expect(support.me.permissions['stock']).toEqual({ grant: 'none', limits: [] });
    const count = { sku: 'TR-1', act: 'count', pieces: 3, seen: 1000 };
    expect(await support.refusal('stock.change', count)).toBe('staff_not_permitted');
    expect(support.me.permissions['orders']).toMatchObject({ limits: ['no_prices', 'no_email'] });
  });

  test('never ask for a confirmation: what needs one is refused with a sentence', async () => {
    const { signIn, authenticator } = await withPasskey('owner');
    const owner = await signIn();
    expect(owner.me.confirmed_until).toBeNull();
    const asked = await new StaffBrowser(shop).value<Options>('sign_in.passkey_options');
    const credential = authenticator.get(asked.options);
    for (const [call, body] of [
      ['confirm.passkey_options', {}],
      ['confirm.by_passkey', { credential }],
      ['confirm.by_app', { app_code: '123456' }],
      ['factors.passkey_options', {}],
      ['factors.app_secret', {}],
      ['factors.recovery_codes', {}],
      ['factors.remove', { id: 1 }],
      ['people.end_sessions', { id: owner.me.id }],
    ] as const) {
      const { status, body: answer, text } = await owner.call(call, body);
      expect([call, status, (answer as { code: string }).code]).toEqual([call, 403, 'staff_not_on_handheld']);
      expect(text).toContain('senza «Palmare del magazzino»');
    }
  });

  test('are gone at the next call when their person may not prepare orders any more', async () => {
    const { signIn, staffId } = await withPasskey('warehouse');
    const mara = await signIn();
    await shop.database
      .updateTable('staff_role')
      .set({ role: 'reader' })
      .where('staff_id', '=', staffId)
      .execute();
    expect(await mara.refusal('orders.prepare', { number: 'CM-1' })).toBe('staff_not_permitted');
    expect(await mara.refusal('stock.change', {})).toBe('staff_not_permitted');
  });
});

describe('sessions on handhelds', () => {
  test('are shown as such to their person and to the owner, and end like any other', async () => {
    const { desk, signIn, staffId } = await withPasskey('support');
    const handheld = await signIn();
    const owner = await signedInStaff(shop, ['owner'], { now });
    const counted = async () => (await owner.value<Person[]>('people.list')).find(({ id }) => id === staffId);
    expect(await counted()).toMatchObject({ sessions: 2, handheld_sessions: 1 });
    now += HOUR;
    // The one at the desk is over by now, the one on the handheld is not.
    expect(await handheld.value<Sessions>('sessions.list')).toMatchObject([
      { handheld: true, current: true },
    ]);
    expect(await desk.refusal('me')).toBe('staff_sign_in_required');
    const atDesk = await signIn(false);
    const first = (await atDesk.value<Sessions>('sessions.list')).find((one) => one.handheld);
    await atDesk.value('sessions.end', { id: first?.id });
    expect(await handheld.refusal('me')).toBe('staff_sign_in_required');
  });

  test('end when their person is disabled or signed out by the owner', async () => {
    const { signIn, staffId } = await withPasskey('warehouse');
    const first = await signIn();
    const owner = await signedInStaff(shop, ['owner'], { now });
    await owner.value('people.end_sessions', { id: staffId });
    expect(await first.refusal('me')).toBe('staff_sign_in_required');
    const second = await signIn();
    const person = (await owner.value<Person[]>('people.list')).find(({ id }) => id === staffId);
    const changes = { disabled: { from: false, to: true } };
    await owner.value('people.save', { id: staffId, base_version: person?.version, changes });
    expect(await second.refusal('me')).toBe('staff_sign_in_required');
  });

  test('are not widened: signing in again is another session, and the one before is over', async () => {
    const { signIn } = await withPasskey('owner');
    const browser = await signIn();
    const former = browser.cookie;
    await signIn(false, browser);
    expect(browser.cookie?.split('.')[0]).not.toBe(former?.split('.')[0]);
    await browser.value('people.list');
    const thief = new StaffBrowser(shop);
    thief.cookie = former;
    expect(await thief.refusal('me')).toBe('staff_sign_in_required');
  });
});
