/** Concurrency of a job: one slow gateway call does not block the rest. */
const LANES = 4;

/**
 * Runs the work in up to four concurrent lanes until it returns false. Resolves to the number of successful
 * runs.
 */
export async function runConcurrently(work: () => Promise<boolean>): Promise<number> {
  const done = await Promise.all(Array.from({ length: LANES }, () => work()));
  return done.filter(Boolean).length;
}
