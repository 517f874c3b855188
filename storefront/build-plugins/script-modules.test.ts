import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modules } from './script-modules.ts';

const root = join(import.meta.dirname, '../..');
const paths = ['storefront/app', 'ui/src', 'texts/src', 'contract/src', 'rules/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${folder}/${file.replaceAll('\\', '/')}`,
  ),
);

/** "a/(b|c\b)" is "a/b" and "a/c\b"; also what a look-ahead leaves out has to be there. */
function alternatives(source: string): string[] {
  const group = /\((\?!)?([^()]*)\)/.exec(source);
  if (group === null) return source.split('|');
  const [whole, leftOut, inside = ''] = group;
  const before = source.slice(0, group.index);
  const after = source.slice(group.index + whole.length);
  const choices = inside.split('|').flatMap((choice) => alternatives(before + choice + after));
  return leftOut === undefined ? choices : [...choices, ...alternatives(before + after)];
}

const names = Object.entries(modules).flatMap(([script, patterns]) =>
  [patterns].flat().flatMap(({ source }) => [...new Set(alternatives(source))].map((one) => [script, one])),
);

describe('Modules by name in the scripts of the browser', () => {
  it('finds a name that no module has', () => {
    expect(alternatives('ui/(field|gone)\\b')).toEqual(['ui/field\\b', 'ui/gone\\b']);
    expect(alternatives('reviews/(?!frame)')).toEqual(['reviews/frame', 'reviews/']);
  });

  it.each(names)('%s: %s is there', (_script, name) => {
    const pattern = new RegExp(name);
    expect(paths.some((path) => pattern.test(path))).toBe(true);
  });
});
