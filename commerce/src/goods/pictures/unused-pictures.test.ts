import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { keepOriginal, mediaStore, readOriginal } from '../../media/media-store.ts';
import { readConfig } from '../../shop-config.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { unusedPicturesJob } from './unused-pictures.job.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;
let today = Date.now();
beforeAll(async () => {
  shop = await startTestShop([
    {
      code: 'TRA-18',
      name: 'Trapano',
      category: ['Utensili'],
      variants: [{ sku: 'TRA-18', price: 9, stock: 1 }],
    },
  ]);
});
afterAll(() => shop.close());
beforeEach(() => {
  today = Date.now();
});

const store = () => mediaStore(shop.dataDir);
const run = (days = '180') =>
  unusedPicturesJob({
    database: shop.database,
    clock: { now: () => today },
    config: { ...readConfig({ UNUSED_PICTURES_DAYS: days }), dataDir: shop.dataDir },
  }).run(AbortSignal.timeout(60_000));
const isThere = async (hash: string) => {
  const { rows } = await shop.pool.query('select from media where hash = $1', [hash]);
  const original = await readOriginal(store(), hash);
  expect(original !== null).toBe(rows.length === 1);
  return original !== null;
};

async function picture(): Promise<string> {
  const hash = randomBytes(10).toString('hex');
  await keepOriginal(store(), hash, Buffer.from(hash));
  await shop.pool.query(
    "insert into media (hash, source, width, height, bytes) values ($1, 'staff', 10, 10, 20)",
    [hash],
  );
  return hash;
}

/** What names a picture, from now on. */
const named = {
  product: "update product set pictures = jsonb_build_array(jsonb_build_object('hash', $1::text))",
  variant: "update variant set pictures = jsonb_build_array(jsonb_build_object('hash', $1::text))",
  'former version of a content': `
    insert into content_entry (kind, key, language, version, is_current, status, body, changed_by, pictures)
    values ('page', $1, 'it', 1, false, 'published', '{}', 'prova', jsonb_build_object('foto.jpg', jsonb_build_object('hash', $1::text)))`,
  'line of an order': `
    insert into order_line (order_id, position, sku, name, slug, picture, qty, price_cents, discount_cents, amount_cents, vat_percent)
    values (1, (select count(*) from order_line), 'A', 'A', 'a', jsonb_build_object('hash', $1::text), 1, 1, 0, 1, 22)`,
};

test.each(Object.entries(named))('a picture that a %s names stays', async (_what, statement) => {
  await shop.pool.query('alter table order_line drop constraint if exists order_line_order_id_fkey');
  const [shown, unused] = [await picture(), await picture()];
  await shop.pool.query(statement, [shown]);
  await run();
  today += 179 * DAY_MS;
  await run();
  expect([await isThere(shown), await isThere(unused)]).toEqual([true, true]);
  today += 2 * DAY_MS;
  expect(await run()).toBeGreaterThanOrEqual(1);
  expect([await isThere(shown), await isThere(unused)]).toEqual([true, false]);
});

test('one that is shown again, or uploaded again, begins anew', async () => {
  const again = await picture();
  await run();
  await shop.pool.query(named.product, [again]);
  today += 100 * DAY_MS;
  await run();
  await shop.pool.query("update product set pictures = '[]'");
  await run();
  today += 100 * DAY_MS;
  await run();
  expect(await isThere(again)).toBe(true);
});

test('nothing goes while a catalogue is imported, nor where they are kept for good', async () => {
  const hash = await picture();
  await run();
  today += 200 * DAY_MS;
  const importing = await shop.pool.connect();
  await importing.query("select pg_advisory_lock(hashtext('catalogue import'))");
  expect(await run()).toBe(0);
  await importing.query("select pg_advisory_unlock(hashtext('catalogue import'))");
  importing.release();
  expect(await run('0')).toBe(0);
  expect(await isThere(hash)).toBe(true);
  expect(await run()).toBeGreaterThanOrEqual(1);
  expect(await isThere(hash)).toBe(false);
});

test('one that somebody gives to a product while unused ones are looked for stays', async () => {
  const person = await signedInStaff(shop, ['catalogue']);
  const chosen = await picture();
  await run();
  today += 200 * DAY_MS;
  // The job stops at this one once it has seen what is used.
  const held = await picture();
  const holding = await shop.pool.connect();
  await holding.query('begin');
  await holding.query('select from media where hash = $1 for update', [held]);
  const running = run();
  await expect
    .poll(async () => {
      const { rows } = await shop.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%unused_since%'",
      );
      return rows.length;
    })
    .toBe(1);
  const { rows } = await shop.pool.query<{ id: number }>('select id from product');
  await person.value('pictures.assign', {
    pictures: [{ hash: chosen, product_id: rows[0]?.id, sku: null, option: null, alt: 'Trapano' }],
  });
  await holding.query('rollback');
  holding.release();
  await running;
  expect(await isThere(chosen)).toBe(true);
});

test('a picture uploaded anew is not deleted by its former age', async () => {
  const person = await signedInStaff(shop, ['catalogue']);
  const sharp = (await import('sharp')).default;
  const bytes = await sharp({ create: { width: 90, height: 80, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const upload = () =>
    person.value<{ hash: string }>('pictures.upload', { content: bytes.toString('base64') });
  const { hash } = await upload();
  await run();
  await upload();
  today += 200 * DAY_MS;
  await run();
  expect(await isThere(hash)).toBe(true);
});
