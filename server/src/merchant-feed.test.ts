import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type FeedItem as Item,
  feedItems as itemsOf,
} from '@casamaestra/commerce/catalog/testing/feed-items.ts';
import { feedRows } from '@casamaestra/commerce/found/testing/feed-rows.ts';
import { exportCatalogue } from '@casamaestra/commerce/catalog/export/export-catalogue.usecase.ts';
import { importCatalogue } from '@casamaestra/commerce/catalog/import/import-catalogue.usecase.ts';
import { createCommerce } from '@casamaestra/commerce/create-commerce.ts';
import type { Commerce } from '@casamaestra/commerce/create-commerce.ts';
import { readConfig } from '@casamaestra/commerce/shop-config.ts';
import { silentLog } from '@casamaestra/commerce/platform/log/create-log.ts';
import { startTestDatabase } from '@casamaestra/commerce/platform/testing/start-test-database.ts';
import { readFeedDelivery } from '@casamaestra/commerce/shipping/feed-delivery.usecase.ts';
import { fillCommerceSettings } from '@casamaestra/commerce/shipping/load-commerce-settings.usecase.ts';
import { quoteOperation } from '@casamaestra/contract/cart/cart.operations.ts';
import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import { pages as italian } from '@casamaestra/texts/it/pages.ts';
import { structuredDataFaults } from '@casamaestra/storefront/app/platform/testing/structured-data-rules.ts';
import { itemReviewsOperation } from '@casamaestra/contract/reviews/reviews.operations.ts';
import { productStructuredData } from '@casamaestra/storefront/app/product/product-data.ts';
import { productView } from '@casamaestra/storefront/app/product/product-view.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const site = 'https://casamaestra.example';
const demo = dirname(createRequire(import.meta.url).resolve('@casamaestra/demo/package.json'));

const first = (item: Item, name: string): string | undefined => item.get(name)?.[0];

/**
 * Every allowed attribute of the feed: how often, how long and in what form (Merchant product data
 * specification).
 */
const rules: Readonly<Record<string, { max: number; form?: RegExp; needed?: true; times?: number }>> = {
  id: { max: 50, form: /^\S(.*\S)?$/, needed: true },
  item_group_id: { max: 50, form: /^[\w.-]+$/ },
  title: { max: 150, form: /^[^<>]+$/, needed: true },
  description: { max: 5_000, form: /^[^<>]+$/, needed: true },
  link: { max: 2_000, form: /^https:\/\/casamaestra\.example\/det\/\S+$/, needed: true },
  canonical_link: { max: 2_000, form: /^https:\/\/casamaestra\.example\/det\/[^?\s]+$/ },
  image_link: { max: 2_000, form: /^https:\/\/casamaestra\.example\/media\/\S+\.webp$/, needed: true },
  additional_image_link: { max: 2_000, form: /^https:\/\/\S+\.webp$/, times: 10 },
  product_type: { max: 750, needed: true },
  availability: { max: 20, form: /^(in_stock|out_of_stock|preorder|backorder)$/, needed: true },
  condition: { max: 20, form: /^(new|refurbished|used)$/, needed: true },
  price: { max: 20, form: /^\d+\.\d\d EUR$/, needed: true },
  sale_price: { max: 20, form: /^\d+\.\d\d EUR$/ },
  sale_price_effective_date: { max: 51, form: /^(\d{4}-\d\d-\d\dT\d\d:\d\dZ(\/|$)){2}$/ },
  unit_pricing_measure: { max: 20, form: /^\d+(\.\d+)? (kg|g|l|ml|m|cm|sqm|cbm|ct)$/ },
  unit_pricing_base_measure: { max: 20, form: /^1 (kg|l|m|sqm|cbm|ct)$/ },
  brand: { max: 70 },
  gtin: { max: 14, form: /^\d{8}$|^\d{12,14}$/ },
  mpn: { max: 70 },
  identifier_exists: { max: 3, form: /^(yes|no)$/ },
  color: { max: 100, form: /^[^/]{1,40}(\/[^/]{1,40}){0,2}$/ },
  material: { max: 200, form: /^[^/]+(\/[^/]+){0,2}$/ },
  pattern: { max: 100 },
  size: { max: 100 },
  energy_efficiency_class: { max: 5, form: /^([A-G]|A\+{1,3})$/ },
  min_energy_efficiency_class: { max: 5, form: /^[D-G]$/ },
  max_energy_efficiency_class: { max: 5, form: /^A\+{0,3}$/ },
  shipping_weight: { max: 20, form: /^\d+(\.\d+)? kg$/ },
  shipping: { max: 0 },
  'shipping/country': { max: 2, form: /^[A-Z]{2}$/ },
  'shipping/service': { max: 100 },
  'shipping/price': { max: 20, form: /^\d+\.\d\d EUR$/ },
};

