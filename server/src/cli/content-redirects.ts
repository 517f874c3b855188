import { redirectsBodySchema } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import type { EntryName } from '@casamaestra/commerce/content/folder/entry-files.ts';
import type { Database } from '@casamaestra/commerce/platform/database/connection.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { loadContentRedirects } from '@casamaestra/commerce/redirects/change-redirects.usecase.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { contentTexts } from '@casamaestra/texts/staff/content-texts.ts';
import { redirectSentence } from '@casamaestra/texts/staff/redirect-texts.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** Makes the redirects among these entries those of the shop; says what is wrong with them, then false. */
export async function redirectsOf(
  entries: readonly (Pick<EntryName, 'kind'> & { readonly body: unknown })[],
  transaction: Database,
  config: Config,
  language: Language,
): Promise<boolean> {
  const body = entries.find(({ kind }) => kind === 'redirects')?.body;
  const { redirects } = redirectsBodySchema.parse(body ?? { redirects: [] });
  const host = new URL(config.publicUrl ?? `http://localhost:${config.port}`).host;
  const findings = await loadContentRedirects(transaction, redirects, [host]);
  for (const finding of findings) say(`redirects.yaml: ${redirectSentence(finding, language)}`);
  if (findings.length > 0) say(contentTexts(language).wrong(findings.length));
  return findings.length === 0;
}
