import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { Progress } from '@casamaestra/texts/staff/start-texts.ts';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadAlone } from '@casamaestra/commerce/catalog/import/load-alone.usecase.ts';
import { demoStateOf, loadDemo } from '@casamaestra/commerce/catalog/import/load-demo.usecase.ts';
import { importContent } from '@casamaestra/commerce/content/entries/import-content.usecase.ts';
import { hasContent } from '@casamaestra/commerce/content/entries/has-content.usecase.ts';
import { readFolder } from '@casamaestra/commerce/content/folder/read-folder.ts';
import { loadDemoReviews } from '@casamaestra/commerce/reviews/load-demo-reviews.usecase.ts';
import type { ReviewWords } from '@casamaestra/commerce/reviews/load-demo-reviews.usecase.ts';
import { loadDemoQuestions } from '@casamaestra/commerce/questions/load-demo-questions.usecase.ts';
import type { DemoQuestion } from '@casamaestra/commerce/questions/demo-question.ts';
import { fillCommerceSettings } from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import type { OpenDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { StartProblem } from '@casamaestra/commerce/platform/start-problem.ts';

const require = createRequire(import.meta.url);
const demoFolder = dirname(require.resolve('@casamaestra/demo/package.json'));

async function loadDemoContent(
  open: OpenDatabase,
  { dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>,
  say: (told: Progress) => void,
): Promise<void> {
  const folder = join(demoFolder, 'content/site');
  if (!existsSync(folder) || (await hasContent(open.database))) return;
  say({ code: 'preparing_content' });
  const { drafts, findings } = await readFolder(folder);
  const [wrong] = findings;
  if (wrong !== undefined) throw new Error(`${wrong.file}:${wrong.line ?? 1}: ${wrong.finding.code}`);
  await importContent(drafts, { database: open.database, dataDir, filesUrl, folder, author: 'demo' });
}

/** Loads deliveries, coupons, reviews and questions, also into a demo shop loaded by an older version without them. */
async function loadDemoSelling({ database }: OpenDatabase, say: (told: Progress) => void): Promise<void> {
  const file = join(demoFolder, 'content/commerce-settings.json');
  if (!existsSync(file)) return;
  const loaded = await fillCommerceSettings(database, JSON.parse(readFileSync(file, 'utf8')));
  for (const { coupon, unknown } of loaded?.problems ?? [])
    say({ code: 'demo_coupon_left_out', facts: { coupon, unknown: unknown.join(', ') } });
  const words = readFileSync(join(demoFolder, 'content/reviews.json'), 'utf8');
  await loadDemoReviews(database, JSON.parse(words) as ReviewWords, Date.now());
  const questions = readFileSync(join(demoFolder, 'content/questions.json'), 'utf8');
  await loadDemoQuestions(database, JSON.parse(questions) as DemoQuestion[], Date.now());
}

/**
 * Loads the demo into an empty shop: content first, so that a load whose products are complete is complete.
 * An interrupted load is resumed; a shop with products of its own is not changed.
 */
export async function loadDemoShop(...given: Parameters<typeof loadMissing>): Promise<void> {
  const [{ database, connection }, , say] = given;
  if ((await demoStateOf(database)) === 'own-products') return;
  await loadAlone(connection, say, () => loadMissing(...given));
}

async function loadMissing(
  open: OpenDatabase,
  { dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>,
  say: (told: Progress) => void,
  sentenceOf: (finding: RowFinding) => string,
): Promise<void> {
  const state = await demoStateOf(open.database);
  if (state === 'own-products') return;
  await loadDemoContent(open, { dataDir, filesUrl }, say);
  if (state === 'done') return loadDemoSelling(open, say);
  const outcome = await loadDemo({
    database: open.database,
    connection: open.connection,
    dataDirectory: dataDir,
    filesUrl,
    files: {
      products: join(demoFolder, 'catalogue/products.jsonl'),
      picturesFolder: join(demoFolder, 'pictures'),
      documentsFolder: join(demoFolder, 'documents'),
    },
    say,
    sentenceOf,
  });
  // After the products, because some coupons refer to them.
  if (outcome.kind !== 'failed') await loadDemoSelling(open, say);
  if (outcome.kind === 'loaded') say({ code: 'demo_ready', facts: { count: outcome.products } });
  if (outcome.kind !== 'failed') return;
  throw new StartProblem({ code: 'demo_not_loaded', facts: { why: outcome.stop } });
}
