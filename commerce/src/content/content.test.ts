import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { contentFileSchema } from '@casamaestra/contract/content/content-file.ts';
import type { Home, MenuItem } from '@casamaestra/contract/content/content.operations.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../catalog/testing/start-test-shop.ts';
import { readConfig } from '../shop-config.ts';
import { loadContent } from './load-content.usecase.ts';
import { shopPlaceholders } from './shop-placeholders.ts';

type ContentInput = z.input<typeof contentFileSchema>;

const content: ContentInput = {
  slides: [
    { order: 2, title_1: 'Seconda', url: '/shop', picture: 'hero.png' },
    {
      order: 1,
      title_1: 'Prima',
      button: 'Scopri',
      url: '/shop?category=Vernici',
      picture: 'hero.png',
      picture_mobile: 'manca.png',
      status: 'Draft',
    },
  ],
  info_boxes: [{ order: 1, icon: 'truck', title: 'Spedizione', text: 'In tre giorni' }],
  banners: [{ order: 1, label: 'Sconti', url: '/shop?order_by=discount', picture: 'hero.png' }],
  home_categories: [{ order: 1, label: 'Vernici', url: '/shop?category=Vernici', picture: 'hero.png' }],
  home_brands: [{ order: 1, label: 'Colorcasa', url: '/shop?search_term=Colorcasa' }],
  departments: [{ order: 1, label: 'Utensili', url: '/shop?category=Utensili' }],
  promo_tabs: [
    { text: 'Vernici in offerta', url: '/shop?category=Vernici', order: 1 },
    { text: 'Solo aziende', url: '/shop', b2c: 0, b2b: 1, order: 2 },
    { text: 'In preparazione', url: '/shop', status: 'Draft', order: 3 },
  ],
  promo_section: {
    title: 'Giardino',
    text: 'Tutto per il verde',
    button: 'Vai',
    url: '/shop',
    picture: 'hero.png',
    goods: [{ sku: 'RUL-1', quantity: 2 }],
  },
  menu: [
    { name: 'utensili', label: 'Utensili', url: '/shop?category=Utensili', order: 1, picture: 'hero.png' },
    {
      name: 'trapani',
      label: 'Trapani',
      url: '/shop?category=Utensili,Utensili-elettrici,Trapani',
      order: 2,
      parent_menu: 'utensili',
    },
    { name: 'nascosto', label: 'Nascosto', url: '/shop', order: 3, disable: 1 },
  ],
  pages: [
    {
      route: 'web-page/chi-siamo',
      title: 'Chi siamo',
      main_section_html:
        '<h1>Noi</h1><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">qui</a>',
    },
    { route: 'web-page/bozza', title: 'Bozza', main_section_html: '<p>segreto</p>', published: false },
  ],
  posts: [
    {
      route: 'blog/uno',
      title: 'Uno',
      intro: 'Intro',
      content_html: '<p>x</p>',
      category: 'Idee',
      author: 'Ada',
      published_on: '2026-01-02',
      picture: 'hero.png',
      read_time: 3,
    },
    {
      route: 'blog/bozza',
      title: 'Bozza',
      intro: 'Intro',
      content_html: '<p>x</p>',
      category: 'Idee',
      author: 'Ada',
      published_on: '2026-01-03',
      picture: 'hero.png',
      read_time: 3,
      published: false,
    },
  ],
  footer_b2c_html: '<p>Casamaestra</p><iframe src="https://evil.example"></iframe>',
  brands: [{ name: 'Colorcasa', slogan: 'Colori di casa', country: 'Italia' }],
  synonyms: [['martello', 'mazzuolo']],
};

