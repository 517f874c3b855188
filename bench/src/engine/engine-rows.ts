import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { atLeast, atMost, type Row } from '../table.ts';
import type { EngineSpeed, Timing } from './engine-speed.ts';
import { measureJudged, type JudgedScore } from './judged.ts';

const run = promisify(execFile);

/** Each size in its own process: memory and compiled code of one do not touch the other. */
async function speedOf(documents: number): Promise<EngineSpeed> {
  const script = new URL('./engine-speed.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [script, String(documents)], { maxBuffer: 1 << 24 });
  return JSON.parse(stdout) as EngineSpeed;
}

const ms = (value: number): string => `${value.toFixed(value < 1 ? 2 : 1)} ms`;

function timingRow(name: string, timing: Timing, must: number, reach: number): Row {
  return {
    name,
    measured: `p99 ${ms(timing.p99_ms)}`,
    must: `${must} ms`,
    reach: `${reach} ms`,
    verdict: atMost(timing.p99_ms, must, reach),
    detail: `p50 ${ms(timing.p50_ms)}; p99 of the best of three ${ms(timing.calm_p99_ms)}; CPU ${timing.cpu_ms.toFixed(2)} ms`,
  };
}

function speedRows(speed: EngineSpeed, must: number, reach: number): Row[] {
  const size = speed.documents.toLocaleString('en');
  const others = (['browse', 'filtered'] as const).map(
    (kind) => `${kind} p50 ${ms(speed[kind].p50_ms)} p99 ${ms(speed[kind].p99_ms)}`,
  );
  const text = timingRow(`engine, ${size}: text + 12 facets`, speed.text, must, reach);
  return [
    { ...text, detail: [text.detail, ...others].join('; ') },
    timingRow(`engine, ${size}: suggestions`, speed.suggest, 2, 1),
    {
      name: `engine, ${size}: changed product visible`,
      measured: ms(speed.update_ms),
      must: '1000 ms',
      reach: '10 ms',
      verdict: atMost(speed.update_ms, 1000, 10),
      detail: `95 of 100 changes; price and stock in ${speed.patch_us.toFixed(0)} µs`,
    },
    {
      name: `engine, ${size}: resident memory`,
      measured: `${speed.rss_MB.toFixed(0)} MB`,
      must: '1500 MB',
      reach: '1000 MB',
      verdict: atMost(speed.rss_MB, 1500, 1000),
      detail: [
        `index ${speed.index_MB.toFixed(0)} MB`,
        `built in ${speed.build_s.toFixed(1)} s`,
        `snapshot written in ${speed.save_s.toFixed(2)} s, loaded in ${speed.load_s.toFixed(2)} s`,
      ].join('; '),
    },
  ];
}

const halves = (one: JudgedScore, other: JudgedScore, key: 'full' | 'judgedOnly'): number =>
  (one[key] * one.queries + other[key] * other.queries) / (one.queries + other.queries);

async function judgedRow(): Promise<Row> {
  const name = 'relevance on judged queries, NDCG@10';
  const goal = { name, must: '0.390', reach: '0.410' };
  const score = await measureJudged(process.env['BENCH_JUDGED_DIR']);
  if ('skipped' in score) return { ...goal, measured: '–', verdict: 'skipped', detail: score.skipped };
  const { tune, report } = score;
  return {
    ...goal,
    measured: report.full.toFixed(3),
    verdict: atLeast(report.full, 0.39, 0.41),
    detail: [
      `${report.queries} queries never tuned on; all ${tune.queries + report.queries}: ${halves(tune, report, 'full').toFixed(3)}`,
      `judged products only ${report.judgedOnly.toFixed(3)}`,
    ].join('; '),
  };
}

/** Rows of the engine alone, by catalogue size: 300,000 and 1,000,000 in a full run. */
export async function measureEngine(sizes: readonly number[] = [300_000, 1_000_000]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const [must, reach] = size > 300_000 ? [15, 8] : [5, 2];
    rows.push(...speedRows(await speedOf(size), must, reach));
  }
  rows.push(await judgedRow());
  return rows;
}
