import { readFile } from 'node:fs/promises';
import { loadSelling } from '@casamaestra/commerce/shipping/load-selling.usecase.ts';
import { sellingFileSchema } from '@casamaestra/contract/shipping/selling-file.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';

type Say = (line: string) => void;

/** The file's content when it is a selling file; what is wrong is said. */
async function readSellingFile(file: string, say: Say): Promise<unknown> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    say(`Non riesco a leggere ${file}: ${(error as Error).message}`);
    return undefined;
  }
  const checked = sellingFileSchema.safeParse(content);
  if (checked.success) return content;
  say(`${file} non va bene:`);
  for (const { path, message } of checked.error.issues) say(`  ${path.map(String).join('.')}: ${message}`);
  return undefined;
}

/** Writes how the shop sells: deliveries, VAT rates, discount codes. Returns the exit code. */
export async function sellingCommand(config: Config, file: string): Promise<number> {
  const say: Say = (line) => process.stderr.write(`${line}\n`);
  const content = await readSellingFile(file, say);
  if (content === undefined) return 2;
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run catalogue -- selling' });
  try {
    const { rules, coupons, problems } = await loadSelling(opened.database, content);
    say(`Modi di consegna: ${rules}. Codici sconto: ${coupons}.`);
    for (const { coupon, unknown } of problems)
      say(`  ${coupon} tralasciato: non esistono ${unknown.map((name) => `«${name}»`).join(', ')}`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await opened.close();
  }
}
