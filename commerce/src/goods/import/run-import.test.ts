import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  importsOperation,
  uploadImportOperation,
} from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { stockLedgerOperation } from '@casamaestra/contract/staff/goods.operations.ts';
import type { exportGoodsOperation } from '@casamaestra/contract/staff/goods-export.operations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { begun, product, tried, trial } from './testing/lists.ts';
import type { Person, ReadImport } from './testing/lists.ts';

const crates = Array.from({ length: 1200 }, (_, at) => product(`CASSA-${at + 1}`, 10));

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    product('LAM-1', 100, { gtin: '8000000000019', weight_kg: 2.5 }),
    product('LAM-2', 50, { sale_price: 40 }),
    product('LAM-3', 10),
    ...crates,
  ]);
});
afterAll(() => shop.close());

const owner = (name = 'Giulia Neri') => signedInStaff(shop, ['owner'], { name });
const read = (person: Person, id: number) => person.value<ReadImport>('imports.read', { id });
/** One turn of the background job. */
const goOn = () => shop.commerce.jobs.drain();
const variant = async (sku: string) => {
  const { rows } = await shop.pool.query(
    `select v.price_cents, v.sale_price_cents, v.stock, v.gtin, v.weight_kg::float8 as weight, v.cost_cents, p.name, p.published
       from variant v join product p on p.id = v.product_id where v.sku = $1`,
    [sku],
  );
  return rows[0] as Record<string, unknown>;
};
const priced = async (cents: number) => {
  const { rows } = await shop.pool.query(
    "select count(*)::int as count from variant where sku like 'CASSA-%' and price_cents = $1",
    [cents],
  );
  return (rows[0] as { count: number }).count;
};
const crateList = (price: string) =>
  `SKU;Prezzo\n${crates.map(({ code }) => `${code};${price}`).join('\n')}\n`;

describe('prices that do not cover the cost', () => {
  test('wait for a second person, by the cost of the same row too, and the rest is written', async () => {
    const person = await owner();
    await shop.pool.query("update variant set cost_cents = 800 where sku = 'CASSA-1'");
    const list =
      'SKU;Prezzo;Costo d’acquisto\nCASSA-1;9,75;\nCASSA-2;9,50;7,80\nCASSA-3;9,00;7,00\nCASSA-4;;30,00\n';
    const { one, seen } = await tried(person, list);
    expect(seen.held_rows.map(({ line, sku, guards }) => [line, sku, guards])).toEqual([
      [2, 'CASSA-1', ['below_cost']],
      [3, 'CASSA-2', ['below_cost']],
    ]);
    expect(seen).toMatchObject({ bad: 0, changed: 3 });
    await person.value('imports.start', { id: one.id, fingerprint: seen.fingerprint });
    await goOn();
    expect(await variant('CASSA-1')).toMatchObject({ price_cents: 1000, cost_cents: 800 });
    expect(await variant('CASSA-2')).toMatchObject({ price_cents: 1000, cost_cents: 780 });
    expect(await variant('CASSA-3')).toMatchObject({ price_cents: 900, cost_cents: 700 });
    expect(await variant('CASSA-4')).toMatchObject({ price_cents: 1000, cost_cents: 3000 });
    const { change } = await read(person, one.id);
    await person.value('activity.undo', { id: change });
  });

  test('exactly what the goods cost with VAT covers it', async () => {
    const { seen } = await tried(await owner(), 'SKU;Prezzo;Costo\nCASSA-5;9,76;8,00\n');
    expect(seen).toMatchObject({ bad: 0, changed: 1 });
  });

  test('a cost that a colleague wrote after the trial holds when the row is written', async () => {
    const person = await owner();
    const { one, seen } = await tried(person, 'SKU;Prezzo\nCASSA-6;9,00\nCASSA-7;9,00\n');
    expect(seen).toMatchObject({ bad: 0, changed: 2 });
    await person.value('imports.start', { id: one.id, fingerprint: seen.fingerprint });
    await shop.pool.query("update variant set cost_cents = 900 where sku = 'CASSA-6'");
    await goOn();
    expect(await variant('CASSA-6')).toMatchObject({ price_cents: 1000 });
    expect(await variant('CASSA-7')).toMatchObject({ price_cents: 900 });
    const ended = await read(person, one.id);
    expect(ended).toMatchObject({ done: 1, skipped: 1, left: [{ sku: 'CASSA-6', outcome: 'refused' }] });
    await person.value('activity.undo', { id: ended.change });
  });
});

