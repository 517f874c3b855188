import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serviceSources } from './bootstrap/service-program.mjs';

const run = promisify(execFile);
/** Whoever may write everywhere starts as somebody who may not. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
let root = '';

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Stand-ins for what builds: each makes what the start publishes. */
function writeBuilders(): void {
  const make = `const { mkdirSync, writeFileSync } = require('node:fs');`;
  write(
    'node_modules/vite/bin/vite.js',
    `${make} const to = process.argv[4]; mkdirSync(to, { recursive: true }); writeFileSync(to + '/index.html', '');`,
  );
  write(
    'node_modules/@react-router/dev/bin.cjs',
    `${make} const to = process.env.BUILD_DIRECTORY + '/client/assets';
     mkdirSync(to, { recursive: true }); writeFileSync(to + '/page.js', '');`,
  );
  write(
    'scripts/bootstrap/bundle-service.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
     mkdirSync(process.argv[2], { recursive: true });
     writeFileSync(process.argv[2] + '/main.js', "console.log('as it was built')");`,
  );
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'casamaestra-read-only-'));
  chmodSync(root, 0o755);
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  for (const workspace of [...serviceSources, 'storefront', 'backoffice', 'ui'])
    write(`${workspace}/src/kept.ts`, '');
  write('server/src/main.ts', "console.log('from its source')");
  write('package.json', '{}');
  write('package-lock.json', '{ "packages": {} }');
  write('node_modules/.package-lock.json', '{ "packages": {} }');
  writeBuilders();
});
afterEach(() => {
  setWritable(true);
  rmSync(root, { recursive: true, force: true });
});

const all = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => join(root, path));

function setWritable(isWritable: boolean): void {
  for (const path of [root, ...all()]) {
    const mode = statSync(path).mode & 0o555;
    chmodSync(path, isWritable ? mode | 0o200 : mode);
  }
}

/** Every file and folder with when it was written and what is in it. */
const tree = () =>
  all()
    .toSorted()
    .map((path) => {
      const found = statSync(path);
      const content = found.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : '';
      return `${path} ${found.mtimeMs} ${content}`;
    });

/** `npm start`; what it said. */
async function start(who: { readonly uid?: number; readonly gid?: number } = {}): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { PATH: process.env['PATH'] },
    ...who,
  });
  return stdout;
}

/** As a checkout does: the same sources, written later than their build. */
function touchSources(): void {
  const later = Date.now() / 1000 + 60;
  utimesSync(join(root, 'commerce/src/kept.ts'), later, later);
}

test('a tree that was built starts for who may not write it, and nothing in it is written', async () => {
  expect(await start()).toContain('as it was built');
  setWritable(false);
  const before = tree();
  expect(await start(nobody)).toContain('as it was built');
  expect(tree()).toEqual(before);
});

test('with sources that were only touched it starts as well, from them', async () => {
  await start();
  touchSources();
  setWritable(false);
  const before = tree();
  expect(await start(nobody)).toContain('from its source');
  expect(tree()).toEqual(before);
});

test('who may write notes that the build is of these sources', async () => {
  await start();
  touchSources();
  const { mtimeMs } = statSync(join(root, 'server/build/.stamp'));
  await start();
  expect(statSync(join(root, 'server/build/.stamp')).mtimeMs).toBeGreaterThan(mtimeMs);
});
