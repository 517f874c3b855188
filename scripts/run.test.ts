import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProgram } from '../server/src/testing/running-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'casamaestra-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (source: string, ...args: string[]) => {
  const file = join(folder, 'program.ts');
  writeFileSync(file, source);
  return runProgram(process.execPath, [join(import.meta.dirname, 'run.mjs'), file, ...args], {});
};

test('a TypeScript file runs under the pinned Node with its arguments, and its exit code is passed on', async () => {
  const source =
    'const words: string[] = process.argv.slice(2);\nconsole.log(process.version, words.join());\nprocess.exitCode = 7;';
  const program = run(source, 'import', '--map');
  expect(await program.ended).toBe(7);
  expect(program.output()).toMatch(/^v24\.[\d.]+ import,--map$/m);
});

test('a signal ends the program', async () => {
  const program = run("console.log('waiting');\nsetInterval(() => {}, 1000);");
  await program.said(/waiting/);
  program.process.kill('SIGTERM');
  expect(['SIGTERM', 143]).toContain(await program.ended);
});

test('without a file the usage is shown', async () => {
  const program = runProgram(process.execPath, [join(import.meta.dirname, 'run.mjs')], {});
  expect(await program.ended).toBe(2);
  expect(program.output()).toContain('Uso:');
});

test('npm start ends only when the shop has closed', async () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const place = join(folder, 'shop');
  mkdirSync(join(place, 'scripts'), { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  const shop = `
    process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0); }, 300));
    setInterval(() => {}, 1000);
    console.log('open');`;
  writeFileSync(join(place, 'scripts/start.mjs'), shop);
  const npm = runProgram('npm', ['--prefix', place, 'start'], { PATH: process.env['PATH'] ?? '' });
  await npm.said(/open/);
  npm.process.kill('SIGTERM');
  expect(await npm.ended).toBe(0);
  expect(npm.output()).toContain('closed');
});
