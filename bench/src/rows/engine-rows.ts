import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { measureJudged } from '../engine/judged.ts';
import type { EngineSpeed } from '../engine/engine-speed.ts';
import { atLeast, atMost, type Row } from '../table.ts';

/** Runs the engine in a process of its own, to measure its memory alone. */
async function engineSpeed(documents: number): Promise<EngineSpeed> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../engine/engine-speed.ts'), String(documents)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the engine at ${documents} documents ended with ${code}`);
  return JSON.parse(said) as EngineSpeed;
}

const figures = (speed: EngineSpeed) =>
  [
    `p50 ${speed.text.p50_ms.toFixed(2)} ms, CPU ${speed.text.cpu_ms.toFixed(2)} ms a query`,
    `browse p99 ${speed.browse.p99_ms.toFixed(2)} ms, suggestions p99 ${speed.suggest.p99_ms.toFixed(2)} ms`,
    `update visible ${speed.update_ms.toFixed(1)} ms`,
    `snapshot ${speed.snapshot_MB.toFixed(0)} MB loads in ${speed.load_s.toFixed(1)} s`,
    `resident ${speed.rss_MB.toFixed(0)} MB`,
  ].join('; ');

/** The engine without the shop around it, at 300,000 and 1,000,000 products. */
export async function measureEngine(report: (row: Row) => void): Promise<void> {
  const mid = await engineSpeed(300_000);
  report({
    name: 'engine alone, 300,000 products: text + 12 facets',
    measured: `p99 ${mid.text.p99_ms.toFixed(2)} ms`,
    must: 'p99 ≤ 5 ms',
    reach: '2 ms',
    verdict: atMost(mid.text.p99_ms, 5, 2),
    detail: figures(mid),
  });
  const large = await engineSpeed(1_000_000);
  report({
    name: 'the same at 1,000,000',
    measured: `p99 ${large.text.p99_ms.toFixed(2)} ms, ${large.rss_MB.toFixed(0)} MB`,
    must: 'p99 ≤ 15 ms, ≤ 1536 MB',
    reach: '8 ms',
    verdict: large.rss_MB > 1536 ? 'below' : atMost(large.text.p99_ms, 15, 8),
    detail: figures(large),
  });
}

/** Relevance on the judged queries, where their folder is named in BENCH_JUDGED_DIR. */
export async function measureRelevance(): Promise<Row> {
  const name = 'relevance, judged queries in English, NDCG@10';
  const goal = { must: '0.39', reach: '–' };
  const score = await measureJudged(process.env['BENCH_JUDGED_DIR']);
  if ('skipped' in score) return { name, measured: '–', ...goal, verdict: 'skipped', detail: score.skipped };
  const { full, judgedOnly, queries } = score.report;
  return {
    name,
    measured: full.toFixed(3),
    ...goal,
    verdict: atLeast(full, 0.39, 1),
    detail: `${queries} queries kept from tuning (${score.tune.full.toFixed(3)} on the others); judged only ${judgedOnly.toFixed(3)}`,
  };
}
