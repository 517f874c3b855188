import { useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { controlOf } from './controls.ts';
import type { FormProblems } from './controls.ts';

interface Shown {
  /** Controls that were left with something in them. */
  readonly left: ReadonlySet<string>;
  /** Sending was tried: everything is shown. */
  readonly tried: boolean;
  /** Counts the tries, so that the same problem is said again. */
  readonly attempt: number;
  /** What the last try met, for a summary: what comes to be wrong afterwards is told at its field alone. */
  readonly met: readonly string[];
  /** What the service said of one field: true for as long as the field holds what was sent. */
  readonly refused: { readonly name: string; readonly message: string; readonly sent: unknown } | null;
}

const nothing: Shown = { left: new Set(), tried: false, attempt: 0, met: [], refused: null };

/** A message moves the content below: delay it until a click that left the field has reached its target. */
const afterClickMs = 250;

/**
 * When a form tells what is wrong: of a field once it was left with something in it, of all of them once sending was
 * tried. `found` is all that is wrong now, `valueOf` what a control holds.
 */
export function useProblems(found: FormProblems, valueOf: (name: string) => unknown) {
  const [{ left, tried, attempt, met, refused }, setShown] = useState(nothing);
  const tries = useRef(0);
  const change = (changes: Partial<Shown>): void => setShown((now) => ({ ...now, ...changes }));
  const told =
    refused && found[refused.name] === undefined && valueOf(refused.name) === refused.sent ? refused : null;
  const all = Object.entries({ ...found, ...(told && { [told.name]: told.message }) }).flatMap(([id, text]) =>
    text === undefined ? [] : [{ id, text }],
  );
  const shown = all.filter(({ id }) => tried || left.has(id) || id === told?.name);
  const problems: FormProblems = Object.fromEntries(shown.map(({ id, text }) => [id, text]));
  return {
    /** Everything that is wrong, shown or not. */
    all,
    problems,
    attempt,
    met: all.filter(({ id }) => met.includes(id)),
    /** Sending is tried: shows all that is wrong. */
    showAll: (): void => {
      tries.current += 1;
      change({ tried: true, attempt: tries.current, met: all.map(({ id }) => id), refused: null });
    },
    /** The service refused what a control held when it was sent. */
    refuse: (name: string, message: string, sent = valueOf(name)): void =>
      change({ met: [name], refused: { name, message, sent } }),
    /** All is well: what is typed next is told of anew. */
    forget: (): void => change({ left: nothing.left, tried: false, met: [] }),
    onBlur: (event: FocusEvent<HTMLFormElement>, onLeave?: (form: HTMLFormElement) => void): void => {
      const form = event.currentTarget;
      const { name, value } = controlOf(event.target);
      if (name === '' || value === '' || isSubmit(event.relatedTarget)) return;
      const before = tries.current;
      window.setTimeout(() => {
        // What a check finds after a try says nothing of its answer.
        if (tries.current !== before) return;
        onLeave?.(form);
        setShown((now) => ({ ...now, left: new Set(now.left).add(name) }));
      }, afterClickMs);
    },
  };
}

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';
