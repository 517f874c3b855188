import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { childEnvironment } from '../../config/read-config.ts';
import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import { StartProblem } from '../../start-problem.ts';
import { locateBinaries, type PostgresBinaries } from './binaries.ts';
import {
  diskProblem,
  initialise,
  makeFolder,
  needsInitialising,
  postgresFolders,
  type PostgresFolders,
  prepareRoot,
} from './data-folder.ts';
import { chooseEndpoint, removeEndpoint, type PostgresEndpoint } from './endpoint.ts';
import { clearLeftovers, readPostmasterPid, stopPostmaster } from './postmaster-pid.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { serverSettings } from './server-settings.ts';

/** A PostgreSQL server that belongs to this process. */
export interface EmbeddedServer {
  readonly endpoint: PostgresEndpoint;
  /** Process id of the running server; changes when it is restarted after a crash. */
  pid(): number;
  /** Fast shutdown; resolves when all data is on disk. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** False only for temporary databases of tests. */
  readonly durable?: boolean;
  /** Listen on a loopback port even where a Unix socket is possible. */
  readonly onLoopback?: boolean;
  readonly progress?: (told: Progress) => void;
  /** Called when the server died; it is restarted, at most three times a minute. */
  readonly onCrash?: (lastWords: string, restarting: boolean) => void;
}

interface Launch {
  readonly folders: PostgresFolders;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly durable: boolean;
  readonly onCrash: (lastWords: string, restarting: boolean) => void;
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<string>;
}

/**
 * Starts PostgreSQL in DATA_DIR/postgres and creates the database if needed. The caller holds the shop lock.
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const progress = options.progress ?? (() => {});
  const folders = postgresFolders(options.dataDir);
  makeFolder(folders.root);
  const fresh = needsInitialising(folders);
  const binaries = await locateBinaries();
  const runAs = chooseRunAs([binaries.postgres, folders.root], folders.data);
  prepareRoot(folders, runAs);
  if (fresh) {
    progress({ code: 'creating_database' });
    await initialise(folders, binaries, runAs);
  } else if (await clearLeftovers(folders.data)) {
    progress({ code: 'stopped_leftover' });
  }
  const plan = {
    folders,
    binaries,
    runAs,
    durable: options.durable ?? true,
    onCrash: options.onCrash ?? (() => {}),
  };
  const endpoint = await chooseEndpoint(folders, runAs, options.onLoopback ?? process.platform === 'win32');
  return supervise(plan, endpoint, await launch(plan, endpoint));
}

async function launch(plan: Launch, endpoint: PostgresEndpoint): Promise<Running> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const child = spawnServer(plan, endpoint);
    const ended = lastWords(child);
    const outcome = await Promise.race([ended, whenReady(plan.folders.data, child, deadline)]);
    if (outcome === 'ready') return { child, ended };
    // Processes of a killed server keep its shared memory for a moment.
    if (
      !/shared memory block .* still in use|is still running/.test(outcome) ||
      performance.now() > deadline
    ) {
      throw startFailure(outcome, plan.folders);
    }
    await pause(100);
  }
}

function spawnServer(plan: Launch, endpoint: PostgresEndpoint): ChildProcess {
  const command = [
    ...plan.runAs.launcher,
    plan.binaries.postgres,
    '-D',
    plan.folders.data,
    ...serverSettings(endpoint, plan.durable),
  ];
  return spawn(command[0] as string, command.slice(1), {
    ...plan.runAs.spawnIds,
    env: childEnvironment(),
    cwd: plan.folders.root,
    // A process group of its own: Ctrl-C in the terminal must let requests finish before the database stops.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Resolves when the server ends, with the last lines of its output. */
function lastWords(child: ChildProcess): Promise<string> {
  let tail = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4_000);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`${tail}\n${error.message}`));
    child.once('close', (code, signal) => resolve(`${tail}\n(exit ${code ?? signal})`.trim()));
  });
}

async function whenReady(
  dataFolder: string,
  child: ChildProcess,
  deadline: number,
): Promise<'ready' | 'silent'> {
  while (child.exitCode === null && child.signalCode === null) {
    const state = readPostmasterPid(dataFolder);
    if (state?.ready === true && state.pid === child.pid) return 'ready';
    if (performance.now() > deadline) {
      child.kill('SIGINT');
      return 'silent';
    }
    await pause(10);
  }
  return new Promise(() => {});
}

/** Restarts the server after crashes until it is stopped. */
function supervise(plan: Launch, endpoint: PostgresEndpoint, first: Running): EmbeddedServer {
  let running = first;
  let stopping = false;
  const crashes: number[] = [];
  const watch = async (): Promise<void> => {
    for (;;) {
      const words = await running.ended;
      if (stopping) return;
      const now = performance.now();
      crashes.push(now);
      const restarting = crashes.filter((at) => now - at < 60_000).length <= 3;
      plan.onCrash(words, restarting);
      if (!restarting) return;
      await clearLeftovers(plan.folders.data);
      running = await launch(plan, endpoint);
    }
  };
  watch().catch((error: unknown) => plan.onCrash(String(error), false));
  return {
    endpoint,
    pid: () => running.child.pid as number,
    stop: async () => {
      stopping = true;
      const { child } = running;
      if (child.exitCode === null && child.signalCode === null) await stopPostmaster(child.pid as number);
      removeEndpoint(endpoint, plan.folders);
    },
  };
}

function startFailure(words: string, folders: PostgresFolders): StartProblem {
  if (words === 'silent') return new StartProblem({ code: 'postgres_silent', facts: { path: folders.data } });
  if (/no space left/i.test(words))
    return diskProblem(folders.root, Object.assign(new Error(words), { code: 'ENOSPC' }));
  if (/read-only file system/i.test(words))
    return diskProblem(folders.root, Object.assign(new Error(words), { code: 'EROFS' }));
  const facts = { path: folders.data, said: words.split('\n').slice(-6).join('\n') };
  return new StartProblem({ code: 'postgres_not_started', facts });
}
