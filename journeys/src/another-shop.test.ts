import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, useBrowser, visit } from './harness/browse.ts';
import { startShop } from './harness/start-shop.ts';
import { serviceProgram } from '../../scripts/bootstrap/service-program.mjs';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'another-shop-'));
const address = {
  street: 'Corso Umberto 3',
  postcode: '73100',
  town: 'Lecce',
  province: 'LE',
  country: 'IT',
};
const hours = [{ from: 'mon', to: 'fri', opens: '10:00', closes: '12:00' }];
const file = {
  name: 'Ferramenta Rossi',
  company: { name: 'Rossi S.n.c.', vat_number: '12345670785', register: 'REA LE-123456', address },
  contacts: {
    phone: '+39 0832 111222',
    phone_hours: hours,
    email: 'info@rossi.test',
    assistance_email: 'aiuto@rossi.test',
    withdrawal_email: 'recessi@rossi.test',
    privacy_email: 'privacy@rossi.test',
    pec: 'rossi@pec.rossi.test',
  },
  home: {
    title: { it: 'Ferramenta Rossi: viti e colle' },
    description: { it: 'La ferramenta di Lecce.' },
    heading: { it: 'Ferramenta Rossi' },
  },
  colours: { primary: '#1b4f8f' },
  logo: 'insegna.svg',
};

