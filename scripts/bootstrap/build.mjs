import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runToEnd } from './node-program.mjs';
import { inRepository } from './places.mjs';
import { during, giveUp } from './progress.mjs';
import { publishBuild } from './publish-build.mjs';
import { isServiceFresh, serviceSources } from './service-program.mjs';

/** What is built, by the workspace that has the build, and the workspaces it is made of. */
const sourceFolders = {
  storefront: ['storefront', 'ui', 'contract', 'texts'],
  backoffice: ['backoffice', 'ui', 'contract', 'texts', 'rules'],
  server: [...serviceSources, 'scripts'],
};
const notSource = /(^|[\\/])(node_modules|build|\.react-router|coverage)([\\/]|$)|\.test\.tsx?$/;
const stampFile = (workspace) => inRepository(workspace, 'build/.stamp');

/** Fingerprint of everything the build of a workspace is made of. */
function sourceStamp(workspace) {
  const hash = createHash('sha256').update(readFileSync(inRepository('package-lock.json')));
  for (const folder of sourceFolders[workspace]) {
    const root = inRepository(folder);
    const names = readdirSync(root, { withFileTypes: true }).filter((entry) => !notSource.test(entry.name));
    const files = names.flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(root, entry.name)) : entry.isFile() ? [join(root, entry.name)] : [],
    );
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath ?? entry.path, entry.name) }))
    .filter(({ entry, path }) => entry.isFile() && !notSource.test(path.slice(folder.length)))
    .map(({ path }) => path);
}

function isBuilt(workspace, stamp) {
  const file = stampFile(workspace);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;

/** Writes brotli and gzip copies of every file that gets smaller. */
async function compressFiles(folder) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = filesIn(folder).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < 860) return;
      const options = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      };
      await writeFile(`${file}.br`, await brotli(body, options));
      await writeFile(`${file}.gz`, await zip(body, { level: 9 }));
    }),
  );
}

/**
 * Removes from the route manifest, which every page loads, what has no effect: flags that are off, scripts
 * every page has loaded, and for account, checkout and withdrawal pages the scripts to preload, which those
 * pages name themselves.
 */
async function slimManifest(folder) {
  for (const file of filesIn(folder).filter((path) => /manifest-\w+\.js$/.test(path))) {
    const text = await readFile(file, 'utf8');
    const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    for (const route of Object.values(manifest.routes)) {
      for (const [name, value] of Object.entries(route)) if (value === false) delete route[name];
      if (/^(account|checkout|withdrawal)\//.test(route.id)) route.imports = [];
      if (route.id === 'root') continue;
      route.imports = route.imports?.filter((file) => !manifest.entry.imports.includes(file));
      route.css = route.css?.filter((file) => !manifest.entry.css.includes(file));
    }
    await writeFile(file, `${text.slice(0, text.indexOf('{'))}${JSON.stringify(manifest)};`);
  }
}

/** Builds in progress, each in a folder of its own. */
const freshPrefix = '.react-router/build-';

/** Deletes folders of interrupted builds; no build takes an hour. */
function removeUnfinished(workspace) {
  const parent = inRepository(workspace, '.react-router');
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    const isOld = statSync(folder, { throwIfNoEntry: false })?.mtimeMs < Date.now() - 3_600_000;
    if (isOld && name.startsWith('build-')) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Builds what changed since its last build: the pages of storefront and back office, and the service. What a running shop
 * serves and loads stays.
 */
export async function ensureBuilt() {
  await ensureStorefront();
  await ensureBackOffice();
  await ensureService();
}

/** Exchanges a build for a fresh one. */
function publish(workspace, freshFolder, stamp) {
  // Without the stamp an interrupted build is repeated.
  rmSync(stampFile(workspace), { force: true });
  publishBuild(freshFolder, inRepository(workspace, 'build'));
  writeFileSync(stampFile(workspace), stamp);
}

function refuse(freshFolder, pages, outcome) {
  rmSync(freshFolder, { recursive: true, force: true });
  giveUp(`${pages} non si costruiscono:\n${outcome.said.trim().split('\n').slice(-25).join('\n')}`, [
    'correggi gli errori qui sopra e riprova',
  ]);
}

async function ensureBackOffice() {
  const stamp = sourceStamp('backoffice');
  if (isBuilt('backoffice', stamp)) return;
  removeUnfinished('backoffice');
  const freshFolder = inRepository('backoffice', `${freshPrefix}${process.pid}`);
  const outcome = await during('Costruisco il gestionale', async () => {
    const script = inRepository('node_modules/vite/bin/vite.js');
    const options = ['build', '--outDir', join(freshFolder, 'client'), '--emptyOutDir'];
    const built = await runToEnd(script, options, inRepository('backoffice'), {});
    if (built.code === 0) await compressFiles(join(freshFolder, 'client'));
    return built;
  });
  if (outcome.code !== 0) refuse(freshFolder, 'le pagine del gestionale', outcome);
  publish('backoffice', freshFolder, stamp);
}

/** Sources that were only touched, as a checkout does: without it they would be run in place of their build. */
function stampAnew(stamp) {
  try {
    writeFileSync(stampFile('server'), stamp);
  } catch (error) {
    // A folder of somebody else, or read-only: the sources run as well.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

async function ensureService() {
  const stamp = sourceStamp('server');
  if (isBuilt('server', stamp)) return isServiceFresh() ? undefined : stampAnew(stamp);
  removeUnfinished('server');
  const freshFolder = inRepository('server', `${freshPrefix}${process.pid}`);
  const bundled = () => runToEnd(inRepository('scripts/bootstrap/bundle-service.mjs'), [freshFolder]);
  const outcome = await during('Costruisco il servizio', bundled);
  if (outcome.code !== 0) refuse(freshFolder, 'i programmi del servizio', outcome);
  publish('server', freshFolder, stamp);
}

async function ensureStorefront() {
  const stamp = sourceStamp('storefront');
  if (isBuilt('storefront', stamp)) return;
  removeUnfinished('storefront');
  const fresh = `${freshPrefix}${process.pid}`;
  const freshFolder = inRepository('storefront', fresh);
  const outcome = await during('Costruisco le pagine del negozio', async () => {
    const script = inRepository('node_modules/@react-router/dev/bin.cjs');
    const built = await runToEnd(script, ['build'], inRepository('storefront'), { BUILD_DIRECTORY: fresh });
    if (built.code === 0) {
      await slimManifest(join(freshFolder, 'client/assets'));
      await compressFiles(join(freshFolder, 'client'));
    }
    return built;
  });
  if (outcome.code !== 0) refuse(freshFolder, 'le pagine', outcome);
  publish('storefront', freshFolder, stamp);
}
