import {
  importCatalogue,
  type ImportReport,
} from '@casamaestra/commerce/catalog/import/import-catalogue.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { createInterface } from 'node:readline/promises';
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

const count = new Intl.NumberFormat('it-IT');

/** Summary of an import, in Italian. */
export function summary(
  { totals, problems, losses, errorsFile, milliseconds }: ImportReport,
  dryRun: boolean,
): string {
  const speed = Math.round((totals.read * 1_000) / Math.max(milliseconds, 1));
  const lines = [
    `${dryRun ? 'Prova (non ho scritto nulla): ' : ''}${count.format(totals.read)} prodotti letti in ${(milliseconds / 1_000).toFixed(1).replace('.', ',')} s (${count.format(speed)}/s).`,
    `  nuovi ${count.format(totals.created)}, cambiati ${count.format(totals.changed)}, solo prezzo o giacenza ${count.format(totals.repriced)}, uguali ${count.format(totals.unchanged)}`,
  ];
  for (const loss of losses) lines.push(`  ${loss}`);
  if (totals.rejected > 0) lines.push(`  scartati ${count.format(totals.rejected)}`);
  if (problems > 0) lines.push(`  ${count.format(problems)} segnalazioni in ${errorsFile}`);
  return `${lines.join('\n')}\n`;
}

/** Asks on a terminal whether data may be lost; without a terminal only --yes allows it. */
export async function mayLose(losses: readonly string[]): Promise<boolean> {
  process.stderr.write(`Questo file\n${losses.map((loss) => `  ${loss}\n`).join('')}`);
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    process.stderr.write('Se va bene così, ripeti il comando con --yes.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Continuo? (sì/no) ');
  terminal.close();
  return /^(?:s|sì|si|y|yes)$/i.test(answer.trim());
}

/** Runs an import with progress on standard error; returns the exit code. */
export async function importCommand(config: Config, file: string, flags: ImportFlags): Promise<number> {
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const opened = await openDatabase(config, {
    mode: 'share',
    what: 'npm run catalogue -- import',
    progress: say,
  });
  const bar = createProgressBar(process.stderr);
  try {
    const outcome = await importCatalogue({
      file,
      ...flags,
      confirm: flags.yes
        ? undefined
        : (losses) => {
            bar.end();
            return mayLose(losses);
          },
      connection: opened.connection,
      dataDirectory: config.dataDir,
      onNotice: say,
      onProgress: ({ bytesRead, bytes, totals }) => {
        const rejected = totals.rejected > 0 ? `, ${count.format(totals.rejected)} scartati` : '';
        bar.update(bytesRead / bytes, `${count.format(totals.read)} prodotti${rejected}`);
      },
    });
    bar.end();
    process.stderr.write(outcome.ok ? summary(outcome.report, flags.dryRun) : `${outcome.message}\n`);
    if (!outcome.ok) return 2;
    return outcome.report.totals.rejected > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}
