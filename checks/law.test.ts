import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rule {
  readonly code: string;
  readonly where: string;
  readonly heldBy: string;
  readonly short: string;
}

const rules: readonly Rule[] = read('docs/law.md')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    const [code = '', , where = '', heldBy = '', short = ''] = cells;
    return /^[CF]\d+$/.test(code) ? [{ code, where, heldBy, short }] : [];
  });

const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

describe('docs/law.md', () => {
  test('has a row for every rule, in order', () => {
    expect(rules.map(({ code }) => code)).toEqual([...upTo('C', 28), ...upTo('F', 7)]);
  });

  const isElsewhere = ({ where }: Rule) => where.startsWith('does not concern: ');
  test('says of a rule that does not concern the pages who keeps it', () => {
    const elsewhere = rules.filter(isElsewhere);
    expect(elsewhere.filter(({ heldBy, short }) => heldBy !== '–' || short === '')).toEqual([]);
    expect(elsewhere.length).toBeLessThan(4);
  });

  const kept = rules.filter((rule) => !isElsewhere(rule));
  test.each(kept)('$code names files that exist and tests of that title', ({ where, heldBy }) => {
    const places = where.split(', ').map((place) => /^`([\w./-]+)`$/.exec(place)?.[1] ?? place);
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    for (const held of heldBy.split('; `').map((one, at) => (at === 0 ? one : `\`${one}`))) {
      const [, file = '', title = ''] = /^`([\w./-]+\.test\.tsx?)`: "(.+)"$/.exec(held) ?? [];
      expect(existsSync(join(root, file)), held).toBe(true);
      const titled = read(file)
        .split('\n')
        .filter((line) => /^\s*(?:describe|test|it|\]|['`])/.test(line) && line.includes(title));
      expect(titled, title).not.toEqual([]);
    }
  });
});

test('the cookie notice names every cookie and every key of the browser’s storage', () => {
  const sources = execFileSync('git', ['ls-files', 'storefront/app', 'commerce/src/customers'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(join(root, file)));
  const names = sources.flatMap((file) =>
    [...read(file).matchAll(/\b\w*(?:Key|cookieName|_COOKIE) = '([a-z][\w-]+|__Host-[\w-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(9);
  const written = sources.flatMap((file) =>
    [...read(file).matchAll(/document\.cookie = `([a-z][\w-]*)=/g)].map(([, name = '']) => name),
  );
  expect(written).toContain('notice');
  for (const language of ['it', 'en', 'sk']) {
    const notice = read(`commerce/src/content/starter/pages/cookie.${language}.md`);
    const missing = new Set([...names, ...written].filter((name) => !notice.includes(`\`${name}\``)));
    expect([...missing], language).toEqual([]);
  }
});
