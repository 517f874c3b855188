import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, useBrowser, type Visit } from './harness/browse.ts';
import { colleague } from './harness/colleague.ts';
import { euros, oneProduct } from './harness/goods.ts';
import { shopUrl } from './harness/shop-of-worker.ts';

useBrowser();

const name = `vetrina-${Date.now() % 1_000_000}`;
const file = `pages/${name}.it.md`;
const text = (body: string) => `---\ntitle: La vetrina\nroute: web-page/${name}\n---\n\n${body}\n`;

let desk: Visit;
let page: Page;
let frame: FrameLocator;
beforeAll(async () => {
  desk = await colleague('content', 'Carla Testi');
  ({ page } = desk);
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto(`/gestione/contenuti/modifica?file=${encodeURIComponent(file)}&nuovo`);
  await page.getByRole('heading', { level: 1, name: file }).waitFor();
  frame = page.frameLocator('iframe:not([inert])');
});
afterAll(() => desk.close());

const pane = () => page.getByRole('region', { name: 'Anteprima nel negozio' });
const write = (body: string) => page.getByLabel('Testo del file').fill(text(body));

type Prices = Readonly<Record<string, unknown>>;

/** Plans other prices of an article from its page in the back office; what it had. */
async function plan(manager: Page, sku: string, change: Prices): Promise<Prices> {
  const call = (name: string, input: object) =>
    manager.evaluate(
      async ([path, body]) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (!answer.ok) throw new Error(await answer.text());
        return ((await answer.json()) as { message: unknown }).message;
      },
      [`/api/staff/${name}`, JSON.stringify(input)] as const,
    );
  const { rows } = (await call('products/list', { text: sku })) as { rows: { id: number }[] };
  const product = (await call('products/read', { id: rows[0]?.id })) as {
    variants: { sku: string; prices: Prices }[];
  };
  const from = product.variants.find((one) => one.sku === sku)?.prices ?? {};
  await call('prices/save', { sku, from, to: { ...from, ...change } });
  return from;
}

