import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBrowser, type Visit } from './harness/browse.ts';
import { colleague, openScreen } from './harness/colleague.ts';
import { looksSound, takeBack } from './harness/office.ts';

useBrowser();

let desk: Visit;
let page: Page;
beforeAll(async () => {
  desk = await colleague('content', 'Carla Contenuti');
  ({ page } = desk);
});
afterAll(() => desk.close());

const choose = (text: string) =>
  page.getByLabel('File dei rinvii (CSV o testo)').setInputFiles({
    name: 'rinvii.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
const leads = async (path: string) => {
  const { status, headers } = await fetch(new URL(path, page.url()), { redirect: 'manual' });
  return [status, headers.get('location')];
};

it('a file of redirects is tried, its bad lines say why, and corrected it is written and taken back', async () => {
  await openScreen(page, '/struttura/rinvii', 'Rinvii');
  await choose('da;a\n/listino-di-prova;/shop\nsenza senso\n/altra-di-prova;https://altrove.example/\n');
  const bad = page.getByRole('table', { name: 'Righe da correggere: 2' });
  await bad
    .getByRole('row')
    .filter({ hasText: 'Riga 4' })
    .getByText(/porta fuori dal negozio/)
    .waitFor();
  expect(await page.getByRole('button', { name: /^Scrivi i rinvii/ }).count()).toBe(0);
  await looksSound(page);
  await choose('da;a\n/listino-di-prova;/shop\n/altra-di-prova;410\n');
  await page.getByText('Righe: 2. Rinvii che cambierebbero: 2.').waitFor();
  await looksSound(page);
  await page.getByRole('button', { name: 'Scrivi i rinvii: 2' }).press('Enter');
  await page.getByText('Rinvii scritti: 2').waitFor();
  expect(await leads('/listino-di-prova')).toEqual([301, expect.stringMatching(/\/shop$/)]);
  await takeBack(page);
  expect((await leads('/listino-di-prova'))[0]).toBe(404);
  expect(desk.errors).toEqual([]);
});
