import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser, launchOptions } from '../src/harness/find-browser.ts';
import { acceptPicture, compareWithAccepted } from './compare-pictures.ts';
import { drawContactSheet, type Shot, writePage } from './contact-sheet.ts';
import { type Screen, screensOf, widths } from './screens.ts';

// npm run screens: photographs fourteen screens of a running shop at three widths and compares them with the accepted
// pictures. In English, for developers.
const usage = `npm run screens -- [--url http://localhost:3000] [--out var/screens] [--update] [--against FOLDER]
Writes one picture a screen and width, index.html and contact-sheet.png. Ends with 1 when a screen differs from its
accepted picture in journeys/screens/accepted, or in the folder named; what differs is red in index.html. --update
accepts the screens as they are. Compare on the machine that accepted them, with a demo shop loaded anew: type and the
order of best sellers differ elsewhere.`;
const repository = join(import.meta.dirname, '../..');
// A picture of a whole page shows also what is laid out only when it comes near.
const quiet =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}' +
  'body *{content-visibility:visible!important}';

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
      await new Promise((next) => setTimeout(next, 20));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      const shown =
        picture.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return !shown || picture.complete;
    }),
  );
  await page.screenshot({ path, fullPage: screen.prepare === undefined });
  await page.close();
}

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: join(repository, 'var/screens') },
    against: { type: 'string', default: join(import.meta.dirname, 'accepted') },
    update: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const { url, update } = values;
const [out, against] = [resolve(values.out), resolve(values.against)];
for (const folder of [out, against]) mkdirSync(folder, { recursive: true });
const paths = await productPaths(url).catch((error: unknown) => {
  console.error(`No shop answers at ${url}: start it with npm start, or name another by --url.`, error);
  process.exit(1);
});

/** Share of a screen that may differ: a price, a date, the pieces left. */
const allowed = 0.01;

/** A picture beside its accepted one; with --update it becomes that. */
async function compared(file: string, name: string, path: string): Promise<Shot> {
  const accepted = join(against, `${file}.webp`);
  if (update) await acceptPicture(path, accepted);
  const difference = `${file}-difference.png`;
  rmSync(join(out, difference), { force: true });
  const found = await compareWithAccepted(path, accepted);
  if (found === undefined) return { file, label: `${name}, never accepted` };
  const label = `${name}, ${(found.share * 100).toFixed(1)} % differs`;
  if (found.share <= allowed) return { file, label };
  writeFileSync(join(out, difference), found.picture);
  return { file, label, difference };
}

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
    const shot = await compared(file, `${screen.name} ${width}`, path);
    console.log(shot.label);
    shots.set(screen.name, [...(shots.get(screen.name) ?? []), shot]);
  }
  await context.close();
}
await browser.close();
const rows = [...shots.values()];
writePage(out, rows);
console.log(await drawContactSheet(out, rows));
const changed = rows.flat().filter(({ difference }) => difference !== undefined);
if (changed.length > 0) {
  console.error(`${changed.length} screens differ from the accepted ones: ${join(out, 'index.html')}`);
  process.exit(1);
}
