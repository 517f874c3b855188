import { spawn } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { serviceProgram } from '../../../scripts/bootstrap/service-program.mjs';

const root = join(import.meta.dirname, '../../..');
const cli = serviceProgram('catalogue-cli');
const contentCli = serviceProgram('content-cli');
/** Folder of the bench's data; may be deleted at any time. */
export const benchFolder = join(root, 'var/bench');

export interface Dataset {
  readonly products: number;
  readonly dataDir: string;
  /** Duration of the import that filled it; undefined when it existed already. */
  readonly importSeconds: number | undefined;
}

/** Writes the generated catalogue of that many products once and returns its path. */
export async function generatedFile(products: number): Promise<string> {
  mkdirSync(benchFolder, { recursive: true });
  const path = join(benchFolder, `generated-${products}.jsonl`);
  if (existsSync(path)) return path;
  const child = spawn(process.execPath, [cli, 'generate', String(products), '--seed', '7'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await pipeline(child.stdout, createWriteStream(`${path}.part`));
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`generate ended with ${code}`);
  renameSync(`${path}.part`, path);
  return path;
}

/** Imports a file into the shop of a data folder; returns the seconds of the whole command. */
export async function importFile(
  file: string,
  dataDir: string,
  options: readonly string[] = [],
): Promise<number> {
  const start = performance.now();
  await runCatalogue(['import', file, ...options], dataDir);
  return (performance.now() - start) / 1000;
}

/**
 * Loads deliveries, VAT rates and discount codes into the shop of a data folder, in place of those it has; codes for what
 * it does not sell are left out (exit code 1).
 */
export const loadSettings = (file: string, dataDir: string): Promise<void> =>
  runCatalogue(['settings', file, '--yes'], dataDir, 1);

/** Loads the pages that a new shop begins with; the folder is written and thrown away. */
export async function loadStarterContent(dataDir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'casamaestra-starter-'));
  try {
    await runCommand(contentCli, ['start', join(folder, 'content')], dataDir);
    await runCommand(contentCli, ['import', join(folder, 'content'), '--yes'], dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const runCatalogue = (args: readonly string[], dataDir: string, worst = 0): Promise<void> =>
  runCommand(cli, args, dataDir, worst);

async function runCommand(
  command: string,
  args: readonly string[],
  dataDir: string,
  worst = 0,
): Promise<void> {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'off', MODE: 'demo' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === null || code > worst) throw new Error(`${args[0]} ended with ${code}`);
}

/** A data folder filled with that many generated products, kept for the next run. */
export async function dataset(products: number): Promise<Dataset> {
  const dataDir = join(benchFolder, `shop-${products}`);
  const mark = join(dataDir, 'bench-ready');
  if (existsSync(mark)) return { products, dataDir, importSeconds: undefined };
  const importSeconds = await importFile(await generatedFile(products), dataDir);
  writeFileSync(mark, `${products}\n`);
  return { products, dataDir, importSeconds };
}
