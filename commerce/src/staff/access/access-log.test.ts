import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { Activity, activityOperation } from '@casamaestra/contract/staff/back-office.operations.ts';
import type { StaffRole } from '@casamaestra/contract/staff/permissions.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { verifyLog } from '../../change-sets/verify-log.usecase.ts';
import { SoftwareAuthenticator } from '../../customers/testing/software-authenticator.ts';
import type { Asked } from '../../customers/testing/software-authenticator.ts';
import { backOfficeOrigin, makeStaff, signedInStaff, StaffBrowser } from '../testing/staff-browser.ts';

const HOUR = 3_600_000;
const chrome = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
};
const password = 'quattro lampade sul tavolo blu';
let now = Date.UTC(2026, 10, 23, 8, 30);
let shop: TestShop;
let owner: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  shop = await startTestShop([], { clock: { now: () => now } });
});
beforeEach(async () => {
  now += 24 * HOUR;
  owner = await signedInStaff(shop, ['owner'], { name: 'Olga Titolare', now });
});
afterAll(() => shop.close());

type Options = { options: Asked };

async function invited(name: string, roles: readonly StaffRole[] = ['support']) {
  const person = await makeStaff(shop.database, { roles, name, kind: 'invitation', now });
  const browser = new StaffBrowser(shop);
  await browser.call('sign_in.by_link', { key: person.key }, chrome);
  const authenticator = new SoftwareAuthenticator(backOfficeOrigin);
  const { options } = await browser.value<Options>('factors.passkey_options');
  const credential = authenticator.create(options);
  const { recovery_codes: codes } = await browser.value<{ recovery_codes: string[] }>('factors.add_passkey', {
    credential,
    name: 'Portatile',
  });
  return { ...person, browser, authenticator, codes };
}

const logged = async (by: StaffBrowser, input: object): Promise<Activity[]> =>
  (await by.value<OperationOutput<typeof activityOperation>>('activity.list', input)).rows;
const accessOf = (staffId: number, by: StaffBrowser = owner) =>
  logged(by, { part: 'access', record: `person ${staffId}` });
const told = ({ kind, rows }: Activity) => [
  kind,
  Object.fromEntries(rows.map(({ field, to }) => [field, to])),
];

async function byPasskey(authenticator: SoftwareAuthenticator, deviation = {}): Promise<number> {
  const browser = new StaffBrowser(shop);
  const { options } = await browser.value<Options>('sign_in.passkey_options');
  const credential = authenticator.get(options, deviation);
  return (await browser.call('sign_in.by_passkey', { credential }, chrome)).status;
}

describe('the log keeps who', () => {
  test('signed in and out, when, how and from which kind of device', async () => {
    const { staffId, authenticator } = await invited('Ivo Nuovo');
    const browser = new StaffBrowser(shop);
    const { options } = await browser.value<Options>('sign_in.passkey_options');
    await browser.call('sign_in.by_passkey', { credential: authenticator.get(options) }, chrome);
    await browser.call('sign_out');
    const log = await accessOf(staffId);
    expect(log.map(({ who, at }) => [who, at])).toEqual(
      log.map(() => ['Ivo Nuovo', new Date(now).toISOString()]),
    );
    expect(log.map(told)).toEqual([
      ['access.sign_out', { sessions: '0', device: null }],
      ['access.sign_in_passkey', { device: '"Chrome, Windows"' }],
      ['access.add_passkey', { factor: '"Portatile"', recovery_codes: '10', device: null }],
      ['access.sign_in_invitation', { device: '"Chrome, Windows"' }],
    ]);
    expect(await verifyLog(shop.database)).toMatchObject({ brokenAt: null });
  });

  test('changed app, password, passkeys and recovery codes, and none of their secrets', async () => {
    const { staffId, browser, codes } = await invited('Fabio Fattori');
    const { secret } = await browser.value<{ secret: string }>('factors.app_secret');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
    const { factor } = await browser.value<{ factor: { id: number } }>('factors.add_app', {
      app_code: code,
      password,
    });
    await browser.value('factors.recovery_codes');
    await browser.value('factors.remove', { id: factor.id });
    const log = await accessOf(staffId);
    expect(log.slice(0, 3).map(told)).toEqual([
      ['access.remove_app', { factor: null, device: null }],
      ['access.recovery_codes', { recovery_codes: '10', device: null }],
      ['access.add_app', { factor: '""', password: '"new"', device: null }],
    ]);
    for (const word of [secret, password, codes[0] ?? '']) expect(JSON.stringify(log)).not.toContain(word);
  });

  test('proved again who they are, how and from which kind of device, and not who failed to', async () => {
    const { staffId, browser, authenticator } = await invited('Carla Conferma');
    const confirm = async (deviation = {}) => {
      const { options } = await browser.value<Options>('confirm.passkey_options');
      return browser.call(
        'confirm.by_passkey',
        { credential: authenticator.get(options, deviation) },
        chrome,
      );
    };
    const before = await accessOf(staffId);
    expect((await confirm({ verified: false })).status).not.toBe(200);
    expect(await accessOf(staffId)).toEqual(before);
    expect((await confirm()).status).toBe(200);
    const log = await accessOf(staffId);
    expect(log).toHaveLength(before.length + 1);
    expect(log.slice(0, 1).map(told)).toEqual([['access.confirm_passkey', { device: '"Chrome, Windows"' }]]);
    expect(log[0]?.who).toBe('Carla Conferma');
    expect(await verifyLog(shop.database)).toMatchObject({ brokenAt: null });
  });

  test('had a link mailed by a recovery code', async () => {
    const { staffId, email, codes } = await invited('Rita Recupero');
    await new StaffBrowser(shop).value('sign_in.recover', { email, recovery_code: codes[0] });
    expect((await accessOf(staffId))[0]?.kind).toBe('access.mail_link');
  });
});

