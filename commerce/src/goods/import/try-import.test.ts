import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestShop } from '../../catalog/testing/start-test-shop.ts';
import type { TestShop } from '../../catalog/testing/start-test-shop.ts';
import { signedInStaff } from '../../staff/testing/staff-browser.ts';
import { fileOf, product, trial, tried, upload } from './testing/lists.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop([
    product('LAM-1', 100, { gtin: '8000000000019', weight_kg: 2.5 }),
    product('LAM-2', 50, { gtin: '8000000000026', sale_price: 40 }),
    product('LAM-3', 10),
    product('LAM-4', 20),
    {
      ...product('FARO', 30),
      variants: [
        { sku: 'FARO-B', price: 30, stock: 1, options: { Colore: 'bianco' } },
        { sku: 'FARO-N', price: 30, stock: 1, options: { Colore: 'nero' } },
      ],
    },
  ]);
});
afterAll(() => shop.close());

const owner = () => signedInStaff(shop, ['owner']);

describe('a list of a supplier', () => {
  test('is understood by its headings: separator, decimals, letters and fields', async () => {
    const person = await owner();
    const list =
      'Codice articolo;Descrizione;Prezzo di listino (€);Giacenza;Note\nLAM-1;Lampada à;1.100,50;4;x\n';
    const italian = await upload(person, Buffer.from(list, 'latin1'));
    expect(italian).toMatchObject({ separator: ';', decimals: 'comma', encoding: 'windows-1252', rows: 1 });
    expect(italian.columns.map(({ field }) => field)).toEqual(['sku', 'name', 'price', 'stock', null]);
    expect(italian.columns.map(({ cells }) => cells[0])).toEqual([
      'LAM-1',
      'Lampada à',
      '1.100,50',
      '4',
      'x',
    ]);
    const english = await upload(person, 'EAN\tList price\tWeight (kg)\n8000000000019\t1,100.50\t2.75\n');
    expect(english).toMatchObject({ separator: '\t', decimals: 'point', encoding: 'utf-8' });
    expect(english.columns.map(({ field }) => field)).toEqual(['gtin', 'price', 'weight']);
    const seen = await trial(person, english);
    expect(seen.shown[0]?.changes).toEqual([
      { field: 'price', from: 100, to: 1100.5 },
      { field: 'weight', from: 2.5, to: 2.75 },
    ]);
  });

  test('is read as the last one of its supplier', async () => {
    const person = await owner();
    const list = 'A;B;C\nLAM-1;101;3\n';
    const first = await upload(person, list, { supplier: 'Faro Srl' });
    expect(first.columns.map(({ field }) => field)).toEqual([null, null, null]);
    await trial(person, first, { mapping: { A: 'sku', C: 'stock' }, decimals: 'point' });
    const next = await upload(person, list, { supplier: 'faro srl' });
    expect(next).toMatchObject({ remembered: true, decimals: 'point' });
    expect(next.columns.map(({ field }) => field)).toEqual(['sku', null, 'stock']);
  });

  test('is tried: what would change, outliers first, and nothing changes', async () => {
    const person = await owner();
    const list = 'sku,price,sale price,stock\nLAM-3,10.20,,9\nLAM-1,140,,9\nLAM-2,50,39,0\nLAM-4,20,,9\n';
    const { seen } = await tried(person, list);
    expect(seen).toMatchObject({ rows: 4, changed: 3, bad: 0, large: 1, stock_zero: 1 });
    expect(seen.shown.map(({ sku, percent, marks }) => [sku, percent, marks])).toEqual([
      ['LAM-1', 40, ['price_much']],
      ['LAM-2', -2.5, ['stock_zero']],
      ['LAM-3', 2, []],
    ]);
    expect(seen.fields).toEqual([
      { field: 'price', count: 2 },
      { field: 'sale_price', count: 1 },
      { field: 'stock', count: 1 },
    ]);
    const [row] = await shop.database
      .selectFrom('variant')
      .select('price_cents')
      .where('sku', '=', 'LAM-1')
      .execute();
    expect(row?.price_cents).toBe(10_000);
  });

  test('leaves out rows that cannot be, each with its reason', async () => {
    const person = await owner();
    const rows: readonly (readonly [string, string, string?])[] = [
      ['NIENTE;5;1;Nome;', 'sku_unknown', 'sku'],
      [';5;1;Nome;', 'code_missing'],
      ['LAM-1;dieci;1;Nome;', 'number', 'price'],
      ['LAM-1;-5;1;Nome;', 'negative', 'price'],
      ['LAM-1;0;1;Nome;', 'price_zero', 'price'],
      ['LAM-1;=1+1;1;Nome;', 'formula', 'price'],
      ['LAM-1;5;1,5;Nome;', 'whole', 'stock'],
      ['LAM-1;5;1;=HYPERLINK("x");', 'formula', 'name'],
      ['LAM-1;5;1;Nome;8000000000018', 'gtin_wrong', 'gtin'],
      ['LAM-1;5;1;Nome;8000000000026', 'gtin_taken', 'gtin'],
      ['LAM-2;39,99;1;Nome;', 'above_list', 'price'],
      ['LAM-1;5', 'cells'],
      ['LAM-1;99999999;1;Nome;', 'too_large', 'price'],
    ];
    for (const [row, fault, field = null] of rows) {
      const { seen } = await tried(person, `SKU;Prezzo;Giacenza;Nome;EAN\n${row}\n`);
      expect([row, seen.bad_rows.map((bad) => [bad.fault, bad.field])]).toEqual([row, [[fault, field]]]);
      expect(seen.changed).toBe(0);
    }
  });

  test('leaves out rows that contradict each other', async () => {
    const person = await owner();
    const twice = await tried(person, 'SKU;Prezzo\nLAM-1;90\nLAM-3;9\nLAM-1;91\n');
    expect(twice.seen.bad_rows.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'twice'],
      [4, 'twice'],
    ]);
    expect(twice.seen.changed).toBe(1);
    const named = await tried(person, 'SKU;Nome\nFARO-B;Faro uno\nFARO-N;Faro due\n');
    expect(named.seen.bad_rows.map(({ fault }) => fault)).toEqual(['name_differs', 'name_differs']);
    const same = await tried(person, 'SKU;Nome;Stato\nFARO-B;Faro uno;ritirato\nFARO-N;Faro uno;ritirato\n');
    expect(same.seen).toMatchObject({ bad: 0, changed: 1 });
  });

  test('gives back what was left out, with its cells', async () => {
    const person = await owner();
    const { one } = await tried(person, 'SKU;Prezzo;Note\nLAM-1;101;a\nNO;5;b\n');
    expect(await person.value('imports.faults', { id: one.id })).toEqual({
      headings: ['SKU', 'Prezzo', 'Note'],
      rows: [
        { line: 3, code: 'NO', field: 'sku', value: 'NO', fault: 'sku_unknown', cells: ['NO', '5', 'b'] },
      ],
    });
  });

  test('that is none is refused with what to do', async () => {
    const person = await owner();
    const files: readonly (readonly [string | Buffer, string])[] = [
      [Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'staff_import_excel'],
      [Buffer.from([1, 0, 2, 0]), 'staff_import_unreadable'],
      ['SKU;Prezzo\n', 'staff_import_empty'],
      ['SKU;SKU\nLAM-1;2\n', 'staff_import_columns_twice'],
      [`SKU;Prezzo\n${'LAM-1;1\n'.repeat(50_001)}`, 'staff_import_too_long'],
    ];
    for (const [content, code] of files)
      expect(await person.refusal('imports.upload', fileOf(content))).toBe(code);
  });

  test('is tried only with columns that find variants, change something, and are the role’s to change', async () => {
    const person = await owner();
    const one = await upload(person, 'SKU;Prezzo;Altro\nLAM-1;5;6\n');
    const attempt = (mapping: object) => ({ id: one.id, mapping, decimals: 'comma' });
    expect(await person.refusal('imports.try', attempt({ Prezzo: 'price' }))).toBe(
      'staff_import_key_missing',
    );
    expect(await person.refusal('imports.try', attempt({ SKU: 'sku' }))).toBe('staff_import_nothing_mapped');
    expect(
      await person.refusal('imports.try', attempt({ SKU: 'sku', Prezzo: 'price', Altro: 'price' })),
    ).toBe('staff_import_field_twice');
    const catalogue = await signedInStaff(shop, ['catalogue']);
    const much = await trial(catalogue, one, { mapping: { SKU: 'sku', Prezzo: 'price' } });
    expect(much.held_rows.map(({ guards }) => guards)).toEqual([['limit']]);
    for (const role of ['content', 'support', 'warehouse', 'accounting', 'reader'] as const)
      expect(await (await signedInStaff(shop, [role])).refusal('imports.list')).toBe('staff_not_permitted');
  });
});
