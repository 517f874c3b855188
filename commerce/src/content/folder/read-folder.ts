import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { allowedFiles, entryOfFile } from './entry-files.ts';
import type { FileFinding } from './file-finding.ts';
import { pictureFindings } from './picture-findings.ts';
import type { FilePicture } from './picture-findings.ts';
import { readEntry } from './read-entry.ts';
import type { EntryDraft } from './read-entry.ts';

/** Largest file, in kB of 1000 bytes. */
const FILE_MAX_KB = 1000;
/** Not content: pictures, and what people keep beside it. */
const beside = /^(?:pictures\/.*|README(?:\.[a-z]{2})?\.md|\..*|.*\/\..*)$/;

export interface ReadFolder {
  readonly drafts: readonly EntryDraft[];
  readonly findings: readonly FileFinding[];
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.replace(/\/+$/, '').length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !beside.test(name))
    .toSorted();
}

async function readFileOf(folder: string, file: string): Promise<ReturnType<typeof readEntry>> {
  const refuse = (finding: FileFinding['finding']) => ({
    draft: undefined,
    findings: [{ file, line: undefined, field: undefined, finding }],
    pictures: [],
  });
  const entry = entryOfFile(file);
  if (entry === undefined) return refuse({ code: 'file_unknown', facts: { allowed: allowedFiles } });
  const path = join(folder, file);
  const { size } = await stat(path);
  if (size > FILE_MAX_KB * 1000) return refuse({ code: 'file_too_large', facts: { most: FILE_MAX_KB } });
  return readEntry(entry, await readFile(path, 'utf8'));
}

/** Reads and checks every file of a content folder, and the pictures they name. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const files = await filesOf(folder);
  if (files.length === 0) {
    const finding = { code: 'folder_empty' } as const;
    return { drafts: [], findings: [{ file: folder, line: undefined, field: undefined, finding }] };
  }
  const drafts: EntryDraft[] = [];
  const findings: FileFinding[] = [];
  const pictures: FilePicture[] = [];
  for (const file of files) {
    const read = await readFileOf(folder, file);
    if (read.draft !== undefined) drafts.push(read.draft);
    findings.push(...read.findings);
    pictures.push(...read.pictures);
  }
  findings.push(...(await pictureFindings(folder, pictures)));
  return { drafts, findings };
}
