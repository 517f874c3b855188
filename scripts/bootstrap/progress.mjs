/** One line about what is being done. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends with what went wrong and the ways out. */
export function giveUp(problem, waysOut = [], exitCode = 1) {
  console.error([`Il negozio non può partire: ${problem}`, ...waysOut.map((way) => `  → ${way}`)].join('\n'));
  process.exit(exitCode);
}

/** Says a line, again every ten seconds with the time passed, until the work ends. */
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
