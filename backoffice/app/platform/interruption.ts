import { createStore } from './store.ts';

export type Need = 'sign-in' | 'confirmation';

/** What a person is asked for in a dialog above their work; undefined: nothing. */
export interface Interruption {
  readonly need: Need;
  /** Ends it: true when what was asked for is there. */
  readonly end: (isThere: boolean) => void;
}

export const interruption = createStore<Interruption | undefined>(undefined);

/** Before somebody is signed in there is no work to interrupt: the page of the sign-in does it all. */
let isAtWork = false;
export const beAtWork = (now: boolean): void => {
  isAtWork = now;
};

let asked: Promise<boolean> | undefined;

/** Asks once, however many calls wait for it. @returns whether what was asked for is there */
export function askPerson(need: Need): Promise<boolean> {
  if (!isAtWork) return Promise.resolve(false);
  asked ??= new Promise<boolean>((resolve) => {
    const end = (isThere: boolean) => {
      asked = undefined;
      interruption.set(undefined);
      resolve(isThere);
    };
    interruption.set({ need, end });
  });
  return asked;
}
