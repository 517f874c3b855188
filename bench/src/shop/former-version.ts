import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../cluster/layout.ts';

const run = (program: string, args: readonly string[], folder: string): string =>
  execFileSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Why a former version cannot be had here. */
export function noFormerVersion(): string | undefined {
  return existsSync(join(repository, '.git'))
    ? undefined
    : 'only a clone of the repository has a former version';
}

/** Packages of others are shared; the shop's own are those of the checkout. */
function linkPackages(folder: string): void {
  const own = '@casamaestra';
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, own), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== own && !existsSync(join(packages, name)))
      symlinkSync(join(repository, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(repository, 'node_modules', own)))
    if (existsSync(join(folder, name))) symlinkSync(join(folder, name), join(packages, own, name));
}

/** Pages of this version, where they are missing or older than their sources. */
export const buildThisVersion = (): void =>
  void run(process.execPath, ['scripts/test.mjs', 'build'], repository);

/** The shop of a former commit, built, in a folder beside the cluster's; its short name comes with it. */
export function buildFormerVersion(reference: string): { readonly folder: string; readonly name: string } {
  const name = run('git', ['rev-parse', '--short', reference], repository).trim();
  const folder = join(repository, 'var/former-version');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'former.tar');
  run('git', ['archive', '--output', archive, reference], repository);
  run('tar', ['-xf', archive, '-C', folder], folder);
  rmSync(archive);
  linkPackages(folder);
  run(process.execPath, ['scripts/test.mjs', 'build'], folder);
  return { folder, name };
}
