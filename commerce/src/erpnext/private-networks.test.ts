import type { ErpnextCheck } from '@casamaestra/contract/staff/erpnext.operations.ts';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCheckoutShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { readPrivateTargets } from '../platform/http/private-targets.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { lookupOf } from '../webhooks/sending/target-address.ts';
import { startErpnextDouble } from './testing/erpnext-double.ts';
import { connect, settingsOf } from './testing/erpnext-shop.ts';

/** An address of this machine in a private network, where it has one. */
const own = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .map(({ address }) => address)
  .find((address) => (readPrivateTargets(address)?.networks.length ?? 0) > 0);

const opened = 'erp.lan, *.officina.lan, 192.168.7.0/24, 10.1.2.3, fd12::/16';

let shop: CheckoutShop;
let closed: CheckoutShop;
beforeAll(async () => {
  const environment = { PRIVATE_TARGETS: own === undefined ? opened : `${opened}, ${own}` };
  shop = await startCheckoutShop(undefined, { environment });
  closed = await startCheckoutShop();
});
afterAll(async () => {
  await shop.close();
  await closed.close();
});

const owner = (of: CheckoutShop) => signedInStaff(of, ['owner'], { name: 'Ada Titolare' });
const save = (address: string) => ({
  version: 0,
  from: null,
  to: settingsOf({ address }),
  api_key: 'chiave',
  api_secret: 'segreto',
});

describe('an ERPNext in a private network', () => {
  test.each([
    'https://erp.lan',
    'http://ERP.lan:8000',
    'http://erp.officina.lan',
    'http://192.168.7.9:8080',
    'https://10.1.2.3',
    'http://[fd12::5]',
  ])('%s was opened', async (address) => {
    const who = await owner(shop);
    await connect(who, settingsOf({ address }));
    const made = { address, kinds: ['order.paid'] };
    const { webhook } = await who.value<{ webhook: { id: number } }>('connections.make_webhook', made);
    await who.value('connections.remove_webhook', { id: webhook.id });
    const other = await owner(closed);
    const answer = await other.call('connections.save_erpnext', save(address));
    expect(answer.body).toMatchObject({ code: 'staff_webhook_private' });
    expect(answer.text).toContain('PRIVATE_TARGETS');
    expect(await other.refusal('connections.make_webhook', made)).toBe('staff_webhook_private');
  });

  test.each([
    ['http://192.168.8.9', 'staff_webhook_private'],
    ['https://10.1.2.4', 'staff_webhook_private'],
    ['http://[fd13::5]', 'staff_webhook_private'],
    ['http://[::ffff:192.168.7.9]', 'staff_webhook_private'],
    ['http://169.254.169.254', 'staff_webhook_private'],
    ['https://[fe80::1]', 'staff_webhook_private'],
    ['http://[fd00:ec2::254]', 'staff_webhook_private'],
    ['https://127.0.0.1', 'staff_webhook_private'],
    ['http://0.0.0.0', 'staff_webhook_private'],
    ['https://localhost', 'staff_webhook_private'],
    ['http://erp.localhost', 'staff_webhook_private'],
    ['http://erp.esempio.it', 'staff_webhook_address'],
    ['http://8.8.8.8', 'staff_webhook_address'],
    ['http://nome:parola@erp.lan', 'staff_webhook_address'],
    ['ftp://erp.lan', 'staff_webhook_address'],
  ])('%s was not', async (address, code) => {
    const who = await owner(shop);
    expect(await who.refusal('connections.save_erpnext', save(address))).toBe(code);
    expect(await who.refusal('connections.make_webhook', { address, kinds: ['order.paid'] })).toBe(code);
  });

  test.skipIf(own === undefined)('is spoken to where it was opened, nowhere else', async () => {
    const double = await startErpnextDouble(own);
    const who = await owner(shop);
    await connect(who, settingsOf(double));
    const checks = await who.value<ErpnextCheck[]>('connections.test_erpnext');
    expect(checks.map(({ check, ok }) => [check, ok])).toContainEqual(['company', true]);
    // Saved while it was open; the operator has closed it since.
    const other = await owner(closed);
    await connect(other, settingsOf({ address: 'https://erp.esempio.it' }));
    await closed.pool.query(
      `update erpnext_connection set settings = settings || jsonb_build_object('address', $1::text)`,
      [double.address],
    );
    const calls = double.calls.length;
    expect(await other.value('connections.test_erpnext')).toMatchObject([
      { check: 'reach', ok: false, why: 'private' },
    ]);
    expect(double.calls).toHaveLength(calls);
    double.close();
  });
});

test.each(['http://localhost', 'https://localhost'])(
  '%s is not connected to though it was opened by its name, for it leads to this machine',
  async (address) => {
    const reach = { mode: 'production', privateTargets: { hosts: ['localhost'], networks: [] } } as const;
    const failure = await new Promise((resolve) => {
      lookupOf(new URL(address), reach)?.('localhost', {}, (error) => resolve(error?.code));
    });
    expect(failure).toBe('EPRIVATE');
  },
);
