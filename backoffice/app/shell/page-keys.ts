import { isCovered, isTyping } from '@casamaestra/ui/typing-keys.ts';
import { useEffect, useRef } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Keys of a screen: where nobody types and no dialog is open. */
export function usePageKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key];
      if (act === undefined || isTyping(event) || isCovered()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
