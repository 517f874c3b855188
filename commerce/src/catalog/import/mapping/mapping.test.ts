import { inItalian } from '../testing/import-bench.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportBench, openImportBench } from '../testing/import-bench.ts';
import { compileMapping } from './apply-mapping.ts';
import { fieldsSchema } from './field-schema.ts';
import { parseMapping } from './mapping-file.ts';
import { compileFields } from './read-fields.ts';

function mapped(columns: unknown, cells: Record<string, string>, only?: unknown) {
  const outcome = parseMapping(JSON.stringify({ columns, ...(only === undefined ? {} : { only }) }));
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.mistakes));
  return compileMapping(outcome.mapping)({ line: 2, cells })?.cells ?? null;
}

describe('what a mapping can do', () => {
  const cells = {
    id: '7',
    titolo: 'Trapano 5 in. rosso',
    tipo: 'Casa/Utensili/Trapani',
    peso: '2 lb',
    iva: '100',
    marca: 'n.d.',
  };

  test.each([
    ['rename', { code: 'id' }, { code: '7' }],
    ['constant', { brand: { constant: 'Forgia' } }, { brand: 'Forgia' }],
    [
      'join columns',
      { name: { columns: ['titolo', 'id'], separator: ' · ' } },
      { name: 'Trapano 5 in. rosso · 7' },
    ],
    ['template', { name: { template: '{titolo} ({id})' } }, { name: 'Trapano 5 in. rosso (7)' }],
    ['split a path', { category: { column: 'tipo', split: '/' } }, { category: 'Casa > Utensili > Trapani' }],
    [
      'extract and convert',
      { width_cm: { column: 'titolo', extract: '([\\d.]+) in\\.', convert: { from: 'in', to: 'cm' } } },
      { width_cm: '12.7' },
    ],
    [
      'pounds to kilograms',
      { weight_kg: { column: 'peso', extract: '^[\\d.]+', convert: { from: 'lb', to: 'kg' }, decimals: 3 } },
      { weight_kg: '0.907' },
    ],
    ['multiply', { price: { column: 'iva', multiply: 1.22 } }, { price: '122' }],
    ['replace', { name: { column: 'titolo', replace: [['rosso', 'blu']] } }, { name: 'Trapano 5 in. blu' }],
    ['listed values only', { brand: { column: 'marca', values: { F: 'Forgia' }, only_listed: true } }, {}],
    ['default', { brand: { column: 'vuota', default: 'Senza marca' } }, { brand: 'Senza marca' }],
    [
      'rules, first match wins',
      {
        price: {
          rules: [
            { column: 'titolo', matches: 'sega', value: { constant: 9 } },
            { column: 'titolo', matches: 'trapano', value: { constant: 49 } },
          ],
        },
      },
      { price: '49' },
    ],
    [
      'a rule for the rest',
      {
        price: {
          rules: [{ column: 'titolo', matches: 'sega', value: { constant: 9 } }],
          otherwise: { constant: 5 },
        },
      },
      { price: '5' },
    ],
  ])('%s', (_what, columns, expected) => expect(mapped(columns, cells)).toEqual(expected));

  test('a placeholder price is the same at every run and between its bounds', () => {
    const price = (id: string) =>
      Number(mapped({ price: { placeholder_price: { by: 'id', from: 5, to: 90 } } }, { id })?.['price']);
    const prices = Array.from({ length: 200 }, (_, at) => price(String(at)));
    expect(prices).toEqual(Array.from({ length: 200 }, (_, at) => price(String(at))));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(5);
    expect(Math.max(...prices)).toBeLessThan(91);
  });

  test('records can be left out', () => {
    expect(mapped({ code: 'id' }, cells, [{ column: 'titolo', matches: '^Sega' }])).toBeNull();
  });
});

describe('a path leads to', () => {
  const row = {
    '@id': '7',
    'g:mpn': 'M-1',
    price: [
      { '@cur': 'USD', amount: '9' },
      { '@cur': 'EUR', amount: ['5', '6'], net: 'a/b' },
      { '@cur': 'EUR', amount: '7' },
    ],
    note: [{ title: 'A', body: 'x' }, { title: 'B' }, { title: 'C', body: 'z' }],
    title: { '@lang': 'it', '#text': ' Uno ' },
    count: 3,
  };
  test.each([
    ['an attribute', '@id', '7'],
    ['a name with any prefix', 'mpn', 'M-1'],
    ['a number', 'count', '3'],
    ['text beside attributes', 'title', 'Uno'],
    ['text where a condition holds', 'title[@lang=it]', 'Uno'],
    ['nothing where it does not', 'title[@lang=en]', undefined],
    ['every node, joined', { path: 'price[@cur=EUR]/amount', separator: '+' }, '5+6+7'],
    ['the first that remains', 'price[@cur=EUR][1]/amount', '5|6'],
    ['those with a child', 'price[net]/amount', '5|6'],
    ['a slash within a condition', "price[net='a/b']/@cur", 'EUR'],
    ['a place among those that remain', 'price[@cur=EUR][2]/amount', '7'],
    [
      'a text for each complete node',
      { each: 'note', text: '{title}: {body}', separator: '; ' },
      'A: x; C: z',
    ],
    [
      'a list with what is there',
      { each: 'note', as: { label: 'title', value: 'body' } },
      '[{"label":"A","value":"x"},{"label":"B"},{"label":"C","value":"z"}]',
    ],
  ])('%s', (_what, field, expected) => {
    expect(compileFields(fieldsSchema.parse({ field }))(row)['field']).toBe(expected);
  });
});

describe('mistakes in a mapping are named', () => {
  test.each([
    ['{', 'non è JSON valido'],
    ['{"columns":{"code":{"colum":"id"}}}', 'columns.code: forma non riconosciuta'],
    ['{"columns":{"codice_interno":"id"}}', 'colonne che il negozio non conosce: codice_interno'],
    ['{"columns":{},"extra":1}', 'extra'],
  ])('%s', (text, reason) => {
    const outcome = parseMapping(text);
    const said = outcome.ok ? [] : outcome.mistakes.map((mistake) => inItalian(mistake));
    expect(said.join('; ')).toContain(reason);
  });
});

describe('a home-improvement catalogue with columns of its own', () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await openImportBench();
  });
  afterAll(() => bench.close());

  test('loads with the mapping of docs/examples', async () => {
    const examples = join(import.meta.dirname, '../../../../../docs/examples');
    const map = join(examples, 'home-improvement-map.json');
    const text = await readFile(join(examples, 'home-improvement-sample.csv'), 'utf8');
    const report = await bench.load(await bench.file('sample.csv', text), { map });
    expect(report.errors).toBe('');
    expect(report.totals.created).toBe(text.trimEnd().split('\n').length - 1);
    const [first] = await bench.query(
      `select p.code, p.name, b.name as brand, c.url, p.features, v.price_cents > 0 as priced from product p
       join variant v on v.product_id = p.id join category c on c.id = p.category_id left join brand b on b.id = p.brand_id
       order by p.code limit 1`,
    );
    expect(first).toEqual({
      code: '900001',
      name: 'Claw hammer 16 oz. with ash handle',
      brand: 'Oakridge',
      url: 'Home-improvement,Tools',
      features: [{ code: 'material', value: 'Forged steel' }],
      priced: true,
    });
  });
});
