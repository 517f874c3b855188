import { previewCookie } from '@casamaestra/contract/content/preview-cookie.ts';
import type { Caller } from '../../contract-http/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { ContentStore, ContentOf } from '../content-store.ts';
import { entryOfDraft } from '../entries/stored-entry.ts';
import type { EntryDraft } from '../folder/read-entry.ts';
import type { ContentView } from '../view/content-view.ts';
import { selectDraft } from './drafts.queries.ts';
import { markOfSession } from './preview-tokens.ts';
import type { PreviewTokens } from './preview-tokens.ts';

/** What a preview shows, and until when its link opens. */
export interface Preview extends ContentOf {
  readonly until: number;
}

/** What a caller sees of the shop's content. */
export interface SeenContent {
  readonly view: ContentView;
  readonly isPreview: boolean;
}

export interface Previews {
  /** What a valid token shows, else null. */
  read(token: string): Promise<Preview | null>;
  /** The content a caller sees: that of now, or of a preview. */
  seenBy(caller: Pick<Caller, 'cookie'>): Promise<SeenContent>;
  /** The moment that a caller's preview shows, where it is yet to come; null: none is. */
  laterMomentOf(caller: Pick<Caller, 'cookie'>): Promise<number | null>;
}

interface PreviewSources {
  /** The database that is written to: drafts are in no replica. */
  readonly database: Database;
  readonly clock: Clock;
  readonly tokens: PreviewTokens;
  readonly content: ContentStore;
  /** Whether somebody is still signed in to the back office and may see contents. */
  readonly maySee: (sessionId: string) => Promise<boolean>;
}

export function createPreviews({ database, clock, tokens, content, maySee }: PreviewSources): Previews {
  async function read(token: string): Promise<Preview | null> {
    const claim = await tokens.read(token);
    if (claim === null) return null;
    const { until } = claim;
    if ('at' in claim) return { until, at: claim.at, withDrafts: true };
    const now = clock.now();
    const kept = await selectDraft(database, claim.draft, new Date(now));
    if (kept === undefined || markOfSession(kept.session_id) !== claim.session) return null;
    if (!(await maySee(kept.session_id))) return null;
    const at = kept.at?.getTime() ?? now;
    const instead = kept.entry === null ? undefined : entryOfDraft(kept.entry as EntryDraft, new Date(now));
    return { until, at, withDrafts: false, ...(instead && { instead }) };
  }
  async function previewOf(caller: Pick<Caller, 'cookie'>): Promise<Preview | null> {
    const token = caller.cookie(previewCookie);
    return token === undefined ? null : read(token);
  }
  return {
    read,
    async laterMomentOf(caller) {
      const { at = 0 } = (await previewOf(caller)) ?? {};
      return at > clock.now() ? at : null;
    },
    async seenBy(caller) {
      const preview = await previewOf(caller);
      if (preview === null) return { view: await content.now(), isPreview: false };
      return { view: await content.at(preview), isPreview: true };
    },
  };
}
