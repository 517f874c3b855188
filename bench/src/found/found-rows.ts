import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFoundArea } from '@casamaestra/commerce/found/found.area.ts';
import { createContentStore } from '@casamaestra/commerce/content/content-store.ts';
import { shopPlaceholders } from '@casamaestra/commerce/content/shop-placeholders.ts';
import { openDatabase, type OpenDatabase } from '@casamaestra/commerce/platform/database/open-database.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { benchFolder } from '../shop/dataset.ts';
import type { Row } from '../table.ts';
import { insertProducts, noteChange } from './million-products.queries.ts';
import { readWhole, type Reading } from './read-whole.ts';

const products = 1_000_000;
const MB = 1_000_000;

/** The database with the products, made once and kept for the next run. */
async function openMillion(dataDir: string, config: ReturnType<typeof readConfig>): Promise<OpenDatabase> {
  const mark = join(dataDir, 'products-ready');
  if (!existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const open = await openDatabase(config, { mode: 'own', what: 'bench' });
  if (!existsSync(mark)) {
    await insertProducts(open.database, products, (done) => {
      if (done % 200_000 === 0) console.log(`${done} products`);
    });
    writeFileSync(mark, '');
  }
  return open;
}

interface Limits {
  readonly must_s: number;
  /** Growth of the process while it answers. */
  readonly must_mb: number;
}

function rowOf(
  name: string,
  { first_s, seconds, bytes, grown, asked }: Reading,
  { must_s, must_mb }: Limits,
): Row {
  const isBelow = seconds > must_s || grown / MB > must_mb;
  return {
    name: `found: ${name}`,
    measured: `${seconds.toFixed(1)} s, +${(grown / MB).toFixed(0)} MB`,
    must: `${must_s} s, +${must_mb} MB`,
    reach: `${must_s / 2} s`,
    verdict: isBelow ? 'below' : seconds > must_s / 2 ? 'must' : 'reach',
    detail: `answer after ${first_s.toFixed(2)} s; ${(bytes / MB).toFixed(1)} MB${asked > 1 ? `; asked ${asked} times` : ''}`,
  };
}

/** Sitemaps and feeds of 1,000,000 products: time, first byte, memory. */
export async function measureFound(report: (row: Row) => void): Promise<void> {
  const dataDir = join(benchFolder, 'shop-found');
  const config = readConfig({ ...process.env, DATA_DIR: dataDir, LANGUAGES: 'it,en,sk', MODE: 'demo' });
  const { database, connection, close } = await openMillion(dataDir, config);
  rmSync(join(dataDir, 'found'), { recursive: true, force: true });
  const clock = { now: () => Date.now() };
  const content = createContentStore({
    database,
    clock,
    firstLanguage: 'it',
    readPlaceholders: async () => (language) => shopPlaceholders(config.shop, language),
  });
  const area = createFoundArea(
    {
      database,
      connection,
      config,
      clock,
      log: silentLog(),
      publicUrl: () => 'https://negozio.example',
      sandboxBankUrl: () => undefined,
    },
    {
      content,
      delivery: async () => null,
    },
  );
  const read = (path: string) => readWhole(area, path);
  try {
    report(rowOf('sitemap index', await read('/sitemap.xml'), { must_s: 10, must_mb: 60 }));
    report(
      rowOf('a sitemap of products', await read('/sitemaps/products-7.xml'), { must_s: 3, must_mb: 80 }),
    );
    report(
      rowOf('a sitemap of pictures', await read('/sitemaps/pictures-7.xml'), { must_s: 3, must_mb: 80 }),
    );
    for (const feed of ['google.xml', 'trovaprezzi.xml', 'meta.csv'])
      report(rowOf(`feed ${feed}`, await read(`/feeds/${feed}`), { must_s: 400, must_mb: 150 }));
    report(rowOf('feed kept', await read('/feeds/meta.csv'), { must_s: 20, must_mb: 80 }));
    await noteChange(database);
    report(rowOf('feed after a change', await read('/feeds/meta.csv'), { must_s: 20, must_mb: 80 }));
  } finally {
    await area.close?.();
    await close();
  }
}
