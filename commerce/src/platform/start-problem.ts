/**
 * A problem outside the code that prevents the start (port in use, full disk, wrong setting). The message
 * says what was found, the remedies what a person can do; no stack trace is shown.
 */
export class StartProblem extends Error {
  readonly waysOut: readonly string[];

  constructor(message: string, waysOut: readonly string[] = [], options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.waysOut = waysOut;
  }
}

/** The problem as a block of text for a terminal. */
export function describeStartProblem(problem: StartProblem): string {
  const ways = problem.waysOut.map((way) => `  → ${way}`);
  return [`Il negozio non può partire: ${problem.message}`, ...ways].join('\n');
}
