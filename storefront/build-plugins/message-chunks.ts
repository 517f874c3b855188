import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:message-chunks';
const pageKey = /^app\/(.*)\.tsx?(?:\?.*)?$/;
const textsKey = /texts\/src\/(\w+)\/pages\/\w+\.ts$/;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Tells the server build which texts the scripts of each page wait for, by language and route, from the client build
 * (which runs first), so that a page can preload them: `{ it: { 'home/home.route': ['/assets/home-….js'] } }`. What
 * every page waits for stands under `entry.client`. Empty in development.
 */
export function messageChunks(): Plugin {
  return {
    name: 'message-chunks',
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { command, root, build } = this.environment.config;
      const clientFolder = resolve(root, build.outDir, '..', 'client');
      // Only the server's build has one of the client before it.
      const found = command === 'build' && this.environment.name === 'ssr' ? textsOfPages(clientFolder) : {};
      return `export default ${JSON.stringify(found)};`;
    },
  };
}

function textsOfPages(clientFolder: string): Record<string, Record<string, readonly string[]>> {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const found: Record<string, Record<string, string[]>> = {};
  for (const [key, chunk] of Object.entries(manifest)) {
    const page = pageKey.exec(key)?.[1];
    if (page === undefined || chunk.isEntry !== true) continue;
    for (const texts of waitedFor(key, manifest)) {
      const language = textsKey.exec(texts)?.[1];
      const address = manifest[texts]?.file;
      if (language === undefined || address === undefined) continue;
      ((found[language] ??= {})[page] ??= []).push(`/${address}`);
    }
  }
  return found;
}

/** Keys of what a script and the scripts it cannot do without load once they run. */
function waitedFor(key: string, manifest: Manifest): ReadonlySet<string> {
  const scripts = new Set([key]);
  const loaded = new Set<string>();
  for (const one of scripts) {
    for (const needed of manifest[one]?.imports ?? []) scripts.add(needed);
    for (const later of manifest[one]?.dynamicImports ?? []) loaded.add(later);
  }
  return loaded;
}
