import { useEffect, useRef, useState } from 'react';
import { useMe } from '../shell/me.ts';
import { keepDraft, type KeptDraft, readDraft } from './kept-drafts.ts';

/** What the person left unsaved at a record when it was opened last; undefined: nothing. */
export function useDraftLeft<Draft>(record: string): KeptDraft<Draft> | undefined {
  const { id } = useMe();
  const [left] = useState(() => readDraft<Draft>(id, record));
  return left;
}

/**
 * Keeps what is typed while it is not saved, at every keystroke, and forgets it once it is (undefined). @returns what
 * forgets it at once, for a form that leads elsewhere when it is saved
 */
export function useKeepDraft(record: string, draft: unknown): () => void {
  const { id } = useMe();
  const wasTyped = useRef(false);
  const text = draft === undefined ? undefined : JSON.stringify(draft);
  useEffect(() => {
    if (text === undefined && !wasTyped.current) return;
    wasTyped.current = true;
    keepDraft(id, record, text);
  }, [id, record, text]);
  return () => keepDraft(id, record, undefined);
}
