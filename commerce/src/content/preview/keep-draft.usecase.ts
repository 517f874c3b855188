import { randomBytes } from 'node:crypto';
import { entryKinds } from '@casamaestra/contract/content/entries/entry-kinds.ts';
import { placeOfEntry } from '@casamaestra/contract/content/entries/entry-places.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ShopSecrets } from '../../platform/secrets/shop-secrets.ts';
import type { EntryName } from '../folder/entry-files.ts';
import type { EntryDraft } from '../folder/read-entry.ts';
import { selectVersions } from '../entries/entries.queries.ts';
import { purgeDrafts, putDraft } from './drafts.queries.ts';
import { createPreviewTokens, markOfSession } from './preview-tokens.ts';

/** How long a preview beside an editor opens after the last change of its text. */
export const DRAFT_MS = 15 * 60_000;

interface DraftToKeep {
  readonly entry: EntryName;
  /** undefined: the shop as it is published. */
  readonly draft: EntryDraft | undefined;
  readonly at: Date | undefined;
  /** The one before, whose place it takes. */
  readonly before: string | undefined;
  readonly sessionId: string;
}

interface DraftPreview {
  readonly draft: string;
  readonly token: string;
  readonly path: string;
  readonly until: string;
}

/** Where an entry is read, by what is written or was saved. */
async function placeOf(database: Database, { entry, draft }: DraftToKeep): Promise<string | undefined> {
  const { kind, key } = entry;
  if (!('folder' in entryKinds[kind])) return placeOfEntry(kind, key, {});
  const body = draft?.body ?? (await selectVersions(database, entry))[0]?.body;
  return typeof body === 'object' && body !== null ? placeOfEntry(kind, key, { ...body }) : undefined;
}

/** Keeps what somebody writes for their preview, and tells where it is seen; undefined: no page of the shop shows it. */
export async function keepForPreview(
  { database, secrets, clock }: { readonly database: Database; secrets: ShopSecrets; clock: Clock },
  asked: DraftToKeep,
): Promise<DraftPreview | undefined> {
  const path = await placeOf(database, asked);
  if (path === undefined) return undefined;
  const { draft: entry, at, before, sessionId } = asked;
  const now = clock.now();
  const until = now + DRAFT_MS;
  const kept = { sessionId, entry, at, expiresAt: new Date(until) };
  await purgeDrafts(database, new Date(now));
  let id = before ?? newId();
  if (!(await putDraft(database, { ...kept, id }))) await putDraft(database, { ...kept, id: (id = newId()) });
  const tokens = createPreviewTokens(secrets, clock);
  const token = await tokens.sign({ draft: id, session: markOfSession(sessionId), until });
  return { draft: id, token, path, until: new Date(until).toISOString() };
}

const newId = (): string => randomBytes(16).toString('base64url');
