import { entryKinds } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import { redirectsBodySchema } from '@casamaestra/contract/content/entries/listed-kinds.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { grantedTo, reaches } from '@casamaestra/contract/staff/permissions.ts';
import type { ContentEntry, ContentRow } from '@casamaestra/contract/staff/staff-content.operations.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { contentSentence } from '@casamaestra/texts/staff/content-texts.ts';
import { redirectSentence } from '@casamaestra/texts/staff/redirect-texts.ts';
import { recordChange } from '../../change-sets/record-change.usecase.ts';
import { restoreVersion } from '../../content/entries/entry-history.usecase.ts';
import { readEntries, readEntryText } from '../../content/entries/read-entry-text.usecase.ts';
import { saveEntry } from '../../content/entries/save-entry.usecase.ts';
import type { Settled } from '../../content/entries/merge-entry.ts';
import { entryOfFile, fileOf, labelOf } from '../../content/folder/entry-files.ts';
import type { EntryName } from '../../content/folder/entry-files.ts';
import { readEntry } from '../../content/folder/read-entry.ts';
import { htmlOf } from '../../content/markdown.ts';
import type { Database } from '../../platform/database/connection.ts';
import { safeHtml } from '../../platform/safe-html.ts';
import { loadContentRedirects } from '../../redirects/change-redirects.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { authorOf } from '../../staff/staff-identity.ts';
import type { StaffIdentity } from '../../staff/staff-identity.ts';

interface Asked {
  readonly who: StaffIdentity;
  readonly language: Language;
}

const titleOf = ({
  kind,
  body,
}: {
  readonly kind: string;
  readonly body: Readonly<Record<string, unknown>>;
}) => (typeof body['title'] === 'string' ? body['title'] : kind);

/** Every entry with what it is at this moment. */
export async function listContent({ database, clock }: StaffDependencies): Promise<ContentRow[]> {
  const now = clock.now();
  return (await readEntries(database)).map((entry) => {
    const { status, from, to } = entry;
    const dated =
      from !== null && from.getTime() > now
        ? 'planned'
        : to !== null && to.getTime() <= now
          ? 'over'
          : 'shown';
    return {
      file: fileOf(entry),
      kind: entry.kind,
      title: titleOf(entry),
      language: entry.language,
      state: status === 'draft' ? 'draft' : dated,
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
      version: entry.version,
      changed_at: entry.changedAt.toISOString(),
    };
  });
}

export async function contentOf(
  { database }: { readonly database: Database },
  file: string,
): Promise<Outcome<ContentEntry>> {
  const entry = entryOfFile(file);
  const found = entry === undefined ? undefined : await readEntryText(database, entry);
  if (found === undefined) return refused('staff_entry_unknown', {}, 'file');
  const versions = found.versions.map(({ version, changed_at: at, changed_by: who, status }) => ({
    version,
    at: at.toISOString(),
    who,
    removed: status === 'removed',
  }));
  return accepted({ file, text: found.text, version: found.version, versions });
}

/** What is wrong in a text, line by line, and how its Markdown is shown. */
export function checkContent(entry: EntryName, text: string, language: Language) {
  const { findings, draft } = readEntry(entry, text);
  const body = draft?.body['body'];
  const html =
    entryKinds[entry.kind].format === 'md' && typeof body === 'string' ? safeHtml(htmlOf(body)) : null;
  return {
    findings: findings.map(({ line, field, finding }) => {
      const sentence = contentSentence(finding, language);
      return { line: line ?? null, sentence: field === undefined ? sentence : `${field}: ${sentence}` };
    }),
    html,
  };
}

/** The same in sentences, with their lines. */
const findingsOf = (entry: EntryName, text: string, language: Language): readonly string[] =>
  checkContent(entry, text, language).findings.map(({ line, sentence }) =>
    line === null ? sentence : `${line}: ${sentence}`,
  );

/** Sentences of mails are settings of the shop. */
const mayWrite = ({ kind }: EntryName, { roles }: StaffIdentity): boolean =>
  kind !== 'mails' || reaches(grantedTo(roles, 'settings'), 'edit');

/** Gives the shop the redirects of an entry; what is wrong with them, in a sentence. */
async function redirectsFrom(
  { config, publicUrl }: StaffDependencies,
  transaction: Database,
  { kind, body, language }: { readonly kind: string; readonly body: unknown; readonly language: Language },
): Promise<string | undefined> {
  if (kind !== 'redirects') return undefined;
  const { redirects } = redirectsBodySchema.parse(body ?? { redirects: [] });
  const hosts = [new URL(config.publicUrl ?? publicUrl()).host];
  const [finding] = await loadContentRedirects(transaction, redirects, hosts);
  return finding && redirectSentence(finding, language);
}

interface Written {
  readonly file: string;
  readonly text: string;
  readonly base_version: number;
  readonly settled?: Settled | undefined;
  readonly reason?: string | undefined;
}

/** Saves an entry, by the checks and in the way of `npm run content`. */
export async function saveContent(
  deps: StaffDependencies,
  { who, language }: Asked,
  { file, text, base_version: baseVersion, settled, reason }: Written,
): Promise<Outcome<ContentEntry>> {
  const entry = entryOfFile(file);
  if (entry === undefined) return refused('staff_entry_unknown', {}, 'file');
  if (!mayWrite(entry, who)) return refused('staff_not_permitted', {});
  const { draft } = readEntry(entry, text);
  if (draft === undefined)
    return refused('staff_entry_wrong', { findings: findingsOf(entry, text, language) }, 'text');
  const saved = await saveEntry(deps.database, {
    draft,
    baseVersion,
    settled,
    author: authorOf(who),
    at: new Date(deps.clock.now()),
    reason,
    also: (transaction, { kind, body }) => redirectsFrom(deps, transaction, { kind, body, language }),
  });
  return saved.ok ? contentOf(deps, file) : saved;
}

/** Makes an earlier version the current one, as a new version. */
export async function restoreContent(
  deps: StaffDependencies,
  { who, language }: Asked,
  { file, version }: { readonly file: string; readonly version: number },
): Promise<Outcome<ContentEntry>> {
  const entry = entryOfFile(file);
  if (entry === undefined) return refused('staff_entry_unknown', {}, 'file');
  if (!mayWrite(entry, who)) return refused('staff_not_permitted', {});
  let wrong: string | undefined;
  const restored = await restoreVersion(deps.database, entry, {
    version,
    author: who.name,
    also: async (transaction, { kind, body }) => {
      wrong = await redirectsFrom(deps, transaction, { kind, body, language });
      if (wrong !== undefined) return false;
      await recordChange(transaction, {
        author: authorOf(who),
        at: new Date(deps.clock.now()),
        kind: 'content.restore',
        record: `content ${labelOf(entry)}`,
        rows: [{ field: 'version', from: null, to: version }],
      });
      return true;
    },
  });
  if (restored === null) return refused('staff_entry_unknown', {}, 'version');
  if (restored === 'refused') return refused('staff_entry_wrong', { findings: [wrong ?? ''] }, 'version');
  return contentOf(deps, file);
}
