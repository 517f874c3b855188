import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { importSentence, lossSentence } from '@casamaestra/texts/staff/import-texts.ts';
import {
  importCatalogue,
  type ImportReport,
} from '@casamaestra/commerce/catalog/import/import-catalogue.usecase.ts';
import { recordLoad } from '@casamaestra/commerce/change-sets/record-load.usecase.ts';
import { incompleteOffers } from '@casamaestra/commerce/catalog/safety/safety-gate.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { fixed, number } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { progressSentence } from '@casamaestra/texts/staff/start-texts.ts';
import { catalogueTexts } from '@casamaestra/texts/staff/catalogue-texts.ts';
import { commandUser } from './command-user.ts';
import { mayLose } from './may-lose.ts';
import { createProgressBar } from './progress-bar.ts';

export interface ImportFlags {
  readonly map?: string | undefined;
  readonly replace: boolean;
  readonly dryRun: boolean;
  /** Accept losses without asking. */
  readonly yes: boolean;
  readonly pictures?: string | undefined;
  readonly errors?: string | undefined;
  readonly encoding: 'utf-8' | 'windows-1252';
  readonly decimal?: 'point' | 'comma' | undefined;
}

/** Summary of an import. */
export function summary(
  { totals, problems, losses, errorsFile, milliseconds }: ImportReport,
  dryRun: boolean,
  language: Language,
): string {
  const texts = catalogueTexts(language);
  const count = (value: number) => number(value, language);
  const { read, created, changed, repriced, unchanged, rejected } = totals;
  const speed = Math.round((read * 1_000) / Math.max(milliseconds, 1));
  const seconds = fixed(milliseconds / 1_000, 1, language);
  const lines = [
    `${dryRun ? texts.dryRun : ''}${texts.read(count(read), seconds, count(speed))}`,
    `  ${texts.counts(count(created), count(changed), count(repriced), count(unchanged))}`,
  ];
  for (const loss of losses) lines.push(`  ${lossSentence(loss, language)}`);
  if (rejected > 0) lines.push(`  ${texts.rejected(count(rejected))}`);
  if (problems > 0) lines.push(`  ${texts.problems(count(problems), errorsFile)}`);
  return `${lines.join('\n')}\n`;
}

/** An open shop on this machine answers and indexes first: what it is given faster than it can list comes late. */
function standBack(): void {
  try {
    // On Linux a priority is of one thread: those that collect garbage work as much as the one that reads.
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not allowed in this container: it works as any other program.
  }
}

async function record(database: Database, file: string, totals: ImportReport['totals']): Promise<void> {
  const { created, changed, repriced, removed } = totals;
  const counts = { created, changed, repriced, removed };
  await recordLoad(database, {
    author: commandUser(),
    at: new Date(),
    kind: 'catalogue.import',
    file,
    counts,
  });
}

/** Runs an import with progress on standard error; returns the exit code. */
export async function importCommand(
  config: Config,
  language: Language,
  file: string,
  flags: ImportFlags,
): Promise<number> {
  const texts = catalogueTexts(language);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const opened = await openDatabase(config, {
    mode: 'share',
    what: 'npm run catalogue -- import',
    progress: (told) => say(progressSentence(told, language)),
  });
  // After PostgreSQL, which may have been started here.
  standBack();
  const bar = createProgressBar(process.stderr);
  try {
    const outcome = await importCatalogue({
      file,
      ...flags,
      withholds: config.mode === 'production',
      confirm: flags.yes
        ? undefined
        : (losses) => {
            bar.end();
            return mayLose(
              losses.map((loss) => lossSentence(loss, language)),
              language,
            );
          },
      connection: opened.connection,
      dataDirectory: config.dataDir,
      filesUrl: config.filesUrl,
      onNotice: (notice) => say(importSentence(notice, language)),
      sentenceOf: (finding) => importSentence(finding, language),
      onProgress: ({ bytesRead, bytes, totals }) => {
        const [read, rejected] = [number(totals.read, language), number(totals.rejected, language)];
        bar.update(
          bytesRead / bytes,
          totals.rejected > 0 ? texts.progressWithRejected(read, rejected) : texts.progress(read),
        );
      },
    });
    bar.end();
    process.stderr.write(
      outcome.ok
        ? summary(outcome.report, flags.dryRun, language)
        : `${importSentence(outcome.stop, language)}\n`,
    );
    if (!outcome.ok) return 2;
    if (!flags.dryRun) await record(opened.database, file, outcome.report.totals);
    const { count } = await incompleteOffers(opened.connection, 1);
    if (count > 0) say(texts.safety.after(number(count, language), config.mode === 'production'));
    return outcome.report.totals.rejected > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}
