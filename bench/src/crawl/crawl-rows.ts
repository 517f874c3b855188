import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataset, loadSettings, loadStarterContent } from '../shop/dataset.ts';
import { runShop } from '../shop/run-shop.ts';
import type { Row } from '../table.ts';
import { type CrawlFinding, crawlFindings } from './crawl-findings.ts';
import { crawlShop, type Crawled } from './crawl-shop.ts';

const large = 43_000;
/** Far more pages than the large shop has: only endless addresses get there. */
const pagesMax = 150_000;
/** Of the large shop one product of so many is read: all its listings, brands and pages are. */
const productsOfLarge = 20;
const casesShown = 5;
const settings = join(import.meta.dirname, '../../../demo/content/commerce-settings.json');

function findingRow(shop: string, { name, cases }: CrawlFinding): Row {
  for (const one of cases.slice(0, casesShown)) console.log(`  ${name}: ${one}`);
  return {
    name: `crawl of ${shop}: ${name}`,
    measured: String(cases.length),
    must: '0',
    reach: '0',
    verdict: cases.length === 0 ? 'reach' : 'below',
    detail: cases[0] ?? '',
  };
}

/** Addresses that crawlers may ask for, for each page of the sitemaps; variants name their product as canonical. */
function boundedRow(shop: string, { pages, listed, forbidden, unread, isWhole }: Crawled): Row {
  const variants = [...pages.keys(), ...unread].filter((address) => /[?&]sku=/.test(address)).length;
  const files = [...pages.keys()].filter((address) => /^\/(media|documents)\//.test(address)).length;
  const others = pages.size + unread.size - variants - files;
  const facets = [...pages.keys()].filter((address) => /[?&]f_/.test(address)).length;
  return {
    name: `crawl of ${shop}: pages asked for`,
    measured: String(pages.size),
    must: 'bounded',
    reach: 'bounded',
    verdict: isWhole && others <= 2 * listed.size + 1_000 ? 'reach' : 'below',
    detail: `${listed.size} in sitemaps, ${facets} with a filter; ${forbidden.size} linked addresses forbidden by robots.txt; ${variants} variants; ${files} pictures and documents; ${unread.size} products and variants linked, but not read`,
  };
}

async function crawlShopOf(
  name: string,
  dataDir: string,
  { demo, oneIn }: { readonly demo: 'on' | 'off'; readonly oneIn: number },
  report: (row: Row) => void,
): Promise<void> {
  const shop = await runShop(dataDir, { DEMO: demo });
  try {
    const crawled = await crawlShop(`http://127.0.0.1:${shop.port}`, pagesMax, oneIn);
    report(boundedRow(name, crawled));
    for (const finding of crawlFindings(crawled)) report(findingRow(name, finding));
  } finally {
    await shop.stop();
  }
}

/** Our own crawler walks the demo shop and one of 43,000 products, as a search engine does. */
export async function measureCrawl(report: (row: Row) => void, only: string | undefined): Promise<void> {
  const demoDir = mkdtempSync(join(tmpdir(), 'casamaestra-crawl-'));
  try {
    if (only !== 'large') await crawlShopOf('the demo', demoDir, { demo: 'on', oneIn: 1 }, report);
    if (only === 'demo') return;
    const { dataDir } = await dataset(large);
    await loadSettings(settings, dataDir);
    await loadStarterContent(dataDir);
    await crawlShopOf('43,000 products', dataDir, { demo: 'off', oneIn: productsOfLarge }, report);
  } finally {
    rmSync(demoDir, { recursive: true, force: true });
  }
}
