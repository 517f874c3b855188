import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serviceSources } from './bootstrap/service-program.mjs';
import { runProgram } from '../server/src/testing/running-shop.ts';

/** Whoever may write everywhere runs as somebody who may not. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const packages = (...paths: string[]) => ({
  packages: Object.fromEntries(
    paths.map((path) => [path, { version: '1.0.0', ...(path.endsWith('bundler') && { dev: true }) }]),
  ),
});

/** What is installed, of a lock file with a package for visitors and one for developers. */
const install = (...paths: string[]) =>
  write('node_modules/.package-lock.json', JSON.stringify(packages(...paths)));

function setWritable(isWritable: boolean): void {
  const inside = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));
  for (const path of [root, ...inside]) {
    const mode = statSync(path).mode & 0o555;
    chmodSync(path, isWritable ? mode | 0o200 : mode);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'casamaestra-image-'));
  chmodSync(root, 0o755);
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  for (const workspace of serviceSources) write(`${workspace}/src/kept.ts`, '');
  write('package.json', '{}');
  write('package-lock.json', JSON.stringify(packages('node_modules/express', 'node_modules/bundler')));
  write('npm.js', "console.log('npm', ...process.argv.slice(2)); process.exitCode = 1;");
  write('server/build/doctor-cli.js', "console.log('as built', ...process.argv.slice(2));");
  write('server/build/.stamp', '');
});
afterEach(() => {
  setWritable(true);
  rmSync(root, { recursive: true, force: true });
});

/** A command in a tree that this user may not write, as in the image. */
async function command(name: string) {
  setWritable(false);
  const environment = { npm_execpath: join(root, 'npm.js') };
  const args = [join(root, 'scripts/run.mjs'), name, '--json'];
  const program = runProgram(process.execPath, args, environment, nobody);
  return { code: await program.ended, said: program.output() };
}

test('a command of the service runs as built where only what production needs is installed', async () => {
  install('node_modules/express');
  expect(await command('doctor-cli')).toEqual({ code: 0, said: 'as built --json\n' });
});

test('without a package of production it is installed first', async () => {
  install('node_modules/bundler');
  const { code, said } = await command('doctor-cli');
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('npm install') as string });
});

test('what runs from its source gets the packages for developers', async () => {
  install('node_modules/express');
  write('bench/src/main.ts', "console.log('ran');");
  const { said } = await command('bench/src/main.ts');
  expect(said).toContain('npm install');
  expect(said).not.toContain('ran');
});