describe('the shop beside the editor', () => {
  it('shows the text as it is typed, at the address it will have, while the shop does not have it', async () => {
    await write('Un tavolo **pieghevole** per il balcone.');
    await frame.getByText('pieghevole').waitFor();
    await frame.getByText('nel negozio non si vede ancora nulla').waitFor();
    await pane().getByText('nel negozio non è cambiato nulla').waitFor();
    expect((await fetch(`${shopUrl()}/web-page/${name}`)).status).toBe(404);
    await write('Una sedia **impilabile**.');
    await frame.getByText('impilabile').waitFor();
  });

  it('keeps the last sound text while the one typed has a mistake, and says what is missing', async () => {
    await page.getByLabel('Testo del file').fill('---\ntitle: [\n---\n');
    await pane().getByText('si vede l’ultima versione senza errori').waitFor();
    expect(await page.getByText(/^Riga \d+: /).count()).toBe(1);
    expect(await frame.getByText('impilabile').count()).toBe(1);
    await write('Una sedia **impilabile**.');
    await pane().getByText('nel negozio non è cambiato nulla').waitFor();
  });

  it('is as wide as a phone or a computer', async () => {
    const width = () => frame.locator('html').evaluate(() => innerWidth);
    await pane().getByRole('button', { name: 'Telefono' }).press('Enter');
    await expect.poll(width).toBe(390);
    await pane().getByRole('button', { name: 'Computer' }).press('Enter');
    await expect.poll(width).toBe(1280);
  });

  it('links stay in it, what buys or leaves does nothing, and the way back leads to the text', async () => {
    await frame.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().press('Enter');
    await frame.getByRole('heading', { level: 1, name: /privacy/i }).waitFor();
    await frame.getByText('nel negozio non si vede ancora nulla').waitFor();
    await frame
      .getByRole('link', { name: /^Carrello/ })
      .first()
      .press('Enter');
    await frame.getByText('Qui l’anteprima si ferma').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await pane().getByRole('button', { name: 'Torna a ciò che scrivi' }).press('Enter');
    await frame.getByText('impilabile').waitFor();
  });

  it('shows what is published at a moment, drafts left out', async () => {
    await pane().getByRole('button', { name: 'Come pubblicato' }).press('Enter');
    await pane().getByText('Non c’è ancora nulla di salvato').waitFor();
    await page
      .getByLabel('Testo del file')
      .fill(text('Dal **2099**.').replace('title:', 'from: 2099-01-01\ntitle:'));
    await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
    await page.getByText(/^Salvato: versione/).waitFor();
    await frame.getByText('Pagina non trovata').or(frame.getByText('non c’è')).first().waitFor();
    await pane()
      .getByLabel(/^Quando/)
      .fill('2099-01-02T10:00');
    await frame.getByText('Dal 2099').waitFor();
    await frame.getByText(/com’è pubblicato per il 2 gennaio 2099/).waitFor();
    expect((await fetch(`${shopUrl()}/web-page/${name}`)).status).toBe(404);
    await page.keyboard.press('Escape');
  });

  it('shows goods at the prices planned for that moment, and says what is of now', async () => {
    const manager = await colleague('manager', 'Mara Prezzi');
    await manager.page.goto('/gestione/prodotti');
    const goods = await oneProduct();
    const price = Math.round(goods.min_price * 90) / 100;
    const before = await plan(manager.page, goods.sku, {
      sale_price: price,
      sale_from: '2098-12-31T23:00:00Z',
      sale_to: '2099-03-01T00:00:00Z',
    });
    await page
      .getByLabel('Testo del file')
      .fill(text(`Dal **2099**. [La scheda](/${goods.slug})`).replace('title:', 'from: 2099-01-01\ntitle:'));
    await page.getByRole('button', { name: 'Salva', exact: true }).press('Enter');
    const link = frame.getByRole('link', { name: 'La scheda' });
    await link.press('Enter');
    await frame.getByRole('heading', { level: 1, name: goods.name }).waitFor();
    await frame.getByText(euros(price)).first().waitFor();
    await frame.getByText('Elenchi, filtri, ricerca e carrello contano i prodotti di adesso').waitFor();
    expect(await (await fetch(`${shopUrl()}/${goods.slug}`)).text()).not.toContain(euros(price));
    await pane().getByRole('button', { name: 'Torna a ciò che scrivi' }).press('Enter');
    await link.waitFor();
    await plan(manager.page, goods.sku, {
      sale_price: before['sale_price'],
      sale_from: before['sale_from'],
      sale_to: before['sale_to'],
    });
    await manager.close();
  });

  it('has a sheet of its own where there is no room beside the text', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'Mostra l’anteprima nel negozio' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Telefono' }).waitFor();
    await frame.getByText('impilabile').or(frame.getByText('Dal 2099')).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('the sheet, which covers the text, lists what is missing itself', async () => {
    await page.getByLabel('Testo del file').fill('---\ntitle: [\n---\n');
    await page.getByText(/^Riga \d+: /).waitFor();
    await page.getByRole('button', { name: 'Mostra l’anteprima nel negozio' }).press('Enter');
    const listed = page.getByRole('dialog').getByText(/^Riga \d+: /);
    await expect.poll(() => listed.count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByLabel('Testo del file').fill(text('Dal **2099**.'));
  });

  it('an address of it opens nothing outside of the back office', async () => {
    await page.setViewportSize({ width: 1600, height: 1000 });
    const address = await page.locator('iframe:not([inert])').getAttribute('src');
    const tab = await page.context().newPage();
    await tab.goto(address ?? '');
    await tab.getByRole('heading', { name: 'L’anteprima si apre nel gestionale' }).waitFor();
    const answer = await fetch(address ?? '', {
      headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' },
    });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Anteprima scaduta')]);
    await tab.close();
    expect(desk.errors.filter((error) => !/403|404/.test(error))).toEqual([]);
  });

  it('opens the footer where it stands', async () => {
    await page.goto('/gestione/contenuti/modifica?file=footer.yaml');
    const seen = () =>
      frame
        .getByRole('contentinfo')
        .evaluate((footer) => footer.getBoundingClientRect().bottom <= innerHeight + 1);
    await expect.poll(seen).toBe(true);
    expect(await pane().getByRole('button', { name: 'Torna a ciò che scrivi' }).count()).toBe(0);
  });
});
