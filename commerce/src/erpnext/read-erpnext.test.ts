import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startCheckoutShop, toolShop } from '../checkout/testing/checkout-shop.ts';
import type { CheckoutShop } from '../checkout/testing/checkout-shop.ts';
import { product, trial } from '../goods/import/testing/lists.ts';
import type { ReadImport } from '../goods/import/testing/lists.ts';
import { signedInStaff } from '../staff/testing/staff-browser.ts';
import { startErpnextDouble } from './testing/erpnext-double.ts';
import type { ErpnextDouble } from './testing/erpnext-double.ts';
import { connect, item, priced, settingsOf, stocked, type ErpnextState } from './testing/erpnext-shop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: CheckoutShop;
let double: ErpnextDouble;
let now = Date.now() + MINUTE_MS;

beforeAll(async () => {
  shop = await startCheckoutShop(
    [...toolShop, ...Array.from({ length: 12 }, (_, at) => product(`ER-${at}`, 20))],
    { clock: { now: () => now } },
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  double = await startErpnextDouble();
});
afterEach(() => double.close());

const owner = () => signedInStaff(shop, ['owner'], { name: 'Ada Titolare', now });
const told = async () => (await owner()).value<ErpnextState>('connections.erpnext');
const drain = () => shop.commerce.jobs.drain();
const lastRun = async () => (await told()).runs[0];
const priceOf = async (sku: string): Promise<number> => {
  const row = await shop.database
    .selectFrom('variant')
    .select('price_cents')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return row.price_cents;
};

/** Moves the clock to the next reading by plan. */
async function nextReading(): Promise<void> {
  now += 16 * MINUTE_MS;
  await drain();
}

describe('stock', () => {
  test('of the warehouse without what is reserved becomes the shop’s, as one import that is taken back', async () => {
    stocked(double, 'TR-1', 50, 8);
    stocked(double, 'pi-5', 7.9);
    stocked(double, 'MA-1', 3, 5);
    stocked(double, 'ALTRO', 4);
    double.insert('Bin', { item_code: 'PI-14', warehouse: 'Deposito', actual_qty: 1, reserved_qty: 0 });
    await connect(await owner(), settingsOf(double, { stock_in: true }));
    await drain();
    expect(await Promise.all(['TR-1', 'PI-5', 'MA-1', 'PI-14'].map((sku) => shop.stockOf(sku)))).toEqual([
      42, 7, 0, 1000,
    ]);
    const run = await lastRun();
    expect(run).toMatchObject({ kind: 'all', state: 'done', changed: 3, held: 0, faults: 1, failure: null });
    const faults = await (await owner()).value('connections.erpnext_faults', { id: run?.id });
    expect(faults).toMatchObject([{ item_code: 'ALTRO', fault: 'sku_unknown' }]);
    const imported = await (await owner()).value<{ change: number }>('imports.read', { id: run?.import_id });
    await (await owner()).value('activity.undo', { id: imported.change });
    expect(await shop.stockOf('TR-1')).toBe(1000);
  });

  test('of recalled goods stays out of sale, and the run says so', async () => {
    await shop.pool.query("update variant set stock = 0 where sku in ('ER-0', 'ER-1')");
    await shop.pool.query(`insert into recall (product_id, lot, notice, created_at)
      select product_id, '', 'Pericolo', now() from variant where sku = 'ER-0'`);
    stocked(double, 'ER-0', 12);
    stocked(double, 'ER-1', 12);
    await connect(await owner(), settingsOf(double, { stock_in: true }));
    await drain();
    expect(await Promise.all(['ER-0', 'ER-1'].map((sku) => shop.stockOf(sku)))).toEqual([0, 12]);
    const run = await lastRun();
    expect(run).toMatchObject({ state: 'done', changed: 1, faults: 1 });
    const faults = await (await owner()).value('connections.erpnext_faults', { id: run?.id });
    expect(faults).toMatchObject([{ item_code: 'ER-0', fault: 'recalled', value: '12' }]);
    const imported = await (await owner()).value<ReadImport>('imports.read', { id: run?.import_id });
    expect(imported.left).toEqual([{ sku: 'ER-0', outcome: 'recalled' }]);
    await shop.pool.query("update recall set ended_at = now(), ended_because = 'Corretto'");
  });

  test('is read again by plan, only what was modified, and not what stayed', async () => {
    const bin = stocked(double, 'TR-1', 10);
    await connect(await owner(), settingsOf(double, { stock_in: true }));
    await drain();
    double.kept.touch(bin, { actual_qty: 11 });
    await nextReading();
    expect(await shop.stockOf('TR-1')).toBe(11);
    expect(await lastRun()).toMatchObject({ kind: 'changes', changed: 1 });
    await nextReading();
    expect(await lastRun()).toMatchObject({ kind: 'changes', changed: 0, import_id: null });
  });

  test('takes off what orders hold that ERPNext does not know', async () => {
    stocked(double, 'TR-1', 100);
    const placed = await shop.place(await shop.order({ 'TR-1': 3 }));
    expect(placed.status).toBe(200);
    await connect(await owner(), settingsOf(double, { stock_in: true }));
    await drain();
    expect(await shop.stockOf('TR-1')).toBe(97);
  });

  test('of many bins is read page by page, whatever moment they were modified, and after failures goes on', async () => {
    for (let at = 0; at < 1300; at += 1) stocked(double, at < 12 ? `ER-${at}` : `XX-${at}`, 30 + at);
    const same = '2026-11-01 10:00:00.000000';
    for (const one of double.kept.all('Bin')) one['modified'] = same;
    double.failing.push(
      { doctype: 'Bin', how: 500 },
      { doctype: 'Bin', how: 'cut' },
      { doctype: 'Bin', how: 429, retryAfter: 300 },
    );
    await connect(await owner(), settingsOf(double, { stock_in: true }));
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'reading', failure: 'broken', detail: 'HTTP 500' });
    now += 5_000;
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'reading', failure: 'unreachable' });
    now += 30_000;
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'reading', failure: 'busy' });
    now += 4 * MINUTE_MS;
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'reading', failure: 'busy' });
    now += MINUTE_MS;
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'done', changed: 12, faults: 1288, failure: null });
    expect(await shop.stockOf('ER-11')).toBe(41);
    expect(double.calls.length).toBeLessThan(12);
  });

  test('of a node that fell over is read on by another; a wrong key ends the run at once', async () => {
    stocked(double, 'ER-1', 21);
    await connect(await owner(), settingsOf(double, { stock_in: true }));
    // A node has taken the run, and is gone.
    const connection = await owner();
    await connection.value('connections.run_erpnext', { kind: 'all' });
    await shop.database
      .updateTable('erpnext_run')
      .set({ due_at: new Date(now + 2 * MINUTE_MS), turn: 1 })
      .where('state', '=', 'reading')
      .execute();
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'reading', rows: 0 });
    expect(await connection.refusal('connections.run_erpnext', { kind: 'all' })).toBe('staff_erpnext_busy');
    now += 2 * MINUTE_MS;
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'done' });
    expect(await shop.stockOf('ER-1')).toBe(21);
    await connect(await owner(), settingsOf(double, { stock_in: true }), {
      api_key: 'sbagliata',
      api_secret: 'sbagliato',
    });
    await (await owner()).value('connections.run_erpnext', { kind: 'all' });
    await drain();
    expect(await lastRun()).toMatchObject({ state: 'failed', failure: 'key', detail: 'AuthenticationError' });
  });
});

