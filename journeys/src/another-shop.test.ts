import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from './harness/start-shop.ts';

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

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  const shopFile = join(folder, 'shop.json');
  writeFileSync(shopFile, JSON.stringify(file));
  writeFileSync(join(folder, 'insegna.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"/>');
  const environment = { MODE: 'demo', SHOP_FILE: shopFile, DEMO: 'off' };
  const site = join(folder, 'site');
  for (const words of [
    ['start', site],
    ['import', site, '--yes'],
  ])
    await run(process.execPath, [join(import.meta.dirname, '../../server/src/content-cli.ts'), ...words], {
      env: { ...environment, DATA_DIR: join(folder, 'var') },
    });
  shop = await startShop({ dataDir: join(folder, 'var'), environment });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

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

describe('a shop with its own shop file', () => {
  it.each(['/', '/shop', '/pages/cart', '/pages/checkout', '/pages/login', '/pages/recesso', '/non-esiste'])(
    '%s names this shop and no other',
    async (path) => {
      const html = await page(path);
      expect(html).not.toMatch(/casamaestra/i);
      expect(html).toMatch(/<title>[^<]*Ferramenta Rossi/);
      expect(html).toContain('Rossi S.n.c.</strong> – Corso Umberto 3, 73100 Lecce (LE)');
      expect(html).toContain('da lunedì a venerdì 10.00–12.00');
      expect(html).toContain(':root{--mattone:#1b4f8f}');
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
