import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchEngine } from '@casamaestra/commerce/search/engine.ts';
import type { SearchEngine, SearchQuery } from '@casamaestra/commerce/search/search-engine.ts';
import { CATEGORIES, syntheticCatalogue, syntheticProduct, syntheticQueries } from './synthetic-catalogue.ts';

export type Timing = {
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly max_ms: number;
  readonly cpu_ms: number;
};

export type EngineSpeed = {
  readonly documents: number;
  readonly build_s: number;
  readonly text: Timing;
  readonly browse: Timing;
  readonly filtered: Timing;
  readonly suggest: Timing;
  readonly update_ms: number;
  readonly patch_us: number;
  readonly save_s: number;
  readonly load_s: number;
  readonly snapshot_MB: number;
  readonly index_MB: number;
  readonly rss_MB: number;
};

const SEED = 11;
const ROUNDS = 2_000;

/** Runs the calls one after another; the first tenth warms up and does not count. */
async function time(count: number, call: (round: number) => unknown): Promise<Timing> {
  for (let round = 0; round < count / 10; round += 1) await call(round);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (let round = 0; round < count; round += 1) {
    const started = performance.now();
    const answer = call(round);
    if (answer instanceof Promise) await answer;
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.min(count - 1, Math.floor(count * share))] ?? 0;
  return { p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1), cpu_ms: (user + system) / 1000 / count };
}

const category = (round: number): number => (round * 7919) % CATEGORIES;

function browse(round: number): SearchQuery {
  return round % 10 === 0
    ? { categoryPath: [1 + (round % 8)], sort: 'price-asc' }
    : { categoryPath: [100 + category(round)], sort: 'price-asc' };
}

const filtered = (text: string): SearchQuery => ({
  text,
  filters: { colore: ['Bianco', 'Nero'], certificato: [false] },
  minPriceCents: 500,
  maxPriceCents: 30_000,
});

/** Milliseconds until a changed product is found by its new name, without any wait in between. */
async function updateLatency(engine: SearchEngine, documents: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const document = syntheticProduct(1 + ((round * 7919) % documents), SEED);
    const mark = `novità${round}x`;
    const started = performance.now();
    engine.apply([{ kind: 'upsert', document: { ...document, name: `${document.name} ${mark}` } }]);
    const { ids } = await engine.search({ text: mark, limit: 1, counts: false });
    if (ids[0] !== document.id) throw new Error(`update ${round} is not visible`);
    times.push(performance.now() - started);
  }
  return Math.max(...times);
}

function patchCost(engine: SearchEngine, documents: number): number {
  const started = performance.now();
  for (let round = 0; round < 2000; round += 1) {
    const id = 1 + ((round * 7919) % documents);
    engine.apply([{ kind: 'patch', patch: { id, minPriceCents: 1000 + round, stock: round } }]);
  }
  return ((performance.now() - started) / 2000) * 1000;
}

/** Builds a catalogue, saves it, loads it into a fresh engine and measures that one. */
export async function measureEngineSpeed(documents: number): Promise<EngineSpeed> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-bench-'));
  const path = join(folder, 'snapshot');
  try {
    let started = performance.now();
    const seconds = (): number => (performance.now() - started) / 1000;
    const builder = createSearchEngine({ language: 'it', workers: 0 });
    await builder.build(syntheticCatalogue(documents, SEED));
    const build_s = seconds();
    started = performance.now();
    await builder.saveSnapshot(path, 1);
    const save_s = seconds();
    await builder.close();
    const engine = createSearchEngine({ language: 'it', workers: 1 });
    started = performance.now();
    await engine.loadSnapshot(path);
    const load_s = seconds();
    const queries = syntheticQueries(ROUNDS, SEED);
    const textOf = (round: number): string => queries[round % ROUNDS] ?? '';
    const text = await time(ROUNDS, (round) =>
      engine.search({ text: textOf(round), limit: 24, maxFacets: 12 }),
    );
    const suggest = await time(ROUNDS, (round) =>
      engine.suggest({ prefix: textOf(round).slice(0, 1 + (round % 9)) }),
    );
    const speed = {
      documents,
      build_s,
      text,
      browse: await time(ROUNDS, (round) => engine.search(browse(round))),
      filtered: await time(ROUNDS, (round) => engine.search(filtered(textOf(round)))),
      suggest,
      update_ms: await updateLatency(engine, documents),
      patch_us: patchCost(engine, documents),
      save_s,
      load_s,
      snapshot_MB: (await stat(path)).size / 1e6,
      index_MB: engine.stats().bytes / 1e6,
      rss_MB: process.memoryUsage().rss / 1e6,
    };
    await engine.close();
    return speed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main)
  console.log(JSON.stringify(await measureEngineSpeed(Number(process.argv[2] ?? 43_000)), null, 1));
