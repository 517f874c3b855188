import type {
  Operation,
  OperationInput,
  OperationOutput,
  Refusal,
} from '@casamaestra/contract/platform/operation.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ServiceUnreachable, callService } from '../platform/service-call.ts';
import { useAuth } from './auth-store.ts';

export type Loading<Value> =
  | { readonly state: 'waiting' }
  /** `stale` while another answer is on its way: what is there stays. */
  | { readonly state: 'ready'; readonly value: Value; readonly stale: boolean }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'unreachable' };

export interface Loaded<Value> {
  readonly answer: Loading<Value>;
  readonly reload: () => void;
  /** Replaces the answer by one that a change brought back. */
  readonly set: (value: Value) => void;
}

/** Asks a call of the service when the component appears and whenever the input changes; null asks nothing. */
export function useCall<Op extends Operation>(
  method: string,
  input: OperationInput<Op> | null,
): Loaded<OperationOutput<Op>> {
  const [answer, setAnswer] = useState<Loading<OperationOutput<Op>>>({ state: 'waiting' });
  const [turn, setTurn] = useState(0);
  const asked = input === null ? null : JSON.stringify(input);
  useEffect(() => {
    if (asked === null) return undefined;
    const leaving = new AbortController();
    setAnswer((now) => (now.state === 'ready' ? { ...now, stale: true } : { state: 'waiting' }));
    void ask<Op>(method, JSON.parse(asked) as OperationInput<Op>, leaving.signal).then((next) => {
      if (!leaving.signal.aborted) setAnswer(next);
    });
    return () => leaving.abort();
  }, [method, asked, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const who = useAuth()?.email;
  const lastWho = useRef(who);
  const locked = answer.state === 'refused' && answer.refusal.name === 'login_required';
  useEffect(() => {
    const loggedIn = lastWho.current === undefined && who !== undefined;
    lastWho.current = who;
    if (locked && loggedIn) setTurn((now) => now + 1);
  }, [locked, who]);
  const set = useCallback(
    (value: OperationOutput<Op>) => setAnswer({ state: 'ready', value, stale: false }),
    [],
  );
  return { answer, reload, set };
}

async function ask<Op extends Operation>(
  method: string,
  input: OperationInput<Op>,
  signal: AbortSignal,
): Promise<Loading<OperationOutput<Op>>> {
  try {
    const outcome = await callService<Op>(method, input, signal);
    return outcome.ok
      ? { state: 'ready', value: outcome.value, stale: false }
      : { state: 'refused', refusal: outcome.refusal };
  } catch (error) {
    if (signal.aborted || error instanceof ServiceUnreachable) return { state: 'unreachable' };
    throw error;
  }
}
