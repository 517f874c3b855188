/** What was typed and not saved, in this browser: it outlives a closed tab, a crash and an ended session. */
export interface KeptDraft<Draft> {
  /** ISO 8601. */
  readonly at: string;
  readonly draft: Draft;
}

const prefix = 'back-office draft ';
const DAYS_KEPT = 14;
const DRAFTS_MOST = 40;
/** Browsers have room for some five million characters. */
const CHARACTERS_MOST = 300_000;

/** A draft is its person's, and of one record: "product 12". */
const keyOf = (person: number, record: string): string => `${prefix}${person} ${record}`;

function parsed(text: string | null): KeptDraft<unknown> | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Partial<KeptDraft<unknown>> | null;
    return typeof value?.at === 'string' && value.draft !== undefined
      ? { at: value.at, draft: value.draft }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a person left unsaved at a record, if the browser has kept it. */
export function readDraft<Draft>(person: number, record: string): KeptDraft<Draft> | undefined {
  try {
    return parsed(localStorage.getItem(keyOf(person, record))) as KeptDraft<Draft> | undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft (JSON), or forgets it when there is none; a browser without room keeps nothing. */
export function keepDraft(person: number, record: string, draft: string | undefined): void {
  const key = keyOf(person, record);
  try {
    if (draft === undefined) {
      localStorage.removeItem(key);
      return;
    }
    const text = `{"at":"${new Date().toISOString()}","draft":${draft}}`;
    if (text.length > CHARACTERS_MOST) return;
    if (localStorage.getItem(key) === null) forgetOldDrafts(Date.now());
    localStorage.setItem(key, text);
  } catch {
    // Nothing more is lost than without it.
    return;
  }
}

/** Drafts that nobody came back to, and the oldest beyond a number. */
function forgetOldDrafts(now: number): void {
  const since = now - DAYS_KEPT * 24 * 3_600_000;
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, at: Date.parse(parsed(localStorage.getItem(key))?.at ?? '') || 0 }))
    .toSorted((one, other) => other.at - one.at);
  for (const [index, { key, at }] of kept.entries())
    if (at < since || index >= DRAFTS_MOST - 1) localStorage.removeItem(key);
}
