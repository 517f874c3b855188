import type { ErpnextCheck } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { startErpnextDouble } from './testing/erpnext-double.ts';
import type { ErpnextDouble } from './testing/erpnext-double.ts';
import { connect, settingsOf, type ErpnextState } from './testing/erpnext-shop.ts';

let shop: CheckoutShop;
let double: ErpnextDouble;

beforeAll(async () => {
  shop = await startCheckoutShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  double = await startErpnextDouble();
});
afterEach(() => double.close());

const owner = () => signedInStaff(shop, ['owner'], { name: 'Ada Titolare' });
const told = async () => (await owner()).value<ErpnextState>('connections.erpnext');

describe('the connection', () => {
  test('is saved without showing its key again, tried in words, and taken back', async () => {
    const who = await owner();
    const first = await connect(who, settingsOf(double, { stock_in: true }));
    expect(first).toMatchObject({ version: expect.any(Number), key_ending: '0001' });
    expect(JSON.stringify(first)).not.toContain('chiave');
    expect(JSON.stringify(first)).not.toContain('segreto');
    const checks = await who.value<ErpnextCheck[]>('connections.test_erpnext');
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checks.map(({ check, about }) => [check, about])).toContainEqual(['read', 'Bin']);
    const { change } = await who.value<{ change: number }>('connections.save_erpnext', {
      version: first.version,
      from: first.settings,
      to: settingsOf(double, { stock_in: true, every_minutes: 60 }),
    });
    expect((await told()).settings?.every_minutes).toBe(60);
    await who.value('activity.undo', { id: change });
    expect((await told()).settings?.every_minutes).toBe(15);
  });

  test('says which of its parts do not work, and why', async () => {
    const who = await owner();
    await connect(
      who,
      settingsOf(double, {
        stock_in: true,
        prices_in: true,
        warehouse: 'Altrove',
        price_list: 'Dollari',
        vat_templates: '22 = IVA 22% - CM\n10 = IVA 10% - CM\n4 = IVA 4% - CM',
      }),
    );
    double.insert('Price List', { price_list_name: 'Dollari', currency: 'USD', selling: 1, enabled: 1 });
    double.forbidden.add('Bin');
    double.insert('Account', { account_name: 'IVA - CM', company: 'Casamaestra Srl', is_group: 0 });
    for (const [title, tax_rate] of [['IVA 22% - CM', 22] as const, ['IVA 10% - CM', 4] as const])
      double.insert('Item Tax Template', {
        title,
        company: 'Casamaestra Srl',
        taxes: [{ tax_type: 'IVA - CM', tax_rate }],
      });
    const bad = (await who.value<ErpnextCheck[]>('connections.test_erpnext')).filter(({ ok }) => !ok);
    expect(bad.map(({ check, about, why }) => [check, about, why])).toEqual([
      ['read', 'Bin', 'forbidden'],
      ['price_list', 'Dollari', 'other_currency'],
      ['warehouse', 'Altrove', 'missing'],
      ['vat_template', 'IVA 10% - CM', 'other_rate'],
      ['vat_template', 'IVA 4% - CM', 'missing'],
    ]);
    await connect(who, settingsOf(double, { stock_in: true }), {
      api_key: 'sbagliata',
      api_secret: 'sbagliato',
    });
    expect(await who.value('connections.test_erpnext')).toMatchObject([
      { check: 'reach', ok: true },
      { check: 'key', ok: false, why: 'key' },
    ]);
    double.close();
    expect(await who.value('connections.test_erpnext')).toMatchObject([
      { check: 'reach', ok: false, why: 'unreachable', detail: 'ECONNREFUSED' },
    ]);
  });

  test('is of a public address, has what its parts need, and is the owner’s', async () => {
    const who = await owner();
    const { version, settings } = await connect(who, settingsOf(double));
    const refusal = (more: object) =>
      who.refusal('connections.save_erpnext', {
        version,
        from: settings,
        to: { ...settingsOf(double), ...more },
      });
    expect(await refusal({ address: 'http://erp.esempio.it' })).toBe('staff_webhook_address');
    expect(await refusal({ address: 'https://10.0.0.8' })).toBe('staff_webhook_private');
    expect(await refusal({ stock_in: true, warehouse: '' })).toBe('staff_erpnext_field_missing');
    expect(await refusal({ payments_out: true })).toBe('staff_erpnext_field_missing');
    for (const vat of ['IVA 22% - CM', '22 =', '22 = IVA\n22,0 = IVA ridotta'])
      expect(await refusal({ vat_templates: vat })).toBe('staff_erpnext_vat_templates');
    const late = {
      version: version - 1,
      from: { ...settings, every_minutes: 99 },
      to: { ...settingsOf(double), every_minutes: 30 },
    };
    expect(await who.refusal('connections.save_erpnext', late)).toBe('changed_meanwhile');
    const manager = await signedInStaff(shop, ['manager']);
    for (const call of ['connections.erpnext', 'connections.test_erpnext'])
      expect(await manager.refusal(call)).toBe('staff_not_permitted');
  });
});
