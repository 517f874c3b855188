import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type RunningShop, runProgram } from './testing/running-shop.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

const volume = mkdtempSync(join(tmpdir(), 'casamaestra-volume-'));
let shop: RunningShop | undefined;
afterEach(async () => {
  shop?.process.kill('SIGKILL');
  await shop?.ended;
  rmSync(volume, { recursive: true, force: true });
});

// Only root can make a folder that somebody else owns.
test.runIf(process.getuid?.() === 0)(
  'on a volume of another owner that it may write a shop opens, keeps what is inside private and tells the rest once',
  async () => {
    // As Kubernetes opens a volume by fsGroup.
    chmodSync(volume, 0o2777);
    mkdirSync(join(volume, 'documents'));
    chmodSync(join(volume, 'documents'), 0o2777);
    const environment = { ROLE: 'commerce', DEMO: 'off', PORT: '0', DATA_DIR: volume };
    const ids = { uid: 65_534, gid: 65_534 };
    shop = runProgram(process.execPath, [serviceProgram('main')], environment, ids);
    const [, address] = await shop.said(/è pronto: (http:[^\s"]+)/);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toBe(0);
    expect(statSync(join(volume, 'search')).mode & 0o077).toBe(0);
    const told = shop
      .output()
      .split('\n')
      .filter((line) => line.includes('folders of another user'));
    expect(told.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 'warn', folders: [volume, join(volume, 'documents')] }),
    ]);
  },
);