const environment = { MODE: 'demo', SHOP_FILE: join(folder, 'shop.json'), DEMO: 'off' };
/** Runs `npm run content` on this shop and gives what it printed. */
async function content(...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [serviceProgram('content-cli'), ...words], {
    env: { ...environment, DATA_DIR: join(folder, 'var') },
  });
  return stdout.trim();
}

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  writeFileSync(environment.SHOP_FILE, JSON.stringify(file));
  writeFileSync(join(folder, 'insegna.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>');
  const site = join(folder, 'site');
  await content('start', site);
  mkdirSync(join(site, 'pages'), { recursive: true });
  const page = (title: string, head: string) => `---\ntitle: ${title}\n${head}---\n\n${title} per tutti.\n`;
  writeFileSync(join(site, 'pages/saldi.it.md'), page('Saldi', 'from: 2099-07-04\n'));
  writeFileSync(join(site, 'pages/bozza.it.md'), page('Bozza', 'status: draft\n'));
  writeFileSync(
    join(site, 'notice.yaml'),
    [
      'notices:',
      '  - text: Estate del 2099',
      '    from: 2099-07-01',
      '  - text: <b>Ordini</b> & ritiri anche oggi',
      '    url: /web-page/spedizioni',
      '',
    ].join('\n'),
  );
  await content('import', site, '--yes');
  shop = await startShop({ dataDir: join(folder, 'var'), environment });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

useBrowser();

const page = async (path: string) =>
  (await fetch(shop.url + path, { headers: { accept: 'text/html' } })).text();

describe('a new shop that loaded the starter set', () => {
  it.each([
    'privacy',
    'condizioni-di-vendita',
    'resi-e-recesso',
    'spedizioni',
    'pagamenti',
    'cookie',
    'garanzia',
  ])('has the page %s', async (name) => {
    const answer = await fetch(`${shop.url}/web-page/${name}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(html).not.toContain('{{');
  });

  it('has a footer with terms and privacy, and a home page with what it promises', async () => {
    const html = await page('/');
    expect(html).toContain('href="/web-page/condizioni-di-vendita"');
    expect(html).toContain('href="/web-page/privacy"');
    expect(html).toContain('14 giorni per ripensarci');
  });
});

describe('content of this shop', () => {
  it('is shown at a moment to come, drafts too, to who opened a link of preview, under a bar that leads out', async () => {
    const { page: tab, close } = await visit('/', { shop: shop.url, width: 360, javaScript: false });
    const bar = tab.getByRole('status').filter({ hasText: 'Anteprima' });
    expect(await bar.count()).toBe(0);
    for (const path of ['/web-page/saldi', '/web-page/bozza'])
      expect((await tab.goto(shop.url + path))?.status()).toBe(404);
    const link = new URL(await content('preview', '--at', '2099-07-10T09:00'));
    await tab.goto(shop.url + link.pathname + link.search);
    expect(await bar.textContent()).toContain('10 luglio 2099');
    expect(await tab.getByText('Estate del 2099').isVisible()).toBe(true);
    for (const [path, title] of [
      ['/web-page/saldi', 'Saldi'],
      ['/web-page/bozza', 'Bozza'],
    ] as const) {
      const answer = await tab.goto(shop.url + path);
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([
        200,
        expect.stringContaining('no-store'),
      ]);
      expect(await tab.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      expect(await bar.isVisible()).toBe(true);
    }
    await bar.getByRole('link', { name: 'Esci dall’anteprima' }).click();
    expect(await bar.count()).toBe(0);
    expect((await tab.goto(`${shop.url}/web-page/saldi`))?.status()).toBe(404);
    expect(await (await fetch(`${shop.url}/web-page/saldi`)).text()).not.toContain('per tutti');
    await close();
  });

  it('a link of preview that somebody altered opens nothing and says so', async () => {
    const link = new URL(await content('preview', '--at', '2099-07-10T09:00'));
    const token = link.searchParams.get('token') ?? '';
    for (const altered of [token.replace(/^\d/, '9'), `${token}A`, token.slice(0, -1), '', '1.2.3']) {
      const answer = await fetch(`${shop.url}${link.pathname}?token=${altered}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
      expect(await answer.text()).toContain('non vale più');
    }
  });

  it('the line above each page is text, leads somewhere, and stays closed once it was closed', async () => {
    const { page: tab, close } = await visit('/', { shop: shop.url });
    await hydrated(tab);
    const notice = tab.getByRole('complementary').filter({ hasText: 'ritiri anche oggi' });
    expect(await notice.getByRole('link').textContent()).toBe('<b>Ordini</b> & ritiri anche oggi');
    expect(await notice.getByRole('link').getAttribute('href')).toBe('/web-page/spedizioni');
    await notice.getByRole('button').click();
    await expect.poll(() => notice.isVisible()).toBe(false);
    await tab.goto(`${shop.url}/web-page/privacy`);
    expect(await notice.isVisible()).toBe(false);
    // For seven days, then it is told again.
    const context = tab.context();
    const closed = (await context.cookies()).find(({ name }) => name === 'notice');
    const days = ((closed?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days > 6.99 && days <= 7).toBe(true);
    await context.clearCookies({ name: 'notice' });
    await tab.reload();
    expect(await notice.isVisible()).toBe(true);
    await close();
  });

  it('an unknown address leads to what its words may mean, without scripts', async () => {
    const { page: tab, close } = await visit('/', { shop: shop.url, javaScript: false, width: 360 });
    expect((await tab.goto(`${shop.url}/info/spedizioni-e-consegne.html`))?.status()).toBe(404);
    const near = tab.getByRole('navigation', { name: 'Cercavi forse' });
    await near
      .getByRole('link', { name: /spedi|consegn/i })
      .first()
      .click();
    expect((await tab.reload())?.status()).toBe(200);
    await close();
  });
});

describe('a shop with its own shop file', () => {
  it.each(['/', '/shop', '/pages/cart', '/pages/checkout', '/pages/login', '/pages/recesso', '/non-esiste'])(
    '%s names this shop and no other',
    async (path) => {
      const html = await page(path);
      expect(html).not.toMatch(/casamaestra/i);
      expect(html).toMatch(/<title>[^<]*Ferramenta Rossi/);
      expect(html).toContain('Rossi S.n.c.</strong> – Corso Umberto 3, 73100 Lecce (LE)');
      expect(html).toContain('da lunedì a venerdì 10.00–12.00');
      expect(html).toContain(':root{color-scheme:light;--mattone:#1b4f8f}');
    },
  );

  it('shows its logo at its own proportions', async () => {
    const [, src = ''] =
      /<img src="(\/brand\/insegna\.svg\?v=\w+)" alt="[^"]+" height="38" width="114"/.exec(await page('/')) ??
      [];
    const logo = await fetch(shop.url + src);
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });
});
