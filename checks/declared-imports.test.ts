import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const declaredBy = ({ dependencies, devDependencies, optionalDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });

const shared = manifestOf('.');
const workspaces = shared.workspaces ?? [];

const sourcesOf = (folder: string): string[] =>
  execFileSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && existsSync(join(root, file)));

const imported =
  /(?:^|[^.\w])(?:from|import|import\.meta\.resolve|require\.resolve|\.resolve)\s*\(?\s*'([^'.][^']*)'/g;

/** "@scope/name/path" → "@scope/name" */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isPackage = (specifier: string) =>
  !isBuiltin(specifier) && /^(?:@[a-z][\w.-]*\/)?[a-z][\w.-]*(?:\/|$)/.test(specifier);

test.each(workspaces)('%s declares every package it imports', (folder) => {
  const manifest = manifestOf(folder);
  const known = new Set([...declaredBy(manifest), ...declaredBy(shared), manifest.name]);
  const undeclared = sourcesOf(folder).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(imported)]
      .map(([, specifier = '']) => specifier)
      .filter((specifier) => isPackage(specifier) && !known.has(packageOf(specifier)))
      .map((specifier) => `${file}: ${specifier}`),
  );
  expect(undeclared).toEqual([]);
});

test('every package is pinned to one version', () => {
  const loose = ['.', ...workspaces].flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    return all
      .filter(([name, version]) => !name.startsWith('@casamaestra/') && !/^\d/.test(version))
      .map(([name, version]) => `${folder}: ${name} ${version}`);
  });
  // Node for other systems comes in any 24; the shop's own is in the lock file.
  expect(loose.filter((line) => !line.startsWith('.: node-'))).toEqual([]);
});
