import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishBuild } from './bootstrap/publish-build.mjs';

const day = 24 * 60 * 60 * 1000;
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'casamaestra-build-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(folder: string, files: readonly string[], content: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(root, folder, file)), { recursive: true });
    writeFileSync(join(root, folder, file), content);
  }
}

/** Publishes a build whose script has the given name. */
function publish(name: string, now: number): void {
  write('fresh', [`client/assets/${name}.js`, `client/assets/${name}.js.br`, 'server/index.js'], name);
  publishBuild(join(root, 'fresh'), join(root, 'build'), now);
}

const scripts = () =>
  readdirSync(join(root, 'build/client/assets'))
    .filter((file) => file.endsWith('.js'))
    .toSorted();

test('a build replaces the server and leaves the hashed files of the one before', () => {
  publish('a', 0);
  publish('b', 30 * day);
  expect(readFileSync(join(root, 'build/server/index.js'), 'utf8')).toBe('b');
  expect(scripts()).toEqual(['a.js', 'b.js']);
  expect(existsSync(join(root, 'build/client/assets/a.js.br'))).toBe(true);
  expect(existsSync(join(root, 'fresh'))).toBe(false);
});

test('three earlier builds stay whatever their age, more of them for a week', () => {
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) publish(name, index * 5 * day);
  expect(scripts()).toEqual(['a', 'b', 'c', 'd', 'e'].slice(1).map((name) => `${name}.js`));
  for (const name of ['f', 'g', 'h', 'i']) publish(name, 21 * day);
  expect(scripts()).toEqual(['c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `${name}.js`));
});

test('a file that every build has never goes', () => {
  for (let build = 0; build < 8; build += 1) {
    write('fresh', ['client/assets/font.woff2'], 'font');
    publish(`page-${build}`, build * 30 * day);
  }
  expect(existsSync(join(root, 'build/client/assets/font.woff2'))).toBe(true);
  expect(scripts()).toHaveLength(4);
});

test('a folder without a ledger counts as one earlier build; what is not hashed is replaced', () => {
  write('build', ['client/assets/old.js', 'client/old.txt', 'server/old.js'], 'old');
  publish('new', 0);
  expect(scripts()).toEqual(['new.js', 'old.js']);
  expect(existsSync(join(root, 'build/client/old.txt'))).toBe(false);
  expect(existsSync(join(root, 'build/server/old.js'))).toBe(false);
});
