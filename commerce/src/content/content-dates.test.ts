import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Home, MenuItem, TopNotice } from '@casamaestra/contract/content/content.operations.ts';
import { insertProducts } from '../catalog/testing/insert-products.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { readFolder } from './folder/read-folder.ts';
import { starterFolder } from './starter-folder.ts';
import { importContent } from './entries/import-content.usecase.ts';
import { createShopSecrets } from '../platform/secrets/shop-secrets.ts';
import { createPreviewTokens } from './preview/preview-tokens.ts';
import { loadTestContent, testPage } from './testing/load-test-content.ts';

let shop: TestShop;
let now = Date.parse('2026-11-30T12:00:00Z');
beforeAll(async () => {
  shop = await startTestShop(paintShop, {
    environment: { LANGUAGES: 'it,en,sk' },
    clock: { now: () => now },
  });
});
afterAll(() => shop.close());

const call = (name: string, query = '') => `/api/method/any.app.${name}?${query}`;
const pageAt = (route: string) => call('web_page.get_web_page_detail', `route=${route}`);

interface Page {
  readonly data?: { readonly title: string; readonly main_section_html: string };
  readonly lang?: string;
  readonly error?: string;
}

async function page(route: string, language = 'it'): Promise<Page> {
  const { body } = await shop.ask(pageAt(route), { headers: { cookie: `language=${language}` } });
  return (body as { message: Page }).message;
}

/** Content is loaded once the change log was read. */
const shown = (route: string, word: string) => shop.until(pageAt(route), ({ text }) => text.includes(word));

describe('A shop without content of its own', () => {
  const labels = async () => {
    const menu = await shop.value<MenuItem[]>(call('home.get_b2c_menu'));
    return menu.map(({ name, parent_menu: parent, url }) => [name, parent, url.split('&category_detail')[0]]);
  };

  test('has its categories as menu, also those that come later', async () => {
    expect(await labels()).toEqual(
      expect.arrayContaining([
        ['Utensili', null, '/shop?category=Utensili'],
        ['Utensili > Utensili elettrici', 'Utensili', '/shop?category=Utensili,Utensili-elettrici'],
      ]),
    );
    await insertProducts(shop.database, [
      {
        code: 'NUOVO',
        name: 'Nuovo',
        slug: 'det/nuovo',
        category: ['Novità 2027', 'Giardino', 'Vasi'],
        variants: [{ sku: 'NUOVO-1', price: 9, stock: 1 }],
      },
    ]);
    await shop.until(call('home.get_b2c_menu'), ({ text }) => text.includes('Novità 2027 > Giardino'));
    // Every page carries the menu, so it ends at the second level.
    expect((await labels()).filter(([name]) => name?.startsWith('Novità'))).toEqual([
      ['Novità 2027', null, '/shop?category=Novit%C3%A0-2027'],
      ['Novità 2027 > Giardino', 'Novità 2027', '/shop?category=Novit%C3%A0-2027,Giardino'],
    ]);
  });

  test('has privacy, terms, footer and home once it loaded the starter set', async () => {
    const { drafts, findings } = await readFolder(starterFolder);
    expect(findings).toEqual([]);
    const { database, dataDir } = shop;
    await importContent(drafts, { database, dataDir, folder: starterFolder, author: 'test' });
    await shown('web-page/privacy', 'Informativa');
    for (const route of [
      'privacy',
      'condizioni-di-vendita',
      'resi-e-recesso',
      'spedizioni',
      'pagamenti',
      'cookie',
    ]) {
      const { data } = await page(`web-page/${route}`);
      expect([route, data?.main_section_html]).toEqual([route, expect.stringMatching(/<h1>/)]);
      expect(data?.main_section_html).not.toContain('{{');
    }
    expect((await shop.ask(call('html.get_footers'))).text).toContain('/web-page/condizioni-di-vendita');
    expect((await shop.ask(call('home.get_home'))).text).toContain('14 giorni per ripensarci');
    // The menu of the starter set has no rows of its own: the categories are the menu still.
    expect((await labels()).length).toBeGreaterThan(3);
    const questions = (await shop.ask('/api/method/casamaestra.blog.faq')).text;
    expect(questions).toContain('/pages/recesso');
    expect(questions).not.toContain('{{');
  });
});

