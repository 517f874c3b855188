import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults, hydrated, useBrowser, visit } from './harness/browse.ts';
import { focusLeaks } from './harness/keyboard.ts';
import { startShop } from './harness/start-shop.ts';

const demoFile = join(import.meta.dirname, '../../demo/content/shop.json');
const folder = mkdtempSync(join(tmpdir(), 'consent-shop-'));
const tool = (id: string, category: string) => ({
  id,
  category,
  name: `Strumento ${id}`,
  provider: 'Altri S.p.A.',
  purpose: { it: 'Conta le visite.' },
  lifetime: { it: '13 mesi' },
  hosts: ['https://altri.example'],
  script: `https://altri.example/${id}.js`,
  queue: { name: 'codaAltri', calls: [['pagina', id]] },
});

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  const file = JSON.parse(readFileSync(demoFile, 'utf8')) as Record<string, unknown>;
  for (const picture of ['logo', 'logo_on_dark', 'social']) delete file[picture];
  file['outside_tools'] = [tool('conta', 'measurement'), tool('chat', 'service')];
  file['map'] = {
    tiles: 'https://altri.example/{z}/{x}/{y}.png',
    provider: 'Mappe ETS',
    attribution: '© Mappe',
    latitude: 44.4949,
    longitude: 11.3426,
  };
  const shopFile = join(folder, 'shop.json');
  writeFileSync(shopFile, JSON.stringify(file));
  shop = await startShop({
    dataDir: join(folder, 'var'),
    environment: { MODE: 'demo', SHOP_FILE: shopFile, DEMO: 'off' },
  });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});
useBrowser();

/** A visit that answers the scripts of others with nothing, and keeps their addresses. */
async function visitShop(path: string) {
  const visitor = await visit('about:blank', { shop: shop.url });
  const asked: string[] = [];
  await visitor.page.route('https://altri.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: 'window.altri = (window.altri ?? 0) + 1;' });
  });
  await visitor.page.goto(shop.url + path);
  await hydrated(visitor.page);
  return { ...visitor, asked };
}

