import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Database } from '../../platform/database/connection.ts';
import { importContent } from '../entries/import-content.usecase.ts';
import type { ImportedContent } from '../entries/import-content.usecase.ts';
import { readFolder } from '../folder/read-folder.ts';

export interface TestContentOptions {
  readonly database: Database;
  readonly dataDir: string;
  readonly picturesFolder?: string;
  readonly author?: string;
}

/** Files of a content folder by name; what is no text is written as YAML. */
export type TestFiles = Readonly<Record<string, unknown>>;

export async function writeTestFolder(files: TestFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'casamaestra-content-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), typeof content === 'string' ? content : stringify(content));
  }
  return folder;
}

/** Makes these files the whole content of a shop, by the same way as the command. @throws when a file is wrong */
export async function loadTestContent(
  files: TestFiles,
  { database, dataDir, picturesFolder, author = 'test' }: TestContentOptions,
): Promise<ImportedContent> {
  const folder = await writeTestFolder(files);
  if (picturesFolder !== undefined) await cp(picturesFolder, join(folder, 'pictures'), { recursive: true });
  try {
    const { drafts, findings } = await readFolder(folder);
    if (findings.length > 0) throw new Error(JSON.stringify(findings));
    return await importContent(drafts, { database, dataDir, folder, author });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A Markdown file of a page. */
export const testPage = (head: Readonly<Record<string, unknown>>, body: string): string =>
  `---\n${stringify(head)}---\n\n${body}\n`;
