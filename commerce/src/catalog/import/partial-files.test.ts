import { lossSentence } from '@casamaestra/texts/staff/import-texts.ts';
import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImportBench, openImportBench, product } from './testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.query('truncate product, category, brand, family, feature, operator, change_log cascade');
  await bench.rows([rich, double]);
});

const rich: ProductRowInput = product('WCB-1513', {
  name: 'WC monoblocco Reno',
  slug: 'det/wc-reno',
  brand: 'Reno',
  category: ['Bagno', 'Sanitari'],
  family_code: 'wc',
  family_name: 'WC e bidet',
  short_description: 'Con cassetta a vista.',
  description: '<p>Scarico a parete &amp; coperchio</p>',
  features: [
    { label: 'Peso', value: 31, unit: 'kg' },
    { label: 'Materiale', value: 'Ceramica' },
  ],
  documents: [{ label: 'Scheda', url: '/documents/scheda.pdf', kind: 'sheet' }],
  manufacturer: { name: 'Reno S.p.A.', address: 'Via Po 1, Torino', contact: 'info@reno.example' },
  warnings: ['Fissare a muro.'],
  height_cm: 78,
  hazardous: true,
  created_at: '2025-05-01T06:00:00Z',
  variants: [
    { sku: 'WCB-1513', gtin: '8000000000002', price: 199, sale_price: 189, stock: 40, weight_kg: 31 },
  ],
});
const double: ProductRowInput = product('TENDA', {
  variants: [
    { sku: 'TENDA-L', options: { Colore: 'Lino', Misura: '140' }, price: 49.9, stock: 5 },
    { sku: 'TENDA-G', options: { Colore: 'Grigio', Misura: '140' }, price: 49.9, stock: 6 },
    { sku: 'TENDA-B', options: { Colore: 'Blu', Misura: '140' }, price: 49.9, stock: 7 },
  ],
});

const stored = async (code: string) => {
  const lines = (await bench.export('jsonl')).trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as ProductRowInput).find((row) => row.code === code);
};
const csv = async (text: string, options?: Parameters<ImportBench['load']>[1]) =>
  bench.load(await bench.file('parte.csv', text), options);

test('the pictures that staff gave a product and its variants stay', async () => {
  await bench.query(
    `update variant set pictures = '[{"hash":"0123456789abcdef0123","width":9,"height":9}]' where sku = 'TENDA-G'`,
  );
  await bench.query("update product set own_fields = '{pictures}', row_hash = null where code = 'TENDA'");
  await bench.rows([rich, { ...double, name: 'Tenda di lino' }]);
  const pictures = await bench.query<{ sku: string; pictures: unknown[] }>(
    "select sku, pictures from variant where sku like 'TENDA-%' order by sku",
  );
  expect(pictures.map((row) => [row.sku, row.pictures.length])).toEqual([
    ['TENDA-B', 0],
    ['TENDA-G', 1],
    ['TENDA-L', 0],
  ]);
  expect((await stored('TENDA'))?.name).toBe('Tenda di lino');
});

test('what staff edited stays the shop’s own until it is released; the rest of the row is written', async () => {
  await bench.query(
    "update product set name = 'Reno scelto', own_fields = '{name}', row_hash = null where code = 'WCB-1513'",
  );
  await bench.query("update variant set price_cents = 15000, own_prices = true where sku = 'WCB-1513'");
  const file = 'codice;nome;prezzo;marca\nWCB-1513;WC del fornitore;179,00;Altra\n';
  await csv(file);
  expect(await stored('WCB-1513')).toMatchObject({
    name: 'Reno scelto',
    brand: 'Altra',
    variants: [{ price: 150 }],
  });
  await bench.query("update product set own_fields = '{}', row_hash = null where code = 'WCB-1513'");
  await bench.query("update variant set own_prices = false where sku = 'WCB-1513'");
  await csv(file);
  expect(await stored('WCB-1513')).toMatchObject({ name: 'WC del fornitore', variants: [{ price: 179 }] });
});

test('weight and GTIN from a list of a supplier stay until they are released', async () => {
  const set = "weight_kg = 21.5, gtin = '8000000000019', own_codes = true";
  await bench.query(`update variant set ${set} where sku = 'WCB-1513'`);
  await bench.query("update product set row_hash = null where code = 'WCB-1513'");
  const file = 'codice;weight_kg;ean\nWCB-1513;30;8000000000026\n';
  await csv(file);
  expect(await stored('WCB-1513')).toMatchObject({ variants: [{ weight_kg: 21.5, gtin: '8000000000019' }] });
  await bench.query("update variant set own_codes = false where sku = 'WCB-1513'");
  await bench.query("update product set row_hash = null where code = 'WCB-1513'");
  await csv(file);
  expect(await stored('WCB-1513')).toMatchObject({ variants: [{ weight_kg: 30, gtin: '8000000000026' }] });
});

