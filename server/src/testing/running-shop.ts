import { type ChildProcess, spawn } from 'node:child_process';
import { compiledPrograms } from '@casamaestra/commerce/platform/testing/compiled-programs.ts';
import { childEnvironment } from '@casamaestra/commerce/platform/config/read-config.ts';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

/** A server process started by a test. */
export interface RunningShop {
  readonly process: ChildProcess;
  /** Its whole output so far. */
  output(): string;
  /** Resolves when the output matches; rejects when the process ends first. */
  said(pattern: RegExp): Promise<RegExpMatchArray>;
  /** Exit code or signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

const main = serviceProgram('main');

/** Starts server/src/main.ts with only the given environment. */
export function startShop(
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): RunningShop {
  return runProgram(process.execPath, [main, ...args], environment);
}

/** Starts any program with only the given environment. */
export function runProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  ids: { readonly uid?: number; readonly gid?: number } = {},
): RunningShop {
  const child = spawn(program, args, {
    env: childEnvironment({ LOG_FORMAT: 'json', ...compiledPrograms, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ids,
  });
  let output = '';
  const watchers = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const watcher of watchers) watcher();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const said = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match !== null) resolve(match);
      };
      watchers.add(look);
      look();
      void ended.then((how) => reject(new Error(`ended with ${how} before saying ${pattern}:\n${output}`)));
    });
  return { process: child, output: () => output, said, ended };
}
