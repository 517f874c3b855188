import { spawn } from 'node:child_process';

import { dataDir } from './shop-of-worker.ts';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

/** Runs a command of the shop's staff beside the running shop; throws on a failure. */
async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [serviceProgram(program), ...args], {
    // The test runner also sets MODE.
    env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${out}${said}`);
  return out;
}

/** `npm run staff -- …`; returns its output. */
export const staff = (...args: readonly string[]): Promise<string> => run('staff-cli', args);

/** `npm run catalogue -- …`; returns its output. */
export const catalogue = (...args: readonly string[]): Promise<string> => run('catalogue-cli', args);
