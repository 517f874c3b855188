import type { CallRefusal } from '@casamaestra/contract/platform/operation.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { currentAuth, subscribeAuth } from '../login/auth-store.ts';

export type Loading<Value> =
  | { readonly state: 'waiting' }
  /** `stale` while another answer is loading; the previous one stays visible. */
  | { readonly state: 'ready'; readonly value: Value; readonly stale: boolean }
  | { readonly state: 'refused'; readonly refusal: CallRefusal }
  /** With the HTTP status, if there was an answer. */
  | { readonly state: 'unreachable'; readonly status?: number | undefined };

export interface Loaded<Value> {
  readonly answer: Loading<Value>;
  readonly reload: () => void;
  /** Replaces the value by one returned by a change. */
  readonly set: (value: Value) => void;
}

/**
 * Loads when the component mounts, whenever the key changes, and again after a login when the first attempt
 * was refused for lack of one.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Loading<Value>>,
): Loaded<Value> {
  const [turn, setTurn] = useState(0);
  const [got, setGot] = useState<{ readonly of: string; readonly answer: Loading<Value> } | null>(null);
  const wanted = `${turn} ${key}`;
  const loadNow = useEffectEvent(load);
  const loggedIn = useEffectEvent(() => {
    const answer = got?.answer;
    if (answer?.state === 'refused' && answer.refusal.name === 'login_required') setTurn(turn + 1);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void loadNow(leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setGot({ of: wanted, answer });
    });
    return () => leaving.abort();
  }, [wanted]);
  useEffect(() => {
    let before = currentAuth();
    return subscribeAuth(() => {
      const now = currentAuth();
      if (before === null && now !== null) loggedIn();
      before = now;
    });
  }, []);
  return {
    answer: shown(got, wanted),
    reload: useCallback(() => setTurn((now) => now + 1), []),
    set: (value) => setGot({ of: wanted, answer: { state: 'ready', value, stale: false } }),
  };
}

function shown<Value>(
  got: { readonly of: string; readonly answer: Loading<Value> } | null,
  wanted: string,
): Loading<Value> {
  if (got === null) return { state: 'waiting' };
  if (got.of === wanted) return got.answer;
  return got.answer.state === 'ready' ? { ...got.answer, stale: true } : { state: 'waiting' };
}
