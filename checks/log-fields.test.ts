import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', 'commerce/src', 'server/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));

/** A line of the log whose fields are written where it is told. */
const told = /\b\w*log(?:\.(?:debug|info|warn|error|fatal)|\[\w+\])\(\s*\{((?:[^{}]|\{[^{}]*\})*)\}/gi;
/** Values in braces and brackets have names of their own. */
const nested = /\{[^{}]*\}|\([^()]*\)/g;

const fieldsOf = (source: string): string[] =>
  [...source.matchAll(told)].flatMap(([, fields = '']) =>
    fields
      .replaceAll(nested, '')
      .split(',')
      .flatMap((field) => /^\s*(\w+)/.exec(field)?.[1] ?? []),
  );

test('every field of the log is explained on the operations page', () => {
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const explained = new Set(
    page.split('\n').flatMap((line) => /^\| (`\w+`(?:, `\w+`)*) \|/.exec(line)?.[1]?.match(/\w+/g) ?? []),
  );
  const used = new Set(sources.flatMap((file) => fieldsOf(readFileSync(join(root, file), 'utf8'))));
  expect(used.size).toBeGreaterThan(40);
  expect([...used].filter((field) => !explained.has(field))).toEqual([]);
});
