import { useState } from 'react';

/** A choice about how a screen looks, kept in this browser; without storage for this page only. */
export function useStoredChoice<Value>(name: string, first: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (read(name) as Value | undefined) ?? first);
  const choose = (next: Value) => {
    setValue(next);
    write(name, next);
  };
  return [value, choose];
}

const keyOf = (name: string) => `back-office ${name}`;

function read(name: string): unknown {
  try {
    const kept = localStorage.getItem(keyOf(name));
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A browser without room or without storage keeps no choices.
    return;
  }
}
