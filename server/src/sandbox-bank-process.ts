import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { offeredGateways } from '@casamaestra/commerce/platform/config/offered-methods.ts';
import { childEnvironment, type Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';

/** The sandbox bank as a child process of the shop. */
export interface SandboxBankProcess {
  /** URL for the shop and for browsers, without a trailing slash; undefined until it runs. */
  url(): string | undefined;
  /** Process id of the running bank. */
  pid(): number | undefined;
  close(): Promise<void>;
}

const program = new URL('../../sandbox-bank/src/main.ts', import.meta.url);
/** Pause before restarting a bank that ended, doubled each time it ends at once. */
const firstPauseMs = 250;
const longestPauseMs = 30_000;
const longEnoughMs = 60_000;

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || host.startsWith('127.');

/**
 * Whether an offered card method has no credentials, so that only the sandbox bank can process it. Never in
 * production.
 */
export function needsSandboxBank(config: Config): boolean {
  if (config.mode === 'production' || config.sandboxBankUrl !== undefined) return false;
  if (config.commerceUrl !== undefined || config.role === 'storefront' || config.role === 'worker')
    return false;
  return offeredGateways(config).some(({ hasKeys }) => !hasKeys);
}

interface Options {
  readonly config: Config;
  readonly log: Log;
  /** URL of the shop for browsers. */
  readonly origin: string;
  /** URL of the shop on this machine. */
  readonly address: string;
}

/** Where the bank listens: as the shop does, but only on loopback when the shop is local. */
function bankHost(config: Config, hostname: string): string {
  if (config.host !== undefined) return config.host;
  return isLoopback(hostname) && config.sandboxBankPort === 0 ? '127.0.0.1' : '::';
}

/** Starts the bank and restarts it until closed. Does not wait for it. */
export function startSandboxBankProcess(options: Options): SandboxBankProcess {
  const { config, log, origin, address } = options;
  const { hostname } = new URL(origin);
  const closing = new AbortController();
  let port: number | undefined;
  let runs = false;
  let child: ChildProcess | undefined;

  const start = (): ChildProcess => {
    const started = fork(
      program,
      [
        // The same port after a restart: pages and gateways already use it.
        `--port=${port ?? config.sandboxBankPort}`,
        `--host=${bankHost(config, hostname)}`,
        `--stripe-webhook=${address}/api/open/stripe`,
      ],
      {
        execArgv: ['--max-semi-space-size=1', '--max-old-space-size=96'],
        // The compile cache saves a third of the bank's memory from the second start on.
        env: childEnvironment({
          MODE: config.mode,
          TEXTS: config.texts,
          LANGUAGES: config.languages.join(','),
          NODE_COMPILE_CACHE: join(config.dataDir, 'cache/node'),
        }),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    );
    started.stderr?.on('data', (words: Buffer) =>
      log.warn({ words: words.toString().trim() }, 'sandbox bank'),
    );
    started.on('message', (message) => {
      port = (message as { readonly port: number }).port;
      runs = true;
    });
    started.on('error', (err) => log.warn({ err }, 'the sandbox bank does not start'));
    return started;
  };

  const keepRunning = async () => {
    let pause = firstPauseMs;
    while (!closing.signal.aborted) {
      const began = performance.now();
      runs = false;
      child = start();
      const [code, signal] = (await once(child, 'exit').catch(() => ['error'])) as unknown[];
      if (closing.signal.aborted) return;
      // It did not even start: its port may be in use meanwhile.
      if (!runs) port = undefined;
      log.warn({ code, signal }, 'the sandbox bank ended; it is started again');
      pause = performance.now() - began > longEnoughMs ? firstPauseMs : Math.min(pause * 2, longestPauseMs);
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = keepRunning();

  return {
    url: () => (port === undefined ? undefined : `http://${hostname}:${port}`),
    pid: () => child?.pid,
    close: async () => {
      closing.abort();
      if (child?.connected === true) child.disconnect();
      const late = setTimeout(() => child?.kill('SIGKILL'), 2_000);
      await running;
      clearTimeout(late);
    },
  };
}
