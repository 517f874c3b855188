import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testAuthor } from '../../../change-sets/testing/test-author.ts';
import { type ImportBench, inItalian, openImportBench, product } from '../testing/import-bench.ts';
import { loadPrices } from './load-prices.usecase.ts';
import { changeStock, loadStock } from './load-stock.usecase.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.query('truncate product, category, brand, family, feature, operator, change_log cascade');
  await bench.rows([
    product('TENDA', {
      description: '<p>Lino</p>',
      variants: [
        { sku: 'T-1', options: { Misura: '140' }, price: 49.9, sale_price: 39.9, stock: 5 },
        { sku: 'T-2', options: { Misura: '160' }, price: 59.9, stock: 6 },
      ],
    }),
    product('SEGA', { variants: [{ sku: 'SEGA', price: 12.9, stock: 3 }] }),
  ]);
});

const prices = async (text: string, dryRun = false) =>
  loadPrices({
    file: await bench.file('prezzi.csv', text),
    dryRun,
    errors: `${bench.folder}/prezzi.errors.jsonl`,
    connection: bench.shop.connection,
    dataDirectory: bench.folder,
    sentenceOf: inItalian,
  });
const stock = async (text: string) =>
  loadStock(bench.shop.database, {
    file: await bench.file('giacenze.csv', text),
    encoding: 'utf-8',
    sentenceOf: inItalian,
  });
const variants = () =>
  bench.query('select sku, price_cents, sale_price_cents, sale_to, stock from variant order by sku');

test('a list of prices changes prices and dates of the SKUs it names, and nothing else', async () => {
  const outcome = await prices(
    'sku;prezzo;prezzo_scontato;sconto_dal;sconto_al\nT-2;55,00;45,00;01/12/2026;31/12/2026\nSEGA;13,90;;;\nMAI;1;;;\n',
  );
  expect(outcome).toMatchObject({
    ok: true,
    report: { totals: { read: 3, repriced: 2, changed: 0, rejected: 1 } },
  });
  expect(await variants()).toEqual([
    { sku: 'SEGA', price_cents: 1390, sale_price_cents: null, sale_to: null, stock: 3 },
    { sku: 'T-1', price_cents: 4990, sale_price_cents: 3990, sale_to: null, stock: 5 },
    {
      sku: 'T-2',
      price_cents: 5500,
      sale_price_cents: 4500,
      sale_to: new Date('2026-12-31T22:59:59Z'),
      stock: 6,
    },
  ]);
  expect(await bench.query('select description_html from product order by code')).toEqual([
    { description_html: null },
    { description_html: '<p>Lino</p>' },
  ]);
  expect(
    await bench.query(
      "select h.price_cents from price_history h join variant v on v.id = h.variant_id where v.sku = 'SEGA' order by h.valid_from",
    ),
  ).toEqual([{ price_cents: 1290 }, { price_cents: 1390 }]);
});

test('a list may go on a product for a thousand lines and more, and a dry run writes nothing', async () => {
  const filler = Array.from({ length: 1_100 }, (_, at) => product(`F${at}`));
  await bench.rows(filler);
  const lines = ['T-1;9', ...filler.map(({ code }) => `${code}-1;9`), 'T-2;9'];
  const text = `sku;price\n${lines.join('\n')}\n`;
  expect(await prices(text, true)).toMatchObject({ ok: true, report: { totals: { rejected: 0 } } });
  expect(await bench.query('select from variant where price_cents = 900')).toEqual([]);
  expect(await prices(text)).toMatchObject({ ok: true, report: { totals: { rejected: 0 } } });
  expect(await bench.query('select from variant where price_cents = 900')).toHaveLength(1_102);
});

test('a list of stock sets it, whatever earlier files told', async () => {
  await bench.query("update variant set stock = 1 where sku = 'SEGA'");
  const outcome = await stock('sku;giacenza\nSEGA;3\nT-2;8\nT-1;molti\nMAI;2\n');
  expect(outcome).toMatchObject({ ok: true, report: { read: 4, changed: 2, rejected: 2 } });
  expect(await bench.query('select sku, stock from variant order by sku')).toEqual([
    { sku: 'SEGA', stock: 3 },
    { sku: 'T-1', stock: 5 },
    { sku: 'T-2', stock: 8 },
  ]);
});

test('the stock of one SKU is set or added to, every node is told, and the log keeps it', async () => {
  const by = { author: testAuthor, at: new Date() };
  const set = (sku: string, pieces: number, adds: boolean) =>
    changeStock(bench.shop.database, { sku, pieces, adds }, by);
  expect(await set('T-1', 4, true)).toMatchObject({ before: 5, now: 9 });
  expect(await set('T-1', 2, false)).toMatchObject({ before: 9, now: 2 });
  expect(await set('MAI', 2, false)).toBeNull();
  expect(
    await bench.query('select record, value_before, value_after from change_row order by change_set_id'),
  ).toEqual([
    { record: 'variant T-1', value_before: '5', value_after: '9' },
    { record: 'variant T-1', value_before: '9', value_after: '2' },
  ]);
  const [last] = await bench.query('select kind from change_log order by seq desc limit 1');
  expect(last).toEqual({ kind: 'price' });
});

test.each([
  [
    'sku;nome\nSEGA;x\n',
    'Colonne trovate: sku, name. Per questo comando servono sku e stock; ammesse sku, stock.',
  ],
  ['sku;giacenza\n', 'Il file contiene solo l’intestazione: nessuna giacenza.'],
])('a list that is none says what it needs', async (text, message) => {
  const outcome = await stock(text);
  expect(outcome.ok ? '' : inItalian(outcome.stop)).toBe(message);
});