describe('an import', () => {
  test('writes every field as its own screen would, is told in the log, and is taken back in one go', async () => {
    const person = await owner();
    const before = [await variant('LAM-1'), await variant('LAM-2')];
    const list =
      'SKU;Prezzo;Prezzo scontato;Giacenza;Peso;EAN;Nome;Stato;Costo d’acquisto\n' +
      'LAM-1;110,00;;4;2,75;8000000000033;Lampada grande;ritirato;33,40\nLAM-2;52;41,50;;;;;in vendita;\nNO;1;;;;;;;\n';
    const id = await begun(person, list, { reason: 'Listino di dicembre' });
    await goOn();
    const done = await read(person, id);
    expect(done).toMatchObject({ state: 'done', total: 2, done: 2, skipped: 0, who: 'Giulia Neri' });
    expect(await variant('LAM-1')).toMatchObject({
      price_cents: 11_000,
      stock: 4,
      gtin: '8000000000033',
      weight: 2.75,
      cost_cents: 3340,
      name: 'Lampada grande',
      published: false,
    });
    expect(await variant('LAM-2')).toMatchObject({ price_cents: 5200, sale_price_cents: 4150 });
    await shop.until('/api/shop?skus=LAM-2', ({ text }) => text.includes('41.5'));
    const ledger = await person.value<OperationOutput<typeof stockLedgerOperation>>('stock.ledger', {
      sku: 'LAM-1',
    });
    expect(ledger.moves[0]).toMatchObject({ kind: 'list', pieces: -5, stock: 4, who: 'Giulia Neri' });
    expect(ledger.moves[0]?.detail).toBe('Lumen, listino.csv: Listino di dicembre');
    const undone = await person.value('activity.undo', { id: done.change });
    expect(undone).toMatchObject({ undone: 9, kept: [] });
    expect([await variant('LAM-1'), await variant('LAM-2')]).toEqual(before);
    expect(await read(person, id)).toMatchObject({ undone: true });
  });

  test('is taken back only where the value is still the one it wrote', async () => {
    const person = await owner();
    const id = await begun(person, 'SKU;Prezzo;Giacenza\nLAM-1;101;7\nLAM-3;11;7\n');
    await goOn();
    await person.value('stock.change', { sku: 'LAM-3', act: 'count', pieces: 5 });
    const { change } = await read(person, id);
    expect(await person.value('activity.undo', { id: change })).toMatchObject({
      undone: 3,
      kept: [{ record: 'variant LAM-3', field: 'stock', written: '7', now: '5' }],
    });
    expect(await variant('LAM-3')).toMatchObject({ price_cents: 1000, stock: 5 });
  });

  test('begins only as it was seen, with its far prices counted', async () => {
    const person = await owner();
    const { one, seen } = await tried(person, 'SKU;Prezzo\nLAM-3;20\n');
    const start = { id: one.id, fingerprint: seen.fingerprint };
    expect(await person.refusal('imports.start', start)).toBe('staff_bulk_to_confirm');
    expect(await person.refusal('imports.start', { ...start, confirmed: 2 })).toBe('staff_bulk_to_confirm');
    await shop.pool.query("update variant set price_cents = 1200 where sku = 'LAM-3'");
    expect(await person.refusal('imports.start', { ...start, confirmed: 1 })).toBe('staff_import_changed');
    await shop.pool.query("update variant set price_cents = 2000 where sku = 'LAM-3'");
    const same = await trial(person, one);
    expect(same.changed).toBe(0);
    const nothing = { id: one.id, fingerprint: same.fingerprint };
    expect(await person.refusal('imports.start', nothing)).toBe('staff_import_nothing');
    await shop.pool.query("update variant set price_cents = 1000 where sku = 'LAM-3'");
  });

  test('leaves rows alone that somebody changes before it comes to them, as a whole', async () => {
    const person = await owner();
    const id = await begun(person, 'SKU;Prezzo;Giacenza\nLAM-1;102;3\nLAM-3;12;3\n');
    await shop.pool.query("update variant set stock = 8 where sku = 'LAM-3'");
    await goOn();
    expect(await read(person, id)).toMatchObject({
      state: 'done',
      done: 1,
      skipped: 1,
      left: [{ sku: 'LAM-3', outcome: 'changed' }],
    });
    expect(await variant('LAM-3')).toMatchObject({ price_cents: 1000, stock: 8 });
  });
});

/** Until it is let go, rows from this crate on cannot be written: as when the process dies half-way. */
async function breaksAt(sku: string): Promise<() => Promise<unknown>> {
  await shop.pool.query(`create function breaks() returns trigger language plpgsql as $$
    begin raise exception 'broken off'; end $$;
    create trigger breaks before update on variant for each row when (old.sku = '${sku}') execute function breaks()`);
  await expect(goOn()).rejects.toThrow('broken off');
  return () => shop.pool.query('drop function breaks cascade');
}

