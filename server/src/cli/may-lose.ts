import { createInterface } from 'node:readline/promises';
import type { Language } from '@casamaestra/texts/languages.ts';
import { catalogueTexts } from '@casamaestra/texts/staff/catalogue-texts.ts';

/** Asks on a terminal whether data may be lost; without a terminal only --yes allows it. A yes of any language counts. */
export async function mayLose(losses: readonly string[], language: Language): Promise<boolean> {
  const texts = catalogueTexts(language);
  process.stderr.write(`${texts.thisFile}\n${losses.map((loss) => `  ${loss}\n`).join('')}`);
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    process.stderr.write(`${texts.repeatWithYes}\n`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(texts.goOn);
  terminal.close();
  return /^(?:s|sì|si|y|yes|a|áno|ano)$/i.test(answer.trim());
}
