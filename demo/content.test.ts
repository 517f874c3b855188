import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('E02 what ships', () => {
  const root = new URL('./', import.meta.url);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  it('stays under 60 MB', () => {
    const bytes = files.reduce(
      (total, entry) => total + statSync(`${entry.parentPath}/${entry.name}`).size,
      0,
    );
    expect(bytes).toBeLessThan(60 * 1024 * 1024);
  });

  it('credits every picture of a product', () => {
    const credits = readFileSync(new URL('CREDITS.md', root), 'utf8');
    const keys = readdirSync(new URL('pictures/', root)).map((name) =>
      name.replace(/(-(a|b|misure|colore-[a-z-]+))?\.webp$/, ''),
    );
    expect([...new Set(keys)].filter((key) => !credits.includes(`\`${key}\``))).toEqual([]);
  });

  it('ships no picture that nothing shows', () => {
    const catalogue = readFileSync(new URL('catalogue/products.jsonl', root), 'utf8');
    expect(readdirSync(new URL('pictures/', root)).filter((name) => !catalogue.includes(name))).toEqual([]);
  });

  it('ships every paper that a product names', () => {
    const catalogue = readFileSync(new URL('catalogue/products.jsonl', root), 'utf8');
    const named = [...catalogue.matchAll(/\/documents\/([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !existsSync(new URL(`documents/${name}`, root)))).toEqual([]);
  });
});
