import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const document = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

interface Row {
  readonly code: string;
  readonly where: string;
  readonly heldBy: string;
}

const rows: readonly Row[] = document.split('\n').flatMap((line) => {
  const found = /^\| ([A-Z]\d\d) \| .+ \| (.+?) \| (.+?) \|$/.exec(line);
  return found === null ? [] : [{ code: found[1] ?? '', where: found[2] ?? '', heldBy: found[3] ?? '' }];
});

const codes = new Set(rows.map(({ code }) => code));
const lastOf = (letter: string) =>
  Math.max(0, ...[...codes].filter((code) => code.startsWith(letter)).map((code) => Number(code.slice(1))));

/** The last number of each kind that was asked for. */
const ASKED = { R: 38, L: 24, S: 7, P: 7, C: 10, A: 4, B: 6, K: 3, E: 4 };

/** Comments and titles of tests; data has codes of its own (lamp bases, concrete classes, refrigerants). */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|mjs|cjs)$/.test(file) && existsSync(join(root, file)));

const mentions = (text: string): readonly string[] =>
  [
    ...text.matchAll(/\/\*[\s\S]*?\*\/|\/\/.*|\b(?:describe|test|it)(?:\.each)?\(.*|'[RLSPCABKE]\d\d .*/g),
  ].flatMap(([part]) => [...part.matchAll(/\b[RLSPCABKE]\d\d\b/g)].map(([code]) => code));

describe('docs/requirements.md', () => {
  test('names each requirement once, without a gap, none of those first asked for left out', () => {
    expect(codes.size).toBe(rows.length);
    for (const [letter, least] of Object.entries(ASKED))
      expect(lastOf(letter), letter).toBeGreaterThanOrEqual(least);
    for (const letter of 'RLSPCABKE')
      expect([...codes].filter((code) => code.startsWith(letter)).length, letter).toBe(lastOf(letter));
  });

  test('explains every code that a comment or a test speaks of', () => {
    const unknown = sources.flatMap((file) =>
      mentions(readFileSync(join(root, file), 'utf8'))
        .filter((code) => !codes.has(code))
        .map((code) => `${file}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });

  test('names of each a place and a test that exist', () => {
    for (const { code, where, heldBy } of rows) {
      const place = /^`([\w./-]+)`$/.exec(where)?.[1] ?? '';
      const held = /^`([\w./-]+\.test\.tsx?)`$/.exec(heldBy)?.[1] ?? '';
      expect(
        [place, held].map((file) => file !== '' && existsSync(join(root, file))),
        code,
      ).toEqual([true, true]);
    }
  });
});

test('docs/ux.md has all forty-five rules, and the files it names exist', () => {
  const lines = readFileSync(join(root, 'docs/ux.md'), 'utf8').split('\n');
  const rules = lines.flatMap((line) => /^\| ([\d, ]+) \|/.exec(line)?.[1]?.split(', ') ?? []);
  expect(rules).toEqual(Array.from({ length: 45 }, (_, index) => String(index + 1)));
  const named = lines.flatMap((line) =>
    [...line.matchAll(/`([a-z-]+(?:\/[\w.-]+)+)`/g)].map(([, file = '']) => file),
  );
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
