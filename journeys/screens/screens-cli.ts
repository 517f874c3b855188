import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '../src/harness/find-browser.ts';
import { changedShare, drawContactSheet, type Shot, writePage } from './contact-sheet.ts';
import { type Screen, screensOf, widths } from './screens.ts';

// npm run screens: photographs fourteen screens of a running shop at three widths. In English, for developers.
const usage = `npm run screens -- [--url http://localhost:3000] [--out var/screens] [--against FOLDER]
Writes one picture a screen and width, index.html and contact-sheet.png; with --against, how much of each picture
differs from the one of that folder.`;
const repository = join(import.meta.dirname, '../..');
const quiet =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

async function productPaths(url: string): Promise<readonly [plain: string, variants: string]> {
  const answer = await fetch(`${url}/api/shop?per_page=200&is_in_stock=1&min_price=20`);
  const { products } = ((await answer.json()) as { message: Listing }).message;
  const plain = products.find(({ variants, stock }) => variants.length === 0 && stock > 20);
  const varied = products.find(({ variants }) => variants.length > 2) ?? plain;
  if (plain === undefined || varied === undefined) throw new Error(`${url} sells nothing to photograph`);
  const pathOf = ({ slug }: { slug: string }) => (slug.startsWith('/') ? slug : `/${slug}`);
  return [pathOf(plain), pathOf(varied)];
}

async function photograph(context: BrowserContext, url: string, screen: Screen, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}${screen.path}`, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: quiet });
  await screen.prepare?.(page);
  // Pictures further down load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((next) => requestAnimationFrame(next));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path, fullPage: screen.prepare === undefined });
  await page.close();
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: join(repository, 'var/screens') },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const { url, against } = values;
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const paths = await productPaths(url).catch((error: unknown) => {
  console.error(`No shop answers at ${url}: start it with npm start, or name another by --url.`, error);
  process.exit(1);
});
const found = await findBrowser(join(repository, 'node_modules/.cache/browser'));
const browser = await chromium.launch(launchOptions(found));
const shots = new Map<string, Shot[]>();
for (const width of widths) {
  const viewport = { width, height: width < 700 ? 740 : 900 };
  const context = await browser.newContext({ viewport, locale: 'it-IT', hasTouch: width < 700 });
  for (const screen of screensOf(...paths)) {
    const file = `${screen.name}-${width}`;
    const path = join(out, `${file}.png`);
    await photograph(context, url, screen, path);
    const changed =
      against === undefined ? undefined : await changedShare(join(against, `${file}.png`), path);
    const note = changed === undefined ? '' : `, ${(changed * 100).toFixed(1)} % changed`;
    const label = `${screen.name} ${width}${note}`;
    console.log(label);
    shots.set(screen.name, [...(shots.get(screen.name) ?? []), { file, label }]);
  }
  await context.close();
}
await browser.close();
const rows = [...shots.values()];
writePage(out, rows);
console.log(await drawContactSheet(out, rows));