let shop: TestShop;
let pictures: string;
beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'casamaestra-pictures-'));
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#887766' } })
    .png()
    .toFile(join(pictures, 'hero.png'));
  shop = await startTestShop(paintShop, { environment: { LANGUAGES: 'it,en,sk' } });
  await loadContent(content, { database: shop.database, dataDir: shop.dataDir, picturesFolder: pictures });
  await shop.until(path('web_page.get_web_page_detail', 'route=web-page/chi-siamo'), (answer) =>
    answer.text.includes('Noi'),
  );
});
afterAll(async () => {
  await shop.close();
  await rm(pictures, { recursive: true, force: true });
});

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

  test('L08 footer and pages come without scripts', async () => {
    expect(await shop.value(path('html.get_footers'))).toEqual({
      data: { footer_b2c_html: '<p>Casamaestra</p>', footer_b2b_html: null },
    });
    const page = await shop.value<{ data: { main_section_html: string } }>(
      path('web_page.get_web_page_detail', 'route=/web-page/chi-siamo'),
    );
    expect(page.data.main_section_html).toBe('<h1>Noi</h1><a>qui</a>');
  });

  test('HTML stored in another way is sanitised when sent', async () => {
    await shop.database
      .updateTable('web_page')
      .set({ main_section_html: '<p onmouseover="x()">vivo</p><svg onload=x()>' })
      .where('name', '=', 'web-page/chi-siamo')
      .execute();
    await shop.database.insertInto('change_log').values({ kind: 'content' }).execute();
    const answer = await shop.until(path('web_page.get_web_page_detail', 'route=web-page/chi-siamo'), (one) =>
      one.text.includes('vivo'),
    );
    expect(answer.text).not.toMatch(/onmouseover|svg|onload/);
  });

  test('address and hours in a page and its foot are those of the shop file, one source for all', async () => {
    const html =
      '<p>{{shop.store.address}}<br>{{ shop.store.hours }}</p><p>{{shop.niente}}</p><p>{{shop.contacts.pec}} fine</p>';
    await shop.database
      .updateTable('web_page')
      .set({ main_section_html: html, meta_description: 'Siamo in {{shop.store.address}}.' })
      .where('name', '=', 'web-page/chi-siamo')
      .execute();
    await shop.database.insertInto('change_log').values({ kind: 'content' }).execute();
    const { body } = await shop.until(
      path('web_page.get_web_page_detail', 'route=web-page/chi-siamo'),
      (one) => one.text.includes('fine'),
    );
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
    const options = { database: shop.database, dataDir: shop.dataDir, picturesFolder: pictures };
    const help: ContentInput['help'] = [
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
    await loadContent({ ...content, help }, options);
    await expect.poll(() => answer('tintometro')).toEqual([['Tintometro', '/web-page/chi-siamo']]);
    expect(await answer('tintometro', 'sk')).toEqual([['Tintometro', '/web-page/chi-siamo']]);
    expect(await answer('account')).toEqual([['Il tuo conto', '/web-page/chi-siamo']]);
    expect(await answer('account', 'en')).toEqual([['Your account', '/web-page/chi-siamo']]);
    expect([await answer('password'), await answer('nulla')]).toEqual([[], []]);
    expect(await answer('traccia ordine')).toEqual([['Dov’è il mio ordine', '/pages/track-order']]);
    await loadContent(content, options);
    await expect.poll(() => answer('password')).toHaveLength(1);
  });

  test('loading again changes nothing; missing rows are deleted', async () => {
    const before = await shop.database.selectFrom('promo_tab').selectAll().orderBy('name').execute();
    const options = { database: shop.database, dataDir: shop.dataDir, picturesFolder: pictures };
    const again = await loadContent(content, options);
    expect(again.problems).toEqual([{ picture: 'manca.png', reason: { code: 'picture_not_in_folder' } }]);
    expect(await shop.database.selectFrom('promo_tab').selectAll().orderBy('name').execute()).toEqual(before);
    await loadContent({ ...content, promo_tabs: content.promo_tabs.slice(0, 1) }, options);
    await shop.until(path('home.get_promo_slider'), (answer) => !answer.text.includes('Solo aziende'));
    await loadContent(content, options);
    await shop.until(path('home.get_promo_slider'), (answer) => answer.text.includes('Solo aziende'));
  });

  test('a file that is not content loads nothing', async () => {
    const options = { database: shop.database, dataDir: shop.dataDir, picturesFolder: pictures };
    await expect(loadContent({ ...content, menu: [{ name: 'x' }] }, options)).rejects.toThrow(/menu/);
    expect(await shop.value<MenuItem[]>(path('home.get_b2c_menu'))).toHaveLength(3);
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
