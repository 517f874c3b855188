import { measureAbuse } from './attack/abuse.ts';
import { measureHostile } from './attack/hostile.ts';
import { measureBackOffice } from './back-office/back-office-rows.ts';
import { measureCluster } from './cluster/faults/measure-cluster.ts';
import { measureCrawl } from './crawl/crawl-rows.ts';
import { measureFaults } from './faults/faults.ts';
import { measureFound } from './found/found-rows.ts';
import { measureLarge } from './large/large-rows.ts';
import { measurePages } from './pages/page-rows.ts';
import { measureAgainstFormer } from './rows/former-rows.ts';
import { measureEngine, measureRelevance } from './rows/engine-rows.ts';
import { measurePurchase } from './rows/purchase-rows.ts';
import { measureDemoMemory, measureImport, measureShop } from './rows/shop-rows.ts';
import { measureTraces } from './rows/trace-rows.ts';
import { renderTable, type Row } from './table.ts';

/**
 * npm run bench [-- PART …] [--seconds N] [--only WORDS]: every measurement of the shop compared with a bare
 * server, as one table. Parts: engine, relevance, shop, purchase, faults, demo, import, abuse, hostile,
 * pages, crawl, found, backoffice, large, traces, cluster,
 * former; default: all but large, cluster and former. `--products N`: how many the part `large` has (1,000,000). `--from REF`:
 * the version that the part `former` measures beside this one, and that the cluster's rollout begins with (the commit before).
 * `--only` selects faults by words in their name, and the shop that is crawled (demo, large).
 */
const parts = [
  'relevance',
  'shop',
  'purchase',
  'faults',
  'demo',
  'import',
  'engine',
  'abuse',
  'hostile',
  'pages',
  'crawl',
  'found',
  'backoffice',
  'large',
  'traces',
  'cluster',
  'former',
] as const;
type Part = (typeof parts)[number];
/** Need minutes and gigabytes, or packages of Debian: only when they are named. */
const onlyNamed: ReadonlySet<Part> = new Set(['large', 'cluster', 'former'] as const);

const words = process.argv.slice(2);
const option = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const seconds = Number(option('--seconds') ?? 8);
/** Growing memory shows within two minutes. */
const abuseSeconds = 120;
const only = option('--only');
const named = words.filter((word, index) => !word.startsWith('--') && !words[index - 1]?.startsWith('--'));
const options = new Set(['--seconds', '--products', '--from', '--only']);
const unknown = words.filter((word) =>
  word.startsWith('--') ? !options.has(word) : named.includes(word) && !parts.includes(word as Part),
);
if (unknown.length > 0 || !(seconds > 0)) {
  console.error(
    `Usage: npm run bench [-- ${parts.join('|')} …] [--seconds N] [--only WORDS] [--products N] [--from REF]`,
  );
  process.exit(2);
}

const rows: Row[] = [];
const report = (row: Row) => {
  rows.push(row);
  console.log(`${row.name}: ${row.measured} (must ${row.must}) ${row.detail}`);
};
const measures: Record<Part, () => Promise<void>> = {
  relevance: async () => report(await measureRelevance()),
  shop: () => measureShop(seconds, report),
  purchase: () => measurePurchase(seconds, report),
  faults: () => measureFaults(report, only),
  demo: async () => report(await measureDemoMemory()),
  import: async () => report(await measureImport()),
  engine: () => measureEngine(report),
  abuse: () => measureAbuse(Number(option('--seconds') ?? abuseSeconds), report),
  hostile: async () => report(await measureHostile()),
  pages: () => measurePages(report),
  crawl: () => measureCrawl(report, only),
  found: () => measureFound(report),
  backoffice: () => measureBackOffice(report),
  large: () => measureLarge(Number(option('--products') ?? 1_000_000), report),
  traces: () => measureTraces(seconds, report),
  cluster: () => measureCluster(report, { only, from: option('--from') }),
  former: () => measureAgainstFormer(option('--from') ?? 'HEAD^', seconds, report),
};
for (const part of parts) {
  if (named.length > 0 ? !named.includes(part) : onlyNamed.has(part)) continue;
  console.log(`\n${part}…`);
  await measures[part]();
}
console.log(`\n${renderTable(rows)}`);
process.exit(rows.some((row) => row.verdict === 'below') ? 1 : 0);
