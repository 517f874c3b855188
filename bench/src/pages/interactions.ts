import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { median } from '../median.ts';
import { atMost, type Row } from '../table.ts';

const runs = 5;
/** As Lighthouse slows a phone down. */
const slowdown = 4;
const must_ms = 100;
const reach_ms = 50;
/** Long enough for the frame that answers, at that slowdown. */
const settled_ms = 1_000;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What the shopper did before; it is not measured. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the shopper does, up to what is seen of it. */
  readonly act: (page: Page) => Promise<void>;
}

/** A finger on the middle of what is named; unlike a tap of Playwright it runs no scripts in the page while it waits. */
async function touch(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = await target.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(settled_ms);
}

const filterButton = (page: Page): Locator => page.locator('main [popovertarget]:visible').first();

const interactionsWith = (product: string): readonly Interaction[] => [
  {
    name: 'open the menu',
    path: '/',
    act: async (page) => {
      await touch(page, page.locator('.site-menu-button'));
      await page.locator('#site-menu:popover-open').waitFor();
    },
  },
  {
    name: 'type into the search',
    path: '/',
    act: async (page) => {
      await page.locator('#site-search-term').pressSequentially('trapano', { delay: 120 });
      await page.locator('#site-search-list [role=option]').first().waitFor();
    },
  },
  {
    name: 'open the filters',
    path: '/shop',
    act: async (page) => {
      await touch(page, filterButton(page));
      await page.locator('main [popover]:popover-open').waitFor();
    },
  },
  {
    name: 'tick a filter',
    path: '/shop',
    before: (page) => touch(page, filterButton(page)),
    act: async (page) => {
      await touch(page, page.locator('main [popover] label:has(input[type=checkbox]):visible').first());
      await page.waitForURL(/\?/);
    },
  },
  {
    name: 'add to the cart',
    path: product,
    act: async (page) => {
      const button = page.locator('#acquista').getByRole('button', { name: 'Aggiungi al carrello' });
      await touch(page, button.first());
      await page.locator('#cart-drawer dialog[open] li').first().waitFor();
    },
  },
];

/** Of the slowest tap or key of a visit: ms to the next frame, and how many of them the page's own scripts took. */
interface Answer {
  readonly frame_ms: number;
  readonly script_ms: number;
}

/** CPU time of the page's main thread, in ms: unlike the frame it hardly depends on what else the machine does. */
interface Spent {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

async function spent(devtools: CDPSession): Promise<Spent> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    all: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  };
}

/** The slowest of all a shopper did on a page (Event Timing). */
async function slowest(
  { path, before, act }: Interaction,
  open: () => Promise<Page>,
  url: string,
): Promise<Answer & { readonly cpu: Spent }> {
  const page = await open();
  await page.addInitScript(() => {
    interface Timing extends PerformanceEntry {
      readonly interactionId: number;
      readonly processingStart: number;
      readonly processingEnd: number;
    }
    const seen: Answer[] = [];
    Object.assign(globalThis, { interactionTimes: seen });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries() as Timing[])
        if (interactionId > 0) seen.push({ frame_ms: duration, script_ms: processingEnd - processingStart });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
  await before?.(page);
  await page.evaluate(() =>
    (globalThis as unknown as { interactionTimes: Answer[] }).interactionTimes.splice(0),
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = await spent(devtools);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await act(page);
  // An entry comes with the frame after; times under 16 ms have none.
  const answers = await page.evaluate(
    () =>
      new Promise<Answer[]>((done) => {
        const seen = (globalThis as unknown as { interactionTimes: Answer[] }).interactionTimes;
        setTimeout(() => done(seen), 500);
      }),
  );
  const end = await spent(devtools);
  await page.context().close();
  const known = { frame_ms: 16, script_ms: 0 };
  const worst = answers.reduce((one, other) => (other.frame_ms > one.frame_ms ? other : one), known);
  const cpu = {
    all: end.all - start.all,
    script: end.script - start.script,
    style: end.style - start.style,
    layout: end.layout - start.layout,
  };
  return { ...worst, cpu };
}

/** How soon the page answers a tap or key on a phone with a quarter of this machine's CPU; medians of five visits. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  product: string,
  report: (row: Row) => void,
): Promise<void> {
  const open = async () => {
    const viewport = { width: 360, height: 780 };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, locale: 'it-IT' });
    return context.newPage();
  };
  for (const interaction of interactionsWith(product)) {
    const answers: Awaited<ReturnType<typeof slowest>>[] = [];
    for (let round = 0; round < runs; round += 1) answers.push(await slowest(interaction, open, url));
    const frame = median(answers.map(({ frame_ms }) => frame_ms));
    const script = median(answers.map(({ script_ms }) => script_ms));
    const cpu = (part: keyof Spent) => median(answers.map((answer) => answer.cpu[part])).toFixed(0);
    report({
      name: `answer on a phone: ${interaction.name}`,
      measured: `${frame.toFixed(0)} ms`,
      must: `${must_ms} ms`,
      reach: `${reach_ms} ms`,
      verdict: atMost(frame, must_ms, reach_ms),
      detail:
        `to the next frame at ${slowdown} times less CPU, ${script.toFixed(0)} ms of it scripts of the page; visits: ` +
        `${answers.map(({ frame_ms }) => frame_ms.toFixed(0)).join(', ')}; CPU of the page until it is at rest: ` +
        `${cpu('all')} ms (scripts ${cpu('script')}, styles ${cpu('style')}, layout ${cpu('layout')})`,
    });
  }
}
