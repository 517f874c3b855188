import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './places.mjs';

/** Workspaces that the programs of the service are made of. */
export const serviceSources = ['server', 'commerce', 'contract', 'texts', 'rules', 'search', 'sandbox-bank'];

/** Where the build of the service tells what it was built from. */
const serviceStamp = 'server/build/.stamp';

const isTest = /\.test\.tsx?$/;

/** When anything in a folder last changed, in milliseconds of Unix time; a removed file changes its folder. */
function changedAt(folder) {
  let newest = statSync(folder).mtimeMs;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) newest = Math.max(newest, changedAt(path));
    else if (!isTest.test(entry.name)) newest = Math.max(newest, statSync(path).mtimeMs);
  }
  return newest;
}

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the service was built after its sources, and the packages built into it, last changed. */
export function isServiceFresh(folder = repository) {
  const builtAt = writtenAt(join(folder, serviceStamp));
  if (builtAt === 0 || writtenAt(join(folder, 'package-lock.json')) > builtAt) return false;
  const sources = serviceSources.map((workspace) => join(folder, workspace, 'src'));
  return sources.every((source) => changedAt(source) <= builtAt);
}

let ofThisRepository;

/**
 * Path of a program of the service, as `main` or `staff-cli`: as it was built, which loads in half the time, where nothing
 * changed since; otherwise its source, which runs as it is.
 */
export function serviceProgram(name, folder = repository) {
  const fresh = folder === repository ? (ofThisRepository ??= isServiceFresh()) : isServiceFresh(folder);
  return fresh ? join(folder, `server/build/${name}.js`) : join(folder, `server/src/${name}.ts`);
}