describe('prices', () => {
  const day = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(now + days * 24 * HOUR_MS);

  test('of the list and of today become list prices; those of a customer, of other days and other currencies do not', async () => {
    priced(double, 'ER-2', 19);
    priced(double, 'ER-2', 18, { valid_from: day(-3), valid_upto: day(5) });
    priced(double, 'ER-2', 15, { valid_from: day(2) });
    priced(double, 'ER-2', 1, { customer: 'Rossi' });
    priced(double, 'ER-3', 17, { currency: 'USD' });
    priced(double, 'ER-4', 22.505, { valid_upto: day(-1) });
    priced(double, 'ER-5', -4);
    await connect(await owner(), settingsOf(double, { prices_in: true }));
    await drain();
    expect(await priceOf('ER-2')).toBe(1800);
    expect(await priceOf('ER-3')).toBe(2000);
    expect(await priceOf('ER-4')).toBe(2000);
    const run = await lastRun();
    expect(run).toMatchObject({ changed: 1, faults: 2 });
    const faults = await (await owner()).value('connections.erpnext_faults', { id: run?.id });
    expect(faults).toMatchObject([
      { item_code: 'ER-3', fault: 'currency', value: 'USD' },
      { item_code: 'ER-5', fault: 'negative' },
    ]);
    // A price begins by its day, though nobody modified it.
    now += 2 * 24 * HOUR_MS;
    await drain();
    expect(await priceOf('ER-2')).toBe(1500);
  });

  test('far below, or zero, wait for a person, who sees them in a trial and confirms; the rest is done', async () => {
    priced(double, 'ER-6', 2);
    priced(double, 'ER-7', 0);
    priced(double, 'ER-8', 21);
    stocked(double, 'ER-6', 4);
    const who = await owner();
    await connect(who, settingsOf(double, { prices_in: true, stock_in: true }));
    await drain();
    expect(await Promise.all(['ER-6', 'ER-7', 'ER-8'].map(priceOf))).toEqual([2000, 2000, 2100]);
    expect(await shop.stockOf('ER-6')).toBe(4);
    const run = await lastRun();
    expect(run).toMatchObject({ changed: 2, held: 1 });
    expect(await who.value('connections.erpnext_faults', { id: run?.id })).toMatchObject([
      { item_code: 'ER-7', fault: 'price_zero' },
    ]);
    await who.value('connections.run_erpnext', { kind: 'try' });
    await drain();
    const tried = await lastRun();
    expect(tried).toMatchObject({ kind: 'try', state: 'done', changed: 1, held: 1 });
    expect(await priceOf('ER-6')).toBe(2000);
    const one = await who.value<ReadImport>('imports.read', { id: tried?.import_id });
    const seen = await trial(who, one);
    expect(seen).toMatchObject({ changed: 1, large: 1, bad: 1 });
    await who.value('imports.start', { id: one.id, fingerprint: seen.fingerprint, confirmed: 1 });
    await drain();
    expect(await priceOf('ER-6')).toBe(200);
  });

  test('of another list begin anew; what was read of the former is forgotten', async () => {
    priced(double, 'ER-9', 19);
    const who = await owner();
    await connect(who, settingsOf(double, { prices_in: true }));
    await drain();
    double.insert('Price List', { price_list_name: 'Online', currency: 'EUR', selling: 1, enabled: 1 });
    priced(double, 'ER-10', 18, { price_list: 'Online' });
    await connect(who, settingsOf(double, { prices_in: true, price_list: 'Online' }));
    await drain();
    expect(await lastRun()).toMatchObject({ kind: 'all', changed: 1 });
    expect(await priceOf('ER-10')).toBe(1800);
  });
});