describe('rules', () => {
  test('that forbid a row only now leave it alone', async () => {
    const person = await owner();
    const id = await begun(person, 'SKU;Prezzo\nLAM-1;95\nLAM-2;48\n');
    await shop.pool.query("update variant set promo_price_cents = 9800 where sku = 'LAM-1'");
    await goOn();
    expect(await read(person, id)).toMatchObject({
      state: 'done',
      done: 1,
      left: [{ sku: 'LAM-1', outcome: 'refused' }],
    });
    await shop.pool.query("update variant set promo_price_cents = null where sku = 'LAM-1'");
    const { change } = await read(person, id);
    await person.value('activity.undo', { id: change });
  });

  test('of roles hold for the way back: who may correct stock but not import may not take an import back', async () => {
    const person = await owner();
    const id = await begun(person, 'SKU;Giacenza\nLAM-1;6\n');
    await goOn();
    const { change } = await read(person, id);
    const warehouse = await signedInStaff(shop, ['warehouse']);
    expect(await warehouse.refusal('activity.undo', { id: change })).toBe('staff_not_permitted');
    expect(await variant('LAM-1')).toMatchObject({ stock: 6 });
    const catalogue = await signedInStaff(shop, ['catalogue']);
    await catalogue.value('activity.undo', { id: change });
  });

  test('of a proof: who was not asked for long cannot begin, but can stop', async () => {
    const person = await owner();
    const { one, seen } = await tried(person, 'SKU;Giacenza\nLAM-1;6\n');
    await shop.pool.query("update staff_session set confirmed_at = now() - interval '6 minutes'");
    const start = { id: one.id, fingerprint: seen.fingerprint };
    expect(await person.refusal('imports.start', start)).toBe('staff_confirmation_needed');
    await shop.pool.query('update staff_session set confirmed_at = now()');
    await person.value('imports.start', start);
    await shop.pool.query("update staff_session set confirmed_at = now() - interval '6 minutes'");
    await person.value('imports.stop', { id: one.id });
    await shop.pool.query('update staff_session set confirmed_at = now()');
  });
});

describe('an import of many rows', () => {
  test('that breaks off goes on where it was, on any node, and nothing is done twice', async () => {
    const person = await owner();
    const id = await begun(person, crateList('11'));
    const mend = await breaksAt('CASSA-700');
    expect(await read(person, id)).toMatchObject({ state: 'running', total: 1200, done: 500 });
    expect(await priced(1100)).toBe(500);
    await mend();
    await shop.anotherNode().jobs.drain();
    const done = await read(person, id);
    expect(done).toMatchObject({ state: 'done', done: 1200 });
    const { rows } = await shop.pool.query(
      `select count(*)::int as count from price_history where price_cents = 1100
        and variant_id in (select id from variant where sku like 'CASSA-%')`,
    );
    expect(rows).toEqual([{ count: 1200 }]);
    expect(await person.value('activity.undo', { id: done.change })).toMatchObject({ undone: 1200 });
    expect(await priced(1000)).toBe(1200);
  });

  test('that is stopped half-way says what it did, and that is taken back', async () => {
    const person = await owner();
    const id = await begun(person, crateList('12'));
    const mend = await breaksAt('CASSA-700');
    await person.value('imports.stop', { id });
    await mend();
    await goOn();
    const stopped = await read(person, id);
    expect(stopped).toMatchObject({ state: 'stopped', total: 1200, done: 500 });
    expect(await person.refusal('imports.resume', { id })).toBe('staff_import_not_so');
    const list = await person.value<OperationOutput<typeof importsOperation>>('imports.list');
    expect(list[0]).toMatchObject({ id, state: 'stopped', total: 1200, done: 500 });
    expect(await person.value('activity.undo', { id: stopped.change })).toMatchObject({ undone: 500 });
    expect(await priced(1000)).toBe(1200);
  });

  test('pauses and goes on, and is the only one', async () => {
    const person = await owner();
    const other = await owner('Marco Verdi');
    const id = await begun(person, 'SKU;Prezzo\nCASSA-1;11\n');
    await person.value('imports.pause', { id });
    await goOn();
    expect(await read(person, id)).toMatchObject({ state: 'paused', done: 0 });
    expect(await person.refusal('imports.pause', { id })).toBe('staff_import_not_so');
    const { one, seen } = await tried(other, 'SKU;Prezzo\nLAM-3;11\n');
    const second = await other.call('imports.start', { id: one.id, fingerprint: seen.fingerprint });
    expect(second.body).toMatchObject({
      code: 'staff_import_busy',
      facts: { who: 'Giulia Neri', file: 'listino.csv' },
    });
    await person.value('imports.resume', { id });
    await goOn();
    expect(await read(person, id)).toMatchObject({ state: 'done', done: 1 });
  });

  test('ends when who began it may not import any more', async () => {
    const person = await owner('Luca Bianchi');
    const id = await begun(person, crateList('13'));
    await shop.pool.query(
      "update staff_role set role = 'reader' where staff_id = (select id from staff where name = 'Luca Bianchi')",
    );
    await goOn();
    const other = await owner();
    expect(await read(other, id)).toMatchObject({ state: 'stopped', done: 0 });
  });
});

