import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runProgram } from '../server/src/testing/running-shop.ts';

const runTests = join(import.meta.dirname, 'bootstrap/run-tests.mjs');
const vitest = join(import.meta.dirname, '../node_modules/vitest');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casamaestra-again-'));
  mkdirSync(join(folder, 'src'));
  write(
    'vitest.config.mjs',
    `export default { test: { projects: [{ test: { name: 'own', include: ['src/*.mjs'] } }] } };`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** A file of tests that notes each run of it and passes on the given one. */
const passingOnRun = (name: string, run: number) => {
  write(
    `src/${name}.mjs`,
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { expect, test } from ${JSON.stringify(join(vitest, 'dist/index.js'))};
     test('as told', () => {
       appendFileSync('runs-of-${name}', '.');
       expect(readFileSync('runs-of-${name}', 'utf8').length).toBeGreaterThanOrEqual(${run});
     });`,
  );
};

async function runAll(): Promise<{ code: number | NodeJS.Signals | null; output: string }> {
  const source = `import { runTests } from ${JSON.stringify(runTests)};
    process.exit(await runTests('own', ${JSON.stringify(folder)}));`;
  write('run.mjs', source);
  const program = runProgram(process.execPath, [join(folder, 'run.mjs')], { NO_COLOR: '1' });
  return { code: await program.ended, output: program.output() };
}

test('a file that fails once is run once more, alone, and named', async () => {
  passingOnRun('steady', 1);
  passingOnRun('unsteady', 2);
  const { code, output } = await runAll();
  expect(code).toBe(0);
  expect(output).toContain('own: failed once, then passed: src/unsteady.mjs');
  expect(output).toMatch(/Tests +1 passed \(1\)/);
});

test('a file that fails twice is a failure', async () => {
  passingOnRun('steady', 1);
  passingOnRun('wrong', 3);
  const { code, output } = await runAll();
  expect(code).toBe(1);
  expect(output).toContain('own: failed twice: src/wrong.mjs');
});

test('many that fail are not run again', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) passingOnRun(name, 2);
  const { code, output } = await runAll();
  expect(code).toBe(1);
  expect(output).not.toContain('once more');
});

test('a run that ends without a report fails', async () => {
  write('vitest.config.mjs', 'throw new Error("cannot be read");');
  expect((await runAll()).code).toBe(1);
});
