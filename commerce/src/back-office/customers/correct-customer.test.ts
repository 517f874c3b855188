import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Activity, activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffCustomer } from '@casamaestra/contract/staff/staff-customers.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { registerCustomer } from '../../customers/testing/register-customer.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import type { StaffBrowser } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
let giulia: StaffBrowser;
let marco: StaffBrowser;
let customers = 0;

beforeAll(async () => {
  shop = await startTestShop([]);
  giulia = await signedInStaff(shop, ['support'], { name: 'Giulia Neri' });
  marco = await signedInStaff(shop, ['manager'], { name: 'Marco Capo' });
});
afterAll(() => shop.close());

async function customer(): Promise<{ readonly id: number; readonly email: string }> {
  customers += 1;
  const email = `cliente${customers}@casa.test`;
  return { id: (await registerCustomer(shop, { email })).customerId, email };
}
const get = (id: number, by = giulia) => by.value<StaffCustomer>('customers.get', { id });
const logOf = async (id: number): Promise<Activity[]> =>
  (
    await marco.value<OperationOutput<typeof activityOperation>>('activity.list', {
      record: `customer ${id}`,
    })
  ).rows;
const mailsTo = (recipient: string) =>
  shop.database
    .selectFrom('mail_outbox')
    .select(['kind', 'payload'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
const change = (from: string | null, to: string) => ({ from, to });

describe('the data of a customer', () => {
  test('are corrected as the checkout would take them; the log says which and why, not what', async () => {
    const { id } = await customer();
    const corrected = await giulia.value<StaffCustomer>('customers.correct', {
      id,
      changes: {
        last_name: change('Bianchi', 'Bianchi Rossi'),
        phone: change(null, '347 765 4321'),
        vat_number: change(null, 'IT 12345678903'),
      },
      reason: 'Lettera del 20 novembre',
    });
    expect(corrected.profile).toMatchObject({
      last_name: 'Bianchi Rossi',
      phone: '+393477654321',
      vat_number: '12345678903',
    });
    const [entry] = await logOf(id);
    expect(entry).toMatchObject({
      kind: 'customers.correct',
      who: 'Giulia Neri',
      reason: 'Lettera del 20 novembre',
      can_undo: false,
    });
    expect(entry?.rows.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['last_name', null, 'true'],
      ['phone', null, 'true'],
      ['vat_number', null, 'true'],
    ]);
    const wrong = { id, changes: { tax_code: change(null, 'SBAGLIATO') } };
    expect(await giulia.refusal('customers.correct', wrong)).toBe('tax_code_wrong');
  });

  test('by two: fields of both are kept, of the same one the second is told what it says and who wrote it', async () => {
    const { id } = await customer();
    await giulia.value('customers.correct', { id, changes: { first_name: change('Ada', 'Adele') } });
    await marco.value('customers.correct', { id, changes: { last_name: change('Bianchi', 'Verdi') } });
    expect((await get(id)).profile).toMatchObject({ first_name: 'Adele', last_name: 'Verdi' });
    const late = await marco.call('customers.correct', {
      id,
      changes: { first_name: change('Ada', 'Adriana') },
    });
    expect(late.body).toMatchObject({
      code: 'changed_meanwhile',
      facts: { field: 'first_name', now: 'Adele', who: 'Giulia Neri' },
    });
  });

  test('that say so already leave no record', async () => {
    const { id } = await customer();
    await giulia.value('customers.correct', { id, changes: { first_name: change('Ada', 'Ada') } });
    expect(await logOf(id)).toEqual([]);
  });

  test('are corrected by who edits customers, and masked for others', async () => {
    const { id } = await customer();
    for (const [role, sees] of [
      ['warehouse', false],
      ['accounting', true],
      ['reader', false],
    ] as const) {
      const other = await signedInStaff(shop, [role]);
      const changes = { first_name: change('Ada', 'Eva') };
      expect(await other.refusal('customers.correct', { id, changes })).toBe('staff_not_permitted');
      expect((await get(id, other)).acts).toEqual([]);
      expect((await get(id, other)).profile !== null).toBe(sees);
    }
  });
});

test('a saved address is corrected, and stays the default it was; who read an older one is told', async () => {
  const { id } = await customer();
  const postal = { first_name: 'Ada', last_name: 'Bianchi', address_line1: 'Via Po 1', city: 'Torino' };
  await shop.database
    .insertInto('customer_address')
    .values({ customer_id: id, ...postal, state: 'TO', pincode: '10121', country: 'IT' })
    .execute();
  await shop.database.updateTable('customer_address').set({ is_default_shipping: true }).execute();
  const [address] = (await get(id)).addresses ?? [];
  const correction = { ...address?.saved, phone: '011 1234567', address_line1: 'Via Po 12' };
  const input = { id, address: correction, seen: address?.version };
  const corrected = await giulia.value<StaffCustomer>('customers.correct_address', input);
  expect(corrected.addresses?.[0]).toMatchObject({
    lines: ['Via Po 12', '10121 Torino TO'],
    default_shipping: true,
    phone: '+390111234567',
  });
  expect(await marco.refusal('customers.correct_address', input)).toBe('changed_meanwhile');
  expect((await logOf(id))[0]).toMatchObject({ kind: 'customers.correct_address', who: 'Giulia Neri' });
  const abroad = {
    ...input,
    seen: corrected.addresses?.[0]?.version,
    address: { ...correction, pincode: 'X' },
  };
  expect(await giulia.refusal('customers.correct_address', abroad)).not.toBe('changed_meanwhile');
});

describe('another e-mail address', () => {
  test('counts once its mailbox opened the link; both are told, and the log has neither', async () => {
    const { id, email } = await customer();
    const asked = await giulia.value<StaffCustomer>('customers.ask_email', { id, email: 'nuova@casa.test' });
    expect([asked.email, asked.profile?.pending_email]).toEqual([email, 'nuova@casa.test']);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['email_change_asked']);
    const [mail] = await mailsTo('nuova@casa.test');
    expect(mail?.kind).toBe('email_change');
    const { link } = (mail?.payload ?? { link: '' }) as { link: string };
    const key = new URL(link).searchParams.get('confirm_email');
    const path = '/api/method/casamaestra.customers.confirm_email';
    expect((await shop.post(path, { key })).status).toBe(200);
    expect((await get(id)).email).toBe('nuova@casa.test');
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['email_change_asked', 'email_changed']);
    expect(JSON.stringify(await logOf(id))).not.toContain('casa.test');
  });

  test('is no other customer’s', async () => {
    const [one, other] = [await customer(), await customer()];
    const input = { id: one.id, email: other.email.toUpperCase() };
    expect(await giulia.refusal('customers.ask_email', input)).toBe('staff_customer_email_taken');
    expect(await giulia.refusal('customers.ask_email', { ...input, email: 'nessuna' })).toBe('email_invalid');
    expect(await mailsTo(other.email)).toEqual([]);
  });
});

test('a link to log in or for a new password is mailed within the limits of such mails, never for a closed account', async () => {
  const { id, email } = await customer();
  await giulia.value('customers.mail_link', { id, purpose: 'password' });
  await giulia.value('customers.mail_link', { id, purpose: 'login' });
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['password_reset', 'login_link']);
  expect((await logOf(id)).map(({ kind, rows }) => [kind, rows[0]?.field])).toEqual([
    ['customers.mail_link', 'login_link'],
    ['customers.mail_link', 'password_link'],
  ]);
  for (let sent = 0; sent < 2; sent += 1) await giulia.value('customers.mail_link', { id, purpose: 'login' });
  expect(await giulia.refusal('customers.mail_link', { id, purpose: 'login' })).toBe(
    'staff_customer_link_lately',
  );
  await giulia.value('customers.close', { id, closed: true });
  expect(await giulia.refusal('customers.mail_link', { id, purpose: 'password' })).toBe(
    'staff_customer_closed',
  );
});