type Exported = OperationOutput<typeof exportGoodsOperation>;
type Uploaded = OperationOutput<typeof uploadImportOperation>;

test('an exported stock that was not edited leaves alone what was sold since; an edited one does not undo it', async () => {
  const person = await owner();
  const list = (stock: number) => `SKU;Prezzo;Giacenza;Giacenza all’esportazione\nLAM-3;10,50;${stock};20\n`;
  await shop.pool.query("update variant set stock = 18 where sku = 'LAM-3'");
  const same = await tried(person, list(20));
  expect(same.seen.shown.map(({ changes }) => changes)).toEqual([[{ field: 'price', from: 10, to: 10.5 }]]);
  const edited = await tried(person, list(30));
  expect(edited.seen.bad_rows).toMatchObject([{ fault: 'stock_moved', field: 'stock', value: '30' }]);
  await shop.pool.query("update variant set stock = 20 where sku = 'LAM-3'");
  const still = await tried(person, list(30));
  expect(still.seen.shown[0]?.changes).toContainEqual({ field: 'stock', from: 20, to: 30 });
});

test('an export goes through the import without a difference', async () => {
  const person = await owner();
  await shop.pool.query(`update product set name = '+Lampada; "grande" -5' where code = 'LAM-1'`);
  const { rows, next } = await person.value<Exported>('imports.export', { filter: { text: 'LAM' } });
  expect(next).toBeNull();
  const { rows: logged } = await shop.pool.query(
    "select who from change_set where kind = 'imports.export' and record = 'goods'",
  );
  expect(logged).toEqual([{ who: 'Giulia Neri' }]);
  expect(rows.map(({ sku }) => sku)).toEqual(['LAM-1', 'LAM-2', 'LAM-3']);
  const cell = (value: string | number | boolean | null) =>
    typeof value === 'number'
      ? String(value).replace('.', ',')
      : `"${String(value ?? '').replaceAll('"', '""')}"`;
  const fields = [
    'sku',
    'gtin',
    'name',
    'price',
    'sale_price',
    'cost',
    'stock',
    'stock_seen',
    'shelf',
    'weight',
    'status',
  ] as const;
  const lines = rows.map((row) =>
    fields.map((field) => cell(row[field === 'stock_seen' ? 'stock' : field])).join(';'),
  );
  const content = `\uFEFF${fields.join(';')}\r\n${lines.join('\r\n')}\r\n`;
  const { id } = await person.value<Uploaded>('imports.upload', {
    file_name: 'prodotti.csv',
    supplier: 'Nostro',
    content: Buffer.from(content).toString('base64'),
  });
  const seen = await trial(person, await read(person, id), {
    mapping: Object.fromEntries(fields.map((field) => [field, field])),
  });
  expect(seen).toMatchObject({ rows: 3, changed: 0, bad: 0 });
});

test('a column says where goods lie: tried as a difference, written, exported, and taken back', async () => {
  const person = await owner();
  const shelves = async () => {
    const { rows } = await person.value<Exported>('imports.export', { filter: { text: 'LAM' } });
    return rows.map(({ shelf }) => shelf);
  };
  await person.value('stock.shelf', { sku: 'LAM-2', from: '', to: 'B1' });
  const long = 'x'.repeat(41);
  const list = `SKU;Scaffale\nLAM-1;A3-12\nLAM-2;B2\nLAM-3;\nCASSA-1;${long}\nCASSA-2;=1+1\n`;
  const { one, seen } = await tried(person, list);
  expect(one.columns.map(({ field }) => field)).toEqual(['sku', 'shelf']);
  expect(seen.shown.map(({ sku, changes }) => [sku, changes])).toEqual([
    ['LAM-1', [{ field: 'shelf', from: null, to: 'A3-12' }]],
    ['LAM-2', [{ field: 'shelf', from: 'B1', to: 'B2' }]],
  ]);
  expect(seen.bad_rows.map(({ code, field, fault }) => [code, field, fault])).toEqual([
    ['CASSA-1', 'shelf', 'shelf_long'],
    ['CASSA-2', 'shelf', 'formula'],
  ]);
  await person.value('imports.start', { id: one.id, fingerprint: seen.fingerprint });
  await goOn();
  expect(await shelves()).toEqual(['A3-12', 'B2', null]);
  const { change } = await read(person, one.id);
  expect(await person.value('activity.undo', { id: change })).toMatchObject({ undone: 2 });
  expect(await shelves()).toEqual([null, 'B1', null]);
});
