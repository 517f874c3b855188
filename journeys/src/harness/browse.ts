import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { shopUrl, bankUrl } from './shop-of-worker.ts';

let browser: Browser | undefined;

/** Opens one browser for the tests of a file, with more of its switches if they need any, and closes it afterwards. */
export function useBrowser(...switches: readonly string[]): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('browserPath'),
      env: { ...process.env, ...inject('browserEnvironment') },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page opens in the process its tab began with: a third quicker than in one of its own.
        '--process-per-site',
        '--renderer-process-limit=1',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...switches,
      ],
    });
  });
  afterAll(async () => browser?.close());
}

export interface Visit {
  readonly page: Page;
  /** Script errors and console errors since the page was opened. */
  readonly errors: string[];
  /** Requests to hosts other than the shop's and its bank's. */
  readonly foreign: string[];
  readonly close: () => Promise<void>;
}

export interface VisitOptions {
  readonly width?: number;
  readonly height?: number;
  readonly javaScript?: boolean;
  readonly reducedMotion?: boolean;
  /** Lets the page install its service worker, whose requests `page.route` does not see. */
  readonly serviceWorker?: boolean;
  /** Contents of browser storage before the first page, as JSON values. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** BCP 47 tag of the browser's language; Italian by default. */
  readonly locale?: string;
  /** Lets the window come that offers the newsletter. */
  readonly popup?: boolean;
  /** URL of another shop than the shared one. */
  readonly shop?: string;
}

let visitors = 0;

/** A network address no other visitor of this process has, since limits count by address. */
export function freshAddress(): string {
  visitors += 1;
  return `10.${process.pid & 255}.${visitors >> 8}.${visitors & 255}`;
}

/** The window that offers the newsletter would come over whatever a journey does. */
const refusePopup = `if (location.protocol.startsWith('http')) localStorage.setItem('newsletter-popup', '9000000000000000');`;

/** Opens a new visitor's page: own address, cookies and storage, Italian, the given width in CSS pixels. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
  if (!browser) throw new Error('call useBrowser() in the test file');
  const shop = options.shop ?? shopUrl();
  const entries = Object.entries(options.stored ?? {});
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1200, height: options.height ?? 900 },
    locale: options.locale ?? 'it-IT',
    javaScriptEnabled: options.javaScript ?? true,
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    reducedMotion: options.reducedMotion === false ? 'no-preference' : 'reduce',
    baseURL: shop,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    // Costs a page of its own.
    ...(entries.length > 0 && {
      storageState: {
        cookies: [],
        origins: [
          {
            origin: shop,
            localStorage: entries.map(([name, value]) => ({ name, value: JSON.stringify(value) })),
          },
        ],
      },
    }),
  });
  if (!options.popup) await context.addInitScript(refusePopup);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(bankUrl())) return;
    if (!url.startsWith(shop) && !url.startsWith('data:') && !url.startsWith('blob:')) foreign.push(url);
  });
  await page.goto(path);
  return { page, errors, foreign, close: () => context.close() };
}

/** Waits until the page is hydrated, where scripts run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AccessibilityScope {
  /** Selector of the part that is looked at; by default the whole page. */
  readonly within?: string;
  /** Contrast is half the work, and the same at every width with the same style sheet. */
  readonly contrast?: boolean;
}

/** Runs all A and AA rules of axe-core, target size included; returns the violations as readable lines. */
export async function accessibilityFaults(
  page: Page,
  { within = 'html', contrast = true }: AccessibilityScope = {},
): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, withContrast]) => {
      const engine = (
        globalThis as unknown as {
          axe: {
            run: (
              context: string,
              options: object,
            ) => Promise<{
              violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
            }>;
          };
        }
      ).axe;
      const result = await engine.run(selector, {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: withContrast } },
        // Only faults are read; style sheets and videos are asked for again by rules of none of these levels.
        resultTypes: ['violations'],
        preload: false,
      });
      return result.violations.flatMap((rule) =>
        rule.nodes.map(
          (node) => `${rule.id}: ${rule.help}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`,
        ),
      );
    },
    [within, contrast] as const,
  );
}

/** Width in CSS pixels by which the page scrolls sideways: 0 when it fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