/** What the specification does not allow in an item. */
function faults(item: Item): string[] {
  const id = first(item, 'id');
  const told = [...item].filter(([name]) => !name.startsWith('c:'));
  const wrong = told.flatMap(([name, texts]) => {
    const rule = rules[name];
    const fits = (text: string) => text.length <= (rule?.max ?? -1) && (rule?.form?.test(text) ?? true);
    return texts.length <= (rule?.times ?? 1) && texts.every(fits)
      ? []
      : [`${id} ${name}: ${texts.join(' | ')}`];
  });
  const missing = Object.entries(rules).flatMap(([name, { needed }]) =>
    needed && !item.has(name) ? [`${id} without ${name}`] : [],
  );
  return [...wrong, ...missing];
}

let commerce: Commerce;
let items: readonly Item[];
let close: () => Promise<void>;

beforeAll(async () => {
  const { database, connection, close: closeDatabase } = await startTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'casamaestra-feed-'));
  const loaded = await importCatalogue({
    file: join(demo, 'catalogue/products.jsonl'),
    pictures: join(demo, 'pictures'),
    errors: join(dataDir, 'errors.csv'),
    connection,
    dataDirectory: dataDir,
    sentenceOf: (finding) => JSON.stringify(finding),
  });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.stop));
  await fillCommerceSettings(
    database,
    JSON.parse(await readFile(join(demo, 'content/commerce-settings.json'), 'utf8')),
  );
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: site });
  commerce = createCommerce({ database, connection, config, jobs: 'off', log: silentLog() });
  await commerce.ready;
  const delivery = await readFeedDelivery(database);
  const chunks: string[] = [];
  for await (const chunk of exportCatalogue({ connection, format: 'xml', site, shopName: 'Prova', delivery }))
    chunks.push(chunk);
  items = itemsOf(chunks.join(''));
  close = async () => {
    await commerce.close();
    await closeDatabase();
    await rm(dataDir, { recursive: true, force: true });
  };
}, 300_000);
afterAll(() => close());

