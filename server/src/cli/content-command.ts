import { mediaStore } from '@casamaestra/commerce/media/media-store.ts';
import { existsSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { exportContent } from '@casamaestra/commerce/content/entries/export-content.usecase.ts';
import { recordChange } from '@casamaestra/commerce/change-sets/record-change.usecase.ts';
import { importContent } from '@casamaestra/commerce/content/entries/import-content.usecase.ts';
import type { ImportPlan } from '@casamaestra/commerce/content/entries/plan-import.ts';
import { labelOf } from '@casamaestra/commerce/content/folder/entry-files.ts';
import type { FileFinding } from '@casamaestra/commerce/content/folder/file-finding.ts';
import { deadLinks } from '@casamaestra/commerce/content/folder/dead-links.ts';
import { readFolder } from '@casamaestra/commerce/content/folder/read-folder.ts';
import { starterFolder } from '@casamaestra/commerce/content/starter-folder.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { contentSentence, contentTexts } from '@casamaestra/texts/staff/content-texts.ts';
import { importSentence } from '@casamaestra/texts/staff/import-texts.ts';
import { redirectsOf } from './content-redirects.ts';
import { mayLose } from './may-lose.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

function sayFindings(findings: readonly FileFinding[], language: Language): void {
  const { at } = contentTexts(language);
  for (const { file, line, field, finding } of findings)
    say(`${at(file, line, field)}: ${contentSentence(finding, language)}`);
}

/** The entries of a folder; undefined when something in it is wrong, which was said. */
async function soundDrafts(folder: string, language: Language) {
  const texts = contentTexts(language);
  if (!existsSync(folder)) {
    say(texts.folderMissing(folder));
    return undefined;
  }
  const { drafts, findings } = await readFolder(folder);
  sayFindings(findings, language);
  if (findings.length === 0) return drafts;
  say(texts.wrong(findings.length));
  return undefined;
}

/** `content check FOLDER`: reads and checks, writes nothing. Returns the exit code. */
export async function checkCommand(language: Language, folder: string): Promise<number> {
  const drafts = await soundDrafts(folder, language);
  if (drafts === undefined) return 2;
  const texts = contentTexts(language);
  const dead = deadLinks(drafts);
  sayFindings(dead, language);
  say(dead.length === 0 ? texts.sound(drafts.length) : texts.wrong(dead.length));
  return dead.length === 0 ? 0 : 2;
}

export interface ImportContentFlags {
  readonly yes: boolean;
  readonly dryRun: boolean;
  readonly author: string;
}

function planLines({ added, changed, removed }: ImportPlan, language: Language): string[] {
  const texts = contentTexts(language);
  return [
    ...added.map((entry) => texts.adds(labelOf(entry))),
    ...changed.map((entry) => texts.changes(labelOf(entry))),
    ...removed.map((entry) => texts.removes(labelOf(entry))),
  ];
}

/** Writes down what a folder changes, entry by entry. */
async function recordContent(
  transaction: Database,
  { added, changed, removed }: ImportPlan,
  author: string,
): Promise<void> {
  const rowsOf = (entries: ImportPlan['added'], to: 'added' | 'changed' | 'removed') =>
    entries.map((entry) => ({ field: labelOf(entry), from: null, to }));
  await recordChange(transaction, {
    author: { by: 'command', staffId: null, who: author },
    at: new Date(),
    kind: 'content.import',
    record: 'content',
    rows: [...rowsOf(added, 'added'), ...rowsOf(changed, 'changed'), ...rowsOf(removed, 'removed')],
  });
}

/** `content import FOLDER`: all or nothing, after it was said what changes. Returns the exit code. */
export async function importContentCommand(
  config: Config,
  language: Language,
  folder: string,
  { yes, dryRun, author }: ImportContentFlags,
): Promise<number> {
  const texts = contentTexts(language);
  const drafts = await soundDrafts(folder, language);
  if (drafts === undefined) return 2;
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run content -- import' });
  try {
    const { plan, written, problems } = await importContent(drafts, {
      database: opened.database,
      dataDir: config.dataDir,
      filesUrl: config.filesUrl,
      folder,
      author,
      async also(transaction, all, planned) {
        const keep = await redirectsOf(all, transaction, config, language);
        if (keep) await recordContent(transaction, planned, author);
        return keep;
      },
      async confirm(planned) {
        const lines = planLines(planned, language);
        if (!yes && !dryRun) return mayLose(lines, language);
        for (const line of lines) say(`  ${line}`);
        return !dryRun;
      },
    });
    for (const { picture, reason } of problems) say(`${picture}: ${importSentence(reason, language)}`);
    if (plan.unchanged > 0) say(texts.unchanged(plan.unchanged));
    if (plan.versions.length === 0) say(texts.nothing);
    else if (written) say(texts.imported(plan.versions.length));
    else if (dryRun) say(texts.dryRun);
    return problems.length > 0 || (plan.versions.length > 0 && !written && !dryRun) ? 2 : 0;
  } finally {
    await opened.close();
  }
}

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** `content export FOLDER`. Returns the exit code. */
export async function exportContentCommand(
  config: Config,
  language: Language,
  folder: string,
): Promise<number> {
  const texts = contentTexts(language);
  if (isFilled(folder)) {
    say(texts.folderNotEmpty(folder));
    return 2;
  }
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run content -- export' });
  try {
    const files = await exportContent(opened.database, mediaStore(config.dataDir, config.filesUrl), folder);
    say(texts.exported(files.length, folder));
    return 0;
  } finally {
    await opened.close();
  }
}

/** `content start FOLDER`: the files a new shop starts with. Returns the exit code. */
export async function startContentCommand(language: Language, folder: string): Promise<number> {
  const texts = contentTexts(language);
  if (isFilled(folder)) {
    say(texts.folderNotEmpty(folder));
    return 2;
  }
  await cp(starterFolder, folder, { recursive: true });
  const { drafts } = await readFolder(folder);
  say(texts.exported(drafts.length, folder));
  return 0;
}
