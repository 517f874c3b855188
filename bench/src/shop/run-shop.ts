import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

export interface BenchShop {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to the first whole catalogue page. */
  readonly firstPageSeconds: number;
  readonly stop: () => Promise<void>;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

async function firstPage(port: number, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/shop`);
      await answer.arrayBuffer();
      if (answer.status === 200) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((next) => setTimeout(next, 10));
  }
  throw new Error('the shop ended before its first page');
}

/**
 * Starts the built shop on a data folder and waits for its first page.
 * @param flags for its Node.js
 * @param checkout another one than this, of a former version
 */
export async function runShop(
  dataDir: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
  checkout?: string,
): Promise<BenchShop> {
  const port = await freePort();
  const start = performance.now();
  // The shop gets the flags this process was started with.
  const main = serviceProgram('main', checkout);
  const child = spawn(process.execPath, [...process.execArgv, ...flags, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', process.env['BENCH_LOG'] ? 'inherit' : 'ignore', 'inherit'],
  });
  const ended = new AbortController();
  const exit = once(child, 'exit').then(() => ended.abort());
  await firstPage(port, ended.signal);
  return {
    port,
    pid: child.pid ?? 0,
    firstPageSeconds: (performance.now() - start) / 1000,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
}
