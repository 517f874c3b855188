import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startTestDatabase,
  type TestDatabase,
} from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { afterAll, beforeAll } from 'vitest';
import { askRaw } from './ask-raw.ts';
import { connectionUrl } from './connection-url.ts';
import { type RunningShop, startShop } from './running-shop.ts';

/** A process of the shop on the database of a test. */
export interface TestNode {
  readonly shop: RunningShop;
  /** Its folder. */
  readonly folder: string;
  /** Its metrics as text. */
  figures(): Promise<string>;
  /** The jobs it has run, and how often each. */
  jobs(): Promise<ReadonlyMap<string, number>>;
  /** How many mails it sent. */
  mails(): number;
}

const token = 'misure-misure';

/** Processes that share one database, each with a folder of its own; all end with the file of tests. */
export function useNodes(): {
  readonly database: () => TestDatabase;
  readonly start: (name: string, environment: Readonly<Record<string, string>>) => Promise<TestNode>;
} {
  let opened: TestDatabase | undefined;
  const shops: RunningShop[] = [];
  const root = mkdtempSync(join(tmpdir(), 'casamaestra-nodes-'));
  beforeAll(async () => {
    opened = await startTestDatabase();
  });
  afterAll(async () => {
    for (const shop of shops) {
      shop.process.kill('SIGKILL');
      await shop.ended;
    }
    await opened?.close();
    rmSync(root, { recursive: true, force: true });
  });
  const database = (): TestDatabase => {
    if (opened === undefined)
      throw new Error('the database is opened before the tests, not while they are read');
    return opened;
  };
  return {
    database,
    async start(name, environment) {
      const folder = join(root, name);
      const shop = startShop({
        PORT: '0',
        DEMO: 'off',
        DATA_DIR: folder,
        DATABASE_URL: connectionUrl(database().connection),
        METRICS_TOKEN: token,
        ...environment,
      });
      shops.push(shop);
      const [, port] = await shop.said(/è pronto: http:\/\/[^:\s"]+:(\d+)/);
      const headers = { authorization: `Bearer ${token}` };
      const figures = async () => (await askRaw(Number(port), '/metrics', { headers })).body.toString();
      const sent = join(folder, 'mail');
      return {
        shop,
        folder,
        figures,
        async jobs() {
          const runs = (await figures()).matchAll(/^job_runs_total\{name="(\w+)"\} (\d+)/gm);
          return new Map([...runs].map(([, job = '', count]) => [job, Number(count)]));
        },
        mails: () =>
          existsSync(sent) ? readdirSync(sent).filter((file) => file.endsWith('.txt')).length : 0,
      };
    },
  };
}
