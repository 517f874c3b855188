import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxBank, startSandboxBank } from './sandbox-bank.ts';
import { askAxerve, openListeningShop } from './testing/bank-client.ts';

let bank: SandboxBank;
let shop: Awaited<ReturnType<typeof openListeningShop>>;
let shopStatus = 200;

beforeEach(async () => {
  shopStatus = 200;
  bank = await startSandboxBank({ port: 0 });
  shop = await openListeningShop(() => shopStatus);
});
afterEach(async () => {
  await bank.close();
  await shop.close();
});

let orders = 0;
const create = () =>
  askAxerve(bank.url, 'create', {
    amount: '10.00',
    currency: 'EUR',
    shopTransactionID: `CM-${(orders += 1)}`,
    responseURLs: { serverNotificationURL: `${shop.url}/n` },
  });
const statuses = () => shop.heard.map(({ url }) => url.searchParams.get('Status'));

describe('faults of the bank', () => {
  test('an error before the work leaves nothing, one after it leaves an unreported payment', async () => {
    bank.control.fault({ call: 'axerve.create', kind: 'error' });
    expect((await create()).status).toBe(500);
    expect(bank.control.transactions()).toHaveLength(0);
    bank.control.fault({ call: 'axerve.', kind: 'error', after: true });
    expect((await create()).code).toBe('9999');
    expect(bank.control.transactions()).toHaveLength(1);
    expect((await create()).code).toBe('0');
  });

  test('a lost answer: the connection ends, the payment is there', async () => {
    bank.control.fault({ call: 'axerve.create', kind: 'drop', after: true, times: 2 });
    await expect(create()).rejects.toThrow('fetch failed');
    await expect(create()).rejects.toThrow('fetch failed');
    expect(bank.control.transactions()).toHaveLength(2);
  });

  test('a hanging call is ended by the caller; a slow answer arrives whole in the end', async () => {
    bank.control.fault({ call: 'axerve.create', kind: 'hang' });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(`${bank.url}/api/v1/payment/create`, { method: 'POST', signal })).rejects.toThrow(
      'timeout',
    );
    bank.control.fault({ call: 'axerve.create', kind: 'drip', ms: 20 });
    expect((await create()).code).toBe('0');
  });

  test('clearFaults ends all faults', async () => {
    bank.control.fault({ call: '', kind: 'drop', times: 1_000 });
    bank.control.clearFaults();
    expect((await create()).code).toBe('0');
  });
});

describe('notifications', () => {
  test('may come before the answer to create, twice, or the other way round', async () => {
    bank.control.decideNext([{ outcome: 'approved' }]);
    await create();
    expect(statuses()).toEqual(['OK']);
    bank.control.notifications({ copies: 3 });
    bank.control.decideNext([{ outcome: 'refused' }]);
    await create();
    expect(statuses()).toEqual(['OK', 'KO', 'KO', 'KO']);
    bank.control.notifications({ hold: true });
    bank.control.decideAll({ outcome: 'pending' });
    const { payload } = await create();
    await bank.control.settle(String(payload['paymentID']), 'approved');
    expect(statuses()).toHaveLength(4);
    expect(await bank.control.release('reversed')).toBe(2);
    expect(statuses().slice(4)).toEqual(['OK', 'XX']);
  });

  test('a shop that does not take one hears it again', async () => {
    shopStatus = 500;
    bank.control.decideNext([{ outcome: 'approved' }]);
    await create();
    shopStatus = 200;
    await expect
      .poll(() => bank.control.deliveries().map(({ status }) => status), { timeout: 10_000 })
      .toEqual([500, 200]);
  });

  test('a silent bank sends no notification', async () => {
    bank.control.notifications({ silent: true });
    bank.control.decideNext([{ outcome: 'approved' }]);
    await create();
    expect(shop.heard).toEqual([]);
  });
});

describe('control for other processes', () => {
  const post = async (name: string, values: unknown, type = 'application/json') => {
    const answer = await fetch(`${bank.url}/control/${name}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(values),
    });
    return { status: answer.status, body: await answer.json() };
  };

  test('does the same', async () => {
    expect((await post('decideNext', [[{ outcome: 'approved' }]])).status).toBe(200);
    await create();
    expect((await post('transactions', [])).body).toMatchObject({ result: [{ state: 'APPROVED' }] });
  });

  test('refuses unknown values', async () => {
    expect((await post('close', [])).status).toBe(404);
    expect((await post('transactions', [], 'text/plain')).status).toBe(415);
    expect((await post('transactions', {})).status).toBe(400);
    expect((await post('choose', ['nobody', { outcome: 'approved' }])).status).toBe(400);
  });
});

describe('pages', () => {
  test('the bank’s own page lists transactions and decides pending ones', async () => {
    bank.control.decideNext([{ outcome: 'pending' }]);
    const { payload } = await create();
    expect(await (await fetch(bank.url)).text()).toContain('in attesa');
    await fetch(`${bank.url}/operazioni`, {
      method: 'POST',
      body: new URLSearchParams({ reference: String(payload['paymentID']), to: 'approved' }),
    });
    const page = await (await fetch(bank.url)).text();
    expect(page).toContain('approvato');
    expect(page).toContain('nessun denaro si muove');
  });

  test('unknown addresses and bodies that are too long are refused', async () => {
    expect((await fetch(`${bank.url}/nowhere`)).status).toBe(404);
    expect((await fetch(`${bank.url}/v1/customers`)).status).toBe(404);
    const body = 'x'.repeat(300_000);
    expect((await fetch(`${bank.url}/v1/refunds`, { method: 'POST', body })).status).toBe(413);
  });
});

test('ends with the process that started it, even when that is killed', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  const parent = spawn(
    process.execPath,
    [
      '--eval',
      `const child = require('node:child_process').fork(process.argv[1], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
       child.on('message', ({ port }) => console.log(port));`,
      main,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = (await once(parent.stdout, 'data')) as [Buffer];
  const url = `http://127.0.0.1:${said.toString().trim()}`;
  expect((await fetch(url)).status).toBe(200);
  parent.kill('SIGKILL');
  const isThere = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 10_000 }).toBe(false);
});

test('C09 does not start in production', async () => {
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { MODE: 'production' },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('non muove denaro') });
});
