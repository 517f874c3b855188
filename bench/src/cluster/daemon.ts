import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunAs } from '@casamaestra/commerce/platform/database/embedded/run-as.ts';

export interface DaemonPlan {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Working folder. */
  readonly folder: string;
  readonly logFile: string;
  /** Another user than this process's; undefined: the same. */
  readonly runAs?: RunAs | undefined;
}

/** A process of the cluster that can be ended, killed, paused and started again. */
export class Daemon {
  readonly name: string;
  protected plan: DaemonPlan;
  #child: ChildProcess | undefined;

  constructor(plan: DaemonPlan) {
    this.plan = plan;
    this.name = plan.name;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get isRunning(): boolean {
    const child = this.#child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** Starts it; `more` is added to its environment for this time. */
  start(more: Readonly<Record<string, string>> = {}, command = this.plan.command): void {
    const { environment, folder, logFile, runAs } = this.plan;
    mkdirSync(dirname(logFile), { recursive: true });
    const log = openSync(logFile, 'a');
    const whole = [...(runAs?.launcher ?? []), ...command];
    this.#child = spawn(whole[0] ?? '', whole.slice(1), {
      ...runAs?.spawnIds,
      cwd: folder,
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: folder, ...environment, ...more },
      // A process group of its own: Ctrl-C reaches this process only, which ends the others in their order.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#child.on('error', () => undefined);
  }

  signal(signal: NodeJS.Signals): void {
    if (this.isRunning) this.#child?.kill(signal);
  }

  /** Ends it and resolves when it has ended; kills it after a while. */
  async stop(signal: NodeJS.Signals = 'SIGTERM', patienceMs = 20_000): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(late);
  }

  /** The last lines it wrote, for a message. */
  lastWords(lines = 8): string {
    try {
      return readFileSync(this.plan.logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
    } catch {
      return '';
    }
  }
}
