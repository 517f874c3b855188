import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listing } from '@casamaestra/contract/catalog/listing.ts';
import { createClient } from '../../platform/database/connection.ts';
import { insertProducts } from '../testing/insert-products.ts';
import { paintShop } from '../testing/paint-shop.ts';
import { startTestShop } from '../testing/start-test-shop.ts';
import type { Answer, TestShop } from '../testing/start-test-shop.ts';
import type { CatalogueChange } from './catalogue-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop(paintShop);
});
afterAll(() => shop.close());

const page = (answer: Answer) => (answer.body as { message: Listing }).message;
const has = (text: string) => (answer: Answer) => answer.text.includes(text);

describe('K01 changes of the catalogue become visible', () => {
  test('a price written by another connection shows in listing, filter and product', async () => {
    const seen: CatalogueChange[] = [];
    const stop = shop.commerce.changes.subscribe((change) => seen.push(change));
    const other = createClient(shop.connection);
    await other.connect();
    await other.query('begin');
    await other.query("update variant set price_cents = 2199 where sku = 'MAR-1-500'");
    await other.query(
      "insert into change_log (kind, subject_id) select 'price', product_id from variant where sku = 'MAR-1-500'",
    );
    await other.query('commit');
    const started = performance.now();
    const answer = await shop.until('/api/shop?skus=MAR-1-500', has('"min_price_all":21,'));
    expect(performance.now() - started).toBeLessThan(1000);
    await other.end();
    expect(page(answer).products[0]).toMatchObject({ price: 21.99 });
    expect(page(await shop.ask('/api/shop?max_price=20')).totalCount).toBe(0);
    expect((await shop.ask('/api/products?slug=martello-carpentiere')).text).toContain('"price":21.99');
    expect(seen.some((change) => change.productIds.includes(3))).toBe(true);
    stop();
  });

  test('a change in a transaction that began before and ended after others is not missed', async () => {
    const slow = createClient(shop.connection);
    await slow.connect();
    await slow.query('begin');
    await slow.query("update product set name = 'Martello lento' where code = 'MAR-1'");
    await slow.query(
      "insert into change_log (kind, subject_id) select 'product', id from product where code = 'MAR-1'",
    );
    await shop.database
      .updateTable('product')
      .set({ name: 'Lampada svelta' })
      .where('code', '=', 'LAM-1')
      .execute();
    await sql`insert into change_log (kind, subject_id) select 'product', id from product where code = 'LAM-1'`.execute(
      shop.database,
    );
    await shop.until('/api/shop?search_term=svelta', has('Lampada svelta'));
    await slow.query('commit');
    await slow.end();
    const late = await shop.until('/api/shop?search_term=lento', has('Martello lento'));
    expect(late.status).toBe(200);
  });

  test('a new product with a new category, feature and brand is found; a removed one is not', async () => {
    const [id] = await insertProducts(shop.database, [
      {
        code: 'TND-1',
        name: 'Tenda da sole',
        brand: 'Ombra Chiara',
        category: ['Giardino', 'Tende'],
        features: [{ label: 'Larghezza', value: 300, unit: 'cm' }],
        variants: [{ sku: 'TND-1-300', price: 89 }],
      },
    ]);
    const answer = await shop.until('/api/shop?category=Giardino', has('TND-1-300'));
    expect(page(answer).features.map((facet) => facet.code)).toContain('larghezza');
    await shop.database
      .deleteFrom('product')
      .where('id', '=', id ?? 0)
      .execute();
    await shop.database
      .insertInto('change_log')
      .values({ kind: 'removed', subject_id: id ?? 0 })
      .execute();
    await shop.until('/api/shop?skus=TND-1-300', (later) => page(later).totalCount === 0);
  });

  test('a renamed category is renamed on its products', async () => {
    await shop.database
      .updateTable('category')
      .set({ label: 'Colori', path: ['Colori'], url: 'Colori' })
      .where('url', '=', 'Vernici')
      .execute();
    await shop.database
      .updateTable('category')
      .set({ path: ['Colori', 'Pitture'], url: 'Colori,Pitture' })
      .where('url', '=', 'Vernici,Pitture')
      .execute();
    await sql`insert into change_log (kind, subject_id) select 'category', id from category where url = 'Colori'`.execute(
      shop.database,
    );
    const answer = await shop.until('/api/shop?category=Colori', has('PIT-B-25'));
    expect(page(answer).category).toEqual([{ label: 'Pitture', count: 1, url: 'Colori,Pitture' }]);
  });

  test('many products unpublished at once disappear together, before the index is up to date', async () => {
    await sql`
      with made as (
        insert into product (code, name, slug, category_id)
        select 'VIA-' || n, 'Viavai ' || n, 'det/viavai-' || n, (select min(id) from category)
          from generate_series(1, 1500) as n
        returning id, code),
      stocked as (
        insert into variant (product_id, position, sku, price_cents) select id, 0, code, 100 from made)
      insert into change_log (kind, subject_id) select 'product', id from made`.execute(shop.database);
    // A thread is started for so many, and the test must not keep its processor busy by asking.
    let found = 0;
    const look = async () => (found = page(await shop.ask('/api/shop?search_term=viavai')).totalCount);
    await expect.poll(look, { timeout: 60_000, interval: 50 }).toBe(1500);
    await sql`
      with gone as (update product set published = false where code like 'VIA-%' and code <> 'VIA-7' returning id)
      insert into change_log (kind, subject_id) select 'removed', id from gone`.execute(shop.database);
    await expect.poll(look, { timeout: 60_000, interval: 5 }).not.toBe(1500);
    expect(found).toBe(1);
  });

  test('P07 a planned reduction begins and ends by the clock, and is written into the history', async () => {
    const [id = 0] = await insertProducts(shop.database, [
      {
        code: 'PRO-1',
        name: 'Prolunga da esterno',
        category: ['Elettricità'],
        variants: [
          {
            sku: 'PRO-1-10',
            price: 30,
            price_history: [{ price: 30, from: new Date(Date.now() - 86_400_000 * 60).toISOString() }],
          },
        ],
      },
    ]);
    await shop.until('/api/shop?skus=PRO-1-10', has('"sale_price":null'));
    const plan = (columns: { promo_price_cents?: number; promo_from?: string; promo_to?: string }) =>
      shop.database.transaction().execute(async (transaction) => {
        await transaction.updateTable('variant').set(columns).where('product_id', '=', id).execute();
        await transaction.insertInto('change_log').values({ kind: 'price', subject_id: id }).execute();
      });
    const soon = () => new Date(Date.now() + 300).toISOString();
    await plan({ promo_price_cents: 2000, promo_from: soon() });
    const reduced = await shop.until('/api/shop?skus=PRO-1-10', has('"min_price_all":20,'));
    expect(page(reduced).products[0]).toMatchObject({
      price: 30,
      sale_price: 20,
      discount_percent: 33,
      is_sale: true,
    });
    await plan({ promo_to: soon() });
    await shop.until('/api/shop?skus=PRO-1-10', has('"min_price_all":30,'));
    const history = await shop.database
      .selectFrom('price_history')
      .innerJoin('variant', 'variant.id', 'price_history.variant_id')
      .select('price_history.price_cents')
      .where('sku', '=', 'PRO-1-10')
      .orderBy('valid_from')
      .execute();
    expect(history.map((row) => row.price_cents)).toEqual([3000, 2000, 3000]);
  });
});