describe('Content with dates', () => {
  const day = (text: string) => void (now = Date.parse(text));

  test('begins and ends to be shown by the clock, in answers and, with a change for every node, in pages', async () => {
    day('2026-11-30T12:00:00Z');
    const tab = (text: string, from: string, to: string) => ({ text, url: '/shop', from, to });
    await loadTestContent(
      {
        'pages/sempre.it.md': testPage({ title: 'Sempre' }, 'sempre'),
        'pages/natale.it.md': testPage({ title: 'Natale', from: '2026-12-01', to: '2026-12-24' }, 'auguri'),
        'promo-tabs.yaml': { tabs: [tab('Avvento', '2026-12-01T09:00', '2026-12-01T18:00')] },
      },
      shop,
    );
    await shown('web-page/sempre', 'sempre');
    await shop.commerce.jobs.drain();
    const tabs = async () => (await shop.ask(call('home.get_promo_slider'))).text.includes('Avvento');
    expect([(await page('web-page/natale')).data, await tabs()]).toEqual([undefined, false]);
    // Midnight in Italy.
    day('2026-11-30T23:00:00Z');
    expect((await page('web-page/natale')).data?.main_section_html).toContain('auguri');
    const changes = async () =>
      (await shop.database.selectFrom('change_log').select('kind').where('kind', '=', 'content').execute())
        .length;
    const before = await changes();
    await shop.commerce.jobs.drain();
    expect(await changes()).toBe(before + 1);
    expect(await tabs()).toBe(false);
    day('2026-12-01T08:00:00Z');
    expect(await tabs()).toBe(true);
    day('2026-12-01T17:00:00Z');
    expect(await tabs()).toBe(false);
    day('2026-12-24T22:59:58Z');
    expect((await page('web-page/natale')).data?.title).toBe('Natale');
    day('2026-12-24T23:00:00Z');
    expect((await page('web-page/natale')).error).toBeDefined();
  });

  test('of two pages with one address the one that began later is shown', async () => {
    day('2026-11-30T12:00:00Z');
    const route = 'web-page/orari';
    await loadTestContent(
      {
        'pages/orari.it.md': testPage({ title: 'Orari', route }, 'sempre'),
        'pages/orari-agosto.it.md': testPage({ title: 'Orari', route, from: '2026-12-10' }, 'di dicembre'),
      },
      shop,
    );
    await shown(route, 'sempre');
    day('2026-12-10T12:00:00Z');
    expect((await page(route)).data?.main_section_html).toContain('di dicembre');
  });
});

