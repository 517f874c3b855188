import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { productOperation } from '@casamaestra/contract/catalog/catalog.operations.ts';
import type { ProductDetail } from '@casamaestra/contract/catalog/product.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { emptyProductFields } from '../cards/card-pieces.ts';
import { insertProducts } from '../testing/insert-products.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import type { TestShop } from '../testing/start-test-shop.ts';

type Output = OperationOutput<typeof productOperation>;

/**
 * A product with one variant that has the feeds' amount for "no price", and a product with only such a
 * variant.
 */
const unpriced: ProductRowInput[] = [
  {
    code: 'SED-1',
    name: 'Sedia pieghevole',
    category: ['Arredamento', 'Sedie'],
    variants: [
      { sku: 'SED-1-A', price: 99_999, options: { Colore: 'Nero' } },
      { sku: 'SED-1-B', price: 25.5, options: { Colore: 'Verde' } },
    ],
    created_at: '2020-01-01T00:00:00Z',
  },
  {
    code: 'SED-2',
    name: 'Sedia senza prezzo',
    category: ['Arredamento', 'Sedie'],
    variants: [{ sku: 'SED-2-A', price: 99_999 }],
    created_at: '2020-01-01T00:00:00Z',
  },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([...paintShop, ...unpriced]);
  const drill = await shop.database
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'TR-18')
    .executeTakeFirstOrThrow();
  await shop.database
    .insertInto('product_slug')
    .values({ slug: 'det/vecchio-trapano', product_id: drill.id })
    .execute();
  await shop.database
    .updateTable('category')
    .set({ electrical: false })
    .where('label', '=', 'Pitture')
    .execute();
});
afterAll(() => shop.close());

const read = (slug: string) => shop.value<Output>(`/api/products?slug=${encodeURIComponent(slug)}`);
const detail = async (slug: string) => (await read(slug)).product as ProductDetail;

