/** Part of a pause by which it becomes shorter or longer. */
const PART = 0.15;

/**
 * A pause that is not the same on every node: those that began together, or lost the database together, must not ask at
 * the same moments. As long as given in the mean.
 */
export const spread = (ms: number, random: () => number = Math.random): number =>
  ms * (1 - PART + 2 * PART * random());