describe('K01 the change log is looked at by a job', () => {
  test('nothing is missed when the numbers of transactions get a digit more while many changes wait', async () => {
    await sql`update product set name = 'Martello contato' where code = 'MAR-1'`.execute(shop.database);
    await sql`
      insert into change_log (kind, subject_id, xid)
      select 'product', id, '99999999'::xid8 from product where code = 'MAR-1'
      union all
      select 'stock', id, '100000000'::xid8 from product, generate_series(1, 6000) where code = 'LAM-1'`.execute(
      shop.database,
    );
    const answer = await shop.until('/api/shop?search_term=contato', has('Martello contato'));
    expect(page(answer).totalCount).toBe(1);
    await sql`delete from change_log where xid >= '99999999'::xid8`.execute(shop.database);
  });

  test('a node that hears nothing of changes sees them by looking', async () => {
    const node = shop.anotherNode({ deaf: true });
    await node.ready;
    await sql`update product set name = 'Martello sordo' where code = 'MAR-1'`.execute(shop.database);
    await sql`insert into change_log (kind, subject_id) select 'product', id from product where code = 'MAR-1'`.execute(
      shop.database,
    );
    const ask = async () =>
      (await node.handler(new Request('http://shop.test/api/shop?search_term=sordo'))).text();
    await expect.poll(ask).toContain('Martello sordo');
    await node.close();
  });

  test('rows older than a week go, but the newest of them, which marks where the log begins', async () => {
    await sql`insert into change_log (kind, at) values
      ('content', now() - interval '9 days'), ('content', now() - interval '8 days')`.execute(shop.database);
    const older = () =>
      sql<{ days: number }>`
        select extract(day from now() - at)::int as days from change_log
         where at < now() - interval '7 days'`.execute(shop.database);
    expect((await older()).rows).toEqual([{ days: 9 }, { days: 8 }]);
    await shop.commerce.jobs.drain();
    expect((await older()).rows).toEqual([{ days: 8 }]);
    await shop.commerce.jobs.drain();
    expect((await older()).rows).toEqual([{ days: 8 }]);
  });
});

describe('K01 start from a snapshot', () => {
  test('a node that was stopped catches up with later changes', async () => {
    const node = shop.anotherNode();
    await node.ready;
    await sql`update variant set price_cents = 4242 where sku = 'TR-230-1'`.execute(shop.database);
    await sql`insert into change_log (kind, subject_id) select 'price', product_id from variant where sku = 'TR-230-1'`.execute(
      shop.database,
    );
    const ask = async (commerce: typeof node) =>
      (await commerce.handler(new Request('http://shop.test/api/shop?skus=TR-230-1'))).text();
    await node.close();
    expect(await readdir(join(shop.dataDir, 'search'))).toHaveLength(1);
    await sql`update variant set price_cents = 4343 where sku = 'TR-230-1'`.execute(shop.database);
    await sql`insert into change_log (kind, subject_id) select 'price', product_id from variant where sku = 'TR-230-1'`.execute(
      shop.database,
    );
    const again = shop.anotherNode();
    await again.ready;
    expect(await ask(again)).toContain('"min_price_all":43,');
    await again.close();
  });

  test('the index is rebuilt when the snapshot is older than the log, or has rows the log never had', async () => {
    const node = shop.anotherNode();
    await node.ready;
    await node.close();
    await sql`delete from change_log`.execute(shop.database);
    await sql`insert into change_log (kind) values ('content')`.execute(shop.database);
    await sql`update product set name = 'Martello senza voce' where code = 'MAR-1'`.execute(shop.database);
    const again = shop.anotherNode();
    await again.ready;
    const response = await again.handler(new Request('http://shop.test/api/shop?search_term=senza%20voce'));
    expect(await response.text()).toContain('Martello senza voce');
    await again.close();
  });
});
