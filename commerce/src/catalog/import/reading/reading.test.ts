import { describe, expect, test } from 'vitest';
import { readCsv, sniffDelimiter } from './csv-reader.ts';
import { productOfRecords } from './flat-product.ts';
import { groupRecords, scatteredCodes } from './group-records.ts';
import { parseInstant } from '../../../platform/instant-text.ts';
import { parseBoolean, parseNumber } from './number-text.ts';
import type { BrokenRecord, FlatRecord, SourceRow } from './source-row.ts';

async function* pieces(text: string, size = 7) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function recordsOf(text: string): Promise<(FlatRecord | BrokenRecord)[]> {
  const records: (FlatRecord | BrokenRecord)[] = [];
  for await (const record of readCsv(pieces(text, 500), () => {})) records.push(record);
  return records;
}

describe('numbers', () => {
  test.each([
    ['12,90', true, 12.9],
    ['12.90', true, 12.9],
    ['1.234,50', true, 1234.5],
    ['1,234.50', true, 1234.5],
    ['€ 1.234', true, 1234],
    ['1.234', false, 1.234],
    ['12,90 EUR', true, 12.9],
    ['1 234,5', true, 1234.5],
    ['0.125', true, 0.125],
    ['-3', true, -3],
    ['12 o 13', true, null],
    ['dieci', true, null],
    ['', true, null],
  ])('%s', (text, thousands, number) => expect(parseNumber(text, thousands)).toBe(number));

  test('yes and no', () => {
    expect(['sì', 'SI', 'vero', '1', 'x'].map(parseBoolean)).toEqual(Array(5).fill(true));
    expect(['no', 'Falso', '0'].map(parseBoolean)).toEqual(Array(3).fill(false));
    expect(parseBoolean('forse')).toBeNull();
  });
});

describe('times', () => {
  test.each([
    ['2026-01-31', false, '2026-01-31T00:00:00+01:00'],
    ['2026-07-31', true, '2026-07-31T23:59:59+02:00'],
    ['31/01/2026', false, '2026-01-31T00:00:00+01:00'],
    ['1/7/2026 18:30', false, '2026-07-01T18:30:00+02:00'],
    ['2026-01-31T08:00:00Z', false, '2026-01-31T08:00:00Z'],
    ['2026-01-31T08:00+0100', false, '2026-01-31T08:00:00+01:00'],
    ['31/02/2026', false, '31/02/2026'],
    ['12/31/2026', false, '12/31/2026'],
    ['01/12/26', false, '2026-12-01T00:00:00+01:00'],
    ['domani', false, 'domani'],
  ])('%s', (text, isEnd, instant) => expect(parseInstant(text, isEnd)).toBe(instant));
});

describe('CSV', () => {
  test('the delimiter is the one of the header, quotes aside', () => {
    expect(sniffDelimiter('a;b;c\n1,2,3,4')).toBe(';');
    expect(sniffDelimiter('"a;b;c",d,e\n')).toBe(',');
    expect(sniffDelimiter('a\tb\n')).toBe('\t');
  });

  test('byte-order mark, semicolons and line ends inside quotes', async () => {
    expect(await recordsOf('\ufeffcode;name\r\nA;"uno\r\ndue"\r\n\r\nB;"x "" y"\r\n')).toEqual([
      { line: 2, cells: { code: 'A', name: 'uno\r\ndue' } },
      { line: 5, cells: { code: 'B', name: 'x " y' } },
    ]);
  });

  test('columns for features and options, Italian headers', () => {
    const records = [
      {
        line: 2,
        cells: {
          Codice: 'T',
          Nome: 'Tavolo',
          Prezzo: '1.234,50',
          'feature:Larghezza [cm]': '120,5',
          'option:Colore': 'Noce',
          sku: 'T-1',
        },
      },
      {
        line: 3,
        cells: {
          Codice: 'T',
          prezzo: '99',
          'feature:Uso': 'Casa|Ufficio',
          'option:Colore': 'Bianco',
          sku: 'T-2',
          is_hot: 'sì',
        },
      },
    ];
    expect(productOfRecords(records).value).toEqual({
      code: 'T',
      name: 'Tavolo',
      is_hot: true,
      features: [
        { label: 'Larghezza', value: 120.5, unit: 'cm' },
        { label: 'Uso', value: ['Casa', 'Ufficio'] },
      ],
      variants: [
        { sku: 'T-1', price: 1234.5, options: { Colore: 'Noce' } },
        { sku: 'T-2', price: 99, options: { Colore: 'Bianco' } },
      ],
    });
  });

  test('features and options written in one cell', () => {
    const cells = {
      sku: 'U',
      features: 'Peso [kg]: 2,5; Materiale: Legno',
      options: 'Colore: Rosso; Misura=5 l',
    };
    expect(productOfRecords([{ line: 2, cells }]).value).toEqual({
      code: 'U',
      features: [
        { label: 'Peso', value: 2.5, unit: 'kg' },
        { label: 'Materiale', value: 'Legno' },
      ],
      variants: [{ sku: 'U', options: { Colore: 'Rosso', Misura: '5 l' } }],
    });
  });
});

describe('grouping', () => {
  const record = (line: number, code: string): FlatRecord => ({
    line,
    cells: { code, sku: `${code}-${line}` },
  });
  const records = [
    record(2, 'A'),
    record(3, 'B'),
    record(4, 'A'),
    record(5, 'C'),
    record(6, 'B'),
    record(7, 'D'),
  ];
  async function* stream() {
    yield* records;
  }

  test('rows of one product that are not together are found and joined', async () => {
    const scattered = await scatteredCodes(stream());
    expect([...scattered].sort()).toEqual(['A', 'B']);
    const rows: SourceRow[] = [];
    for await (const group of groupRecords(stream(), scattered)) rows.push(...group);
    const skus = rows.map((row) =>
      'value' in row ? (row.value as { variants: { sku: string }[] }).variants.map(({ sku }) => sku) : [],
    );
    expect(skus.slice(0, 2)).toEqual([['C-5'], ['D-7']]);
    expect(skus.slice(2).sort()).toEqual([
      ['A-2', 'A-4'],
      ['B-3', 'B-6'],
    ]);
  });
});
