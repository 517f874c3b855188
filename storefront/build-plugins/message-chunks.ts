import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:message-chunks';

/**
 * Tells the server build the file of each language's texts in the client build (which runs first), so that
 * the page can preload it: `{ it: ['/assets/it-….js'] }`. Empty in development.
 */
export function messageChunks(): Plugin {
  let clientFolder = '';
  let builds = false;
  return {
    name: 'message-chunks',
    configResolved: (config) => {
      clientFolder = resolve(config.root, config.build.outDir, '..', 'client');
      builds = config.command === 'build';
    },
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) =>
      id === `\0${virtualId}`
        ? `export default ${JSON.stringify(builds ? chunksOf(clientFolder) : {})};`
        : undefined,
  };
}

function chunksOf(clientFolder: string): Record<string, readonly string[]> {
  const file = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return {};
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const found = Object.entries(manifest).flatMap(([source, chunk]) => {
    const locale = /texts\/src\/(\w+)\/pages\/core\.ts$/.exec(source)?.[1];
    return locale === undefined ? [] : [[locale, [`/${chunk.file}`]] as const];
  });
  return Object.fromEntries(found);
}