test('every item of the demo feed is as the Merchant specification wants it', () => {
  expect(items.length).toBeGreaterThan(1_700);
  expect(items.flatMap(faults)).toEqual([]);
  const ids = items.map((item) => first(item, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
  const groups = Map.groupBy(
    items.filter((item) => item.has('item_group_id')),
    (item) => first(item, 'item_group_id'),
  );
  const axes = ['color', 'material', 'pattern', 'size'];
  for (const [group, members] of groups) {
    const keys = members.map((item) => axes.map((name) => first(item, name) ?? '').join('|'));
    expect([group, members.length > 1, new Set(keys).size]).toEqual([group, true, keys.length]);
  }
  for (const item of items) {
    const [starts = '', ends = ''] = first(item, 'sale_price_effective_date')?.split('/') ?? [];
    expect(starts <= ends).toBe(true);
    expect(item.has('brand') && (item.has('gtin') || item.has('mpn'))).toBe(!item.has('identifier_exists'));
  }
});

interface Offer {
  readonly sku: string;
  readonly url: string;
  readonly price: string;
  readonly availability: string;
}

interface Described {
  readonly sku: string;
  readonly offers: Offer | readonly Offer[];
  readonly hasVariant: readonly Partial<Described>[];
}

/** The data of each SKU in the product call and in its page's structured data. */
async function pageOf(slug: string) {
  const outcome = await commerce.client.call(productOperation, { slug });
  if (!outcome.ok || !('name' in outcome.value.product)) throw new Error(`no product at ${slug}`);
  const { product } = outcome.value;
  const apart = { rows: [], layout: {}, factsHtml: '', notes: [] };
  const view = { ...productView(product, 'it'), ...apart };
  const { sku: firstSku = '' } = view.variants[0] ?? {};
  const reviews = await commerce.client.call(itemReviewsOperation, { item_code: firstSku, end: 5 });
  const facts = {
    priceEnds: {},
    shipping: Object.fromEntries(
      view.variants.map(({ sku }) => [sku, { amount: 6.9, days: [2, 3] as const }]),
    ),
    reviews: reviews.ok ? reviews.value.reviews : [],
  };
  const blocks = productStructuredData(view, facts, italian, site);
  expect([slug, structuredDataFaults(blocks)]).toEqual([slug, []]);
  const [data] = blocks as [Partial<Described>];
  const described = data.hasVariant ?? (data.offers === undefined ? [] : [data]);
  const offers = described.map(({ sku = '', offers: one }) => ({ sku, ...[one].flat()[0] }) as Offer);
  return { product, view, offers };
}

const euros = (text: string | undefined) =>
  text === undefined ? undefined : Number(text.replace(' EUR', ''));
const feedUnits: Readonly<Record<string, string>> = { 'm²': 'sqm', 'm³': 'cbm', pz: 'ct' };

test('every item of the demo feed agrees with its page and the product call', async () => {
  const now = new Date().toISOString();
  const bySlug = Map.groupBy(items, (item) => new URL(first(item, 'link') ?? '').pathname.slice(1));
  for (const [slug, members] of bySlug) {
    const { product, view, offers } = await pageOf(slug);
    expect(members.map((item) => first(item, 'id'))).toEqual(offers.map(({ sku }) => sku));
    for (const [at, item] of members.entries()) {
      const offer = offers[at];
      const variant = view.variants[at];
      const sale = first(item, 'sale_price');
      const isOn = (first(item, 'sale_price_effective_date') ?? '') <= now;
      const pays = isOn ? (sale ?? first(item, 'price')) : first(item, 'price');
      const listed = {
        link: first(item, 'link'),
        price: euros(pays),
        struck: isOn && sale !== undefined ? euros(first(item, 'price')) : undefined,
        stock: first(item, 'availability') === 'in_stock',
        weight: first(item, 'shipping_weight'),
        base: variant?.unitPrice && first(item, 'unit_pricing_base_measure'),
        energy: first(item, 'energy_efficiency_class') ?? null,
        brand: first(item, 'brand'),
      };
      const unit = variant?.unitPrice?.[1] ?? '';
      expect(listed).toEqual({
        link: offer?.url,
        price: Number(offer?.price),
        struck: variant?.was,
        stock: offer?.availability.endsWith('/InStock'),
        // The specification allows up to 1000 kg.
        weight: (variant?.weightKg ?? 0) > 1_000 ? undefined : `${variant?.weightKg} kg`,
        base: variant?.unitPrice && `1 ${feedUnits[unit] ?? unit}`,
        energy: product.energy?.class ?? null,
        brand: view.brand,
      });
      expect(first(item, 'title')?.startsWith(view.name)).toBe(true);
    }
  }
}, 240_000);

/** A feed as it is fetched. */
async function fetched(name: string): Promise<string> {
  const answer = await commerce.handler(new Request(`${site}/feeds/${name}`));
  expect(answer.status).toBe(200);
  return answer.text();
}

const paidNow = (item: Item): number | undefined => {
  const starts = (first(item, 'sale_price_effective_date') ?? '').split('/')[0] ?? '';
  const isOn = item.has('sale_price') && (starts === '' || Date.parse(starts) <= Date.now());
  return euros(first(item, isOn ? 'sale_price' : 'price'));
};

test('the feed that is fetched has every item of the exported one, and nothing that pages do not show', async () => {
  const feed = await fetched('google.xml');
  expect(feed).not.toContain('<c:');
  const shown = items.map((item) => [...item].filter(([name]) => !name.startsWith('c:')));
  const dates = (entries: (typeof shown)[number]) =>
    entries.filter(([name]) => name !== 'sale_price_effective_date');
  expect(itemsOf(feed).map((item) => dates([...item]))).toEqual(shown.map(dates));
});

test('the feed of Trovaprezzi has the price, address and delivery of every item', async () => {
  const offers = itemsOf((await fetched('trovaprezzi.xml')).replaceAll(/(<\/?)Offer>/g, '$1item>'));
  expect(offers.length).toBe(items.length);
  for (const [at, offer] of offers.entries()) {
    const item = items[at] ?? new Map();
    const price = Number(first(offer, 'Price'));
    expect({
      code: first(offer, 'Code'),
      link: first(offer, 'Link'),
      price,
      isReduced: offer.has('OriginalPrice'),
      shipping: euros(first(offer, 'ShippingCost')),
      isInStock: first(offer, 'Stock') === 'Disponibile',
    }).toEqual({
      code: first(item, 'id'),
      link: first(item, 'link'),
      price: paidNow(item),
      isReduced: euros(first(item, 'price')) !== price,
      shipping: euros(first(item, 'shipping/price')),
      isInStock: first(item, 'availability') === 'in_stock',
    });
    for (const name of ['Name', 'Description', 'Categories', 'Image'])
      expect(first(offer, name)).toBeTruthy();
  }
});

test('the feed of Meta has the columns it asks for, with what the pages show', async () => {
  const [head = [], ...rows] = feedRows(await fetched('meta.csv'));
  expect(rows.length).toBe(items.length);
  const needed = ['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link'];
  for (const [at, row] of rows.entries()) {
    const cell = (name: string) => row[head.indexOf(name)] ?? '';
    const item = items[at] ?? new Map();
    for (const name of needed) expect([at, name, cell(name) === '']).toEqual([at, name, false]);
    expect(cell('id').length).toBeLessThanOrEqual(100);
    expect(cell('title').length).toBeLessThanOrEqual(200);
    for (const name of ['id', 'price', 'sale_price', 'link', 'brand'])
      expect(cell(name)).toBe(first(item, name) ?? '');
    expect(cell('availability')).toBe(first(item, 'availability')?.replaceAll('_', ' '));
  }
});

test('delivery in the feed costs the same as in a quote', async () => {
  const sold = items.filter((item) => first(item, 'availability') === 'in_stock');
  const some = sold.filter((_, at) => at % 20 === 0);
  for (const item of some) {
    const lines = [{ sku: first(item, 'id') ?? '', qty: 1 }];
    const outcome = await commerce.client.call(quoteOperation, { lines, country: 'IT' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    const option = outcome.value.shipping_options.find(({ kind }) => kind === 'delivery');
    expect([first(item, 'shipping/service'), euros(first(item, 'shipping/price'))]).toEqual([
      option?.label,
      option?.amount,
    ]);
  }
});
