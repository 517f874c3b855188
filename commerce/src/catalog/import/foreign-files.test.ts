import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inItalian, type ImportBench, openImportBench, product } from './testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(() =>
  bench.query('truncate product, category, brand, family, feature, operator, change_log cascade'),
);

const csv = async (text: string, options?: Parameters<ImportBench['load']>[1]) => {
  const given: string[] = [];
  const file = await bench.file('altrui.csv', text);
  const report = await bench.load(file, { onNotice: (notice) => given.push(inItalian(notice)), ...options });
  return { ...report, given };
};
const numbers = () => bench.query('select sku, price_cents, stock from variant order by sku');

describe('the decimal separator is detected by column', () => {
  const file = (prices: readonly string[], stock = '1') =>
    `sku;name;category;price;stock\n${prices.map((price, at) => `N${at};a;A;${price};${stock}\n`).join('')}`;

  test('one unambiguous price decides', async () => {
    const { given } = await csv(file(['12.500', '12.50']));
    expect(given).toEqual([]);
    expect(await numbers()).toMatchObject([{ price_cents: 1250 }, { price_cents: 1250 }]);
  });

  test('so does an unambiguous comma', async () => {
    const { given } = await csv(file(['1.299', '12,50']));
    expect(given).toEqual([]);
    expect(await numbers()).toMatchObject([{ price_cents: 129900 }, { price_cents: 1250 }]);
  });

  test('when nothing decides, the guess is reported and the command can override it', async () => {
    const { given } = await csv(file(['12.500']));
    expect(given).toEqual([
      'Colonna price: «12.500» è letto come 12500. Se non è così aggiungi --decimal point.',
    ]);
    await csv(file(['12.500']), { decimal: 'point' });
    expect(await numbers()).toMatchObject([{ price_cents: 1250 }]);
  });

  test('stock written with three decimals is whole pieces', async () => {
    const { given } = await csv(file(['9,90', '9,90'], '50.000'));
    expect(await numbers()).toMatchObject([{ stock: 50 }, { stock: 50 }]);
    expect(given).toEqual([
      'Colonna stock: «50.000» è letto come 50. Se non è così aggiungi --decimal comma.',
    ]);
  });
});

