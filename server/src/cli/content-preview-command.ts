import { instantOf } from '@casamaestra/commerce/content/entries/instants.ts';
import { previewHours, previewLink } from '@casamaestra/commerce/content/preview/preview-link.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { contentTexts } from '@casamaestra/texts/staff/content-texts.ts';
import { UsageProblem } from './command-line.ts';

/** `content preview [--at MOMENT]`: prints a link. Returns the exit code. */
export async function previewCommand(
  config: Config,
  language: Language,
  at: string | undefined,
): Promise<number> {
  const texts = contentTexts(language);
  const moment = at === undefined ? new Date().toISOString() : instantOf(at, false);
  if (moment === null) throw new UsageProblem(texts.momentInvalid(at ?? ''));
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run content -- preview' });
  try {
    const path = await previewLink(opened.database, Date.parse(moment), previewHours);
    process.stdout.write(`${config.publicUrl ?? `http://localhost:${config.port}`}${path}\n`);
    process.stderr.write(`${texts.previewValid(previewHours)}\n`);
    return 0;
  } finally {
    await opened.close();
  }
}
