import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Row } from '../table.ts';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const must_kB = 60;
const reach_kB = 40;

/** A chunk with all it needs before it runs. */
function withImports(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const needed of manifest[name]?.imports ?? []) withImports(manifest, needed, found);
  return found;
}

/** What a screen of the back office loads beside the entry, compressed: that of the largest. */
export function measureScreenScripts(): Row {
  const built = join(import.meta.dirname, '../../../backoffice/build/client');
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [entry = ''] = Object.entries(manifest).find(([, { isEntry }]) => isEntry === true) ?? [];
  const first = withImports(manifest, entry);
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const { file = '' } = manifest[name] ?? {};
    if (!file.endsWith('.js')) return 0;
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = brotliCompressSync(readFileSync(join(built, file))).length;
    sizes.set(file, size);
    return size;
  };
  const screens = [...new Set([...first].flatMap((name) => manifest[name]?.dynamicImports ?? []))]
    .filter((name) => name.endsWith('-screen.tsx'))
    .map((name) => {
      const own = [...withImports(manifest, name)].filter((part) => !first.has(part));
      return { name, bytes: own.reduce((sum, part) => sum + sizeOf(part), 0) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
  const [largest = { name: 'none', bytes: Number.NaN }, next] = screens;
  const size = largest.bytes / 1000;
  return {
    name: 'back office: scripts of the largest screen beside the entry',
    measured: `${size.toFixed(1)} kB`,
    must: `${must_kB} kB`,
    reach: `${reach_kB} kB`,
    verdict: size > must_kB || Number.isNaN(size) ? 'below' : size > reach_kB ? 'must' : 'reach',
    detail: `${largest.name} of ${screens.length}; then ${next?.name ?? 'none'} ${((next?.bytes ?? 0) / 1000).toFixed(1)} kB; brotli`,
  };
}