describe('K01 product detail', () => {
  test('the answer has the shape of the contract, the same in the process', async () => {
    const answer = await read('det/trapano-avvitatore-18v');
    expect(productOperation.output.parse(answer)).toEqual(answer);
    const inside = await shop.commerce.client.call(productOperation, { slug: 'det/trapano-avvitatore-18v' });
    const { text } = await shop.ask('/api/products?slug=det/trapano-avvitatore-18v', {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const { message } = JSON.parse(text.replaceAll(`,${emptyProductFields}`, ''));
    delete message.product.item_reviews;
    expect(inside).toEqual({ ok: true, value: message });
  });

  test('says when another product on sale has the same name', async () => {
    const twin = (code: string, published = true) => ({
      code,
      name: code.startsWith('GE') ? 'Gemello' : 'Unico',
      category: ['Utensili'],
      published,
      variants: [{ sku: code, price: 5 }],
    });
    await insertProducts(shop.database, [twin('GE-1'), twin('GE-2'), twin('UN-1'), twin('UN-2', false)]);
    expect((await detail('det/ge-1')).shares_name).toBe(true);
    expect((await detail('det/un-1')).shares_name).toBeUndefined();
  });

  test('names the variant in stock that sold most in the last 90 days', async () => {
    const ids = await shop.database
      .selectFrom('variant')
      .select(['id', 'sku'])
      .where('sku', 'like', 'PIT-%')
      .execute();
    const sold = { 'PIT-B-25': 3, 'PIT-B-10': 4, 'PIT-R-25': 90 };
    for (const [sku, pieces] of Object.entries(sold)) {
      const id = ids.find((one) => one.sku === sku)?.id ?? 0;
      await shop.database
        .insertInto('sales_day')
        .values({ variant_id: id, day: sql`current_date - 3`, pieces, orders: 1 })
        .execute();
    }
    const old = ids.find((one) => one.sku === 'PIT-B-25')?.id ?? 0;
    await shop.database
      .insertInto('sales_day')
      .values({ variant_id: old, day: sql`current_date - 200`, pieces: 500, orders: 9 })
      .execute();
    expect((await detail('det/pittura-murale-lavabile')).best_variant).toBe('PIT-B-10');
    expect((await detail('det/trapano-avvitatore-18v')).best_variant).toBeNull();
  });

  test('as the Frappe API has it: first reviews, flags of features, keys that are always null', async () => {
    const drill = await detail('det/trapano-avvitatore-18v');
    expect(drill).toMatchObject({
      item_reviews: { total_reviews: 0, reviews: [] },
      release_date: null,
      until: null,
    });
    for (const feature of Object.values(drill.features))
      expect(feature).toMatchObject({
        used_search: 1,
        used_search_default: 1,
        ft_used_for_facet: 1,
        ft_used_for_variant: expect.toBeOneOf([0, 1]),
      });
  });

  test('P07 the compare-at price comes from the price history, the percentage from it', async () => {
    const drill = await detail('det/trapano-avvitatore-18v');
    expect(drill).toMatchObject({
      is_sale: true,
      price: 129.9,
      sale_price: 99.9,
      gross_price: 129.9,
      promo_price: 99.9,
      net_price: 99.9,
      discount_percent: 23,
      min_price: 99.9,
      max_price: 99.9,
    });
    expect(drill.variants[0]).toMatchObject({ reference_price: 129.9, discount_percent: 23, sale_to: null });
  });

  test('P07 lowest and highest price over variants, unit price of each', async () => {
    const paint = await detail('det/pittura-murale-lavabile');
    expect(paint).toMatchObject({
      is_sale: false,
      price: 24.9,
      sale_price: null,
      min_price: 24.9,
      max_price: 79.9,
    });
    expect(paint.unit_price).toEqual({ amount: 9.96, unit: 'l' });
    expect(paint.variants.map((variant) => variant.unit_price?.amount)).toEqual([9.96, 7.99, 11.96]);
    expect(paint.variants[0]?.options).toEqual([
      { label: 'Colore', value: 'Bianco' },
      { label: 'Misura', value: '2,5 l' },
    ]);
    expect(paint).toMatchObject({ stock: 15, is_out_of_stock: false });
  });

  test('P07 the sentinel for no price is never shown and never counted', async () => {
    const chair = await detail('det/sed-1');
    expect(chair).toMatchObject({ sku: 'SED-1-B', price: 25.5, min_price: 25.5, max_price: 25.5 });
    expect((await shop.ask('/api/products?slug=det/sed-2')).status).toBe(404);
    const listing = await shop.ask('/api/shop?category=Arredamento');
    expect(listing.body).toMatchObject({ message: { totalCount: 1, max_price_all: 26 } });
    expect(listing.text + JSON.stringify(chair)).not.toContain('99999');
  });

  test('features keep type and unit; HTML is sanitised; safety and energy data are included', async () => {
    const drill = await detail('det/trapano-avvitatore-18v');
    expect(drill.features).toMatchObject({
      Potenza: { value: 18, default_uom: 'V' },
      Percussione: { value: true, default_uom: null },
    });
    expect(drill.long_description).toBe('<p>Trapano per <b>legno</b> e metallo.</p>');
    expect(drill.warnings).toEqual(['Indossa occhiali di protezione.']);
    expect(drill).toMatchObject({ hazard_label: ['danger', 'GHS02'] });
    expect(drill.energy).toMatchObject({ class: 'B', scale: 'A-G' });
    expect(drill).toMatchObject({ energy_class: 'B', energy_scale: 'A-G', weee_take_back: true });
    expect(await detail('det/pittura-murale-lavabile')).not.toHaveProperty('weee_take_back');
  });

  test('P06 lists of at most twelve, without the product itself, near ones first', async () => {
    const answer = await read('det/trapano-avvitatore-18v');
    const lists = [
      answer.relatedProducts,
      answer.latestProducts,
      answer.featuredProducts,
      answer.bestProducts,
      answer.topRatedProducts,
    ];
    for (const list of lists) {
      expect(list.length).toBeLessThanOrEqual(12);
      expect(list.map((product) => product.sku)).not.toContain('TR-18-2AH');
    }
    expect(answer.latestProducts[0]?.sku).toBe('LAM-1-B');
    expect(answer.featuredProducts.every((product) => product.is_sale)).toBe(true);
    expect(answer.categories.map((step) => step.label)).toEqual([
      'Utensili',
      'Utensili elettrici',
      'Trapani',
    ]);
  });

  test('similar products are of the same kind and in stock', async () => {
    expect((await read('det/trapano-avvitatore-18v')).relatedProducts).toEqual([]);
    const [similar, ...others] = (await read('det/trapano-percussione-230v')).relatedProducts;
    expect([similar?.sku, others]).toEqual(['TR-18-2AH', []]);
  });

  test('what is needed with a product comes in the order of the catalogue, as far as it is in stock', async () => {
    const needed = ['MAR-1', 'MAI-VISTO', 'TR-230', 'PIT-1'];
    await shop.database
      .updateTable('product')
      .set({ accessories: needed })
      .where('code', '=', 'LAM-1')
      .execute();
    const lamp = await shop.database
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('code', '=', 'LAM-1')
      .executeTakeFirstOrThrow();
    await shop.database.insertInto('change_log').values({ kind: 'product', subject_id: lamp.id }).execute();
    await expect
      .poll(async () => (await read(lamp.slug)).accessoryProducts.map(({ sku }) => sku))
      .toEqual(['MAR-1-500', 'PIT-B-25']);
  });

  test.each([
    '/det/trapano-avvitatore-18v',
    'trapano-avvitatore-18v',
    'b2c/trapano-avvitatore-18v',
    'det/trapano-avvitatore-18v/?a=1',
    'DET/Trapano-avvitatore-18V',
  ])('slug %s leads to the product', async (slug) => {
    expect(await detail(slug)).toMatchObject({ sku: 'TR-18-2AH' });
  });

  test.each(['det/vecchio-trapano', '/vecchio-trapano', 'b2c/vecchio-trapano'])(
    'P03 slug %s says where the product is now',
    async (slug) => {
      expect((await read(slug)).product).toEqual({ redirect_to: 'det/trapano-avvitatore-18v' });
    },
  );

  test.each([
    'det/non-esiste',
    'det/trapano-ritirato',
    '../../etc/passwd',
    'x'.repeat(10_000),
    'a\0b',
    "' or 1=1 --",
  ])('E01 slug %j is not found, with a way on', async (slug) => {
    const answer = await shop.ask(`/api/products?slug=${encodeURIComponent(slug)}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ exc_type: 'DoesNotExistError', field: 'slug' });
    expect(answer.text).toMatch(/cercarlo/);
  });

  test('without a slug it says what is missing', async () => {
    const answer = await shop.ask('/api/products');
    expect(answer.status).toBe(417);
    expect(answer.body).toMatchObject({ exc_type: 'MandatoryError', field: 'slug' });
  });
});
