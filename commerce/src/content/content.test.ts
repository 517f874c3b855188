import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Home, MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { readConfig } from '../shop-config.ts';
import { shopPlaceholders } from './shop-placeholders.ts';
import { loadTestContent, testPage } from './testing/load-test-content.ts';
import type { TestFiles } from './testing/load-test-content.ts';

const page = (route: string, title: string, body: string, more: object = {}) =>
  testPage({ route, title, ...more }, body);
const post = (title: string, date: string, more: object = {}) =>
  testPage(
    { title, intro: 'Intro', author: 'Ada', date, category: 'Idee', picture: 'hero.png', ...more },
    'x',
  );

const tabRows = [
  { text: 'Vernici in offerta', url: '/shop?category=Vernici' },
  { text: 'Solo aziende', url: '/shop', b2c: false, b2b: true },
  { text: 'In preparazione', url: '/shop', status: 'draft' },
];

const content: TestFiles = {
  'home.yaml': {
    slides: [
      {
        title: 'Prima',
        button: 'Scopri',
        url: '/shop?category=Vernici',
        picture: 'hero.png',
        status: 'draft',
      },
      { title: 'Seconda', url: '/shop', picture: 'hero.png' },
    ],
    info_boxes: [{ icon: 'truck', title: 'Spedizione', text: 'In tre giorni' }],
    banners: [{ label: 'Sconti', url: '/shop?order_by=discount', picture: 'hero.png' }],
    categories: [{ label: 'Vernici', url: '/shop?category=Vernici', picture: 'hero.png' }],
    brands: [{ label: 'Colorcasa', url: '/shop?search_term=Colorcasa' }],
    departments: [{ label: 'Utensili', url: '/shop?category=Utensili' }],
    promo: {
      title: 'Giardino',
      text: 'Tutto per il verde',
      button: 'Vai',
      url: '/shop',
      picture: 'hero.png',
      goods: [{ sku: 'RUL-1', quantity: 2 }],
    },
  },
  'promo-tabs.yaml': { tabs: tabRows },
  'menu.yaml': {
    items: [
      {
        name: 'utensili',
        label: 'Utensili',
        url: '/shop?category=Utensili',
        picture: 'hero.png',
        items: [
          { name: 'trapani', label: 'Trapani', url: '/shop?category=Utensili,Utensili-elettrici,Trapani' },
        ],
      },
      { name: 'nascosto', label: 'Nascosto', url: '/shop', hidden: true },
    ],
  },
  'pages/chi-siamo.it.md': page('web-page/chi-siamo', 'Chi siamo', '# Noi'),
  'pages/bozza.it.md': page('web-page/bozza', 'Bozza', 'segreto', { status: 'draft' }),
  'posts/uno.it.md': post('Uno', '2026-01-02'),
  'posts/bozza.it.md': post('Bozza', '2026-01-03', { status: 'draft' }),
  'footer.yaml': { legal: [{ label: 'Privacy', url: '/web-page/privacy' }] },
  'brands.yaml': { brands: [{ name: 'Colorcasa', slogan: 'Colori di casa', country: 'Italia' }] },
  'synonyms.yaml': { groups: [['martello', 'mazzuolo']] },
};

let shop: TestShop;
let pictures: string;
beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'casamaestra-pictures-'));
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#887766' } })
    .png()
    .toFile(join(pictures, 'hero.png'));
  shop = await startTestShop(paintShop, { environment: { LANGUAGES: 'it,en,sk' } });
  await load(content);
  await shop.until(path('web_page.get_web_page_detail', 'route=web-page/chi-siamo'), (answer) =>
    answer.text.includes('Noi'),
  );
});
afterAll(async () => {
  await shop.close();
  await rm(pictures, { recursive: true, force: true });
});

const load = (files: TestFiles) =>
  loadTestContent(files, { database: shop.database, dataDir: shop.dataDir, picturesFolder: pictures });
