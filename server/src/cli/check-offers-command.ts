import { incompleteOffers } from '@casamaestra/commerce/catalog/safety/safety-gate.usecase.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { number } from '@casamaestra/texts/format/number.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { catalogueTexts } from '@casamaestra/texts/staff/catalogue-texts.ts';

const LISTED = 10_000;

/** Lists what products lack for being offered (Reg. (UE) 2023/988, art. 19). Exit code 1 when any does. */
export async function checkOffersCommand(config: Config, language: Language): Promise<number> {
  const texts = catalogueTexts(language).safety;
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- check' });
  try {
    const { count, products } = await incompleteOffers(opened.connection, LISTED);
    for (const { code, name, lacks } of products)
      process.stdout.write(`${code}\t${name}\t${texts.lacks[lacks]}\n`);
    process.stderr.write(
      count === 0
        ? `${texts.complete}\n`
        : `${texts.after(number(count, language), config.mode === 'production')}\n`,
    );
    return count === 0 ? 0 : 1;
  } finally {
    await opened.close();
  }
}