describe('consent to things of others', () => {
  it('nothing of theirs is asked before a choice; refusing is as easy as accepting, and holds', async () => {
    const { page, asked, close } = await visitShop('/');
    const banner = page.locator('#consent');
    await banner.waitFor();
    expect(asked).toEqual([]);
    const [refuse, accept] = await Promise.all(
      ['Rifiuta', 'Accetta tutti'].map(async (name) => {
        const button = banner.getByRole('button', { name, exact: true });
        return [await button.boundingBox(), await button.getAttribute('class')] as const;
      }),
    );
    expect([refuse?.[0]?.width, refuse?.[0]?.height, refuse?.[1]]).toEqual([
      accept?.[0]?.width,
      accept?.[0]?.height,
      accept?.[1],
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await banner.getByRole('button', { name: 'Chiudi e rifiuta' }).click();
    await banner.waitFor({ state: 'detached' });
    await page.goto(`${shop.url}/shop`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await banner.count()).toBe(0);
    expect(asked).toEqual([]);
    await close();
  });

  it('a purpose is chosen alone, its tool starts, and the choice is taken back from the foot of the page', async () => {
    const { page, asked, close } = await visitShop('/');
    const banner = page.locator('#consent');
    await banner.getByText('Scegli per scopo').click();
    await banner.getByRole('checkbox', { name: /Statistiche/ }).check();
    await banner.getByRole('button', { name: 'Salva le mie scelte' }).click();
    await expect.poll(() => asked).toEqual(['/conta.js']);
    expect(await page.evaluate(() => (globalThis as unknown as { codaAltri: unknown }).codaAltri)).toEqual([
      ['pagina', 'conta'],
    ]);
    await page.goto(`${shop.url}/pages/cart`);
    await hydrated(page);
    expect(asked).toEqual(['/conta.js']);
    await page.goto(`${shop.url}/shop`);
    await expect.poll(() => asked).toEqual(['/conta.js', '/conta.js']);
    // What happens on a page that was loaded with the consent in force is theirs, from its beginning.
    await page.goto(`${shop.url}/shop?search_term=colla`);
    await expect.poll(() => asked).toHaveLength(3);
    const events = () =>
      page.evaluate(() =>
        ((globalThis as unknown as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(
          ({ event }) => event,
        ),
      );
    await expect.poll(events).toContain('search');
    await page.getByRole('link', { name: 'Preferenze sui cookie' }).click();
    expect(await banner.getByRole('checkbox', { name: /Statistiche/ }).isChecked()).toBe(true);
    await Promise.all([
      page.waitForEvent('load'),
      banner.getByRole('button', { name: 'Rifiuta', exact: true }).click(),
    ]);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(3);
    await close();
  });
});

describe('the preferences of consent', () => {
  it.each([360, 1200])(
    'at %i px take the focus, keep it, and give it back on Escape without a choice',
    async (width) => {
      const { page, close } = await visitShop('/');
      await page.setViewportSize({ width, height: 800 });
      const banner = page.locator('#consent');
      await banner.getByRole('button', { name: 'Rifiuta', exact: true }).click();
      await banner.waitFor({ state: 'detached' });
      const opener = page.getByRole('link', { name: 'Preferenze sui cookie' });
      await opener.focus();
      await page.keyboard.press('Enter');
      await banner.waitFor();
      expect(await banner.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      expect(await focusLeaks(page, banner)).toEqual([]);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await banner.waitFor({ state: 'detached' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await close();
    },
  );
});

describe('the map of the contact page', () => {
  it('asks nobody until its button is pressed, then takes the place of the drawing', async () => {
    const { page, asked, close } = await visitShop('/pages/contact-us');
    const drawing = page.locator('figure svg').first();
    const before = await drawing.boundingBox();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Mostra la mappa interattiva' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    const map = page.locator('.leaflet-container');
    const after = await map.boundingBox();
    expect([after?.width, Math.round(after?.height ?? 0)]).toEqual([
      before?.width,
      Math.round(before?.height ?? 0),
    ]);
    expect(scripts.some((address) => address.startsWith(`${shop.url}/assets/live-map-`))).toBe(true);
    await map.getByRole('button', { name: 'Ingrandisci' }).waitFor();
    expect(await map.innerText()).toContain('© Mappe');
    await close();
  });
});

describe('the newsletter', () => {
  it('is asked for without scripts, confirmed by the mailed link, and left by one click', async () => {
    const { page, close } = await visit('/', { shop: shop.url, javaScript: false });
    await page.getByRole('link', { name: 'Newsletter' }).click();
    const email = 'ada.prova@esempio.it';
    await page.getByLabel('Il tuo indirizzo e-mail').fill(email);
    await page.getByRole('button', { name: 'Iscrivimi' }).click();
    await page.getByRole('heading', { name: 'Controlla la posta' }).waitFor();
    const mailed = async (subject: RegExp, link: RegExp) => {
      const list = await (await fetch(`${shop.url}/api/open/mail/`)).text();
      const id = new RegExp(`<a href="(\\d+)">${subject.source}`).exec(list)?.[1];
      if (id === undefined) return '';
      const text = await (await fetch(`${shop.url}/api/open/mail/${id}.txt`)).text();
      return link.exec(text)?.[0] ?? '';
    };
    const confirm = () => mailed(/Conferma l’iscrizione/, /\/pages\/confirm_subscription\?\S+/);
    await expect.poll(confirm).not.toBe('');
    await page.goto(shop.url + (await confirm()));
    await page.getByRole('button', { name: 'Sì, confermo' }).click();
    await page.getByRole('heading', { name: 'Iscrizione confermata' }).waitFor();
    const leave = () => mailed(/Benvenuto nella newsletter/, /\/api\/open\/newsletter\/\S+/);
    await expect.poll(leave).not.toBe('');
    await page.goto(shop.url + (await leave()));
    await page.getByRole('button', { name: 'Sì, disiscrivimi' }).click();
    await page.getByRole('heading', { name: 'Ti sei disiscritto' }).waitFor();
    await close();
  });

  it('is offered on the second page, after the question of consent; a no is remembered, the focus returns', async () => {
    const { page, close } = await visit('/', { shop: shop.url, popup: true });
    // A page left before it is at rest does not count, nor one at which nobody is.
    let at = 100;
    const seen = async () => {
      at += 1;
      await page.mouse.move(at, 300);
      return page.evaluate(() => sessionStorage.getItem('newsletter-popup'));
    };
    await expect.poll(seen).toBe('1');
    await page.goto(`${shop.url}/shop`);
    await expect.poll(seen).toBe('2');
    await page.locator('#consent').getByRole('button', { name: 'Rifiuta', exact: true }).click();
    await page.goto(`${shop.url}/`);
    await expect.poll(seen).toBe('3');
    const popup = page.locator('#newsletter-popup');
    await popup.waitFor({ timeout: 15_000 });
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.id)).toBe('newsletter-popup');
    expect(await focusLeaks(page, popup)).toEqual([]);
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    expect(await page.locator('dialog[open], [inert]').count()).toBe(0);
    const until = await page.evaluate(() => Number(localStorage.getItem('newsletter-popup')));
    expect((until - Date.now()) / 86_400_000).toBeCloseTo(90, 0);
    await close();
  });
});
