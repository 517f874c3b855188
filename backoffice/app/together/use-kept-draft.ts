import { useEffect, useRef, useState } from 'react';
import { useMe } from '../shell/me.ts';
import { keepDraft, type KeptDraft, readDraft } from './kept-drafts.ts';

const PAUSE_MS = 300;

/** What the person left unsaved at a record when it was opened last; undefined: nothing. */
export function useDraftLeft<Draft>(record: string): KeptDraft<Draft> | undefined {
  const { id } = useMe();
  const [left] = useState(() => readDraft<Draft>(id, record));
  return left;
}

/** Keeps what is typed while it is not saved, and forgets it once it is (undefined). */
export function useKeepDraft(record: string, draft: unknown): void {
  const { id } = useMe();
  const newest = useRef(draft);
  newest.current = draft;
  const wasTyped = useRef(false);
  const text = draft === undefined ? undefined : JSON.stringify(draft);
  useEffect(() => {
    if (text === undefined) {
      if (wasTyped.current) keepDraft(id, record, undefined);
      return undefined;
    }
    wasTyped.current = true;
    const keep = () => keepDraft(id, record, newest.current);
    const soon = setTimeout(keep, PAUSE_MS);
    // A tab that goes away has no time for the pause.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(soon);
      removeEventListener('pagehide', keep);
      if (newest.current !== undefined) keep();
    };
  }, [id, record, text]);
}
