import { setTimeout as pause } from 'node:timers/promises';
import type { Area } from '@casamaestra/commerce/area.ts';

export interface Reading {
  /** Until the first answer, be it that the file is being made. */
  readonly first_s: number;
  readonly seconds: number;
  /** Of the body, compressed. */
  readonly bytes: number;
  /** Highest resident memory while it was read, above what it was before. */
  readonly grown: number;
  /** How often it was asked for until it was there. */
  readonly asked: number;
}

const SAMPLE_MS = 20;
const AGAIN_MS = 5_000;

/** Asks an area for a path as a crawler does, again while it is being made, and reads the answer to its end. */
export async function readWhole({ routes = [] }: Area, path: string): Promise<Reading> {
  const route = routes.find((one) => path.startsWith(one.path));
  if (route === undefined) throw new Error(`no route for ${path}`);
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), SAMPLE_MS);
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  let first_s = 0;
  let bytes = 0;
  const ask = async () =>
    route.handle(new Request(`https://negozio.example${path}`, { headers: { 'accept-encoding': 'gzip' } }));
  let asked = 1;
  let response = await ask();
  first_s = since();
  for (; response.status === 503; asked += 1) {
    await pause(AGAIN_MS);
    response = await ask();
  }
  if (response.status !== 200 || response.body === null) throw new Error(`${path}: ${response.status}`);
  for await (const chunk of response.body) bytes += chunk.byteLength;
  clearInterval(watch);
  return { first_s, seconds: since(), bytes, grown: highest - before, asked };
}
