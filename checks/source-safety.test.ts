import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const served = execFileSync(
  'git',
  [
    'ls-files',
    'contract',
    'texts',
    'rules',
    'search',
    'commerce',
    'server',
    'storefront',
    'backoffice',
    'ui',
  ],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const holding = (mark: RegExp, allowed: readonly string[] = []) =>
  served.filter((file) => mark.test(text(file)) && !allowed.includes(file));

describe('What runs in a shop', () => {
  test('turns no text into code: no eval, no functions or templates made of strings', () => {
    expect(holding(/\beval\(|new Function\(|from 'node:vm'|setTimeout\(\s*['"`]/)).toEqual([]);
  });

  test('joins no value into SQL', () => {
    const raw = (file: string) => [...text(file).matchAll(/sql\.raw\(([^)]*)\)/g)].map(([, what]) => what);
    expect(new Set(served.flatMap(raw))).toEqual(new Set(['preparedMark']));
    const joined = /\.query\(\s*`[^`]*\$\{|\.query\([^;]*['"`] \+/;
    // One list of columns, written once, and names of roles and channels.
    const constant = /^commerce\/src\/(?:platform\/database\/|catalog\/import\/loading\/load\.queries\.ts$)/;
    expect(holding(joined).filter((file) => !constant.test(file))).toEqual([]);
  });

  test('starts its own programs only, with a list of arguments and without a shell', () => {
    expect(holding(/\bexec(Sync)?\((?!\))[^)]*['"`](sh|bash|cmd)|shell:\s*true|\bexecSync\b/)).toEqual([]);
    expect(holding(/from 'node:child_process'/)).toEqual([
      'commerce/src/platform/database/embedded/data-folder.ts',
      'commerce/src/platform/database/embedded/embedded-server.ts',
      'commerce/src/platform/database/embedded/postmaster-pid.ts',
      'server/src/sandbox-bank-process.ts',
    ]);
  });

  test('makes patterns of its own words, or of a mapping file that the shop wrote', () => {
    const ofMappings = /^commerce\/src\/catalog\/import\/mapping\//;
    expect(holding(/new RegExp\(/).filter((file) => !ofMappings.test(file))).toEqual([
      'commerce/src/platform/database/schema-source.ts',
      'rules/src/tax/codes/tax-code.ts',
      'search/src/analysis/units.ts',
      'server/src/html-cache/cached-page.ts',
    ]);
  });

  test('takes chance that matters from the secure generator', () => {
    expect(holding(/Math\.random\(/, ['commerce/src/catalog/catalog.area.ts'])).toEqual([
      'commerce/src/platform/database/in-transaction.ts',
    ]);
  });

  test('uses old hashes only to tell rows and bodies apart, and one cipher', () => {
    expect(holding(/['"](sha1|md5)['"]/)).toEqual([
      'commerce/src/catalog/import/loading/decide-batch.ts',
      'commerce/src/catalog/import/loading/prepared-product.ts',
      'commerce/src/catalog/import/reading/group-records.ts',
      'server/src/http/etag.ts',
    ]);
    const sealing = ['commerce/src/staff/factors/sealed-secret.ts', 'server/src/frappe/sealing.ts'];
    expect(holding(/createCipheriv|createDecipheriv/)).toEqual(sealing);
    const ciphers = sealing.flatMap((file) => text(file).match(/'(aes|des|rc|cha)[\w-]*'/g) ?? []);
    expect(new Set(ciphers)).toEqual(new Set(["'aes-256-gcm'"]));
  });

  test('checks the certificates of others and follows none of their redirects', () => {
    // The doctor looks at the shop's own certificate, also at one that browsers refuse, and sends nothing.
    expect(holding(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([
      'commerce/src/readiness/certificate-dependency.usecase.ts',
    ]);
    const asking = served.filter(
      (file) => /^(commerce|server)\//.test(file) && /\bawait fetch\(/.test(text(file)),
    );
    expect(asking.length).toBeGreaterThan(4);
    expect(asking.filter((file) => !/redirect: '(error|manual)'/.test(text(file)))).toEqual([]);
  });

  test('writes its log to standard output alone', () => {
    expect(holding(/\bpino\b.*\b(file|transport)\b|pino\.transport/)).toEqual([]);
    expect(text('commerce/src/platform/log/create-log.ts')).toContain('dest: 1');
  });

  test('pages listen to no other window, and password fields are masked and may be pasted into', () => {
    const pages = served.filter((file) => /^(storefront|backoffice|ui)\//.test(file));
    // The frame of a preview says which page of the shop it shows.
    expect(pages.filter((file) => /addEventListener\(\s*'message'|\.opener\b/.test(text(file)))).toEqual([
      'backoffice/app/contents/preview/preview-frame.tsx',
    ]);
    // The grid takes cells of a spreadsheet; it has no passwords.
    expect(pages.filter((file) => text(file).includes('onPaste'))).toEqual(['ui/src/edit-grid.tsx']);
    const fields = pages.filter((file) => /autoComplete[^\n]*(new|current)-password/.test(text(file)));
    expect(fields.length).toBeGreaterThan(1);
    for (const file of fields)
      expect(text(file), file).toMatch(
        /type=(?:"password"|\{shown \? 'text' : 'password'\}|\{isSecret \? 'password')/,
      );
  });

  test('every package of the lock file has its hash', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { link?: boolean; integrity?: string }>;
    };
    const loose = Object.entries(packages).filter(
      ([path, { link, integrity }]) =>
        path.includes('node_modules/') && link !== true && integrity?.startsWith('sha512-') !== true,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});
