import { blogPostOperation } from '@casamaestra/contract/blog/blog.operations.ts';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceRefusals } from '@casamaestra/contract/platform/call.refusals.ts';
import type { RefusalCode } from '@casamaestra/contract/platform/refusals.ts';
import { refusalTable } from '@casamaestra/contract/platform/refusal-kinds.ts';
import { refusalKinds } from '@casamaestra/contract/platform/refusals.ts';
import { operations } from '@casamaestra/contract/platform/operations.ts';
import { paintShop } from '../catalog/testing/paint-shop.ts';
import { startTestShop } from '../catalog/testing/start-test-shop.ts';
import type { Answer, TestShop } from '../catalog/testing/start-test-shop.ts';
import { loadTestContent, testPage } from '../content/testing/load-test-content.ts';
import type { ApiDocument } from './openapi.ts';
import { keyRequiredAnswer } from './refusal-answer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(paintShop);
  const post = { title: 'Prova', intro: 'Prova', author: 'Anna', date: '2026-01-01', category: 'Prove' };
  await loadTestContent({ 'posts/prova.it.md': testPage(post, 'Prova') }, shop);
  await shop.until(`${blogPostOperation.path}?slug=prova`, ({ status }) => status === 200);
});
afterAll(() => shop.close());

const post = (body: string, type: string): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});
const bestSellers = '/api/method/omnicommerce.controllers.item_best_selling.get_top_items';

function serverMessage(answer: Answer): string {
  const { _server_messages } = answer.body as { _server_messages: string };
  const [first] = JSON.parse(_server_messages) as string[];
  return (JSON.parse(first ?? '') as { message: string }).message;
}

