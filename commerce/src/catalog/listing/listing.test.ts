import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { listingSchema } from '@casamaestra/contract/catalog/listing.ts';
import { emptyProductKeys } from '@casamaestra/contract/catalog/product.ts';
import { listingOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { emptyProductFields } from '../cards/card-pieces.ts';
import { loadTestContent } from '../../content/testing/load-test-content.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import type { TestShop } from '../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(paintShop, { environment: { LANGUAGES: 'it,en,sk' } });
});
afterAll(() => shop.close());

const listing = (query: string) => shop.value<Listing>(`/api/shop?${query}`);
const skus = (page: Listing) => page.products.map((product) => product.sku);
const features = (chosen: object) => `features=${encodeURIComponent(JSON.stringify(chosen))}`;
const everything = 5;
const settings = (listings: readonly object[]) => loadTestContent({ 'listings.yaml': { listings } }, shop);

/** Within the process, products omit the fields that are always null. */
const withoutEmptyFields = (text: string) => text.replaceAll(`,${emptyProductFields}`, '');

describe('S07 listing data', () => {
  test('home without a menu row of that name is the featured products', async () => {
    expect(skus(await listing('home=1'))).toEqual(['PIT-B-25']);
    expect(await listing('home=1&category=Illuminazione')).toMatchObject({
      totalCount: 0,
      notices: [{ field: 'home' }],
    });
    expect(await listing('home=')).toMatchObject({ totalCount: everything });
  });

  test('the answer has the shape of the contract, byte for byte what a client in the process gets', async () => {
    const asked = 'search_term=trapano&per_page=1';
    const page = await listing(asked);
    expect(listingSchema.parse(page)).toEqual(page);
    const inside = await shop.commerce.client.call(listingOperation, { search_term: 'trapano', per_page: 1 });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { text } = await shop.ask(`/api/shop?${asked}`, { headers });
    expect(inside).toEqual({ ok: true, value: JSON.parse(withoutEmptyFields(text)).message });
  });

  test('suggestions by the call of the Frappe API: four products at most, of the chosen category alone', async () => {
    const suggested = async (category: string) =>
      (await listing(`search_term=trapano&demo=4&category=${category}&per_page=4`)).products;
    const everywhere = await suggested('');
    expect(everywhere.length).toBeGreaterThan(0);
    expect(everywhere.length).toBeLessThanOrEqual(4);
    const [department = ''] = everywhere.map(({ group_1 }) => group_1 ?? '');
    const inside = await suggested(encodeURIComponent(department.replaceAll(' ', '-')));
    expect(inside.length).toBeGreaterThan(0);
    for (const { group_1 } of inside) expect(group_1).toBe(department);
    expect(await suggested('Pitture')).toEqual(everywhere.filter(({ group_1 }) => group_1 === 'Pitture'));
  });

  test('what the Frappe API’s products always hold is there, and is null', async () => {
    const { products } = await listing('per_page=2');
    for (const product of products)
      expect(product).toMatchObject(Object.fromEntries(emptyProductKeys.map((key) => [key, null])));
  });

  test('totals, pages and the last page', async () => {
    expect(await listing('per_page=2&page=3')).toMatchObject({
      totalCount: everything,
      pages: 3,
      current_page: 3,
      per_page: 2,
      is_last: true,
    });
    expect(await listing('per_page=2')).toMatchObject({ current_page: 1, is_last: false });
    expect((await listing('')).per_page).toBe(12);
  });

  test('pages of an order hold every product once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => listing(`order_by=price-asc&per_page=1&page=${page}`)),
    );
    expect(pages.flatMap(skus)).toEqual(['MAR-1-500', 'PIT-B-25', 'LAM-1-B', 'TR-230-1', 'TR-18-2AH']);
  });

  test('unpublished products are not shown', async () => {
    expect(skus(await listing('search_term=ritirato&exact=1'))).not.toContain('OLD-1-1');
    expect(skus(await listing('skus=OLD-1-1'))).toEqual([]);
  });

  test('prices of the whole result, to the cent', async () => {
    expect(await listing('')).toMatchObject({ min_price_all: 19, max_price_all: 100 });
    expect(await listing('min_price=50')).toMatchObject({ min_price_all: 19, max_price_all: 100 });
    expect(await listing('skus=NO-SUCH')).toMatchObject({
      totalCount: 0,
      min_price_all: null,
      max_price_all: null,
    });
  });

  test('next level of categories and the path so far', async () => {
    expect((await listing('')).category).toContainEqual({ label: 'Utensili', count: 3, url: 'Utensili' });
    const tools = await listing('category=Utensili');
    expect(tools.category).toContainEqual({
      label: 'Utensili elettrici',
      count: 2,
      url: 'Utensili,Utensili-elettrici',
    });
    const drills = await listing('category=Utensili,Utensili-elettrici,Trapani');
    expect(drills.category_tree.map((step) => step.label)).toEqual([
      'Utensili',
      'Utensili elettrici',
      'Trapani',
    ]);
    expect(drills.category).toEqual([]);
  });

  test('facets with type, unit and counts, options of variants among them', async () => {
    const page = await listing('category=Utensili,Utensili-elettrici');
    const power = page.features.find((facet) => facet.code === 'potenza');
    expect(power).toMatchObject({ label_field: 'Potenza', type: 'float', uom: 'V' });
    expect(power?.key).toMatch(/^field_\d+_feature_f$/);
    expect(power?.facet_results).toEqual([
      { value: 18, count: 1, selected: false },
      { value: 230, count: 1, selected: false },
    ]);
    expect(page.features.find((facet) => facet.key === 'brand')?.facet_results).toHaveLength(2);
    const paints = await listing('category=Vernici');
    const colours = paints.features.find((facet) => facet.code === 'colore');
    expect(colours?.facet_results.map((row) => row.value).toSorted()).toEqual(['Bianco', 'Rosso']);
  });

  test('answers at the Frappe API’s paths with any app prefix', async () => {
    const paths = [
      '/api/method/mymb_ecommerce.mymb_b2c.solr_search.shop',
      '/api/method/mymb_ecommerce.mymb_b2c.solr_search.catalogue',
      '/api/method/omnicommerce.controllers.solr_search.catalogue',
      '/api/method/solr_search.shop',
      '/api/v1/method/some.other.app.solr_search.shop',
      '/api/shop',
      '/api/catalogue',
      '/api/v1/shop',
    ];
    for (const path of paths) {
      expect({ path, ...(await shop.value<Listing>(path)) }).toMatchObject({ path, totalCount: everything });
    }
  });

  test('a search that finds nothing names the nearest category, and one that finds something does not', async () => {
    const nothing = await listing('search_term=passeggino per trapano');
    expect([nothing.totalCount, nothing.near_category]).toEqual([
      0,
      { label: 'Trapani', url: 'Utensili,Utensili-elettrici,Trapani' },
    ]);
    const inside = await shop.commerce.client.call(listingOperation, {
      search_term: 'passeggino per trapano',
    });
    expect(inside).toMatchObject({ ok: true, value: { near_category: nothing.near_category } });
    expect((await listing('search_term=trapano')).near_category).toBeUndefined();
    expect((await listing('search_term=passeggino')).near_category).toBeUndefined();
  });
});

