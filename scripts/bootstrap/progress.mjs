/** Prints one line of progress. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Ends the process with the problem and possible remedies.
 * @returns {never}
 */
export function giveUp(problem, waysOut = [], exitCode = 1) {
  console.error([`Il negozio non può partire: ${problem}`, ...waysOut.map((way) => `  → ${way}`)].join('\n'));
  process.exit(exitCode);
}

/** Prints a line, again every ten seconds with the elapsed time, until the work ends. */
export async function during(line, work) {
  const started = Date.now();
  say(`${line}…`);
  const tick = setInterval(() => say(`${line}… ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(tick);
  }
}
