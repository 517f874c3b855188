import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { createCommerce } from '../../create-commerce.ts';
import type { Commerce } from '../../create-commerce.ts';
import { undeclaredRefusal } from '../../contract-http/service-handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { readConfig } from '../../shop-config.ts';
import { createConfigReader } from '../../platform/config/read-config.ts';
import type { Gateway } from '../../platform/gateways/gateway.ts';
import { listenForChanges } from '../../platform/database/change-listener.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Log, silentLog } from '../../platform/log/create-log.ts';
import { startTestDatabase } from '../../platform/testing/start-test-database.ts';
import type { TestDatabase } from '../../platform/testing/start-test-database.ts';
import { insertProducts } from './insert-products.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly body: unknown;
}

export interface TestShop {
  readonly database: Database;
  /** For statements beside the typed ones. */
  readonly pool: TestDatabase['pool'];
  readonly connection: TestDatabase['connection'];
  readonly dataDir: string;
  readonly commerce: Commerce;
  /** Sends a request through the web handler; the path as a browser would send it. */
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** `message` or `data` of a call that must succeed. */
  value<Value>(path: string): Promise<Value>;
  /** A POST with a JSON body, as the shop's pages send it. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Repeats the request until the answer is as wanted. */
  until(path: string, wanted: (answer: Answer) => boolean): Promise<Answer>;
  /** Another node on the same database and data folder; `deaf`: no NOTIFY of the database reaches it. */
  anotherNode(how?: { readonly deaf: boolean }): Commerce;
  close(): Promise<void>;
}

export interface TestShopOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly log?: Log;
  readonly sandboxBankUrl?: () => string | undefined;
  /** Default: the registered gateways. */
  readonly gateways?: readonly Gateway[];
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/json') === true;
}

async function send(commerce: Commerce, path: string, init?: RequestInit): Promise<Answer> {
  const response = await commerce.handler(new Request(`http://shop.test${path}`, init));
  const text = await response.text();
  const body: unknown = isJson(response.headers) && text !== '' ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, body };
}

/** A silent log that fails when a call is refused with a code it does not declare. */
function strictLog(): Log {
  const log = silentLog();
  const error = log.error.bind(log);
  log.error = (...said: unknown[]) => {
    if (said[1] === undeclaredRefusal) throw new Error(`${undeclaredRefusal}: ${JSON.stringify(said[0])}`);
    Reflect.apply(error, log, said);
  };
  return log;
}

/** In tests many buyers share one address. */
const manyBuyers = { ORDER_LIMITS_TIMES: '1000' };

/** Starts a service on a fresh database with the given products. */
export async function startTestShop(
  rows: readonly ProductRowInput[] = [],
  options: TestShopOptions = {},
): Promise<TestShop> {
  const { database, pool, connection, close } = await startTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'casamaestra-shop-'));
  const read = options.gateways === undefined ? readConfig : createConfigReader(options.gateways).readConfig;
  const config = read({ ...manyBuyers, ...options.environment, DATA_DIR: dataDir });
  await insertProducts(database, rows);
  const nodes: Commerce[] = [];
  const open = ({ deaf } = { deaf: false }): Commerce => {
    const commerce = createCommerce({
      database,
      connection,
      config,
      jobs: 'idle',
      ...(options.clock === undefined ? {} : { clock: options.clock }),
      ...(options.sandboxBankUrl === undefined ? {} : { sandboxBankUrl: options.sandboxBankUrl }),
      log: options.log ?? strictLog(),
      subscribeToChanges: (wake) => {
        if (deaf) return () => undefined;
        const listener = listenForChanges({ connection, log: silentLog(), wake });
        return () => void listener.close();
      },
    });
    nodes.push(commerce);
    return commerce;
  };
  const commerce = open();
  await commerce.ready;
  const ask: TestShop['ask'] = (path, init) => send(commerce, path, init);
  return {
    database,
    pool,
    connection,
    dataDir,
    commerce,
    ask,
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async value<Value>(path: string) {
      const answer = await ask(path);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      const { message, data } = answer.body as { message?: Value; data?: Value };
      return (message ?? data) as Value;
    },
    async until(path, wanted) {
      const deadline = performance.now() + 10_000;
      for (;;) {
        const answer = await ask(path);
        if (wanted(answer)) return answer;
        if (performance.now() > deadline)
          throw new Error(`${path} did not come: ${answer.text.slice(0, 2000)}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    anotherNode: open,
    async close() {
      for (const node of nodes) await node.close();
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
