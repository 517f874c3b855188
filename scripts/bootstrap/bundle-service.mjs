import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { inRepository, repository } from './places.mjs';

// node bundle-service.mjs FOLDER: builds main, the commands, the threads and the sandbox bank into few files each.
// Two thousand modules are found, read and linked one by one at each start; in a few files they are there in half
// the time. Nothing is minified: a stack trace names functions as they are, and the build names the file above each.

/** Packages of many small modules go into the build; every other one stays a package, found where npm put it. */
const bundledPackages = new Set(['kysely', 'yaml', 'jose']);

const programs = readdirSync(inRepository('server/src'))
  .filter((name) => name === 'main.ts' || name.endsWith('-cli.ts'))
  .map((name) => `server/src/${name}`);
const threads = [
  'search/src/worker/search-worker.ts',
  'search/src/worker/merge-worker.ts',
  'commerce/src/catalog/index/thread/document-worker.ts',
];
const bank = 'sandbox-bank/src/main.ts';

/** Built file of each source that is started as a program or a thread. */
const entries = new Map([
  ...[...programs, ...threads].map((source) => [source, `${/([^/]+)\.ts$/.exec(source)[1]}.js`]),
  [bank, 'sandbox-bank.js'],
]);

const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** A package, found from the build as it is from its sources. */
function isExternal(id, importer) {
  if (/^(\.|\/|node:|@casamaestra\/)/.test(id) || /^[a-z]:/i.test(id)) return id.startsWith('node:');
  if (importer?.includes(`${sep}node_modules${sep}`)) return false;
  return !bundledPackages.has(packageOf(id));
}

const place = (path) => `__SOURCE_PLACE__(${JSON.stringify(path)})`;

/**
 * Files beside a source are found from the build too: where a module asks for its place, the build has the path from the
 * built file to the source; where it starts another program, the path to that one's build.
 */
const sourcePlaces = {
  name: 'source-places',
  transform(code, id) {
    if (id.startsWith('\0') || id.includes(`${sep}node_modules${sep}`) || !code.includes('import.meta.'))
      return null;
    const path = relative(repository, id).replaceAll(sep, '/');
    return code
      .replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (_, target) => {
        const source = relative(repository, resolve(dirname(id), target)).replaceAll(sep, '/');
        if (!entries.has(source)) throw new Error(`${path} starts ${source}, which is not built`);
        return `new URL(${place(`server/build/${entries.get(source)}`)})`;
      })
      .replaceAll('import.meta.dirname', `__fileURLToPath__(${place(dirname(path))})`)
      .replaceAll('import.meta.url', place(path))
      .replace(/^/, "import { fileURLToPath as __fileURLToPath__ } from 'node:url';");
  },
  renderChunk(code, chunk) {
    const from = dirname(`server/build/${chunk.fileName}`);
    return code.replaceAll(/__SOURCE_PLACE__\("([^"]+)"\)/g, (_, path) => {
      const way = relative(from, path).replaceAll(sep, '/');
      return `new URL(${JSON.stringify(way.startsWith('.') ? way : `./${way}`)}, import.meta.url).href`;
    });
  },
};

const [folder] = process.argv.slice(2);
const bundle = await rolldown({
  input: Object.fromEntries(
    [...entries].map(([source, built]) => [built.replace(/\.js$/, ''), join(repository, source)]),
  ),
  platform: 'node',
  external: isExternal,
  plugins: [sourcePlaces],
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
});
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
});