describe('files of other programs', () => {
  test('surplus empty cells at the end of lines are passed over, filled ones are not', async () => {
    const { totals, errors } = await csv('sku;name;category;price\nE1;a;A;1;\nE2;b;A;2;;;\nE3;c;A;3;x\n');
    expect(totals).toMatchObject({ created: 2, rejected: 1 });
    expect(errors).toContain('la riga ha 5 celle, l’intestazione ne ha 4');
  });

  test('a price of another currency and a day that is none are named as written', async () => {
    const { errors } = await csv(
      'sku;name;category;price;sale_price;sale_from\nE1;a;A;1.80 USD;;\nE2;b;A;2;1;12/31/2026\n',
    );
    expect(errors).toContain(
      'E1,variants[0].price,1.80 USD,è in USD: i prezzi del negozio sono in euro,rejected',
    );
    expect(errors).toContain('E2,variants[0].sale_from,12/31/2026,"non è una data');
  });

  test('a table without products, or whose products the mapping leaves out, is a mistake', async () => {
    const file = await bench.file('vuota.csv', 'sku;name;category;price\n');
    expect(await bench.loadStopped(file)).toBe('Il file contiene solo l’intestazione: nessun prodotto.');
    const other = await bench.file('altra.csv', 'id\n1\n');
    const map = await bench.file(
      'mappa.json',
      '{"columns":{"sku":"id"},"only":[{"column":"id","matches":"9"}]}',
    );
    expect(await bench.loadStopped(other, { map })).toContain('Nessuna riga del file passa la mappa');
  });

  test('an open quote in a huge file is found without reading it all into memory', async () => {
    const bomb = gzipSync(`sku;name\nA;"${'x'.repeat(8_000_000)}`);
    expect(await bench.loadStopped(await bench.file('bomba.csv.gz', bomb))).toContain(
      'supera 5 milioni di caratteri',
    );
  });

  test('a compression bomb is refused', async () => {
    const row = `A;${' '.repeat(4_000_000)}\n`;
    const bomb = gzipSync(`sku;name\n${row.repeat(17)}`);
    expect(await bench.loadStopped(await bench.file('aria.csv.gz', bomb))).toContain(
      'più di 200 volte più grande',
    );
  });

  test('a row nested too deeply is left out, the others are loaded', async () => {
    const deep = `{"code":"FONDO","features":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const file = await bench.file('fondo.jsonl', `${deep}\n${JSON.stringify(product('BUONO'))}\n`);
    const { totals, errors } = await bench.load(file);
    expect(totals).toMatchObject({ created: 1, rejected: 1 });
    expect(errors).toContain('i dati sono annidati troppo in profondità');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//altrove.example/x.pdf',
    'http://192.168.1.1/x.pdf',
  ])('a document at %s is left out', async (url) => {
    const { totals, errors } = await bench.rows([
      product('DOC', {
        documents: [
          { label: 'Scheda', url },
          { label: 'Buona', url: '/documents/scheda.pdf' },
        ],
        energy: { class: 'B', label_url: url },
      }),
    ]);
    expect(totals).toMatchObject({ created: 1 });
    expect(errors).toContain('non è un indirizzo https né un file di /documents/');
    expect(await bench.query('select documents, energy from product')).toEqual([
      { documents: [{ label: 'Buona', url: '/documents/scheda.pdf', kind: 'other' }], energy: null },
    ]);
  });

  test('names of the language itself are no feature codes', async () => {
    await bench.rows([
      product('PROTO', {
        features: [
          { label: 'Constructor', value: 'a' },
          { code: '__proto__', label: 'Altra', value: 'b' },
        ],
      }),
    ]);
    expect(await bench.query('select features from product')).toEqual([
      { features: [{ code: 'constructor_', value: 'a' }] },
    ]);
  });

  test('a price that rounds to nothing and a name without letters are refused', async () => {
    const { errors } = await bench.rows([
      product('P0', { variants: [{ sku: 'P0', price: 1e-9 }] }),
      product('P1', { name: '\u200b\u200d\u2060' }),
    ]);
    expect(errors).toContain('P0,variants[0].price,1e-9,il prezzo non può essere zero,rejected');
    expect(errors).toContain('P1,name,,è vuoto,rejected');
  });

  test('keys of JSON rows that are not read are named', async () => {
    const given: string[] = [];
    const row = { ...product('CHIAVI'), colour: 'x', variants: [{ sku: 'C-1', price: 1, giacenza: 3 }] };
    const file = await bench.file('chiavi.jsonl', `${JSON.stringify(row)}\n`);
    await bench.load(file, { onNotice: (notice) => given.push(inItalian(notice)) });
    expect(given).toEqual(['Campi non letti: colour, variants.giacenza.']);
  });

  test('a description that was cleaned is not cleaned to something else when it comes again', async () => {
    const rows = [
      '<span>Solo testo &amp; basta</span>',
      '<font>Uno\n\ndue</font>',
      '<p>&#xFEFF;Con segno</p>',
    ].map((description, at) => product(`HTML${at}`, { description }));
    await bench.rows(rows);
    const texts = await bench.query('select description_html from product order by code');
    expect(texts[0]).toEqual({ description_html: '<p>Solo testo &amp; basta</p>' });
    const again = await bench.load(await bench.file('uguale.jsonl', await bench.export('jsonl')));
    expect(again.totals).toMatchObject({ unchanged: 3, changed: 0 });
    expect(await bench.query('select description_html from product order by code')).toEqual(texts);
  });

  test('codes of other shops are taken: spaces, #, + and _', async () => {
    const codes = ['AB 12', '#77', '+9-X', '_A_1'];
    const { totals } = await bench.rows(
      codes.map((code) => product(code, { variants: [{ sku: code, price: 1 }] })),
    );
    expect(totals).toMatchObject({ created: 4, rejected: 0 });
    const again = await bench.load(await bench.file('codici.csv', await bench.export('csv')));
    expect(again.totals).toMatchObject({ unchanged: 4 });
    const bad = await bench.rows([product('A  B'), product('A;B'), product('A"B'), product('-A')]);
    expect(bad.totals).toMatchObject({ rejected: 4 });
  });

  test('an address does not say the code twice', async () => {
    await bench.rows([product('wooden-fence', { name: 'Wooden Fence' })]);
    expect(await bench.query('select slug from product')).toEqual([{ slug: 'det/wooden-fence' }]);
  });
});
