import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
const text = (file: string) => readFileSync(join(root, file), 'utf8');
const isText = (file: string) => /\.(ts|tsx|mjs|cjs|css|sql|md|json|jsonl|html|yml|txt)$/.test(file);

describe('House rules', () => {
  it('files are short: median 80 lines or less, 95 of 100 at most 300', () => {
    const lengths = code
      .filter((file) => !/\.data\.ts$|^demo\/src\/.*(models|names|texts)/.test(file))
      .map((file) => text(file).split('\n').length)
      .toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(80);
    expect(lengths[Math.floor(lengths.length * 0.95)]).toBeLessThanOrEqual(300);
  });

  it('no drawer for odds and ends, no barrel', () => {
    expect(
      code.filter(
        (file) =>
          /\/(utils?|helpers?|lib|common|misc)\//.test(file) || /\/(utils?|helpers?)\.tsx?$/.test(file),
      ),
    ).toEqual([]);
    expect(code.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  it('no left-overs, no silenced checks, no swallowed errors', () => {
    const marks =
      /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable|catch\s*(\([^)]*\))?\s*\{\s*\}/;
    const found = code.flatMap((file) => (marks.test(text(file)) ? [file] : []));
    expect(found).toEqual([]);
  });

  it('the environment is read in the configuration and in what runs before it', () => {
    const readers = code.filter((file) => text(file).includes('process.env'));
    const allowed =
      /^(commerce\/src\/platform\/(config|testing)\/|scripts\/|bench\/|journeys\/src\/harness\/|sandbox-bank\/src\/main\.ts)|\.config\.ts$/;
    expect(readers.filter((file) => !allowed.test(file))).toEqual([]);
  });

  it('work that repeats is a job: the service sets no interval of its own', () => {
    const repeating = /\bsetInterval\b/;
    const found = code.filter((file) => file.startsWith('commerce/') && repeating.test(text(file)));
    expect(found).toEqual([]);
  });

  it('transactions are opened in one place, which repeats what a deadlock has undone', () => {
    const bare = /\.(transaction|startTransaction)\(\)/;
    const found = code.filter(
      (file) =>
        /^(commerce|server)\//.test(file) &&
        !file.startsWith('commerce/src/platform/') &&
        bare.test(text(file)),
    );
    expect(found).toEqual([]);
  });

  it('the search engine names no goods: what the trade calls them is told to it', () => {
    const list = text('commerce/src/content/synonyms/synonyms-it.data.ts').split('`')[1] ?? '';
    const goods = new Set(
      list
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .flatMap((line) => line.split(/,|=>/).map((term) => term.trim()))
        .filter((term) => /^[a-z]{5,}$/.test(term)),
    );
    expect(goods.size).toBeGreaterThan(200);
    const named = code
      // How Italian bends its words is a list of words.
      .filter((file) => /^search\/src\/(?!testing|.*stem-)/.test(file))
      .flatMap((file) =>
        text(file)
          .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
          .split(/[^a-z]+/)
          .filter((word) => goods.has(word))
          .map((word) => `${file}: ${word}`),
      );
    expect(named).toEqual([]);
  });

  it('what service and pages say is in texts: no Italian sentence stands in commerce, server, storefront or back office', () => {
    const sentence =
      /(['"`])(?:(?!\1)[^\n])* (?:il|la|gli|di|del|della|dal|non|per|che|è|una|nel|nella|sono|un) (?:(?!\1)[^\n])*\1/i;
    // The page that documents the calls, in Italian only; names of places and of a bank.
    const allowed =
      /^commerce\/src\/(?:contract-http\/docs-|shipping\/places\/|platform\/config\/settings\.ts)|^storefront\/app\/address\/provinces\.ts$|\/testing\//;
    const found = code.filter(
      (file) =>
        /^(commerce|server|storefront|backoffice)\//.test(file) &&
        !allowed.test(file) &&
        sentence.test(text(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')),
    );
    expect(found).toEqual([]);
  });

  it('SQL lives in .queries.ts, the platform and migrations', () => {
    const sql = /\b(select\s+[\w"*].*\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/i;
    const allowed = /\.queries\.ts$|^commerce\/src\/platform\/|\/testing\/|^bench\//;
    const found = code.filter(
      (file) =>
        /^(commerce|server)\//.test(file) &&
        !allowed.test(file) &&
        sql.test(text(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')),
    );
    expect(found).toEqual([]);
  });

  it('the repository stands alone and speaks of the shop only', () => {
    const foreign = new RegExp(
      [
        '\\.\\./sha' + 'red',
        '\\.\\./\\.lib' + 'rary',
        '/wo' + 'rk/',
        'registry\\.npm' + 'js',
        'farm-' + 'studio',
        'Clau' + 'de',
        'Anthro' + 'pic',
      ].join('|'),
    );
    expect(
      files.filter(
        (file) => isText(file) && file !== 'checks/house-rules.test.ts' && foreign.test(text(file)),
      ),
    ).toEqual([]);
  });

  it('what ships with the demo stays under 60 MB', () => {
    const bytes = files
      .filter((file) => file.startsWith('demo/'))
      .reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
    expect(bytes).toBeLessThan(60 * 1024 * 1024);
  });
});