describe('K01 every call answers in its shape', () => {
  const inputs: Readonly<Record<string, string>> = {
    'catalog.product': 'slug=det/martello-carpentiere',
    'catalog.familyFeatures': 'family_code=trapani',
    'search.suggest': 'term=trap',
    'blog.post': 'slug=prova',
    'payments.gestpayResult': 'a=SHOP&b=x',
    'payments.gestpayCheck': 'a=SHOP&b=x',
    'content.webPage': 'route=web-page/chi-siamo',
    'cart.productsPrice': 'skus=A;B',
    'checkout.places': 'q=40128',
    'content.promoSliderResource': `fields=${encodeURIComponent('["*"]')}&limit_page_length=0`,
  };
  const named = operations.map((operation) => [operation.name, operation] as const);
  const whole = named.filter(([, { verb, path }]) => verb === 'GET' && !path.includes('{'));
  test.each(whole)('%s', async (name, operation) => {
    for (const path of [operation.path, ...operation.aliases]) {
      const answer = await shop.ask(`${encodeURI(path)}?${inputs[name] ?? ''}`);
      expect(answer).toMatchObject({ status: 200 });
      const body = answer.body as Record<string, unknown>;
      expect(Object.keys(body)).toEqual([operation.envelope]);
      expect(operation.output.parse(body[operation.envelope])).toEqual(body[operation.envelope]);
    }
  });

  test.each(named.filter(([, { verb }]) => verb === 'POST'))(
    '%s, with nothing and with nonsense, is answered or refused by name',
    async (_, operation) => {
      for (const body of [{}, [], { name: 7, lines: 'x', key: [], email: {}, item_code: null }]) {
        const answer = await shop.post(operation.path, body);
        if (answer.status === 200) continue;
        const { code } = answer.body as { code: RefusalCode };
        expect([...operation.refusals, ...Object.keys(serviceRefusals)]).toContain(code);
        expect(answer.status).toBe(refusalTable[refusalKinds[code].name].status);
        expect(serverMessage(answer)).toMatch(/\p{Letter}/u);
      }
    },
  );

  test('suggestions: products with the match, categories, old price, energy class', async () => {
    const answer = await shop.ask('/api/method/casamaestra.search.suggest?term=trap&limit=1');
    const { message } = answer.body as {
      message: {
        products: {
          name: string;
          ranges: [number, number][];
          old_price: number | null;
          energy_class?: string;
          energy_scale?: string;
        }[];
        categories: { url: string }[];
      };
    };
    expect(message.products).toHaveLength(1);
    const [product] = message.products;
    const [[start, end] = [0, 0]] = product?.ranges ?? [];
    expect(product?.name.slice(start, end).toLowerCase()).toBe('trap');
    expect(product?.old_price).toBe(129.9);
    expect(product).toMatchObject({ energy_class: 'B', energy_scale: 'A-G' });
    expect(message.categories[0]?.url).toBe('Utensili,Utensili-elettrici,Trapani');
  });

  test.each([
    ['trap', 'Vernici', [], []],
    ['trap', 'Non,esiste', [], []],
    ['trap', 'Utensili', ['TR-18-2AH', 'TR-230-1'], ['Utensili,Utensili-elettrici,Trapani']],
    ['martello', 'Utensili,Utensili-a-mano', ['MAR-1-500'], ['Utensili,Utensili-a-mano']],
    ['martello', 'Utensili,Utensili-elettrici', [], []],
  ])('suggestions for %s in %s are of there alone', async (term, category, skus, urls) => {
    const asked = new URLSearchParams({ term, category });
    const { message } = (await shop.ask(`/api/method/casamaestra.search.suggest?${asked}`)).body as {
      message: {
        products: { slug: string }[];
        categories: { url: string }[];
        brands: unknown[];
        completions: string[];
      };
    };
    const listed = await shop.value<{ products: { sku: string; slug: string }[] }>('/api/shop?per_page=100');
    const known = new Map(listed.products.map(({ slug, sku }) => [slug, sku]));
    expect(message.products.map(({ slug }) => known.get(slug)).toSorted()).toEqual(skus);
    for (const { url } of message.categories) expect(urls).toContain(url);
    const aside = [...message.brands, ...message.completions];
    expect(skus.length === 0 ? aside : []).toEqual([]);
  });

  test('the SKU of a variant, typed whole in any case, is suggested as that variant; a beginning names none', async () => {
    const { products } = await shop.value<Listing>('/api/shop?per_page=100');
    const goods = products.find(({ variants }) => variants.length > 1);
    const sku = goods?.variants.at(-1)?.sku ?? '';
    const suggested = async (term: string) => {
      const asked = new URLSearchParams({ term });
      const path = `/api/method/casamaestra.search.suggest?${asked}`;
      return (await shop.value<{ products: { slug: string; sku?: string }[] }>(path)).products;
    };
    expect((await suggested(sku.toLowerCase()))[0]).toMatchObject({ slug: goods?.slug, sku });
    for (const one of await suggested(sku.slice(0, -1))) expect(one).not.toHaveProperty('sku');
  });

  test('an empty term has no suggestions', async () => {
    expect((await shop.ask('/api/method/casamaestra.search.suggest')).status).toBe(200);
  });

  test('features of a family with type and unit', async () => {
    const { database } = shop;
    const power = await database
      .selectFrom('feature')
      .select('id')
      .where('code', '=', 'potenza')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('family_feature')
      .values({ family_code: 'martelli', feature_id: power.id, position: 0 })
      .execute();
    const path = '/api/method/mymb_ecommerce.mymb_ecommerce.item_feature.get_features_by_family_code';
    expect(await shop.value(`${path}?family_code=martelli`)).toEqual({
      potenza: { feature_type: 'float', feature_label: 'Potenza', default_uom: 'V' },
    });
    expect((await shop.ask(`${path}?family_code=nessuna`)).status).toBe(404);
    expect((await shop.ask(path)).status).toBe(417);
  });

  test('best sellers: by pieces sold until there are orders', async () => {
    const top = await shop.value<{ item_code: string; times_ordered: number }[]>(
      `${bestSellers}?top_limit=2`,
    );
    expect(top).toEqual([
      { item_code: 'TR-18-2AH', times_ordered: 420 },
      { item_code: 'PIT-B-25', times_ordered: 300 },
    ]);
    const hammer = await shop.database
      .selectFrom('variant')
      .select('id')
      .where('sku', '=', 'MAR-1-500')
      .executeTakeFirstOrThrow();
    const today = new Date().toISOString().slice(0, 10);
    await shop.database
      .insertInto('sales_day')
      .values({ variant_id: hammer.id, day: today, pieces: 9, orders: 4 })
      .execute();
    expect(await shop.value(`${bestSellers}?top_limit=3`)).toEqual([
      { item_code: 'MAR-1-500', times_ordered: 4 },
    ]);
    expect((await shop.ask(`${bestSellers}?top_limit=-1`)).status).toBe(417);
  });
});

