import type {
  DeliveryRuleFields,
  DeliveryRule,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { toolShop } from '../../checkout/testing/checkout-shop.ts';
import { loadCommerceSettings } from '../../shipping/load-commerce-settings.usecase.ts';
import { loadTestSettings, testSettings } from '../../shipping/testing/test-settings.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

let shop: TestShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;
let colleague: typeof editor;

beforeAll(async () => {
  shop = await startTestShop(toolShop);
  await loadTestSettings(shop.database);
  editor = await signedInStaff(shop, ['manager'], { name: 'Ada Bianchi' });
  colleague = await signedInStaff(shop, ['owner'], { name: 'Giulia Neri' });
});
afterAll(() => shop.close());

type Saved = { readonly change: number | null };
const rules = async () => (await editor.value<{ rules: DeliveryRule[] }>('settings.delivery')).rules;
const names = async () => (await rules()).map(({ name }) => name);
const rule = async (name: string): Promise<DeliveryRule> => {
  const found = (await rules()).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no rule ${name}`);
  return found;
};
type Changes = Partial<DeliveryRuleFields>;
/** A save from a form that shows this rule. */
const saving = ({ name, version, fields }: DeliveryRule, changes: Changes) => ({
  name,
  base_version: version,
  changes: Object.fromEntries(
    Object.entries(changes).map(([field, to]) => [
      field,
      { from: fields[field as keyof DeliveryRuleFields], to },
    ]),
  ),
});
const save = async (name: string, changes: Changes, who = editor) =>
  who.value<Saved>('settings.save_delivery', saving(await rule(name), changes));
const offered = async (country = 'IT') => {
  const { data } = await shop.value<{ data: { shipping_rule: string; shipping_amount: number }[] }>(
    `/api/method/omnicommerce.controllers.cart.get_shipping_rules?country=${country}&totalPrice=50`,
  );
  return Object.fromEntries(data.map((one) => [one.shipping_rule, one.shipping_amount]));
};
const wrong = async (name: string, changes: Changes) => {
  const { body } = await editor.call('settings.save_delivery', saving(await rule(name), changes));
  const { code, field } = body as { code: string; field: string };
  return `${code} ${field}`;
};
const express: DeliveryRuleFields = {
  active: true,
  kind: 'delivery',
  label: { it: 'Espresso', en: '', sk: '' },
  countries: ['IT'],
  postcodes: ['40', '41'],
  postcodes_except: [],
  goods_from_cents: 0,
  goods_below_cents: null,
  weight_from_g: 0,
  weight_to_g: 10_000,
  takes_hazardous: false,
  checks_age: false,
  amount_cents: 1590,
  free_from_cents: null,
  days_min: 1,
  days_max: 1,
};

test('a rule is changed, shoppers pay by it at once, and the change is taken back', async () => {
  expect(await names()).toEqual(['corriere', 'isole', 'pesante', 'ritiro', 'slovacchia']);
  expect((await offered())['corriere']).toBe(9.9);
  const { change } = await save('corriere', { amount_cents: 790 });
  expect((await offered())['corriere']).toBe(7.9);
  expect((await rule('corriere')).own_fields).toEqual(['amount_cents']);
  const { rows } = await editor.value<{ rows: object[] }>('activity.list', { record: 'delivery corriere' });
  expect(rows[0]).toMatchObject({ kind: 'settings.save_delivery', who: 'Ada Bianchi' });
  await editor.value('activity.undo', { id: change });
  expect((await offered())['corriere']).toBe(9.9);
  expect(await save('corriere', { amount_cents: 990 })).toEqual({ change: null });
});

test('a rule is made, switched off and on again; while no order went by it, making it is taken back', async () => {
  const made = await editor.value<Saved>('settings.add_delivery', { name: 'espresso', fields: express });
  expect((await names()).at(-1)).toBe('espresso');
  expect((await rule('espresso')).fields.label).toEqual({ it: 'Espresso', en: 'Espresso', sk: 'Espresso' });
  expect(await editor.refusal('settings.add_delivery', { name: 'Espresso', fields: express })).toBe(
    'staff_rule_known',
  );
  const off = await save('espresso', { active: false });
  expect(await editor.refusal('activity.undo', { id: made.change })).toBe('staff_rule_used');
  await editor.value('activity.undo', { id: off.change });
  await editor.value('activity.undo', { id: made.change });
  expect(await names()).not.toContain('espresso');
});

test('rules are offered in the order that staff set', async () => {
  const seen = await names();
  const wanted = ['ritiro', ...seen.filter((name) => name !== 'ritiro')];
  const { change } = await editor.value<Saved>('settings.order_delivery', { seen, names: wanted });
  expect(Object.keys(await offered())[0]).toBe('ritiro');
  const late = await editor.call('settings.order_delivery', { seen, names: seen });
  expect(late.body).toMatchObject({ code: 'changed_meanwhile', facts: { now: wanted.join(', ') } });
  const missing = { seen: wanted, names: wanted.slice(1) };
  expect(await editor.refusal('settings.order_delivery', missing)).toBe('staff_rule_order');
  await editor.value('activity.undo', { id: change });
  expect(await names()).toEqual(seen);
});

test('two people change different fields; the same one is refused with both values', async () => {
  const seen = await rule('isole');
  await colleague.value('settings.save_delivery', saving(seen, { days_max: 7 }));
  await editor.value('settings.save_delivery', saving(seen, { amount_cents: 1390 }));
  expect((await rule('isole')).fields).toMatchObject({ days_max: 7, amount_cents: 1390 });
  const answer = await editor.call('settings.save_delivery', saving(seen, { days_max: 9 }));
  expect(answer.body).toMatchObject({
    code: 'changed_meanwhile',
    field: 'changes.days_max.to',
    facts: { field: 'days_max', now: '7', who: 'Giulia Neri' },
  });
  expect((await rule('isole')).fields.days_max).toBe(7);
});

test('what is wrong is refused with its field', async () => {
  expect(await wrong('corriere', { amount_cents: -1 })).toBe('field_too_small changes.amount_cents.to');
  expect(await wrong('corriere', { amount_cents: 9.5 })).toBe('field_of_other_type changes.amount_cents.to');
  expect(await wrong('corriere', { label: { it: ' ', en: '', sk: '' } })).toBe(
    'field_empty changes.label.to.it',
  );
  expect(await wrong('corriere', { weight_from_g: 40_000 })).toBe('staff_rule_limits weight_to_g');
  expect(await wrong('corriere', { days_max: 1 })).toBe('staff_rule_limits days_max');
  expect(await wrong('corriere', { goods_from_cents: 500, goods_below_cents: 500 })).toBe(
    'staff_rule_limits goods_below_cents',
  );
  expect(await wrong('isole', { postcodes: ['07', '071'] })).toBe('staff_rule_postcodes postcodes');
  expect(await wrong('isole', { postcodes_except: ['0'] })).toBe('staff_rule_postcodes postcodes');
  expect(await wrong('isole', { countries: ['IT', 'FR'] })).toBe('staff_rule_country countries');
  expect(await wrong('isole', { free_from_cents: 0 })).toBe('field_too_small changes.free_from_cents.to');
  const nameless = await editor.call('settings.add_delivery', { name: ' ', fields: express });
  expect(nameless.body).toMatchObject({ code: 'field_empty', field: 'name' });
  const gone = { name: 'sparita', base_version: 1, changes: {} };
  expect(await editor.refusal('settings.save_delivery', gone)).toBe('staff_rule_unknown');
});

test('the last rule that is offered is not switched off', async () => {
  const others = ['isole', 'pesante', 'ritiro', 'slovacchia'];
  const offs: Saved[] = [];
  for (const name of others) offs.push(await save(name, { active: false }));
  expect(await wrong('corriere', { active: false })).toBe('staff_rule_last active');
  for (const { change } of offs) await editor.value('activity.undo', { id: change });
  expect(Object.keys(await offered())).toContain('isole');
});

test('a cart is tried by the rules in force and by a rule that is typed; nothing is saved', async () => {
  const { fields } = await rule('corriere');
  const cart = {
    country: 'IT',
    postcode: '40121',
    lines: [
      { sku: 'TR-1', qty: 1 },
      { sku: 'MA-1', qty: 2 },
    ],
  };
  const typed = { name: 'corriere', fields: { ...fields, amount_cents: 500, free_from_cents: 20_000 } };
  const tried = await editor.value('settings.try_delivery', { ...cart, typed });
  expect(tried).toMatchObject({
    subtotal_cents: 12_390,
    weight_g: 4000,
    now: { options: [{ name: 'corriere', amount_cents: 0 }, { name: 'ritiro' }], undeliverable: [] },
    typed: { options: [{ name: 'corriere', amount_cents: 500 }, { name: 'ritiro' }] },
    beside: [],
  });
  expect((await rule('corriere')).fields).toEqual(fields);
  const added = { name: 'espresso', fields: express };
  expect(await editor.value('settings.try_delivery', { ...cart, typed: added })).toMatchObject({
    typed: { options: [{ name: 'corriere' }, { name: 'ritiro' }, { name: 'espresso', amount_cents: 1590 }] },
    beside: ['corriere'],
  });
  const heavy = {
    country: 'IT',
    postcode: '',
    province: 'ca',
    lines: [{ sku: 'PI-14', qty: 3 }],
    typed: null,
  };
  expect(await editor.value('settings.try_delivery', heavy)).toMatchObject({
    postcode: expect.stringMatching(/^09/),
    now: { undeliverable: ['PI-14'] },
    typed: null,
  });
});

test('a trial says what it cannot try, with its field', async () => {
  const cart = { country: 'IT', postcode: '40121', lines: [{ sku: 'TR-1', qty: 1 }], typed: null };
  const fault = async (changes: object) => {
    const { body } = await editor.call('settings.try_delivery', { ...cart, ...changes });
    const { code, field } = body as { code: string; field: string };
    return `${code} ${field}`;
  };
  expect(await fault({ country: 'FR' })).toBe('staff_rule_country country');
  expect(await fault({ postcode: '', province: 'QQ' })).toBe('staff_rule_province province');
  expect(await fault({ lines: [{ sku: 'NIENTE', qty: 1 }] })).toBe('staff_rule_goods lines');
  expect(await fault({ lines: [] })).toBe('field_empty lines');
});

test('a file that is loaded leaves what staff wrote, until the rule is given back', async () => {
  // An undo wrote of it, too.
  await editor.value('settings.release_delivery', { name: 'pesante' });
  await save('slovacchia', { amount_cents: 1500, weight_to_g: 20_000 });
  await editor.value('settings.add_delivery', { name: 'nostra', fields: { ...express, postcodes: ['42'] } });
  const file = {
    ...testSettings,
    shipping_rules: testSettings.shipping_rules
      .filter(({ name }) => name !== 'pesante')
      .map((row) => (row.name === 'slovacchia' ? { ...row, amount: 21, days: [8, 9] } : row)),
  };
  const by = { author: { by: 'command', staffId: null, who: 'mario' } as const, at: new Date() };
  const { kept } = await loadCommerceSettings(shop.database, file, by);
  expect(kept).toContainEqual({ rule: 'slovacchia', fields: ['weight_to_g', 'amount_cents'] });
  expect((await rule('slovacchia')).fields).toMatchObject({
    amount_cents: 1500,
    weight_to_g: 20_000,
    days_min: 8,
  });
  expect((await rule('nostra')).fields.active).toBe(true);
  expect((await rule('pesante')).fields.active).toBe(false);
  const { rows } = await editor.value<{ rows: object[] }>('activity.list', { record: 'delivery slovacchia' });
  expect(rows[0]).toMatchObject({ kind: 'settings.load', who: 'mario' });
  await editor.value('settings.release_delivery', { name: 'slovacchia' });
  await loadCommerceSettings(shop.database, file, by);
  expect((await rule('slovacchia')).fields).toMatchObject({ amount_cents: 2100, weight_to_g: 30_000 });
  const { version } = await rule('slovacchia');
  await loadCommerceSettings(shop.database, file, by);
  expect((await rule('slovacchia')).version).toBe(version);
});

test('who only looks changes nothing, others do not see it', async () => {
  const reader = await signedInStaff(shop, ['reader']);
  const support = await signedInStaff(shop, ['support']);
  expect((await reader.value<{ rules: object[] }>('settings.delivery')).rules.length).toBeGreaterThan(4);
  const input = saving(await rule('isole'), { amount_cents: 1 });
  expect(await reader.refusal('settings.save_delivery', input)).toBe('staff_not_permitted');
  expect(await reader.refusal('settings.add_delivery', { name: 'x', fields: express })).toBe(
    'staff_not_permitted',
  );
  expect(await support.refusal('settings.delivery')).toBe('staff_not_permitted');
});