describe('S07 every parameter of the listing', () => {
  test.each([
    ['search_term=martello', ['MAR-1-500']],
    ['search_term=MARTELLI', ['MAR-1-500']],
    ['search_term=TR-230-1', ['TR-230-1']],
    ['search_term=8001234567897', ['TR-18-2AH']],
    ['category=Vernici', ['PIT-B-25']],
    ['category=vernici,pitture', ['PIT-B-25']],
    ['category=Utensili,Utensili-a-mano', ['MAR-1-500']],
    ['family_code=pitture', ['PIT-B-25']],
    ['family_name=Martelli', ['MAR-1-500']],
    ['skus=MAR-1-500;PIT-R-25', ['PIT-B-25', 'MAR-1-500']],
    ['min_price=50&order_by=price-asc', ['TR-230-1', 'TR-18-2AH']],
    ['max_price=20', ['MAR-1-500']],
    ['min_price=24.9&max_price=39', ['LAM-1-B', 'PIT-B-25']],
    ['min_price=0&max_price=-5&search_term=martello', ['MAR-1-500']],
    ['min_discount_percent=21', ['TR-18-2AH']],
    ['min_discount_percent=1&max_discount_percent=21', ['LAM-1-B']],
    ['min_discount_value=20', ['TR-18-2AH']],
    ['min_discount_value=1&max_discount_value=15', ['LAM-1-B']],
    ['promo_code=ESTATE', ['MAR-1-500']],
    ['promo_code=INVERNO', []],
    ['is_in_stock=1&category=Utensili,Utensili-elettrici', ['TR-18-2AH']],
    ['is_in_stock=false&category=Utensili,Utensili-elettrici', ['TR-18-2AH', 'TR-230-1']],
    ['order_by=price-desc&per_page=1', ['TR-18-2AH']],
    ['order_by=newest&per_page=1', ['LAM-1-B']],
    ['order_by=best-seller&per_page=1', ['TR-18-2AH']],
    ['order_by=discount&per_page=1', ['TR-18-2AH']],
    ['order_by=unit-price&per_page=1', ['PIT-B-25']],
    ['order_by=name-asc&per_page=1', ['LAM-1-B']],
    ['order_by_creation_at=asc&per_page=1', ['TR-18-2AH']],
    ['order_by=price-asc&order_by_creation_at=desc&per_page=1', ['LAM-1-B']],
  ])('%s', async (query, expected) => {
    const found = skus(await listing(query));
    expect(query.includes('order') || expected.length < 2 ? found : found.toSorted()).toEqual(
      query.includes('order') ? expected : expected.toSorted(),
    );
  });

  test('order_by=rating puts a well-rated product first', async () => {
    expect(['TR-18-2AH', 'PIT-B-25']).toContain(skus(await listing('order_by=rating&per_page=1'))[0]);
  });

  test('order_by_updated_at wins over the other orders', async () => {
    const all = await listing('order_by=price-asc&order_by_creation_at=asc&order_by_updated_at=desc');
    const back = await listing('order_by_updated_at=asc');
    expect(skus(all)).toHaveLength(everything);
    expect(skus(all)[0]).not.toBe('MAR-1-500');
    expect(skus(back)).toHaveLength(everything);
  });

  test('is_random shuffles without losing anything', async () => {
    const drawn = await listing('is_random=1');
    expect(skus(drawn).toSorted()).toEqual(skus(await listing('')).toSorted());
  });

  test('features by key, code or label: OR inside one, AND across', async () => {
    const page = await listing('category=Utensili,Utensili-elettrici');
    const key = page.features.find((facet) => facet.code === 'alimentazione')?.key ?? '';
    expect(skus(await listing(features({ [key]: 'Batteria' })))).toEqual(['TR-18-2AH']);
    expect(skus(await listing(features({ alimentazione: 'cavo' })))).toEqual(['TR-230-1']);
    expect(skus(await listing(features({ Potenza: 18 })))).toEqual(['TR-18-2AH']);
    expect(skus(await listing(features({ potenza: '230' })))).toEqual(['TR-230-1']);
    expect(skus(await listing(features({ brand: ['Ferroforte', 'Colorcasa'] }))).toSorted()).toEqual([
      'MAR-1-500',
      'PIT-B-25',
      'TR-18-2AH',
    ]);
    expect(skus(await listing(features({ brand: ['Ferroforte', 'Casavera'], potenza: [230] })))).toEqual([
      'TR-230-1',
    ]);
    expect(skus(await listing(features({ colore: 'Rosso' }))).toSorted()).toEqual(['LAM-1-B', 'PIT-B-25']);
    expect(skus(await listing(features({ percussione: true }))).toSorted()).toEqual([
      'TR-18-2AH',
      'TR-230-1',
    ]);
  });

  test('counts are disjunctive: a chosen value leaves its own facet open', async () => {
    const page = await listing(`category=Utensili,Utensili-elettrici&${features({ alimentazione: 'Cavo' })}`);
    expect(page.totalCount).toBe(1);
    expect(page.features.find((facet) => facet.code === 'alimentazione')?.facet_results).toEqual(
      expect.arrayContaining([
        { value: 'Cavo', count: 1, selected: true },
        { value: 'Batteria', count: 1, selected: false },
      ]),
    );
  });

  test('a filtered listing keeps groups and values where they were, those without products with the count 0', async () => {
    const whole = await listing('category=Utensili,Utensili-elettrici');
    const page = await listing(`category=Utensili,Utensili-elettrici&${features({ alimentazione: 'Cavo' })}`);
    expect(page.features.map(({ code }) => code)).toEqual(whole.features.map(({ code }) => code));
    const values = (from: Listing) =>
      from.features.map(({ facet_results: rows }) => rows.map(({ value }) => value));
    expect(values(page)).toEqual(values(whole));
    expect(page.features.find((facet) => facet.code === 'potenza')?.facet_results).toEqual([
      { value: 18, count: 0, selected: false },
      { value: 230, count: 1, selected: false },
    ]);
  });

  test('numbers by a range, both ends included or one open; what is no range finds nothing', async () => {
    const power = async (range: string) => skus(await listing(features({ potenza: range }))).toSorted();
    expect(await power('18..230')).toEqual(['TR-18-2AH', 'TR-230-1']);
    expect(await power('100..')).toEqual(['TR-230-1']);
    expect(await power('..18')).toEqual(['TR-18-2AH']);
    for (const odd of ['231..900', '18...230', 'a..b', '1e2..900'])
      expect([odd, await power(odd)]).toEqual([odd, []]);
  });

  test('least stars, and only new products', async () => {
    expect(skus(await listing('min_rating=4.7')).every((sku) => sku === 'PIT-B-25')).toBe(true);
    expect(await listing('min_rating=5')).toMatchObject({ totalCount: 0 });
    expect(await listing('min_rating=nope')).toMatchObject({
      totalCount: everything,
      notices: [{ field: 'min_rating' }],
    });
    const news = await listing('is_new=1');
    expect(news.products.every((product) => product.is_new)).toBe(true);
  });

  test('values that are colours have them', async () => {
    const colours = (await listing('category=Vernici')).features.find((facet) => facet.code === 'colore');
    expect(
      Object.fromEntries(colours?.facet_results.map(({ value, swatch }) => [value, swatch]) ?? []),
    ).toEqual({
      Bianco: '#ffffff',
      Rosso: '#aa2222',
    });
  });

  test('each category of the next level is shown by the picture of its best seller, or of the best below it', async () => {
    const picture = (hash: string) => JSON.stringify([{ hash, width: 1000, height: 1000 }]);
    const show = (id: number, hash: string, sold: number) =>
      shop.database
        .updateTable('product')
        .set({ pictures: picture(hash), sold })
        .where('id', '=', id)
        .execute();
    const { products } = await listing('category=Utensili');
    const [one = '', other = ''] = products.map(({ id }) => id);
    await show(Number(one), 'first', 5);
    await show(Number(other), 'better', 9);
    await shop.database.insertInto('change_log').values({ kind: 'category' }).execute();
    await shop.until('/api/shop?per_page=3', ({ text }) => text.includes('/media/better-160.webp'));
    const shown = async (query: string) => (await listing(query)).category_pictures ?? {};
    await expect
      .poll(() => shown('per_page=1'))
      .toEqual({
        Utensili: expect.stringContaining('/media/better-160.webp'),
      });
    expect(Object.values(await shown('category=Utensili&per_page=1'))).toContainEqual(
      expect.stringContaining('/media/better-160.webp'),
    );
  });

  test('cards name the features their category asks for, else the nearest above it', async () => {
    const named = async (category: string) =>
      (await listing(`category=${category}`)).products.map(({ key_features }) => key_features?.[0]?.label);
    expect(new Set(await named('Utensili'))).toEqual(new Set([undefined]));
    await settings([
      { category: '', card_line: ['potenza'] },
      { category: 'Vernici', card_line: ['mai_sentito'] },
    ]);
    await shop.until('/api/shop?category=Utensili', (answer) => answer.text.includes('key_features'));
    expect(await named('Utensili,Utensili-elettrici')).toContain('Potenza');
    expect(new Set(await named('Vernici'))).toEqual(new Set([undefined]));
    await settings([]);
    await shop.until('/api/shop?category=Utensili', (answer) => !answer.text.includes('key_features'));
  });

  test('a category has the filters and the layout of its setting, else of the nearest above it', async () => {
    await settings([
      { category: '', layout: 'right-sidebar', filters: ['brand'] },
      { category: 'Utensili', filters: ['potenza', 'brand', 'mai_sentito'] },
      { category: 'Utensili,Utensili-elettrici', layout: 'list' },
      { category: 'Vernici' },
    ]);
    await shop.until('/api/shop?category=Utensili', (answer) => answer.text.includes('right-sidebar'));
    const seen = async (category: string) => {
      const page = await listing(`category=${category}`);
      return [page.layout, page.features.map(({ code }) => code)];
    };
    expect(await seen('Utensili,Utensili-elettrici')).toEqual(['list', ['potenza', 'brand']]);
    expect(await seen('Utensili')).toEqual(['right-sidebar', ['potenza', 'brand']]);
    expect(await seen('Vernici')).toEqual(['right-sidebar', ['brand']]);
    expect((await seen(''))[0]).toBe('right-sidebar');
    await settings([]);
    await shop.until('/api/shop?category=Utensili', (answer) => !answer.text.includes('right-sidebar'));
  });

  test('without_facets leaves out what is counted', async () => {
    expect(await listing('without_facets=1&demo=4')).toMatchObject({
      totalCount: everything,
      features: [],
      category: [],
    });
  });

  test('category_detail names a row of the menu; a category finds its own', async () => {
    const items = [
      { name: 'vernici', label: 'Vernici', title: 'Vernici e colori', url: '/shop?category=Vernici' },
      { name: 'start', label: 'Home', url: '/shop?category=Utensili&per_page=1' },
    ];
    await loadTestContent({ 'menu.yaml': { items } }, shop);
    await shop.until('/api/shop?category_detail=Vernici', (answer) =>
      answer.text.includes('Vernici e colori'),
    );
    expect((await listing('category=Vernici')).menu_category_detail).toMatchObject({
      name: 'vernici',
      title: 'Vernici e colori',
    });
    expect((await listing('category_detail=nope')).menu_category_detail).toBeNull();
    expect(await listing('home=1')).toMatchObject({ totalCount: 3, per_page: 1 });
    expect(await listing('home=1&per_page=2')).toMatchObject({ totalCount: 3, per_page: 2 });
  });
});

