import { useEffect, useEffectEvent, useState } from 'react';

/** Pauses between looks, in milliseconds: two minutes in all. */
const pausesMs: readonly number[] = [
  2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000, 20_000, 20_000, 30_000,
];

/** Looks again and again while `active` and the page is seen, ever more slowly; true once it has given up. */
export function usePolling(active: boolean, look: () => void): boolean {
  const [givenUp, setGivenUp] = useState(false);
  const onTurn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    if (!active) return undefined;
    let timer = 0;
    const wait = (turn: number): void => {
      const pause = pausesMs[turn];
      if (pause === undefined) return setGivenUp(true);
      timer = window.setTimeout(() => {
        onTurn();
        wait(turn + 1);
      }, pause);
    };
    wait(0);
    return () => window.clearTimeout(timer);
  }, [active]);
  return active && givenUp;
}