describe('The notice above every page', () => {
  test('is the first in force, with another id for another text', async () => {
    now = Date.parse('2026-12-01T12:00:00Z');
    const notices = [
      { text: 'Chiusi il 26', from: '2026-12-20', to: '2026-12-26', url: '/web-page/orari' },
      { text: 'Aperti la domenica' },
    ];
    await loadTestContent({ 'notice.yaml': { notices } }, shop);
    const read = async () =>
      (await shop.value<{ notice: TopNotice | null }>('/api/method/casamaestra.content.notice')).notice;
    await expect.poll(read).toMatchObject({ text: 'Aperti la domenica', url: null });
    const first = await read();
    now = Date.parse('2026-12-20T12:00:00Z');
    const second = await read();
    expect(second).toMatchObject({ text: 'Chiusi il 26', url: '/web-page/orari' });
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('Content in languages', () => {
  test('is that of the caller, else that of the first language, which is told', async () => {
    await loadTestContent(
      {
        'pages/chi.it.md': testPage({ title: 'Chi siamo' }, 'noi'),
        'pages/chi.en.md': testPage({ title: 'About us' }, 'us'),
      },
      shop,
    );
    await shown('web-page/chi', 'noi');
    expect((await page('web-page/chi')).data?.title).toBe('Chi siamo');
    expect(await page('web-page/chi', 'en')).toMatchObject({ data: { title: 'About us' } });
    expect((await page('web-page/chi', 'en')).lang).toBeUndefined();
    expect(await page('web-page/chi', 'sk')).toMatchObject({ data: { title: 'Chi siamo' }, lang: 'it' });
  });
});

describe('A preview', () => {
  const content = {
    'pages/oggi.it.md': testPage({ title: 'Oggi' }, 'oggi'),
    'pages/bozza.it.md': testPage({ title: 'Bozza', status: 'draft' }, 'bozza'),
    'pages/natale.it.md': testPage({ title: 'Natale', from: '2026-12-24' }, 'auguri'),
  };
  const at = Date.parse('2026-12-24T12:00:00Z');
  const seen = async (route: string, token: string) => {
    const { text } = await shop.ask(pageAt(route), { headers: { cookie: `preview=${token}` } });
    return text.includes('main_section_html');
  };

  test('shows another moment and drafts to who has its link, and to nobody else, until it is over', async () => {
    now = Date.parse('2026-12-01T12:00:00Z');
    await loadTestContent(content, shop);
    await shown('web-page/oggi', 'oggi');
    const tokens = createPreviewTokens(createShopSecrets(shop.database), { now: () => now });
    const token = await tokens.sign({ at, until: now + 3_600_000 });
    const link = await shop.ask(`/api/open/preview?token=${token}`, { redirect: 'manual' });
    expect([link.status, link.headers.get('location')]).toEqual([303, '/']);
    expect(link.headers.get('set-cookie')).toBe(
      `preview=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`,
    );
    for (const route of ['web-page/bozza', 'web-page/natale']) {
      expect([route, await seen(route, token)]).toEqual([route, true]);
      expect((await page(route)).error).toBeDefined();
    }
    expect(await shop.value(`/api/method/casamaestra.content.preview?token=${token}`)).toEqual({
      at: '2026-12-24T12:00:00.000Z',
      shows: 'moment',
    });
    const altered = token.replace(String(at), String(at + 1));
    now += 3_600_000;
    for (const bad of [altered, token, 'x', '']) {
      expect([bad, await seen('web-page/bozza', bad)]).toEqual([bad, false]);
      expect((await shop.ask(`/api/open/preview?token=${bad}`)).status).toBe(403);
    }
    const left = await shop.ask('/api/open/preview', { redirect: 'manual' });
    expect(left.headers.get('set-cookie')).toContain('preview=; Path=/; Max-Age=0');
  });
});

describe('Home, menu, top bar and footer of a shop in several languages', () => {
  const home = (title: string) => ({
    slides: [{ title, url: '/shop', picture: 'hero.webp' }],
    info_boxes: [
      { icon: 'truck', title: '{{shop.contacts.phone_hours}}', text: '{{shop.contacts.phone}}' },
      { icon: 'store', title, text: '{{shop.contacts.phone}}' },
    ],
  });
  const files = (language: string, word: string) => ({
    [`home${language}.yaml`]: home(word),
    [`menu${language}.yaml`]: { items: [{ label: word, url: '/shop' }] },
    [`footer${language}.yaml`]: { legal: [{ label: word, url: '/shop' }] },
    [`promo-tabs${language}.yaml`]: {
      tabs: [
        { text: word, url: '/shop' },
        { text: '{{shop.contacts.phone_hours}}', url: '/shop' },
      ],
    },
    [`posts/primo${language === '' ? '.it' : language}.md`]: testPage(
      { title: word, intro: word, author: 'Ada', date: '2026-01-01', category: word },
      word,
    ),
  });
  const ask = async (name: string, language: string) => {
    const { body } = await shop.ask(call(name), { headers: { cookie: `language=${language}` } });
    return (body as { message: unknown }).message;
  };

  test('say what a text is written in where it is not the language asked for, and nothing where it is', async () => {
    const picture = await mkdtemp(join(tmpdir(), 'casamaestra-pictures-'));
    await sharp({ create: { width: 64, height: 36, channels: 3, background: '#887766' } })
      .webp()
      .toFile(join(picture, 'hero.webp'));
    await loadTestContent(
      {
        ...files('', 'Parole'),
        ...files('.en', 'Words'),
        'pages/segno.it.md': testPage({ title: 'x' }, 'lingue'),
      },
      { database: shop.database, dataDir: shop.dataDir, picturesFolder: picture },
    );
    await shown('web-page/segno', 'lingue');
    for (const [language, word, lang] of [
      ['it', 'Parole', undefined],
      ['en', 'Words', undefined],
      ['sk', 'Parole', 'it'],
    ] as const) {
      const found = (await ask('home.get_home', language)) as Home;
      expect([language, found.lang, found.slider_top[0]?.title_1]).toEqual([language, lang, word]);
      // What a placeholder says is in the reader's own language.
      expect(found.info_box.map((box) => box.lang)).toEqual([undefined, lang]);
      expect(found.blog.map((post) => [post.title, post.lang])).toEqual([[word, lang]]);
      expect(await ask('home.get_b2c_menu', language)).toMatchObject([
        { label: word, ...(lang && { lang }) },
      ]);
      const tabs = (await ask('home.get_promo_slider', language)) as { text: string; lang?: string }[];
      expect(tabs.map((tab) => tab.lang)).toEqual([lang, undefined]);
      const footer = await ask('html.get_footers', language);
      expect(footer).toMatchObject({ data: { footer_b2c_html: expect.stringContaining(word) } });
      expect((footer as { lang?: string }).lang).toBe(lang);
    }
    const sentences = await Promise.all(
      ['it', 'en', 'sk'].map(
        async (language) => ((await ask('home.get_home', language)) as Home).info_box[0]?.title,
      ),
    );
    expect(new Set(sentences).size).toBe(3);
    await rm(picture, { recursive: true, force: true });
  });
});