describe('E01 bad input to the listing', () => {
  test.each([
    ['search_term=a', 'search_term', /«a» è troppo corto/],
    ['search_term=%C3%A8', 'search_term', /«è» è troppo corto/],
    ['search_term=%3F%21', 'search_term', /soli simboli/],
    ['search_term=della', 'search_term', /«della» non basta/],
    ['promo_code=FINITA', 'promo_code', /promozione «FINITA»/],
    ['features={"brand":["Nessuna"]}&promo_code=ESTATE', 'features', /valore che hai scelto/],
  ])('%s finds nothing and says why', async (query, field, message) => {
    expect(await listing(query)).toMatchObject({
      totalCount: 0,
      notices: [{ field, message: expect.stringMatching(message) as string }],
    });
  });

  test.each([
    ['category=Non-esiste', 'category', /categoria «Non-esiste» non c’è/],
    ['category=Vernici,Trapani', 'category', /categoria/],
    [features({ vento: 'forte' }), 'features', /«vento» non esiste/],
    [features({ constructor: 'x' }), 'features', /«constructor» non esiste/],
    [features({ colore: 'Turchese' }), 'features', /togli il filtro/],
    ['family_code=nessuna', 'family_code', /famiglia/],
    ['family_name=nessuna', 'family_name', /famiglia/],
    ['search_term=%3F%21', 'search_term', /almeno una parola/],
  ])('%s gives nothing, and says why', async (query, field, message) => {
    const page = await listing(query);
    expect(page.products).toEqual([]);
    expect(page.totalCount).toBe(0);
    expect(page.notices).toContainEqual(
      expect.objectContaining({ field, message: expect.stringMatching(message) as string }),
    );
  });

  test.each([
    ['per_page=-3', { per_page: 12, current_page: 1 }, 'per_page'],
    ['per_page=dieci', { per_page: 12 }, 'per_page'],
    ['per_page=1.5', { per_page: 12 }, 'per_page'],
    ['per_page=100000', { per_page: 100 }, 'per_page'],
    ['page=-1', { current_page: 1 }, 'page'],
    ['page=abc', { current_page: 1 }, 'page'],
    ['page=99', { current_page: 99, products: [], is_last: true, totalCount: everything }, 'page'],
    ['page=9007199254740991&per_page=100', { products: [], totalCount: everything }, 'page'],
    ['order_by=caso', { totalCount: everything }, 'order_by'],
    ['min_price=poco', { totalCount: everything }, 'min_price'],
    ['min_price=50&max_price=20', { totalCount: 2 }, 'min_price'],
  ])('%s is mended and said', async (query, expected, field) => {
    const page = await listing(query);
    expect(page).toMatchObject(expected);
    expect(page.notices.map((notice) => notice.field)).toContain(field);
  });

  test('a correction is a code with facts and a sentence in the caller’s language, kept for each', async () => {
    const inLanguage = async (language: string, query: string) => {
      const headers = { cookie: `language=${language}` };
      const answer = await shop.ask(`/api/method/mymb_ecommerce.mymb_b2c.solr_search.shop?${query}`, {
        headers,
      });
      return { vary: answer.headers.get('vary'), ...(answer.body as { message: Listing }).message };
    };
    const sentences = {
      it: 'La pagina 99 non esiste: l’ultima è la 2.',
      en: 'There is no page 99: the last one is 2.',
      sk: 'Strana 99 neexistuje: posledná je 2.',
    };
    for (const time of ['made', 'kept']) {
      for (const [language, message] of Object.entries(sentences)) {
        const page = await inLanguage(language, 'page=99&per_page=4');
        const facts = { page: 99, last: 2 };
        expect(page.notices, time).toEqual([{ field: 'page', code: 'page_beyond_last', facts, message }]);
        expect(page.vary).toBe('sec-fetch-site, cookie');
      }
    }
  });

  test('an empty per_page is as if it were not there', async () => {
    expect(await listing('per_page=&page=&min_price=&category=')).toMatchObject({
      per_page: 12,
      totalCount: everything,
      notices: [],
    });
  });

  test('a term of 10 kB is shortened, with a notice', async () => {
    const page = await listing(`search_term=${'martello'.repeat(1280)}`);
    expect(page.query).toHaveLength(200);
    expect(page.notices.map((notice) => notice.field)).toContain('search_term');
  });

  test('control characters, broken escapes and lone surrogates do no harm', async () => {
    expect(skus(await listing('search_term=mar%00tello%07%0A'))).toEqual(expect.any(Array));
    expect(skus(await listing('search_term=%00martello%1F'))).toEqual(['MAR-1-500']);
    expect(await listing('search_term=%E0%A4%A')).toMatchObject({ query: expect.any(String) as string });
    expect(await listing('search_term=%ED%A0%80')).toMatchObject({ query: expect.any(String) as string });
  });

  test.each(['{', '[]', '"x"', 'null', '{"a":{"b":1}}', '{"brand":[null]}'])(
    'features=%s is refused by name',
    async (text) => {
      const answer = await shop.ask(`/api/shop?features=${encodeURIComponent(text)}`);
      expect(answer.status).toBe(417);
      expect(answer.body).toMatchObject({ exc_type: 'ValidationError', field: 'features' });
    },
  );

  test('an empty result has suggestions', async () => {
    const page = await listing('category=Vernici&min_price=5000');
    expect(page).toMatchObject({ totalCount: 0 });
    expect(page.notices.length).toBeGreaterThan(0);
  });
});
