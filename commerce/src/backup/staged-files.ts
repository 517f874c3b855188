import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { foldersMadeAgain } from './data-files.ts';
import { writeSummed } from './summed-stream.ts';

/** Files of a restore, beside those of the shop until all of them are written. */
export interface StagedFiles {
  /** Copies a file to its later place, under another name; a disk that is full or refuses is found here. */
  add(path: string, from: string): Promise<void>;
  /** Gives all of them their names; those of before wait under another one. */
  show(): Promise<void>;
  /** Forgets those of before, and what was made from them. */
  keep(): Promise<void>;
  /** Puts those of before back, as if nothing had been. */
  takeBack(): Promise<void>;
}

const stagedName = (target: string) => `${target}.part`;
const formerName = (target: string) => `${target}.before.part`;

export function stagedFiles(dataDir: string): StagedFiles {
  const added: string[] = [];
  const shown: { readonly target: string; readonly hadFormer: boolean }[] = [];
  return {
    async add(path, from) {
      const target = join(dataDir, path);
      added.push(target);
      await mkdir(dirname(target), { recursive: true });
      await writeSummed(createReadStream(from), stagedName(target));
    },
    async show() {
      for (const target of added) {
        const hadFormer = await rename(target, formerName(target)).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code !== 'ENOENT') throw error;
            return false;
          },
        );
        shown.push({ target, hadFormer });
        await rename(stagedName(target), target);
      }
    },
    async keep() {
      for (const { target } of shown) await rm(formerName(target), { force: true });
      for (const path of foldersMadeAgain) await rm(join(dataDir, path), { recursive: true, force: true });
    },
    async takeBack() {
      for (const { target, hadFormer } of shown.toReversed())
        await (hadFormer ? rename(formerName(target), target) : rm(target, { force: true }));
      for (const target of added) await rm(stagedName(target), { force: true }).catch(() => undefined);
    },
  };
}
