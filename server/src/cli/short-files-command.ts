import { type ImportNotice, importSentence, type RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { changeStock, loadStock } from '@casamaestra/commerce/catalog/import/short/load-stock.usecase.ts';
import { loadPrices } from '@casamaestra/commerce/catalog/import/short/load-prices.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { recordLoad } from '@casamaestra/commerce/change-sets/record-load.usecase.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { catalogueTexts } from '@casamaestra/texts/staff/catalogue-texts.ts';
import { commandUser } from './command-user.ts';
import { type ImportFlags, summary } from './import-command.ts';

const say = (line: string) => process.stderr.write(`${line}\n`);

/** How remarks and lines of the errors file are said. */
const speaking = (language: Language) => ({
  onNotice: (notice: ImportNotice) => void say(importSentence(notice, language)),
  sentenceOf: (finding: RowFinding) => importSentence(finding, language),
});

type Flags = Pick<ImportFlags, 'dryRun' | 'errors' | 'encoding' | 'decimal'>;

/** Loads prices by SKU; returns the exit code. */
export async function pricesCommand(
  config: Config,
  language: Language,
  file: string,
  flags: Flags,
): Promise<number> {
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- prices' });
  try {
    const { connection } = opened;
    const outcome = await loadPrices({
      file,
      ...flags,
      connection,
      dataDirectory: config.dataDir,
      ...speaking(language),
    });
    process.stderr.write(
      outcome.ok
        ? summary(outcome.report, flags.dryRun, language)
        : `${importSentence(outcome.stop, language)}\n`,
    );
    if (!outcome.ok) return 2;
    const { changed, repriced } = outcome.report.totals;
    const loaded = { author: commandUser(), at: new Date(), file, counts: { changed, repriced } };
    if (!flags.dryRun) await recordLoad(opened.database, { ...loaded, kind: 'catalogue.prices' });
    return outcome.report.totals.rejected > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}

/** Sets stock by SKU from a file; returns the exit code. */
export async function stockFileCommand(
  config: Config,
  language: Language,
  file: string,
  flags: Flags,
): Promise<number> {
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- stock' });
  try {
    const outcome = await loadStock(opened.database, { file, ...flags, ...speaking(language) });
    if (!outcome.ok) {
      say(importSentence(outcome.stop, language));
      return 2;
    }
    const texts = catalogueTexts(language);
    const { read, changed, rejected, errorsFile } = outcome.report;
    const loaded = { author: commandUser(), at: new Date(), file, counts: { changed } };
    await recordLoad(opened.database, { ...loaded, kind: 'catalogue.stock' });
    say(texts.stockRead(read, changed));
    if (rejected > 0) say(`  ${texts.stockRejected(rejected, errorsFile)}`);
    return rejected > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}

/** Sets (or adds to) the stock of one SKU; returns the exit code. */
export async function stockCommand(
  config: Config,
  language: Language,
  sku: string,
  pieces: number,
  adds: boolean,
): Promise<number> {
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- stock' });
  try {
    const texts = catalogueTexts(language);
    const by = { author: commandUser(), at: new Date() };
    const now = await changeStock(opened.database, { sku, pieces, adds }, by);
    if (now === null) {
      say(texts.unknownSku(sku));
      return 2;
    }
    say(texts.stockNow(sku, now.before, now.now));
    return 0;
  } finally {
    await opened.close();
  }
}
