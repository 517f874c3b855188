import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Number of earlier builds whose files are always kept. */
const keptBuilds = 3;
/** Older ones keep them for a week: a CDN may serve a page for a day after it was rendered. */
const keptFor = 7 * 24 * 60 * 60 * 1000;
const mostBuilds = 20;

const ledgerName = '.builds.json';

/** Files that others name, with a hash in their names. */
const isHashed = (file) => /^(client\/assets|chunks)\//.test(file);

/** Files below a folder, as paths relative to it. */
function filesBelow(folder, under = '') {
  if (!existsSync(join(folder, under))) return [];
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under === '' ? entry.name : `${under}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, path) : entry.name === ledgerName ? [] : [path];
  });
}

/** Builds in the folder, newest first: when each was replaced, and its hashed files. */
function readLedger(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, ledgerName), 'utf8'));
  } catch {
    // Without a ledger, or with a damaged one, all existing files count as one build.
    return [{ replaced: null, files: filesBelow(folder).filter(isHashed) }];
  }
}

/**
 * Moves a finished build into the folder that running shops serve. Files are added one by one, browser files
 * before the server files that name them, so that pages never refer to missing files. Hashed files of earlier
 * builds are kept for running shops and for pages cached by a CDN, then deleted.
 */
export function publishBuild(fresh, folder, now = Date.now()) {
  const files = filesBelow(fresh);
  const earlier = readLedger(folder)
    .map(({ replaced, files: hashed }) => ({ replaced: replaced ?? now, files: hashed }))
    .filter(({ replaced }, index) => index < keptBuilds || now - replaced < keptFor)
    .slice(0, mostBuilds);
  const hashed = files.filter(isHashed);
  const order = (file) => (isHashed(file) ? 0 : file.startsWith('server/') ? 2 : 1);
  for (const file of files.toSorted((a, b) => order(a) - order(b))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(fresh, file), join(folder, file));
  }
  writeFileSync(join(folder, ledgerName), JSON.stringify([{ replaced: null, files: hashed }, ...earlier]));
  const kept = new Set([...files, ...earlier.flatMap((build) => build.files)]);
  for (const file of filesBelow(folder)) if (!kept.has(file)) rmSync(join(folder, file), { force: true });
  rmSync(fresh, { recursive: true, force: true });
}