describe('K01 arguments and verbs as the Frappe API takes them', () => {
  test('a form is merged over the query; a JSON body stands alone', async () => {
    const form = await shop.ask(
      `${bestSellers}?top_limit=3`,
      post('top_limit=1&_=1', 'application/x-www-form-urlencoded'),
    );
    expect(form.body).toMatchObject({ message: [expect.anything()] });
    const json = await shop.ask(`${bestSellers}?top_limit=abc`, post('{"top_limit":2}', 'application/json'));
    expect(json.status).toBe(200);
    const data = new FormData();
    data.set('top_limit', 'x');
    expect((await shop.ask(bestSellers, { method: 'POST', body: data })).status).toBe(417);
  });

  test('a list as JSON body, and an empty one, are taken', async () => {
    expect((await shop.ask(bestSellers, post('[1,2]', 'application/json'))).status).toBe(200);
    expect((await shop.ask(bestSellers, post('', 'application/json'))).status).toBe(200);
  });

  test.each(['{', '"text"', 'null'])('a JSON body of %s is refused', async (body) => {
    const answer = await shop.ask(bestSellers, post(body, 'application/json'));
    expect(answer.status).toBe(417);
    expect(serverMessage(answer)).toMatch(/JSON/);
  });

  test('a wrong verb is refused as a missing permission', async () => {
    const answer = await shop.ask('/api/shop', { method: 'POST' });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ exc_type: 'PermissionError' });
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('HEAD has the headers without the body', async () => {
    const answer = await shop.ask('/api/shop', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, text: '' });
  });
});

describe('E01 error bodies', () => {
  test('an unknown call is 404, in Italian, without internal details', async () => {
    for (const path of [
      '/api/nope',
      '/api/method/frappe.client.delete',
      '/api/resource/User',
      '/api/v2/document/User',
      '/api',
    ]) {
      const answer = await shop.ask(path);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
      expect(answer.body).toMatchObject({ exc_type: 'DoesNotExistError' });
      expect(serverMessage(answer)).toMatch(/non esiste/);
      expect(answer.text).not.toMatch(/\.ts|node_modules|at .*:\d+/);
    }
  });

  test('exception names the class without module', async () => {
    const answer = await shop.ask('/api/products?slug=nessuno');
    expect((answer.body as { exception: string }).exception).toMatch(/^DoesNotExistError: /);
  });

  test('what the caller sent comes back escaped in messages that may be shown as HTML', async () => {
    const answer = await shop.ask(`/api/products?slug=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(serverMessage(answer)).not.toContain('<img');
  });

  test('text only for those who ask for text', async () => {
    const answer = await shop.ask('/api/nope', { headers: { accept: 'text/html,*/*' } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.text).toContain('lang="it"');
    const json = await shop.ask('/api/nope', { headers: { accept: '*/*' } });
    expect(json.body).toBeDefined();
  });

  test('K02 the refusal of a missing key is an AuthenticationError', () => {
    const answer = keyRequiredAnswer({ language: 'it', accept: undefined });
    expect(answer.status).toBe(401);
    expect(JSON.parse(String(answer.body))).toMatchObject({ exc_type: 'AuthenticationError' });
  });
});

describe('K01 documents of the calls', () => {
  test('OpenAPI 3.1 lists every call with its parameters and refusals', async () => {
    const answer = await shop.ask('/api/openapi.json');
    const document = answer.body as ApiDocument;
    expect(document.openapi).toBe('3.1.0');
    for (const { name, path, aliases, verb } of operations) {
      for (const one of [path, ...aliases]) {
        const entry = document.paths[one.replaceAll(' ', '%20')]?.[verb.toLowerCase()];
        expect({ name, one, found: entry !== undefined }).toEqual({ name, one, found: true });
        expect(entry?.responses['200']).toBeDefined();
      }
    }
    const listing = document.paths['/api/shop']?.get;
    expect(listing?.parameters?.map((parameter) => parameter.name)).toEqual(
      expect.arrayContaining(['search_term', 'features', 'per_page']),
    );
    expect(Object.keys(listing?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '417', '503']),
    );
    const ids = Object.values(document.paths).flatMap((verbs) =>
      Object.values(verbs).map((entry) => entry.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the page is Italian, self-contained and lists every call', async () => {
    const { text, headers } = await shop.ask('/api/docs');
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(text).toContain('<html lang="it">');
    expect(text).not.toMatch(/<script|<link|src=|https?:\/\//);
    for (const { name } of operations) expect(text).toContain(name);
    expect(text).not.toMatch(/<p><\/p>|<td><\/td>|<\/strong> <\//);
  });
});
