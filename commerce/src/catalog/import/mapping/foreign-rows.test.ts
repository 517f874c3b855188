import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inItalian, type ImportBench, openImportBench } from '../testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(() =>
  bench.query('truncate product, category, brand, family, feature, operator, change_log cascade'),
);

const columns = { code: 'id', name: 'nome', category: { constant: 'Prova' }, price: 'prezzo' };

async function files(name: string, text: string, mapping: object) {
  const file = await bench.file(name, text);
  return { file, map: await bench.file('mappa.json', JSON.stringify({ columns, ...mapping })) };
}

async function load(name: string, text: string, mapping: object) {
  const { file, map } = await files(name, text, mapping);
  const given: string[] = [];
  const report = await bench.load(file, { map, onNotice: (notice) => given.push(inItalian(notice)) });
  return { ...report, given };
}

async function stopped(name: string, text: string, mapping: object) {
  const { file, map } = await files(name, text, mapping);
  return bench.loadStopped(file, { map });
}

const skus = async () =>
  (await bench.query<{ sku: string }>('select sku from variant order by sku')).map(({ sku }) => sku);

describe('rows that belong together', () => {
  const parent = { rows: { column: 'tipo', matches: '^padre$' }, code: 'id', of: 'padre' };
  const asVariants = { ...columns, sku: 'id' };

  test('a variation whose parent is not in the file is named, the others are loaded', async () => {
    const { totals, errors } = await load(
      'padri.csv',
      'id,tipo,padre,nome,prezzo\nV1,figlio,P1,,5\nP1,padre,,Padre,\nV2,figlio,P9,,6\nS,solo,,Solo,7\n',
      { columns: asVariants, parent },
    );
    expect(totals).toMatchObject({ created: 2, rejected: 1 });
    expect(errors).toContain('il prodotto padre «P9» non c’è nel file');
    expect(await skus()).toEqual(['S', 'V1']);
  });

  test('a product whose parent row is missing counts as held when the rest is replaced', async () => {
    const list = 'id,tipo,padre,nome,prezzo\nS,solo,,Solo,7\n';
    await load('padri.csv', `${list}P1,padre,,Padre,\nV1,figlio,P1,,5\n`, { columns: asVariants, parent });
    const { file, map } = await files('padri.csv', `${list}V1,figlio,P1,,5\n`, {
      columns: asVariants,
      parent,
    });
    const { totals } = await bench.load(file, { map, replace: true });
    expect(totals).toMatchObject({ unchanged: 1, rejected: 1, removed: 0 });
  });

  test('a first row without a product above it is named', async () => {
    const { totals, errors } = await load('righe.csv', 'id,nome,prezzo\n,,5\nA,Uno,6\n', {
      fill_down: { product: 'id' },
    });
    expect(totals).toMatchObject({ created: 1, rejected: 1 });
    expect(errors).toContain('fill_down: la cella «id» è vuota');
  });

  test('a cell to explode that holds no list is named', async () => {
    const deep = `[${'{""a"":'.repeat(30_000)}1${'}'.repeat(30_000)}]`;
    const { totals, errors } = await load(
      'elenco.csv',
      `id,nome,prezzo,righe\nA,Uno,5,rotto\nB,Due,5,"${deep}"\nC,Tre,5,\n`,
      { explode: 'righe' },
    );
    expect(totals).toMatchObject({ created: 1, rejected: 2 });
    expect(errors).toContain('la cella non contiene un elenco JSON');
  });

  test('a text with pairs becomes rows', async () => {
    await load('testo.csv', 'id,nome,prezzo,righe\nA,Uno,5,"sku=A1,colore=rosso|sku=A2,colore=blu"\n', {
      explode: { column: 'righe', rows: '|', cells: ',' },
      columns: { ...columns, sku: 'righe.sku', 'option:Colore': 'righe.colore' },
    });
    expect(await bench.query('select sku, options from variant order by sku')).toEqual([
      { sku: 'A1', options: [['Colore', 'rosso']] },
      { sku: 'A2', options: [['Colore', 'blu']] },
    ]);
  });

  test('an object nested without end is left out', async () => {
    const deep = `{"id":"B","x":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}}`;
    const { totals } = await load('fondo.jsonl', `${deep}\n{"id":"A","nome":"Uno","prezzo":5}\n`, {});
    expect(totals).toMatchObject({ created: 1, rejected: 1 });
  });
});

