import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { looksSound } from './harness/office.ts';

useBrowser();

let desk: Visit;
beforeAll(async () => {
  desk = await colleague('reader', 'Rosa Lettrice');
});
afterAll(() => desk.close());

/** Visits are written once a minute: what the screen draws is answered in their place. */
const days = Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-${29 - at}`, count: 120 - at * 17 }));
const figures = {
  since: '2026-11-23',
  days,
  kinds: [
    { name: 'product', count: 400 },
    { name: 'listing', count: 83 },
  ],
  devices: [{ name: 'phone', count: 483 }],
  sources: [
    { name: 'search', count: 300 },
    { name: 'inside', count: 183 },
  ],
  funnel: [
    { name: 'product', count: 400 },
    { name: 'cart', count: 40 },
    { name: 'checkout', count: 21 },
    { name: 'placed', count: 12 },
    { name: 'paid', count: 10 },
  ],
};

it('visits of the last days are tables with bars, for the period that is chosen by keyboard', async () => {
  const { page } = desk;
  await openScreen(page, '/andamento', 'Andamento');
  await page.getByText(/^Pagine viste: \d/).waitFor();
  await page.getByText(/^Si contano le pagine viste, senza cookie e senza persone/).waitFor();
  await page.route('**/api/staff/figures/visits', (route) => {
    expect(route.request().postDataJSON()).toEqual({ days: 7 });
    return route.fulfill({ json: { message: figures } });
  });
  await page.getByRole('link', { name: 'Ultimi 7 giorni' }).press('Enter');
  await page.waitForURL('**/andamento?giorni=7');
  await page.getByText('Pagine viste: 483.').waitFor();
  const row = page
    .getByRole('table', { name: 'Verso l’ordine' })
    .getByRole('row', { name: /^Ordini pagati/ });
  expect(await row.innerText()).toMatch(/10$/);
  await page.getByText('Ordini pagati ogni 100 pagine di prodotto viste: 2,5.').waitFor();
  expect(await page.getByRole('table', { name: 'Giorno per giorno' }).getByRole('row').count()).toBe(8);
  await page.getByRole('row', { name: /^Motori di ricerca/ }).waitFor();
  await looksSound(page);
  expect(desk.errors).toEqual([]);
});
