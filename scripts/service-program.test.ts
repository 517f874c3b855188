import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serviceProgram, serviceSources } from './bootstrap/service-program.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'casamaestra-program-'));
  for (const workspace of serviceSources) write(`${workspace}/src/kept.ts`, 100);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a file and gives it and its folder a time, in seconds. */
function write(file: string, at: number): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  utimesSync(path, at, at);
  utimesSync(dirname(path), at, at);
}

const chosen = (): string => serviceProgram('staff-cli', root).slice(root.length + 1);
const built = join('server/build', 'staff-cli.js');
const source = join('server/src', 'staff-cli.ts');

test('what was never built runs from its source', () => {
  expect(chosen()).toBe(source);
});

test('packages that were installed anew since run from the sources', () => {
  write('server/build/.stamp', 200);
  write('package-lock.json', 300);
  expect(chosen()).toBe(source);
});

test('what was built after the last change runs as built, whatever happens to tests', () => {
  write('server/build/.stamp', 200);
  expect(chosen()).toBe(built);
  write('commerce/src/orders/place.test.ts', 300);
  utimesSync(join(root, 'commerce/src/orders'), 100, 100);
  utimesSync(join(root, 'commerce/src'), 100, 100);
  expect(chosen()).toBe(built);
});

test('a source that was edited, added or removed since runs from the sources', () => {
  write('server/build/.stamp', 200);
  write('rules/src/prices/price.ts', 300);
  expect(chosen()).toBe(source);
  rmSync(join(root, 'rules/src/prices/price.ts'));
  expect(chosen()).toBe(source);
});
