import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import tables from './areas.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** Folders that hold no code of an area. */
const noArea = new Set(['+types', 'assets']);

function foldersOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !noArea.has(entry.name))
    .map(({ name }) => name);
}

describe('Areas have an order', () => {
  test.each(Object.entries(tables))('every folder of %s stands in the table, once', (folder, { areas }) => {
    const named = areas.map(({ name }) => name).filter((name) => !name.includes('.'));
    expect(named.toSorted()).toEqual(foldersOf(folder).toSorted());
  });

  test('an area with calls, routes or jobs is put together by its .area.ts, which the list of areas names', () => {
    const service = join(root, 'commerce/src');
    const listed = readFileSync(join(service, 'areas.ts'), 'utf8');
    const working = tables['commerce/src'].areas
      .map(({ name }) => name)
      .filter((name) => !name.includes('.') && name !== 'platform' && name !== 'contract-http')
      .filter((name) =>
        readdirSync(join(service, name), { recursive: true }).some((file) =>
          /\.(endpoint|route|job|area)\.ts$/.test(String(file)),
        ),
      );
    expect(working.length).toBeGreaterThan(10);
    expect(working.filter((name) => !listed.includes(`./${name}/${name}.area.ts'`))).toEqual([]);
  });

  test.each(Object.entries(tables))('ARCHITECTURE.md prints the order of %s', (_, { areas }) => {
    const rows = areas.map(({ name, holds }, index) => `| ${index + 1} | \`${name}\` | ${holds} |`);
    const printed = architecture.split('\n').map((line) => line.replaceAll(/\s+\|/g, ' |'));
    expect(rows.filter((row) => !printed.includes(row))).toEqual([]);
    const places = rows.map((row) => printed.indexOf(row));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
