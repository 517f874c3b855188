import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { deployed } from './layout.ts';

/** A file of deploy/ with other paths and ports, where its own are of the machine it is for; returns its path. */
export function adapted(
  folder: string,
  file: string,
  changes: readonly (readonly [string, string])[],
  before = '',
): string {
  const path = join(folder, file.split('/').at(-1) ?? file);
  const text = changes.reduce(
    (former, [from, to]) => former.replaceAll(from, to),
    readFileSync(deployed(file), 'utf8'),
  );
  writeFileSync(path, before + text);
  return path;
}

/** Where programs of Debian's packages are. */
export const programFolders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
];

/** Where a program is on this machine, if it is. */
export const programPath = (program: string): string | undefined =>
  programFolders.map((folder) => join(folder, program)).find((path) => existsSync(path));
