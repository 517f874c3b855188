import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface FileToWrite {
  readonly fileName: string;
  readonly xml: string;
}

/** Whether a file of that name says the same: it was written by a try that broke off. */
async function isSame(path: string, xml: string): Promise<boolean> {
  return (await readFile(path, 'utf8')) === xml;
}

/** Writes a file that appears whole or not at all, and never in the place of another. */
async function writeOne(folder: string, { fileName, xml }: FileToWrite): Promise<boolean> {
  const path = join(folder, fileName);
  const draft = join(folder, `.${fileName}.${randomUUID().slice(0, 8)}`);
  try {
    await writeFile(draft, xml, { flag: 'wx', mode: 0o640, flush: true });
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await isSame(path, xml);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes files to a folder; the name of the first in whose place another lies, if any. */
export async function writeFolder(
  folder: string,
  files: readonly FileToWrite[],
): Promise<string | undefined> {
  for (const file of files) if (!(await writeOne(folder, file))) return file.fileName;
  return undefined;
}
