import type { placesOperation } from '@casamaestra/contract/checkout/checkout.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { readService } from '../platform/service-call.ts';

export type Place = OperationOutput<typeof placesOperation>[number];

const none: readonly Place[] = [];
const known = new Map<string, readonly Place[]>();

/**
 * The comuni of an Italian CAP; none while it is incomplete, unknown or the look-up fails. `onFound` is
 * called with new ones.
 */
export function usePlaces(
  cap: string,
  country: string,
  onFound: (cap: string, places: readonly Place[]) => void,
): readonly Place[] {
  const [places, setPlaces] = useState<{ cap: string; list: readonly Place[] }>({ cap: '', list: none });
  const tell = useEffectEvent((found: string, list: readonly Place[]) => {
    setPlaces({ cap: found, list });
    onFound(found, list);
  });
  const asked = country === 'IT' && /^\d{5}$/.test(cap.trim()) ? cap.trim() : '';
  useEffect(() => {
    if (asked === '') return undefined;
    const leaving = new AbortController();
    placesOf(asked, leaving.signal)
      .then((list) => tell(asked, list))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('the places of a CAP could not be read', error);
      });
    return () => leaving.abort();
  }, [asked]);
  return places.cap === asked ? places.list : none;
}

async function placesOf(cap: string, signal: AbortSignal): Promise<readonly Place[]> {
  const remembered = known.get(cap);
  if (remembered) return remembered;
  const list = await readService<typeof placesOperation>('casamaestra.checkout.places', { q: cap }, signal);
  known.set(cap, list);
  return list;
}
