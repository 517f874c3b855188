import type { Browser, Page } from 'playwright-core';
import { median } from '../median.ts';
import { atMost, type Row } from '../table.ts';

const runs = 5;
/** As Lighthouse slows a phone down. */
const slowdown = 4;
const must_ms = 100;
const reach_ms = 50;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** What the shopper does, up to what is seen of it. */
  readonly act: (page: Page) => Promise<void>;
}

const interactionsWith = (product: string): readonly Interaction[] => [
  {
    name: 'open the menu',
    path: '/',
    act: async (page) => {
      await page.locator('.site-menu-button').tap();
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
    name: 'tick a filter',
    path: '/shop',
    act: async (page) => {
      await page.locator('main [popovertarget]:visible').first().tap();
      await page.locator('main [popover] label:has(input[type=checkbox]):visible').first().tap();
      await page.waitForURL(/\?/);
    },
  },
  {
    name: 'add to the cart',
    path: product,
    act: async (page) => {
      await page.locator('#acquista').getByRole('button', { name: 'Aggiungi al carrello' }).first().tap();
      await page.locator('#cart-drawer dialog[open] li').first().waitFor();
    },
  },
];

/** Of the slowest tap or key of a visit: ms to the next frame, and how many of them the page's own scripts took. */
interface Answer {
  readonly frame_ms: number;
  readonly script_ms: number;
}

/** The slowest of all a shopper did on a page (Event Timing). */
async function slowest({ path, act }: Interaction, open: () => Promise<Page>, url: string): Promise<Answer> {
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
  const devtools = await page.context().newCDPSession(page);
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
  await page.context().close();
  const known = { frame_ms: 16, script_ms: 0 };
  return answers.reduce((worst, one) => (one.frame_ms > worst.frame_ms ? one : worst), known);
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
    const answers: Answer[] = [];
    for (let round = 0; round < runs; round += 1) answers.push(await slowest(interaction, open, url));
    const frame = median(answers.map(({ frame_ms }) => frame_ms));
    const script = median(answers.map(({ script_ms }) => script_ms));
    report({
      name: `answer on a phone: ${interaction.name}`,
      measured: `${frame.toFixed(0)} ms`,
      must: `${must_ms} ms`,
      reach: `${reach_ms} ms`,
      verdict: atMost(frame, must_ms, reach_ms),
      detail:
        `to the next frame at ${slowdown} times less CPU, ${script.toFixed(0)} ms of it scripts of the page; visits: ` +
        answers.map(({ frame_ms }) => frame_ms.toFixed(0)).join(', '),
    });
  }
}