describe('items', () => {
  test('change names and weights of the shop’s goods and withdraw what is disabled; unknown ones become drafts', async () => {
    item(double, 'ER-11', { item_name: 'Lampada da tavolo', weight_per_unit: 850, weight_uom: 'Gram' });
    item(double, 'ER-0', { disabled: 1 });
    item(double, 'PI-5', { item_name: 'Pittura 5 litri' });
    item(double, 'NUOVO-1', { item_name: 'Seghetto alternativo' });
    item(double, 'NUOVO-2', { item_name: 'Senza prezzo' });
    item(double, 'non valido!', { item_name: 'Codice che il negozio non prende' });
    item(double, 'MODELLO', { has_variants: 1 });
    priced(double, 'NUOVO-1', 49.9);
    priced(double, 'non valido!', 5);
    const { id: category } = await shop.database
      .selectFrom('category')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await connect(
      await owner(),
      settingsOf(double, { items_in: true, prices_in: true, new_items: 'draft', new_category: category }),
    );
    await drain();
    const run = await lastRun();
    expect(run).toMatchObject({ state: 'done', drafts: 1 });
    const goods = await shop.database
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['sku', 'product.name', 'published', 'price_cents', 'weight_kg'])
      .where('sku', 'in', ['ER-11', 'ER-0', 'PI-5', 'NUOVO-1', 'NUOVO-2', 'MODELLO'])
      .execute();
    const of = (sku: string) => goods.find((one) => one.sku === sku);
    expect(of('ER-11')).toMatchObject({ name: 'Lampada da tavolo', weight_kg: 0.85, published: true });
    expect(of('ER-0')).toMatchObject({ published: false });
    // One of two variants does not name their product.
    expect(of('PI-5')).toMatchObject({ name: 'Pittura lavabile' });
    expect(of('NUOVO-1')).toMatchObject({
      name: 'Seghetto alternativo',
      published: false,
      price_cents: 4990,
    });
    expect(of('NUOVO-2')).toBeUndefined();
    const faults = await (
      await owner()
    ).value<{ item_code: string; fault: string }[]>('connections.erpnext_faults', { id: run?.id });
    expect(faults.map(({ item_code: code, fault }) => [code, fault])).toEqual([
      ['NUOVO-2', 'sku_unknown'],
      ['SPEDIZIONE', 'sku_unknown'],
      ['non valido!', 'no_draft'],
    ]);
  });
});