describe('a mapping that does not fit the file stops the import and says where', () => {
  const xml = { rows: '/catalogo/voce', fields: { id: '@id', nome: 'nome', prezzo: 'prezzo' } };
  const voices = '<catalogo><voce id="A"><nome>Uno</nome><prezzo>5</prezzo></voce></catalogo>';

  test.each([
    ['csv', 'id,nome\nA,Uno\n', { fill_down: { product: 'handle' } }, 'fill_down.product nomina «handle»'],
    [
      'csv',
      'id,nome\nA,Uno\n',
      { only: [{ column: 'nome', matches: '^Due$' }] },
      '«nome» deve corrispondere a «^Due$»',
    ],
    ['csv', 'id,nome\nA,Uno\n', { fill_dwn: {} }, 'chiave sconosciuta «fill_dwn»'],
    [
      'csv',
      'id,nome\nA,Uno\n',
      { columns: { name: { column: 'x', splitt: ',' } } },
      'chiave sconosciuta «splitt»',
    ],
    [
      'csv',
      'id,nome\nA,Uno\n',
      { parent: { rows: { column: 'id', matches: 'A' }, code: 'id' } },
      'serve o «of»',
    ],
    ['csv', 'id,nome\nA,Uno\n', { xml }, 'il file non è XML'],
    [
      'xml',
      voices,
      { xml: { ...xml, rows: '/catalogo/prodotto' } },
      'Percorsi trovati: /catalogo, /catalogo/voce',
    ],
    ['xml', voices, { xml: { ...xml, rows: 'voce' } }, 'serve un percorso come /CATALOGO/PRODOTTO'],
    ['xml', voices, { xml: { ...xml, fields: { id: 'a[b' } } }, 'percorso non valido'],
    [
      'xml',
      voices,
      { xml: { ...xml, fields: { id: '@id' } } },
      'columns.name: «nome» non è una colonna di xml.fields',
    ],
  ])('%s %s %j', async (ending, text, mapping, message) => {
    expect(await stopped(`altrui.${ending}`, text, mapping)).toContain(message);
  });

  test('a path that finds nothing anywhere is told', async () => {
    const fields = { ...xml.fields, marca: 'produttore/nome' };
    const { given } = await load('altrui.xml', voices, {
      xml: { ...xml, fields },
      columns: { ...columns, brand: 'marca' },
    });
    expect(given.join()).toContain('columns.brand («marca»)');
    expect(await skus()).toEqual(['A']);
  });

  test.each([
    ['<!DOCTYPE catalogo [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
    ['<!DOCTYPE catalogo [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]>', '&b;'],
  ])('entities of the document are refused: %s', async (doctype, entity) => {
    const text = `${doctype}${voices.replace('Uno', entity)}`;
    expect(await stopped('altrui.xml', text, { xml })).toContain('L’XML non è valido');
  });

  test.each([
    ['annidati', `<catalogo>${'<a>'.repeat(60)}`, 'annidati troppo in profondità'],
    ['lunga', `<catalogo><voce>${`<a/>${'x'.repeat(1_000)}`.repeat(5_200)}`, 'supera 5 milioni di caratteri'],
    ['tagliato', voices.slice(0, -9), 'Il file XML è tagliato'],
  ])('an XML file is refused: %s', async (_what, text, message) => {
    expect(await stopped('altrui.xml', text, { xml })).toContain(message);
  });
});

test('a mapping reads the own names of a merchant feed', async () => {
  const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>A</g:id><title>Uno</title>
    <g:price>5 EUR</g:price><g:mpn>M-77</g:mpn><g:custom_label_0>Sconti</g:custom_label_0>
    <g:google_product_category>632</g:google_product_category>
    <g:shipping><g:country>IT</g:country><g:price>4.90 EUR</g:price></g:shipping></item></channel></rss>`;
  const { errors } = await load('feed.xml', feed, {
    columns: {
      code: 'g:mpn',
      sku: 'g:id',
      name: 'name',
      price: 'price',
      category: { column: 'g:google_product_category', values: { '632': 'Ferramenta' } },
      group_1: 'g:custom_label_0',
      group_2: 'g:shipping.price',
    },
  });
  expect(errors).toBe('');
  expect(await bench.query('select code, group_1, group_2 from product')).toEqual([
    { code: 'M-77', group_1: 'Sconti', group_2: '4.90 EUR' },
  ]);
});
