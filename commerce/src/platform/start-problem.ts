import type { Language } from '@casamaestra/texts/languages.ts';
import { progressSentence, startProblemText } from '@casamaestra/texts/staff/start-texts.ts';
import type { StartFinding } from '@casamaestra/texts/staff/start-texts.ts';

/**
 * A problem outside the code that prevents the start (port in use, full disk, wrong setting). A person reads what was
 * found and the remedies; no stack trace is shown.
 */
export class StartProblem extends Error {
  readonly finding: StartFinding;

  constructor(finding: StartFinding, options?: ErrorOptions) {
    super(JSON.stringify(finding), options);
    this.name = 'StartProblem';
    this.finding = finding;
  }
}

/** The problem as a block of text for a terminal. */
export function describeStartProblem({ finding }: StartProblem, language: Language): string {
  const { message, ways } = startProblemText(finding, language);
  return [
    progressSentence({ code: 'cannot_start', facts: { message } }, language),
    ...ways.map((way) => `  → ${way}`),
  ].join('\n');
}
