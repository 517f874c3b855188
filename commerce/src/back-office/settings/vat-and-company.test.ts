import type { DeliveryRule } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { ToldFact } from '@casamaestra/contract/staff/staff-company.operations.ts';
import type { StaffVat } from '@casamaestra/contract/staff/staff-vat.operations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../../checkout/testing/checkout-shop.ts';
import { loadCommerceSettings } from '../../shipping/load-commerce-settings.usecase.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';

const day = 24 * 3_600_000;
let now = Date.parse('2026-11-24T09:00:00Z');
let shop: CheckoutShop;
let editor: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  const iban = 'IT60X0542811101000000123456';
  const environment = { TRANSFER_IBAN: iban, TRANSFER_HOLDER: 'Casamaestra S.r.l.' };
  shop = await startCheckoutShop(undefined, { environment, clock: { now: () => now } });
  editor = await signedInStaff(shop, ['manager'], { name: 'Ada Bianchi', now });
});
afterAll(() => shop.close());

type Saved = { readonly change: number | null };
const vat = () => editor.value<StaffVat>('settings.vat');
const ratesOf = async (vatClass: string) => (await vat()).rates.filter((rate) => rate.class === vatClass);
const plan = (changes: object = {}) => ({
  class: 'standard',
  country: 'IT',
  percent: 23,
  from: '2027-01-01',
  ...changes,
});
const percentInCart = async () => {
  const { body } = await shop.post('/api/method/casamaestra.cart.quote', {
    lines: [{ sku: 'TR-1', qty: 1 }],
  });
  return (body as { message: { vat: { percent: number }[] } }).message.vat[0]?.percent;
};

test('rates are told with what holds today, which products have them, and what was sold by them', async () => {
  await shop.place(await shop.order({ 'TR-1': 1, 'MA-1': 1 }));
  const { rates, uses, sold } = await vat();
  expect(rates).toContainEqual({
    class: 'standard',
    country: 'IT',
    percent: 22,
    valid_from: '2013-10-01',
    valid_to: null,
    state: 'running',
    own: false,
  });
  expect(rates.find(({ percent }) => percent === 21)?.state).toBe('over');
  const [use] = uses;
  expect(use).toMatchObject({ class: 'standard', products: 3 });
  expect(use?.categories.map(({ name }) => name).toSorted()).toEqual([
    'Pitture',
    'Utensili,Martelli',
    'Utensili,Trapani',
  ]);
  expect(sold).toEqual([{ percent: 22, lines: 2, amount: 111.9 }]);
});

test('a rate planned for a day holds from that day, is taken back before it, and not afterwards', async () => {
  const first = await editor.value<Saved>('settings.plan_vat', plan());
  expect((await ratesOf('standard')).map(({ percent, state }) => `${percent} ${state}`)).toEqual([
    '21 over',
    '22 running',
    '23 planned',
  ]);
  expect(await percentInCart()).toBe(22);
  expect(await editor.refusal('settings.plan_vat', plan({ from: '2027-06-01' }))).toBe('staff_vat_planned');
  await editor.value('activity.undo', { id: first.change });
  expect((await ratesOf('standard')).at(-1)).toMatchObject({ percent: 22, valid_to: null });
  const again = await editor.value<Saved>('settings.plan_vat', plan({ from: '2026-11-25' }));
  now += day;
  expect(await percentInCart()).toBe(23);
  editor = await signedInStaff(shop, ['manager'], { name: 'Ada Bianchi', now });
  expect(await editor.refusal('activity.undo', { id: again.change })).toBe('staff_vat_day');
  expect(await percentInCart()).toBe(23);
});

test('a file leaves the rates that staff planned, and writes the others', async () => {
  const { kept } = await loadCommerceSettings(shop.database, {
    vat_rates: [
      { class: 'standard', country: 'IT', percent: 22, valid_from: '2013-10-01' },
      { class: 'standard', country: 'DE', percent: 19, valid_from: '2021-01-01' },
    ],
  });
  expect(kept).toEqual([{ rule: 'vat_rates', fields: ['standard IT'] }]);
  expect((await ratesOf('standard')).filter(({ state }) => state === 'running')).toMatchObject([
    { country: 'IT', percent: 23, own: true },
    { country: 'DE', percent: 19, own: false },
  ]);
});

