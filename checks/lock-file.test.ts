import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

type Wanted = Readonly<Record<string, string>>;

/** What both a package.json and its entry in the lock file say. */
interface Wants {
  readonly dependencies?: Wanted;
  readonly devDependencies?: Wanted;
  readonly optionalDependencies?: Wanted;
  readonly peerDependencies?: Wanted;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
interface Locked extends Wants {
  readonly version?: string;
  readonly link?: boolean;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: Readonly<Record<string, Locked>> };
const { workspaces } = readJson('package.json') as { workspaces: readonly string[] };

/** The entry that a package at this path finds under a name, as Node looks for it: beside it, then further up. */
function found(path: string, name: string): Locked | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const entry = packages[folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`];
    if (entry !== undefined) return entry;
    if (folder === '') return undefined;
  }
}

/** What a package needs, of every platform: optional dependencies too, peers unless they are optional. */
const wants = ({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Wants): [string, string][] => [
  ...Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  ...Object.entries(peerDependencies).filter(([name]) => peerDependenciesMeta[name]?.optional !== true),
];

const declaredBy = ({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }: Wants = {}) => ({
  dependencies,
  devDependencies,
  optionalDependencies,
});

const isExact = (range: string) => /^\d+\.\d+\.\d+[\w.-]*$/.test(range);

// npm leaves packages of other platforms out of a lock file that it writes beside an existing node_modules; `npm ci`
// then refuses it, here or on the other platform.
test('every package that one of the lock file depends on is in it, of every platform, so that npm ci works', () => {
  const missing = Object.entries(packages).flatMap(([path, locked]) =>
    wants(locked).flatMap(([name, range]) => {
      const entry = found(path, name);
      const isRight =
        entry !== undefined && (!isExact(range) || entry.link === true || entry.version === range);
      return isRight ? [] : [`${path === '' ? 'package.json' : path} wants ${name}@${range}`];
    }),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('the lock file knows what each package.json says', () => {
  for (const folder of ['', ...workspaces])
    expect({ folder, ...declaredBy(packages[folder]) }).toEqual({
      folder,
      ...declaredBy(readJson(join(folder, 'package.json')) as Wants),
    });
});
