import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { benchFolder } from '../shop/dataset.ts';

/** Pinned: scores of different versions cannot be compared. */
const version = '13.5.0';
const folder = join(benchFolder, `lighthouse-${version}`);
const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);
const reportBytesMax = 64 * 2 ** 20;

/** What Lighthouse measured of one page: scores of 0 to 100, times in ms. */
export interface PageReport {
  readonly scores: Readonly<Record<string, number>>;
  readonly largestPaint_ms: number;
  readonly blocked_ms: number;
  readonly shift: number;
  /** Titles of what is not perfect. */
  readonly failed: readonly string[];
}

interface Report {
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  readonly audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/**
 * Installs Lighthouse with npm into the folder of the bench: 170 MB that nobody needs who only runs or tests the
 * shop.
 */
export function installLighthouse(): void {
  if (existsSync(cli)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  console.log(`installing Lighthouse ${version}, once…`);
  const words = ['install', `lighthouse@${version}`, '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', words, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
}

function readReport(json: string): PageReport {
  const { categories, audits } = JSON.parse(json) as Report;
  const number = (id: string) => audits[id]?.numericValue ?? Infinity;
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit?.score != null && audit.score < 0.9 ? [audit.title] : [];
    });
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    largestPaint_ms: number('largest-contentful-paint'),
    blocked_ms: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    failed,
  };
}

/**
 * One run with Lighthouse's own settings for a phone (slow 4G, a quarter of the CPU), in a browser that listens on
 * the port. Its cache is emptied before; the cart, in local storage, stays.
 */
export async function inspectPage(
  url: string,
  port: number,
  categories: readonly string[],
): Promise<PageReport> {
  const words = [
    url,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
  ];
  const { stdout } = await run(process.execPath, [cli, ...words], { maxBuffer: reportBytesMax });
  return readReport(stdout);
}