const path = (method: string, query = '') => `/api/method/any.app.${method}?${query}`;
const tabs = (parameters: Record<string, unknown>) => {
  const query = Object.entries(parameters).map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return `/api/resource/Promo%20Slider?${query.join('&')}`;
};

describe('K01 content calls', () => {
  test('R01 home: slides in order with status and pictures in widths', async () => {
    const home = await shop.value<Home>(path('home.get_home'));
    expect(home.slider_top.map((slide) => [slide.title_1, slide.status])).toEqual([
      ['Prima', 'Draft'],
      ['Seconda', 'Published'],
    ]);
    expect(home.slider_top[0]?.slide_image?.[0]).toMatchObject({ width: '1280', height: '720' });
    expect(home.slider_top[0]?.slide_image?.[0]?.srcset).toMatch(/-320\.webp 320w, .*-1600\.webp 1600w$/);
    expect(home.slider_top[0]?.slide_image_mobile).toBeNull();
    expect(home.promo_banner[0]?.slide_image).toMatch(
      /^http:\/\/localhost:3000\/media\/[0-9a-f]{20}-640\.webp$/,
    );
    expect(home).toMatchObject({
      home_category: [{ label: 'Vernici', b2c: 1 }],
      home_brand: [{ label: 'Colorcasa', image: null }],
      popular_department: [{ label: 'Utensili' }],
      info_box: [{ icon: 'truck', url: null }],
      promo_section: { title: 'Giardino', goods: [{ sku: 'RUL-1', quantity: 2 }] },
      blog: [{ route: 'blog/uno', published_on: '2026-01-02' }],
    });
  });

  test('L03 menu: flat, in order, disabled rows included, tree by parent_menu', async () => {
    const menu = await shop.value<MenuItem[]>(path('home.get_b2c_menu'));
    expect(menu.map((row) => [row.name, row.parent_menu, row.disable])).toEqual([
      ['utensili', null, 0],
      ['trapani', 'utensili', 0],
      ['nascosto', null, 1],
    ]);
    const [parent, child] = menu;
    expect(parent?.url).toBe('/shop?category=Utensili&category_detail=utensili');
    expect((parent?.lft ?? 0) < (child?.lft ?? 0) && (child?.rgt ?? 0) < (parent?.rgt ?? 0)).toBe(true);
    expect(parent).toMatchObject({
      is_group: 1,
      category_menu_image: expect.stringMatching(/^http:\/\/localhost:3000\/media\//) as string,
    });
  });

  test('L08 footer and pages come as HTML', async () => {
    expect(await shop.value(path('html.get_footers'))).toEqual({
      data: {
        footer_b2c_html:
          '<div class="footer-legal"><ul><li><a href="/web-page/privacy">Privacy</a></li></ul></div>',
        footer_b2b_html: null,
      },
    });
    const page = await shop.value<{ data: { main_section_html: string } }>(
      path('web_page.get_web_page_detail', 'route=/web-page/chi-siamo'),
    );
    expect(page.data.main_section_html.trim()).toBe('<h1>Noi</h1>');
  });

  const showing = async (body: string, word: string, more: object = {}) => {
    await shop.database
      .updateTable('content_entry')
      .set({ body: JSON.stringify({ route: 'web-page/chi-siamo', title: 'Chi siamo', body, ...more }) })
      .where('key', '=', 'chi-siamo')
      .execute();
    await shop.database.insertInto('change_log').values({ kind: 'content' }).execute();
    return shop.until(path('web_page.get_web_page_detail', 'route=web-page/chi-siamo'), (one) =>
      one.text.includes(word),
    );
  };

  test('HTML stored in another way is sanitised when sent', async () => {
    const body =
      '<p onmouseover="x()">vivo</p><svg onload=x()>\n\n[qui](javascript:alert(1)) <script>x()</script>';
    const { text } = await showing(body, 'vivo');
    expect(text).not.toMatch(/onmouseover|svg|onload|javascript:|<script/);
    expect(text).toContain('<p>vivo</p>');
  });

  test('address and hours in a page and its foot are those of the shop file, one source for all', async () => {
    const html =
      '<p>{{shop.store.address}}<br>{{ shop.store.hours }}</p><p>{{shop.niente}}</p><p>{{shop.contacts.pec}} fine</p>';
    const { body } = await showing(html, 'fine', { description: 'Siamo in {{shop.store.address}}.' });
    expect(body).toMatchObject({
      message: {
        data: {
          main_section_html:
            '<p>Via dell’Artigiano 12, 40128 Bologna (BO)<br />da lunedì a venerdì 7.30–19.30<br />sabato 8.00–19.30</p>' +
            '<p>{{shop.niente}}</p><p>casamaestra@pec.example fine</p>',
          meta_description: 'Siamo in Via dell’Artigiano 12, 40128 Bologna (BO).',
        },
      },
    });
    await load(content);
  });

  test('what the shop file says is text in a page, never markup', () => {
    const { shop: demoShop } = readConfig({});
    const { name, ...rest } = demoShop;
    const fill = shopPlaceholders({ ...rest, name: `${name} & <b onclick="x">` }, 'it');
    expect(fill.html('<p>{{shop.name}}</p>')).toBe(
      '<p>Casamaestra &amp; &lt;b onclick=&quot;x&quot;&gt;</p>',
    );
    const { store: _none, ...without } = demoShop;
    expect(shopPlaceholders(without, 'it').html('<p>{{shop.store.hours}}</p>')).toBe('<p></p>');
  });

  test('a part of a page that depends on what the shop has is shown or left out, with its paragraph', () => {
    const { shop: demoShop } = readConfig({});
    const { store: _none, ...without } = demoShop;
    const html =
      '<p>{{#shop.store.name}}</p><p>Portalo a {{shop.store.name}}.</p><p>{{/shop.store.name}}</p>' +
      '<p>A tuo carico{{^shop.store.name}}, per posta{{/shop.store.name}}{{#shop.returns.bulky}}, al massimo {{shop.returns.bulky}}{{/shop.returns.bulky}}.</p>' +
      '{{#shop.niente}}come scritto{{/shop.niente}}';
    expect(shopPlaceholders(demoShop, 'it').html(html)).toBe(
      '<p>Portalo a Negozio di Bologna.</p><p>A tuo carico, al massimo 49\u00a0€.</p>{{#shop.niente}}come scritto{{/shop.niente}}',
    );
    const { bulky_return_at_most: _bulky, ...small } = without;
    expect(shopPlaceholders(small, 'it').html(html)).toBe(
      '<p>A tuo carico, per posta.</p>{{#shop.niente}}come scritto{{/shop.niente}}',
    );
  });

  test.each(['web-page/niente', 'web-page/bozza', '__proto__'])(
    'page %s answers error with 200, as in the Frappe API',
    async (route) => {
      expect(await shop.value(path('web_page.get_web_page_detail', `route=${route}`))).toEqual({
        error: 'Questa pagina non c’è.',
      });
    },
  );

  test('a page without route is an answer that says what is missing', async () => {
    for (const query of ['', 'route=', 'route=/'])
      expect(await shop.value(path('web_page.get_web_page_detail', query))).toEqual({
        error: expect.stringContaining('route') as string,
      });
  });

  test('a promo tab by its name, also with an encoded one; an unknown one is not there', async () => {
    const rows = await shop.value<{ name: string }[]>('/api/resource/Promo%20Slider?limit_page_length=0');
    for (const { name } of rows)
      expect(
        await shop.value(`/api/resource/Promo%20Slider/${encodeURIComponent(name)}?name=altro`),
      ).toMatchObject({ name, doctype: 'Promo Slider', b2c: expect.any(Number) as number });
    for (const path of ['mai', '%2e%2e', ''])
      expect([path, (await shop.ask(`/api/resource/Promo Slider/${path || 'x/y'}`)).status]).toEqual([
        path,
        404,
      ]);
  });

  test('a page of the shop gets pictures relative to itself, every other client whole addresses', async () => {
    const menu = path('home.get_b2c_menu');
    for (const [headers, start] of [
      [{ 'sec-fetch-site': 'same-origin' }, '"/media/'],
      [{}, '"http://localhost:3000/media/'],
      [{ 'sec-fetch-site': 'same-origin' }, '"/media/'],
      [{ 'sec-fetch-site': 'none' }, '"http://localhost:3000/media/'],
    ] as const) {
      const { text } = await shop.ask(menu, { headers });
      expect(text).toContain(`"category_menu_image":${start}`);
    }
  });

  test('a page row has every key of the Frappe API’s', async () => {
    const { data } = await shop.value<{ data: object }>(
      path('web_page.get_web_page_detail', 'route=web-page/chi-siamo'),
    );
    const keys =
      'name title route published content_type main_section main_section_html main_section_md header breadcrumbs css javascript insert_style full_width show_title show_sidebar text_align meta_title meta_description meta_image start_date end_date dynamic_route dynamic_template slideshow website_sidebar module creation modified owner modified_by docstatus idx';
    expect(Object.keys(data).toSorted()).toEqual(keys.split(' ').toSorted());
  });

  test('promo tabs: the call gives the published ones', async () => {
    const rows = await shop.value<{ text: string }[]>(path('home.get_promo_slider'));
    expect(rows.map((row) => row.text)).toEqual(['Vernici in offerta', 'Solo aziende']);
  });

  test('synonyms of the shop work at once', async () => {
    const found = await shop.until('/api/shop?search_term=mazzuolo', (answer) =>
      answer.text.includes('MAR-1-500'),
    );
    expect(found.status).toBe(200);
  });

  test('answers in the search are changed, hidden and added by the shop, in each language', async () => {
    const answer = async (term: string, language = 'it') => {
      const { body } = await shop.ask(`/api/method/casamaestra.search.help?term=${term}`, {
        headers: { cookie: `language=${language}` },
      });
      const { message } = body as { message: { title: string; url: string }[] };
      return message.map(({ title, url }) => [title, url]);
    };
    const answers = [
      { id: 'password', hidden: true },
      {
        id: 'login',
        url: '/web-page/chi-siamo',
        words: { it: { title: 'Il tuo conto', text: 'Sul sito.' } },
      },
      {
        id: 'tinting',
        url: '/web-page/chi-siamo',
        words: { it: { title: 'Tintometro', text: 'Ogni colore.', asked: ['tintometro'] } },
      },
      {
        id: 'nowhere',
        url: '/web-page/non-esiste',
        words: { it: { title: 'Nulla', text: '', asked: ['nulla'] } },
      },
    ];
    await load({ ...content, 'help.yaml': { answers } });
    await expect.poll(() => answer('tintometro')).toEqual([['Tintometro', '/web-page/chi-siamo']]);
    expect(await answer('tintometro', 'sk')).toEqual([['Tintometro', '/web-page/chi-siamo']]);
    expect(await answer('account')).toEqual([['Il tuo conto', '/web-page/chi-siamo']]);
    expect(await answer('account', 'en')).toEqual([['Your account', '/web-page/chi-siamo']]);
    expect([await answer('password'), await answer('nulla')]).toEqual([[], []]);
    expect(await answer('traccia ordine')).toEqual([['Dov’è il mio ordine', '/pages/track-order']]);
    await load(content);
    await expect.poll(() => answer('password')).toHaveLength(1);
  });

  test('loading again changes nothing; missing rows are deleted', async () => {
    const versions = () =>
      shop.database
        .selectFrom('content_entry')
        .selectAll()
        .orderBy('kind')
        .orderBy('key')
        .orderBy('version')
        .execute();
    const before = await versions();
    const again = await load(content);
    expect(again).toMatchObject({ written: false, problems: [] });
    expect(await versions()).toEqual(before);
    await load({ ...content, 'promo-tabs.yaml': { tabs: tabRows.slice(0, 1) } });
    await shop.until(path('home.get_promo_slider'), (answer) => !answer.text.includes('Solo aziende'));
    await load(content);
    await shop.until(path('home.get_promo_slider'), (answer) => answer.text.includes('Solo aziende'));
  });
});

describe('K01 Promo Slider resource with list parameters', () => {
  test('every field and every row, as the shop asks for it', async () => {
    const rows = await shop.value<Record<string, unknown>[]>(tabs({ fields: ['*'], limit_page_length: '0' }));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ text: 'Vernici in offerta', b2c: 1, status: 'Published' });
  });

  test.each([
    [{}, [['name'], 3]],
    [{ fields: ['text', 'url'] }, [['text', 'url'], 3]],
    [{ filters: [['b2c', '=', 1]] }, [['name'], 2]],
    [{ filters: [['Promo Slider', 'status', '=', 'Published']] }, [['name'], 2]],
    [{ filters: { b2c: 1, status: 'Published' } }, [['name'], 1]],
    [{ filters: { order: ['>=', 2] } }, [['name'], 2]],
    [{ filters: [['text', 'like', '%vern%']] }, [['name'], 1]],
    [{ filters: [['status', 'in', ['Draft', 'Published']]] }, [['name'], 3]],
    [{ filters: [['status', 'not in', 'Draft']] }, [['name'], 2]],
    [
      {
        or_filters: [
          ['b2b', '=', 1],
          ['status', '=', 'Draft'],
        ],
      },
      [['name'], 2],
    ],
    [{ limit_start: '1' }, [['name'], 2]],
    [{ limit: '1' }, [['name'], 1]],
    [{ limit_page_length: '2', limit_start: '2' }, [['name'], 1]],
  ] as const)('%j', async (parameters, [fields, count]) => {
    const rows = await shop.value<Record<string, unknown>[]>(tabs(parameters));
    expect(rows).toHaveLength(count);
    for (const row of rows) expect(Object.keys(row)).toEqual([...fields]);
  });

  test('order by fields in both directions', async () => {
    const rows = await shop.value<{ order: number }[]>(tabs({ fields: ['order'], order_by: '`order` desc' }));
    expect(rows.map((row) => row.order)).toEqual([3, 2, 1]);
    const two = await shop.value<{ order: number }[]>(
      tabs({ fields: ['order'], order_by: 'status desc, order desc' }),
    );
    expect(two.map((row) => row.order)).toEqual([2, 1, 3]);
  });

  test.each([
    [{ fields: ['text', 'password'] }, 'fields', /password/],
    [{ fields: 'text' }, 'fields', /elenco JSON/],
    [{ filters: [['owner', '=', 'x']] }, 'filters', /owner/],
    [{ filters: '[[' }, 'filters', /JSON/],
    [{ filters: [['text', 'regexp', 'x']] }, 'filters', /regexp/],
    [{ filters: [['text', 'constructor', 'x']] }, 'filters', /constructor/],
    [{ filters: [['constructor', '=', 'x']] }, 'filters', /constructor/],
    [{ order_by: 'text; drop table promo_tab' }, 'order_by', /non esiste/],
    [{ limit_page_length: '-1' }, 'limit_page_length', /intero/],
    [{ limit_start: 'x' }, 'limit_start', /intero/],
  ] as const)('E01 %j is refused by name', async (parameters, field, message) => {
    const answer = await shop.ask(tabs(parameters));
    expect(answer.status).toBe(417);
    expect(answer.body).toMatchObject({
      exc_type: 'ValidationError',
      field,
      _error_message: expect.stringMatching(message) as string,
    });
  });
});