describe('sign-ins that fail', () => {
  const wrong = (email: string, address = '198.51.100.9') =>
    new StaffBrowser(shop).call(
      'sign_in.by_app',
      { email, password: 'sbagliata del tutto', app_code: '000000' },
      { ...chrome, 'x-client-address': address },
    );
  const pass = async () => {
    now += HOUR;
    await shop.commerce.jobs.drain();
    owner = await signedInStaff(shop, ['owner'], { name: 'Olga Titolare', now });
  };

  test('are one record a person and hour with their number, once the hour is over', async () => {
    const { staffId, email, authenticator } = await invited('Piero Provato');
    for (let tried = 0; tried < 3; tried += 1) await wrong(email, `198.51.100.${tried}`);
    expect(await byPasskey(authenticator, { verified: false })).toBe(401);
    await shop.commerce.jobs.drain();
    expect((await accessOf(staffId)).filter(({ kind }) => kind === 'access.failed')).toEqual([]);
    const hour = new Date(now - 30 * 60_000).toISOString();
    await pass();
    const failed = (await accessOf(staffId)).filter(({ kind }) => kind === 'access.failed');
    expect(failed.map(({ who, rows }) => [who, rows.map(({ field, to }) => [field, to])])).toEqual([
      [
        'Piero Provato',
        [
          ['hour', `"${hour}"`],
          ['failed.app', '3'],
          ['device', '"Chrome, Windows"'],
          ['failed.passkey', '1'],
          ['device', '"Chrome, Windows"'],
        ],
      ],
    ]);
    await pass();
    expect((await accessOf(staffId)).filter(({ kind }) => kind === 'access.failed')).toHaveLength(1);
  });

  test('of addresses nobody has are one record an hour, however many they are', async () => {
    for (let tried = 0; tried < 12; tried += 1)
      await wrong(`nessuno${tried}@altrove.test`, `203.0.113.${tried}`);
    await new StaffBrowser(shop).refusal('sign_in.by_link', { key: 'x'.repeat(43) });
    const rows = await shop.database.selectFrom('staff_failed_sign_in').selectAll().execute();
    expect(rows.map(({ way, failures }) => [way, failures]).toSorted()).toEqual([
      ['app', 12],
      ['link', 1],
    ]);
    await pass();
    const failed = (await logged(owner, { part: 'access' })).find(({ kind }) => kind === 'access.failed');
    expect(failed).toMatchObject({ kind: 'access.failed', who: '–' });
    expect(await shop.database.selectFrom('staff_failed_sign_in').selectAll().execute()).toEqual([]);
  });
});

test('sign-ins are a part of the log of their own, each role sees its part of them', async () => {
  const support = await signedInStaff(shop, ['support'], { name: 'Sara Aiuto', now });
  const accounting = await signedInStaff(shop, ['accounting'], { name: 'Carla Conti', now });
  const who = async (by: StaffBrowser) =>
    new Set((await logged(by, { part: 'access' })).map((one) => one.who));
  expect(await who(support)).toEqual(new Set(['Sara Aiuto']));
  expect(await who(accounting)).toEqual(new Set(['Carla Conti']));
  expect([...(await who(owner))]).toEqual(
    expect.arrayContaining(['Sara Aiuto', 'Carla Conti', 'Olga Titolare']),
  );
  expect((await logged(owner, {})).filter(({ kind }) => kind.startsWith('access.'))).toEqual([]);
  const exported = await owner.value<Activity[]>('activity.export', { part: 'access' });
  expect(exported.every(({ kind }) => kind.startsWith('access.'))).toBe(true);
  expect(exported.length).toBeGreaterThan(2);
});
