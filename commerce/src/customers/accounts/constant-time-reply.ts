import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the slowest path takes, short enough not to be noticed. */
const FLOOR_MS = 150;

/** Replies after a fixed minimum time, so that response times do not reveal whether an account exists. */
export async function inConstantTime<Value>(work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, pause(FLOOR_MS)]);
  return value;
}
