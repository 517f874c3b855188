import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsSandboxBank, startSandboxBankProcess } from './sandbox-bank-process.ts';
import { productionEnvironment } from '@casamaestra/commerce/platform/testing/production-environment.ts';

const axerve = { AXERVE_SHOP_LOGIN: 'GESPAY12345', AXERVE_API_KEY: 'key' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678' };

describe('C09 the sandbox bank runs only where a card method has no keys', () => {
  test.each([
    ['no keys', {}, true],
    ['keys of one of two', axerve, true],
    ['keys of both', { ...axerve, ...stripe }, false],
    ['transfers only', { PAYMENT_METHODS: 'transfer' }, false],
    ['only the method with keys', { PAYMENT_METHODS: 'stripe', ...stripe }, false],
    ['production', productionEnvironment, false],
    ['a bank elsewhere', { SANDBOX_BANK_URL: 'http://bank.example' }, false],
    ['a service elsewhere', { COMMERCE_URL: 'http://commerce.example' }, false],
    ['a worker', { ROLE: 'worker' }, false],
  ])('%s', (_name, environment, expected) => {
    expect(needsSandboxBank(readConfig(environment))).toBe(expected);
  });
});

describe('the bank as a child of the shop', () => {
  let dataDir = '';
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'casamaestra-bank-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const answers = (url: string) =>
    fetch(`${url}/control/transactions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    }).then(
      (answer) => answer.status,
      () => 0,
    );

  const start = (origin = 'http://localhost:3000') =>
    startSandboxBankProcess({
      config: readConfig({ DATA_DIR: dataDir }),
      log: silentLog(),
      origin,
      address: 'http://localhost:3000',
    });

  test('a bank that dies is started again at the same address', async () => {
    const bank = start();
    await expect.poll(() => bank.url()).toBeDefined();
    const [url, pid] = [bank.url() ?? '', bank.pid() ?? 0];
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => bank.pid()).not.toBe(pid);
    await expect.poll(() => answers(url)).toBe(200);
    expect(bank.url()).toBe(url);
    await bank.close();
  });

  test('has the host name by which browsers know the shop', async () => {
    const bank = start('https://127.0.0.1');
    await expect.poll(() => bank.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await bank.close();
  });

  test('starts beside the shop and ends when it is closed', async () => {
    const bank = start();
    expect(bank.url()).toBeUndefined();
    await expect.poll(() => bank.url()).toMatch(/^http:\/\/localhost:\d+$/);
    const url = bank.url() ?? '';
    expect(await answers(url)).toBe(200);
    await bank.close();
    expect(await answers(url)).toBe(0);
  });
});
