import { useEffect, useState } from 'react';
import { addressKey } from '../platform/address-key.ts';
import { useLocale } from '../i18n/use-messages.ts';
import { browserStorage, storedText } from '../platform/browser-storage.ts';
import type { Arrival } from './arrival.ts';

interface KnownArrival {
  /** Of the variant that is shown; undefined while no CAP is known. */
  readonly arrival: Arrival | undefined;
  readonly ask: (cap: string) => void;
}

/**
 * When the shown variant reaches the shopper: at the CAP of the address, at one that was typed, or at the one this
 * browser remembers. The page itself knows none and is the same for everybody; null asks nothing.
 */
export function useArrival(sku: string | null, atFirst: Arrival | undefined): KnownArrival {
  const locale = useLocale();
  const [typed, setTyped] = useState<{ readonly cap: string }>();
  const [found, setFound] = useState({ arrival: atFirst, typed });
  const cap = typed?.cap ?? atFirst?.cap;
  const isKnown = found.arrival !== undefined && found.arrival.sku === sku && found.typed === typed;
  useEffect(() => {
    if (sku === null || isKnown) return undefined;
    if (cap === undefined && storedText(browserStorage(), addressKey) === null) return undefined;
    const leaving = new AbortController();
    import('./ask-arrival.ts')
      .then((part) => part.askArrival({ sku, cap }, locale, leaving.signal))
      .then((arrival) => {
        if (arrival !== null && !leaving.signal.aborted) setFound({ arrival, typed });
      })
      .catch((error: unknown) => console.warn('the day of delivery could not be asked', error));
    return () => leaving.abort();
  }, [sku, cap, typed, isKnown, locale]);
  return {
    arrival: found.arrival?.sku === sku ? found.arrival : undefined,
    ask: (wanted) => setTyped({ cap: wanted }),
  };
}
