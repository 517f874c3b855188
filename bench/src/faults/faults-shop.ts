import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

const main = serviceProgram('main');
const movedClock = join(import.meta.dirname, 'moved-clock.mjs');

export interface StartOptions {
  /** Offset of the shop's clock. */
  readonly clockOffsetMs?: number;
}

/** The commerce service as a process that is killed and restarted, always with the same port and data. */
export class FaultsShop {
  readonly url: string;
  readonly dataDir: string;
  private readonly environment: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  constructor(port: number, dataDir: string, environment: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
    this.environment = {
      ROLE: 'commerce',
      DEMO: 'off',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...environment,
    };
  }

  async start({ clockOffsetMs = 0 }: StartOptions = {}): Promise<void> {
    const flags = clockOffsetMs === 0 ? [] : ['--import', movedClock];
    this.child = spawn(process.execPath, [...process.execArgv, ...flags, main], {
      env: { ...process.env, ...this.environment, BENCH_CLOCK_OFFSET_MS: String(clockOffsetMs) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await this.ready();
  }

  /** Resolves when the shop answers again. */
  async ready(): Promise<void> {
    const deadline = performance.now() + 60_000;
    while (performance.now() < deadline) {
      const told = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.text(),
        () => '',
      );
      if (told === 'ready\n') return;
      await pause(50);
    }
    throw new Error('the shop did not become ready within a minute');
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** kill -9 of PostgreSQL's main process. */
  killPostgres(): void {
    const file = join(this.dataDir, 'postgres/data/postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  }
}