test('what is wrong about a rate is refused with its field', async () => {
  const fault = async (changes: object) => {
    const { body } = await editor.call('settings.plan_vat', plan(changes));
    const { code, field } = body as { code: string; field: string };
    return `${code} ${field}`;
  };
  expect(await fault({ percent: -1 })).toBe('field_too_small percent');
  expect(await fault({ percent: 100 })).toMatch(/ percent$/);
  expect(await fault({ from: '2026-11-25' })).toBe('staff_vat_day from');
  expect(await fault({ from: 'domani' })).toMatch(/ from$/);
  expect(await fault({ class: 'luxury' })).toBe('staff_vat_unknown class');
  expect(await editor.value('settings.plan_vat', plan({ class: 'reduced', percent: 10 }))).toEqual({
    change: null,
  });
});

test('who sells is told with where each thing comes from; the account is not shown whole', async () => {
  const { facts, file } = await editor.value<{ file: string; facts: ToldFact[] }>('settings.company');
  expect(file).toMatch(/\.json$/);
  const fact = (name: string) => facts.find((one) => one.fact === name);
  expect(fact('company_name')).toMatchObject({ source: 'file', named: 'company.name' });
  expect(fact('store_hours')?.lines.length).toBeGreaterThan(1);
  expect(fact('iban')).toEqual({
    fact: 'iban',
    source: 'environment',
    named: 'TRANSFER_IBAN',
    masked: true,
    lines: ['IT60 … 3456'],
  });
  expect(JSON.stringify(facts)).not.toContain('0542811101');
});

test('countries are set in their order; one that a rule needs stays, two people do not overwrite each other', async () => {
  const countries = async () =>
    (
      await editor.value<{ countries: { code: string; name: string }[]; rules: DeliveryRule[] }>(
        'settings.delivery',
      )
    ).countries;
  const seen = await countries();
  expect(seen.map(({ code }) => code).toSorted()).toEqual(['DE', 'IT']);
  const wanted = [
    { code: 'IT', name: 'Italia' },
    { code: 'FR', name: 'Francia' },
  ];
  const { change } = await editor.value<Saved>('settings.save_countries', { seen, countries: wanted });
  expect(await countries()).toEqual(wanted);
  const late = await editor.call('settings.save_countries', { seen, countries: seen });
  expect(late.body).toMatchObject({ code: 'changed_meanwhile', facts: { now: 'Italia, Francia' } });
  const { kept } = await loadCommerceSettings(shop.database, {
    deliverable_countries: [
      { code: 'IT', name: 'Italia' },
      { code: 'AT', name: 'Austria' },
    ],
  });
  expect(kept).toEqual([{ rule: 'deliverable_countries', fields: ['AT'] }]);
  expect(await countries()).toEqual(wanted);
  const twice = { seen: wanted, countries: [...wanted, { code: 'FR', name: 'France' }] };
  expect(await editor.refusal('settings.save_countries', twice)).toBe('staff_country_twice');
  const empty = await editor.call('settings.save_countries', { seen: wanted, countries: [] });
  expect(empty.body).toMatchObject({ field: 'countries' });
  await shop.database
    .updateTable('shipping_rule')
    .set({ countries: ['FR'] })
    .where('name', '=', 'test-corriere')
    .execute();
  const answer = await editor.call('settings.save_countries', {
    seen: wanted,
    countries: wanted.slice(0, 1),
  });
  expect(answer.body).toMatchObject({ code: 'staff_country_used', facts: { names: ['test-corriere'] } });
  expect(await editor.refusal('activity.undo', { id: change })).toBe('staff_country_used');
});

test('who only looks plans nothing, others do not see it', async () => {
  const reader = await signedInStaff(shop, ['accounting'], { now });
  const content = await signedInStaff(shop, ['content'], { now });
  expect((await reader.value<StaffVat>('settings.vat')).rates.length).toBeGreaterThan(3);
  expect(await reader.refusal('settings.plan_vat', plan({ from: '2028-01-01' }))).toBe('staff_not_permitted');
  expect(await content.refusal('settings.company')).toBe('staff_not_permitted');
  expect(await content.refusal('settings.vat')).toBe('staff_not_permitted');
});
