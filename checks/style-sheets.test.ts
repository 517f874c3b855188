import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = execFileSync('git', ['ls-files', 'storefront', 'ui'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.css'));

/** Selectors of a sheet, without comments; at-rules are left out. */
const selectorsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8')
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/[^{};]+(?=\{)/g),
  ]
    .map(([text]) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !text.startsWith('@'));

const holding = (mark: RegExp) =>
  sheets.flatMap((file) =>
    selectorsOf(file)
      .filter((one) => mark.test(one))
      .map((one) => `${file}: ${one}`),
  );

/** What a slow phone styles at once decides how long it blocks (decision 0167). */
describe('Style sheets of the shop', () => {
  test('ask no :has() of the whole page, unless of named children or while something has the focus', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(holding(/(?:html|:root|body)(?:\[[^\]]*\])?:has\((?!> )/)).toEqual([]);
  });

  test('name what hangs on an attribute of the root, so that not every element is styled when it is set', () => {
    const ofRoot = holding(/(?:html|:root|body(?!\[data-page))\S*\[data-/).flatMap((one) =>
      one.replaceAll(/:global\(([^)]*)\)/g, '$1').split(/,(?![^(]*\))/),
    );
    expect(ofRoot.length).toBeGreaterThan(10);
    expect(ofRoot.filter((one) => /[\s>](?:\*|:[\w-]+(?:\([^)]*\))?)\s*$/.test(one))).toEqual([]);
  });

  test('draw nothing before or after every element', () => {
    expect(holding(/(?:^|[\s,])\*?::(?:before|after)/)).toEqual([]);
  });
});
