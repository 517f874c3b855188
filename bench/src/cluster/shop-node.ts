import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { sharedFolders } from '@casamaestra/commerce/backup/data-files.ts';
import { Daemon } from './daemon.ts';
import { clusterFolder, type Layout, repository } from './layout.ts';
import { waitFor } from './wait-for.ts';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

export const nodeNames = ['shop-1', 'shop-2', 'shop-3'] as const;
export type NodeName = (typeof nodeNames)[number] | 'worker';

export type Environment = Readonly<Record<string, string>>;

/** What Node and the C library are told by npm start. */
const inherited = [
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
];
export const ofThisProcess: Environment = Object.fromEntries(
  inherited.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

const command = (folder: string, program: string, flags: readonly string[] = []): string[] => [
  process.execPath,
  ...process.execArgv,
  ...flags,
  serviceProgram(program, folder),
];

/** What a backup saves as files, mails of a shop without a mail server (sent by the worker), scripts of all builds. */
const ofAllNodes = [...sharedFolders.map((folder) => folder.replace(/\/$/, '')), 'mail', 'builds'];

/** Files for all nodes are in one folder; everything else is each one's own. */
export function layNodeFolder(own: string): void {
  for (const kept of ofAllNodes) {
    const shared = join(clusterFolder, 'files', kept);
    mkdirSync(shared, { recursive: true });
    mkdirSync(join(own, kept, '..'), { recursive: true });
    rmSync(join(own, kept), { recursive: true, force: true });
    symlinkSync(shared, join(own, kept));
  }
}

export interface NodeStart {
  /** Another checkout of the shop, for a rollout. */
  readonly folder?: string;
  readonly clockOffsetMs?: number;
  readonly environment?: Environment;
}

/** A node that visitors ask, or the worker. */
export class ShopNode extends Daemon {
  readonly url: string;
  readonly dataDir: string;

  constructor(name: NodeName, layout: Layout, environment: Environment) {
    const port = layout.portOf(name);
    const dataDir = join(layout.folder, name);
    layNodeFolder(dataDir);
    const role: Environment = name === 'worker' ? { ROLE: 'worker', SEARCH_INDEX: 'off' } : { JOBS: 'off' };
    super({
      name,
      command: command(repository, 'main'),
      environment: {
        ...ofThisProcess,
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        MIGRATIONS: 'apart',
        DEMO: 'off',
        LOG_LEVEL: 'info',
        ...role,
        ...environment,
      },
      folder: dataDir,
      logFile: layout.logOf(name),
    });
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = dataDir;
  }

  /** Starts it; `ready` resolves when it may get visitors. */
  begin({ folder = repository, clockOffsetMs = 0, environment = {} }: NodeStart = {}): void {
    const moved = join(repository, 'bench/src/faults/moved-clock.mjs');
    const flags = clockOffsetMs === 0 ? [] : ['--import', moved];
    // Should this process be killed, its nodes end too.
    const whole = [...command(folder, 'main', flags), `--stop-with=${process.pid}`];
    this.start({ ...environment, BENCH_CLOCK_OFFSET_MS: String(clockOffsetMs) }, whole);
  }

  async ready(ms = 120_000): Promise<void> {
    await waitFor(
      `${this.name} is ready`,
      async () => {
        const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(2_000) });
        return (await answer.text()) === 'ready\n';
      },
      { daemon: this, ms },
    );
  }
}

/** Runs a command of the shop to its end. */
export async function runStep(
  program: string,
  args: readonly string[],
  environment: Environment,
  folder = repository,
): Promise<void> {
  const [node = '', ...rest] = command(folder, program);
  const child = spawn(node, [...rest, ...args], {
    cwd: clusterFolder,
    env: { PATH: process.env['PATH'] ?? '', ...ofThisProcess, DEMO: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}\n${said.slice(-1500)}`);
}
