import { readHistory, restoreVersion } from '@casamaestra/commerce/content/entries/entry-history.usecase.ts';
import { entryOfFile, labelOf } from '@casamaestra/commerce/content/folder/entry-files.ts';
import type { EntryName } from '@casamaestra/commerce/content/folder/entry-files.ts';
import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import { openDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { shortMoment } from '@casamaestra/texts/format/date.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { contentTexts } from '@casamaestra/texts/staff/content-texts.ts';
import { redirectsOf } from './content-redirects.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);

/** An entry as people name it: by its file, with or without the ending. */
const entryOf = (name: string): EntryName | undefined =>
  [name, `${name}.md`, `${name}.yaml`].map(entryOfFile).find((entry) => entry !== undefined);

/** `content history ENTRY`. Returns the exit code. */
export async function historyCommand(config: Config, language: Language, name: string): Promise<number> {
  const texts = contentTexts(language);
  const entry = entryOf(name);
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run content -- history' });
  try {
    const versions = entry === undefined ? [] : await readHistory(opened.database, entry);
    if (versions.length === 0) {
      say(texts.entryUnknown(name));
      return 1;
    }
    for (const { version, changedAt, changedBy, isCurrent, isRemoved } of versions) {
      const line = texts.version(version, shortMoment(changedAt, language), changedBy, isCurrent);
      process.stdout.write(`${line}${isRemoved ? `\t${texts.removedVersion}` : ''}\n`);
    }
    return 0;
  } finally {
    await opened.close();
  }
}

/** `content restore ENTRY VERSION`. Returns the exit code. */
export async function restoreCommand(
  config: Config,
  language: Language,
  { name, version, author }: { readonly name: string; readonly version: number; readonly author: string },
): Promise<number> {
  const texts = contentTexts(language);
  const entry = entryOf(name);
  if (entry === undefined) {
    say(texts.entryUnknown(name));
    return 1;
  }
  const opened = await openDatabase(config, { mode: 'share', what: 'npm run content -- restore' });
  try {
    const now = await restoreVersion(opened.database, entry, {
      version,
      author,
      also: async (transaction, restored) =>
        entry.kind !== 'redirects' ||
        redirectsOf(restored.status === 'removed' ? [] : [restored], transaction, config, language),
    });
    if (now === 'refused') return 2;
    if (now === null) say(texts.versionUnknown(labelOf(entry), version));
    else say(texts.restored(labelOf(entry), version, now));
    return now === null ? 1 : 0;
  } finally {
    await opened.close();
  }
}
