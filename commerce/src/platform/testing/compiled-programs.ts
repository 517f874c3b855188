/** Environment of programs that tests start: compiled once a run (vitest.config.ts), they load in half the time. */
export const compiledPrograms = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' };