describe('a file with a part of a product', () => {
  test('changes that part: text, features, pictures, sizes and the address stay', async () => {
    const before = await stored('WCB-1513');
    const report = await csv(
      'codice;nome;categoria;prezzo\nWCB-1513;WC monoblocco Reno con cassetta;Bagno > Sanitari;179,00\n',
    );
    expect(report.totals).toMatchObject({ changed: 1, rejected: 0 });
    expect(report.losses).toEqual([]);
    const [variant] = before?.variants ?? [];
    expect(await stored('WCB-1513')).toEqual({
      ...before,
      name: 'WC monoblocco Reno con cassetta',
      variants: [
        { ...variant, price: 179, sale_price: undefined, price_history: expect.any(Array) as unknown },
      ],
    });
  });

  test('may be only prices, and then nothing else is touched', async () => {
    const before = await stored('TENDA');
    const report = await csv(
      'code;sku;price\nTENDA;TENDA-L;39,90\nTENDA;TENDA-G;49,90\nTENDA;TENDA-B;49,90\n',
    );
    expect(report.totals).toMatchObject({ repriced: 1, changed: 0 });
    const after = await stored('TENDA');
    expect(after?.variants.map(({ price }) => price)).toEqual([39.9, 49.9, 49.9]);
    expect(after?.variants.map(({ options }) => options)).toEqual(
      before?.variants.map(({ options }) => options),
    );
    expect(after?.variants.map(({ stock }) => stock)).toEqual([5, 6, 7]);
  });

  test('an empty cell empties, in CSV as null does in JSON Lines', async () => {
    const report = await csv(
      'code;description;manufacturer_name;manufacturer_address;manufacturer_contact\nWCB-1513;;;;\n',
    );
    expect(report.losses).toEqual([
      'svuota la descrizione di 1 prodotto',
      'svuota il produttore di 1 prodotto',
    ]);
    const line = JSON.stringify({
      code: 'WCB-1513',
      features: null,
      brand: null,
      variants: [{ sku: 'WCB-1513', gtin: null }],
    });
    const second = await bench.load(await bench.file('nulla.jsonl', `${line}\n`));
    expect(second.losses).toEqual([
      'svuota la marca di 1 prodotto',
      'svuota le caratteristiche di 1 prodotto',
      'svuota il GTIN di 1 prodotto',
    ]);
    const after = await stored('WCB-1513');
    expect(after).not.toHaveProperty('description');
    expect(after).not.toHaveProperty('manufacturer');
    expect(after).not.toHaveProperty('features');
    expect(after).toMatchObject({ warnings: ['Fissare a muro.'], height_cm: 78, hazardous: true });
    expect(after?.variants).toMatchObject([{ sku: 'WCB-1513', price: 199, weight_kg: 31 }]);
  });

  test('columns of single features and options change only these', async () => {
    await csv('code;feature:Peso [kg];feature:Colore\nWCB-1513;28;Bianco\n');
    expect((await stored('WCB-1513'))?.features).toEqual([
      { code: 'materiale', label: 'Materiale', value: 'Ceramica' },
      { code: 'peso', label: 'Peso', value: 28, unit: 'kg' },
      { code: 'colore', label: 'Colore', value: 'Bianco' },
    ]);
    await csv('code;feature:Peso [kg]\nWCB-1513;\n');
    expect((await stored('WCB-1513'))?.features?.map(({ label }) => label)).toEqual(['Materiale', 'Colore']);
    await csv('code;sku;option:Misura\nTENDA;TENDA-L;160\nTENDA;TENDA-G;160\nTENDA;TENDA-B;160\n');
    expect((await stored('TENDA'))?.variants.map(({ options }) => options)).toEqual([
      { Colore: 'Lino', Misura: '160' },
      { Colore: 'Grigio', Misura: '160' },
      { Colore: 'Blu', Misura: '160' },
    ]);
  });

  test('in a merchant feed what an item leaves out stays too', async () => {
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>WCB-1513</g:id><g:item_group_id>WCB-1513</g:item_group_id><g:price>150.00 EUR</g:price></item></channel></rss>`;
    const report = await bench.load(await bench.file('parte.xml', feed));
    expect(report.totals).toMatchObject({ rejected: 0 });
    const after = await stored('WCB-1513');
    expect(after).toMatchObject({ slug: 'det/wc-reno', brand: 'Reno', name: 'WC monoblocco Reno' });
    expect(after?.variants).toMatchObject([{ price: 150, gtin: '8000000000002' }]);
  });

  test('creates no product from too little data, and reports what is missing', async () => {
    const report = await csv('code;description\nNUOVO;<p>Solo parole</p>\n');
    expect(report.totals).toMatchObject({ created: 0, rejected: 1 });
    expect(report.errors.trimEnd().split('\n').slice(1)).toEqual([
      '2,NUOVO,name,,manca,rejected',
      '2,NUOVO,category,,manca,rejected',
      '2,NUOVO,variants,,manca,rejected',
    ]);
  });

  test('without SKUs is ambiguous for several variants', async () => {
    const report = await csv('code;price\nTENDA;39,90\n');
    expect(report.errors).toContain('2,TENDA,sku,,manca: il prodotto ha 3 varianti,rejected');
  });

  test('the dates of a past reduction do not apply to a new one', async () => {
    await csv('code;sale_price;sale_from;sale_to\nWCB-1513;150;2026-01-01;2026-01-31\n');
    await csv('code;sale_price\nWCB-1513;140\n');
    expect((await stored('WCB-1513'))?.variants[0]).not.toHaveProperty('sale_to');
  });
});

describe('before anything is lost', () => {
  const risky =
    'code;sku;description;price\nTENDA;TENDA-L;;49,90\nTENDA;TENDA-G;;49,90\nWCB-1513;WCB-1513;;199\n';
  const losses = ['svuota la descrizione di 1 prodotto', 'toglie 1 variante'];

  test('the import asks, and a no changes nothing', async () => {
    const before = await bench.export('jsonl');
    const asked: (readonly string[])[] = [];
    const file = await bench.file('rischio.csv', risky);
    const message = await bench.loadStopped(file, {
      confirm: async (lost) => {
        const texts = lost.map((loss) => lossSentence(loss, 'it'));
        asked.push(texts);
        return false;
      },
    });
    expect(message).toBe('Non ho cambiato nulla.');
    expect(asked).toEqual([losses]);
    expect(await bench.export('jsonl')).toBe(before);
  });

  test('a yes goes on, a dry run shows the same', async () => {
    expect((await csv(risky, { dryRun: true })).losses).toEqual(losses);
    const report = await csv(risky, { confirm: async () => true });
    expect(report.losses).toEqual(losses);
    expect((await stored('TENDA'))?.variants.map(({ sku }) => sku)).toEqual(['TENDA-L', 'TENDA-G']);
  });

  test('nobody is asked where nothing is lost', async () => {
    const report = await csv('code;name\nWCB-1513;Altro nome\n', {
      confirm: async () => Promise.reject(new Error('asked')),
    });
    expect(report.totals).toMatchObject({ changed: 1 });
  });

  test('products that a replacing file takes out are named', async () => {
    const asked: (readonly string[])[] = [];
    const file = await bench.file('resto.jsonl', `${JSON.stringify(rich)}\n`);
    await bench.load(file, {
      replace: true,
      confirm: async (lost) => {
        const texts = lost.map((loss) => lossSentence(loss, 'it'));
        asked.push(texts);
        return true;
      },
    });
    expect(asked).toEqual([['toglie dal negozio 1 prodotto']]);
  });
});

describe('stock', () => {
  const sell = (sku: string, pieces: number) =>
    bench.query('update variant set stock = stock - $2 where sku = $1', [sku, pieces]);
  const stockOf = async (sku: string) =>
    (await bench.query<{ stock: number }>('select stock from variant where sku = $1', [sku]))[0]?.stock;

  test('is not touched by a file without it', async () => {
    await sell('WCB-1513', 3);
    await csv('code;name;category;price\nWCB-1513;Nuovo nome;Bagno;150\n');
    expect(await stockOf('WCB-1513')).toBe(37);
  });

  test.each(['csv', 'jsonl', 'xml'] as const)(
    'export to %s, orders, a new price, import: nothing is oversold',
    async (format) => {
      const text = await bench.export(format);
      await sell('WCB-1513', 3);
      const edited = text.replaceAll('199', '179').replaceAll('189', '169');
      const report = await bench.load(await bench.file(`listino.${format}`, edited));
      expect(report.errors).toBe('');
      expect(await stockOf('WCB-1513')).toBe(37);
      expect(await bench.query("select price_cents from variant where sku = 'WCB-1513'")).toEqual([
        { price_cents: 17900 },
      ]);
    },
  );

  test('edited in an export is set, unless pieces were sold meanwhile', async () => {
    const edited = (await bench.export('jsonl'))
      .replace('"stock":40', '"stock":50')
      .replace('"stock":5,', '"stock":15,');
    await sell('TENDA-L', 1);
    const file = await bench.file('giacenze.jsonl', edited);
    const report = await bench.load(file);
    expect(await stockOf('WCB-1513')).toBe(50);
    expect(await stockOf('TENDA-L')).toBe(4);
    expect(report.errors).toContain('dopo l’esportazione la giacenza è passata da 5 a 4: resta com’è');
    await sell('WCB-1513', 2);
    await bench.load(file);
    expect(await stockOf('WCB-1513')).toBe(48);
  });

  test('a file that repeats the last given stock does not undo sales', async () => {
    const file = (price: string, stock: number) => `code;price;stock\nWCB-1513;${price};${stock}\n`;
    await csv(file('199', 40));
    await sell('WCB-1513', 3);
    await csv(file('179', 40));
    expect(await stockOf('WCB-1513')).toBe(37);
    await csv(file('179', 60));
    expect(await stockOf('WCB-1513')).toBe(60);
  });
});
