import type { DependencyFinding, DependencyName } from '@casamaestra/texts/staff/dependency-texts.ts';
import { StartProblem } from '../platform/start-problem.ts';

/** How one of the things is that the shop depends on. */
export interface Dependency {
  readonly what: DependencyName;
  readonly level: 'well' | 'warning' | 'error';
  readonly found: DependencyFinding;
}

export const well = (what: DependencyName, found: DependencyFinding): Dependency => ({
  what,
  level: 'well',
  found,
});
export const wrong = (
  what: DependencyName,
  found: DependencyFinding,
  level: 'warning' | 'error' = 'error',
): Dependency => ({ what, level, found });

/** Longest wait for one answer: who asks about a broken shop has no patience. */
const patience = 8;

/** What an error says, as short as its code where it has one. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartProblem) {
    const why = 'facts' in error.finding && 'why' in error.finding.facts ? error.finding.facts.why : '';
    return typeof why === 'string' && why !== '' ? why : error.finding.code;
  }
  const { message, code, cause } = error as Error & { code?: string; cause?: unknown };
  if (cause instanceof Error) return reasonOf(cause);
  return code ?? message.split('\n')[0] ?? String(error);
}

/** Asks one question within its time; what fails or stays silent is an answer too. */
export async function askInTime(
  what: DependencyName,
  ask: () => Promise<readonly Dependency[]>,
  {
    level = 'error',
    seconds = patience,
  }: { readonly level?: 'warning' | 'error'; readonly seconds?: number } = {},
): Promise<readonly Dependency[]> {
  const { promise: silence, resolve } = Promise.withResolvers<readonly Dependency[]>();
  const timer = setTimeout(
    () => resolve([wrong(what, { code: 'silent', facts: { seconds } }, level)]),
    seconds * 1000,
  );
  try {
    const answer = ask().catch((error: unknown) => [
      wrong(what, { code: 'failed', facts: { why: reasonOf(error) } }, level),
    ]);
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
