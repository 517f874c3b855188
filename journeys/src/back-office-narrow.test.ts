import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';

useBrowser();

let desk: Visit;
let page: Page;
beforeAll(async () => {
  desk = await colleague('owner', 'Nora Stretta');
  ({ page } = desk);
  await page.setViewportSize({ width: 360, height: 800 });
});
afterAll(() => desk.close());

/** Pixels by which what stands on a screen reaches over its edge; wide tables scroll in a frame of their own. */
const overEdge = (): Promise<number> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    return main === null ? -1 : main.scrollWidth - main.clientWidth;
  });

it.each([
  '/prodotti',
  '/prodotti/1',
  '/prodotti/nuovo',
  '/ordini/nuovo',
  '/buoni/nuovo',
  '/impostazioni',
  '/impostazioni/consegna',
  '/impostazioni/consegna/nuova',
  '/impostazioni/mail',
  '/impostazioni/iva',
  '/impostazioni/azienda',
  '/impostazioni/limiti',
  '/raee',
  '/pagamenti',
  '/struttura',
  '/immagini',
  '/contenuti/modifica?file=home.yaml',
  '/clienti',
  '/rimborsi',
  '/banca',
  '/collegamenti',
  '/ricerca',
  '/persone',
])('%s fits on a phone: its columns stand one below the other', async (path) => {
  await page.goto(`${new URL(page.url()).origin}/gestione${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await overEdge()).toBe(0);
});
