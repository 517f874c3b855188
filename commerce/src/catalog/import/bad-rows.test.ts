import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportBench, openImportBench, product } from './testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
  await bench.rows([
    product('GIA', { slug: 'det/preso', variants: [{ sku: 'GIA-1', gtin: '8000000000002', price: 5 }] }),
  ]);
});
afterAll(() => bench.close());

const variant = (changes: Partial<ProductRowInput['variants'][number]> = {}) => ({
  sku: 'X-1',
  price: 10,
  ...changes,
});
const withVariant = (changes: Partial<ProductRowInput['variants'][number]>) =>
  product('X', { variants: [variant(changes)] });

type Case = [what: string, row: unknown, field: string, value: string, reason: string];
const cases: Case[] = [
  [
    'an address the shop uses itself',
    product('X', { slug: 'pages/account' }),
    'slug',
    'pages/account',
    '«/pages» è un indirizzo che il negozio usa per sé: scegline un altro',
  ],
  [
    'an address that browsers change',
    product('X', { slug: 'foo/../bar' }),
    'slug',
    'foo/../bar',
    'non è un indirizzo valido: parti vuote, «..» o una barra alla fine',
  ],
  ['no code', { name: 'Senza' }, 'code', '', 'manca'],
  ['empty name', product('X', { name: ' ' }), 'name', ' ', 'è vuoto'],
  [
    'price as a word',
    product('X', { variants: [{ sku: 'X-1', price: 'dieci' as unknown as number }] }),
    'variants[0].price',
    'dieci',
    'non è un numero',
  ],
  [
    'an acid that consumers may not buy',
    product('X', { name: 'Acido solforico 96 % 1 l' }),
    'name',
    'Acido solforico 96 % 1 l',
    'precursore di esplosivi al 96 %: ai consumatori si vende al massimo al 15 % (Reg. (UE) 2019/1148)',
  ],
  ['negative price', withVariant({ price: -3 }), 'variants[0].price', '-3', 'è minore di 0'],
  ['free goods', withVariant({ price: 0 }), 'variants[0].price', '0', 'il prezzo non può essere zero'],
  [
    'too many decimals',
    withVariant({ price: 9.999 }),
    'variants[0].price',
    '9.999',
    'ha più di due decimali',
  ],
  [
    'absurd price',
    withVariant({ price: 99_999_999 }),
    'variants[0].price',
    '99999999',
    'è maggiore di 9.999.999,99',
  ],
  [
    'SKU twice in a product',
    product('X', {
      variants: [variant({ options: { Colore: 'a' } }), variant({ options: { Colore: 'b' } })],
    }),
    'variants[1].sku',
    'X-1',
    'compare due volte nello stesso prodotto',
  ],
  [
    'variants nobody can tell apart',
    product('X', {
      variants: [
        variant({ options: { Colore: 'Blu' } }),
        variant({ sku: 'X-2', options: { Colore: 'blu' } }),
      ],
    }),
    'variants[1].options',
    '{"Colore":"blu"}',
    'ha le stesse opzioni di un’altra variante: il cliente non le distingue',
  ],
  ['no variant', product('X', { variants: [] }), 'variants', '[]', 'non contiene nulla: ne serve almeno uno'],
  [
    'SKU of another product',
    product('X', { variants: [{ sku: 'GIA-1', price: 3 }] }),
    'variants[0].sku',
    'GIA-1',
    'lo SKU è già di un altro prodotto',
  ],
  [
    'address of another product',
    product('X', { slug: 'det/preso' }),
    'slug',
    'det/preso',
    'l’indirizzo è già di un altro prodotto',
  ],
];

/** A row that is wrong in one part: the part, its value, the reason, and what the row becomes. */
const parts: Case[] = [
  [
    'sale above list',
    withVariant({ sale_price: 12 }),
    'variants[0].sale_price',
    '12',
    'è più alto del prezzo di listino (10,00\u00a0€)',
  ],
  [
    'reversed dates',
    withVariant({ sale_price: 8, sale_from: '2026-05-02T00:00:00Z', sale_to: '2026-05-01T00:00:00Z' }),
    'variants[0].sale_to',
    '2026-05-01T00:00:00Z',
    'finisce prima di cominciare (sale_from 2026-05-02T00:00:00Z)',
  ],
  [
    'a date without zone',
    withVariant({ promo_from: '2026-05-02' }),
    'variants[0].promo_from',
    '2026-05-02',
    'non è una data: 2026-01-31T08:00:00+01:00 o, nei CSV, 31/01/2026 18:30',
  ],
  [
    'history to come',
    withVariant({ price_history: [{ price: 9, from: '2999-01-01T00:00:00Z' }] }),
    'variants[0].price_history[0].from',
    '2999-01-01T00:00:00Z',
    'è nel futuro: lo storico contiene solo prezzi già praticati',
  ],
  [
    'wrong check digit',
    withVariant({ gtin: '8000000000003' }),
    'variants[0].gtin',
    '8000000000003',
    'la cifra di controllo non torna',
  ],
  [
    'no GTIN at all',
    withVariant({ gtin: '80-1' }),
    'variants[0].gtin',
    '80-1',
    'non è un GTIN di 8, 12, 13 o 14 cifre',
  ],
  [
    'content without unit',
    withVariant({ content: 2 }),
    'variants[0].content_unit',
    '2',
    'content e content_unit vanno insieme',
  ],
  ['negative stock', withVariant({ stock: -1 }), 'variants[0].stock', '-1', 'è minore di 0'],
  [
    'GTIN of another product',
    withVariant({ gtin: '8000000000002' }),
    'variants[0].gtin',
    '8000000000002',
    'il GTIN è già di un altro prodotto (GIA-1)',
  ],
  [
    'an odd energy class',
    product('X', { energy: { class: 'Z' } }),
    'energy.class',
    'Z',
    'non è una classe energetica della sua scala',
  ],
  [
    'an energy class of another scale',
    product('X', { energy: { class: 'A++' } }),
    'energy.class',
    'A++',
    'non è una classe energetica della sua scala',
  ],
];

async function problemsOf(row: unknown) {
  const text = `${JSON.stringify(product('BUONO'))}\n\n${JSON.stringify(row)}\n`;
  const errors = `${bench.folder}/errori.jsonl`;
  const report = await bench.load(await bench.file('righe.jsonl', text), { errors });
  const problems = report.errors
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { report, problems, code: (row as ProductRowInput).code ?? '' };
}

test.each(cases)('%s: the row is left out', async (_what, row, field, value, reason) => {
  const { report, problems, code } = await problemsOf(row);
  expect(report.totals).toMatchObject({ read: 2, rejected: 1 });
  expect(problems).toContainEqual({ line: 3, code, field, value, reason, outcome: 'rejected' });
  expect(await bench.query("select from product where code = 'X'")).toEqual([]);
});

test.each(parts)('%s: the product is loaded without it', async (_what, row, field, value, reason) => {
  await bench.query("delete from product where code = 'X'");
  const { report, problems, code } = await problemsOf(row);
  expect(report.totals).toMatchObject({ read: 2, created: 1, rejected: 0 });
  expect(problems).toEqual([{ line: 3, code, field, value, reason, outcome: 'loaded' }]);
  expect(
    await bench.query(
      `select v.gtin, v.sale_price_cents, v.sale_to, v.content, v.promo_from, p.energy
       from product p join variant v on v.product_id = p.id where p.code = 'X'`,
    ),
  ).toEqual([
    { gtin: null, sale_price_cents: null, sale_to: null, content: null, promo_from: null, energy: null },
  ]);
  await bench.query("delete from product where code = 'X'");
});

test('a wrong part of a known product leaves what the shop has', async () => {
  await bench.rows([withVariant({ gtin: '8000000000019', stock: 4 })]);
  const report = await bench.rows([withVariant({ gtin: 'da chiedere', stock: 4, price: 11 })]);
  expect(report.totals).toMatchObject({ repriced: 1, rejected: 0 });
  expect(await bench.query("select gtin, price_cents from variant where sku = 'X-1'")).toEqual([
    { gtin: '8000000000019', price_cents: 1100 },
  ]);
  await bench.query("delete from product where code = 'X'");
});

test('a general claim about the environment is loaded with a word to the merchant', async () => {
  const report = await bench.rows([
    product('VERDE', { short_description: 'Un detersivo ecologico, in flacone riciclato all’80 %.' }),
    product('SOBRIO', { short_description: 'Flacone di plastica riciclata all’80 %' }),
  ]);
  expect(report.totals).toMatchObject({ created: 2, rejected: 0 });
  expect(report.errors).toMatch(/1,VERDE,short_description,ecologico,.*prove.*,loaded/);
  expect(report.errors).not.toContain('SOBRIO');
});

test('a list that is too long is shortened', async () => {
  const report = await bench.rows([
    product('LUNGO', { warnings: Array.from({ length: 22 }, (_, at) => `n. ${at}`) }),
  ]);
  expect(report.errors).toContain('1,LUNGO,warnings,,contiene più di 20 voci,loaded');
  expect(await bench.query("select cardinality(warnings) as kept from product where code = 'LUNGO'")).toEqual(
    [{ kept: 20 }],
  );
});

test('categories may hold commas, and join when only case and accents differ', async () => {
  const report = await bench.rows([
    product('K1', { category: ['Ferramenta', 'Viti, dadi'] }),
    product('K2', { category: ['FERRAMENTA', 'viti dadi'] }),
    product('K3', { category: ['Ferramenta', 'Métrica'] }),
    product('K4', { category: ['ferramenta', 'Metrica'] }),
  ]);
  expect(report.totals).toMatchObject({ created: 4, rejected: 0 });
  expect(
    await bench.query(
      "select p.code, c.url from product p join category c on c.id = p.category_id where p.code like 'K_' order by 1",
    ),
  ).toEqual([
    { code: 'K1', url: 'Ferramenta,Viti-dadi' },
    { code: 'K2', url: 'Ferramenta,Viti-dadi' },
    { code: 'K3', url: 'Ferramenta,Métrica' },
    { code: 'K4', url: 'Ferramenta,Métrica' },
  ]);
});

test('broken JSON and a repeated code name their lines; the rest is loaded', async () => {
  const text = [product('N1'), product('N2'), product('N1', { name: 'Di nuovo' })].map((row) =>
    JSON.stringify(row),
  );
  text.splice(1, 0, '{"code": "ROTTO",', '[1]');
  const report = await bench.load(await bench.file('rotto.jsonl', `${text.join('\n')}\n`));
  expect(report.totals).toMatchObject({ read: 5, created: 2, rejected: 3 });
  expect(report.errors.trimEnd().split('\n')).toEqual([
    'line,code,field,value,reason,outcome',
    expect.stringMatching(/^2,,,"\{""code"": ""ROTTO"",",JSON non valido \(/),
    '3,,,[1],la riga non è un oggetto JSON,rejected',
    '5,N1,code,N1,compare già in questo file: un prodotto è una riga sola,rejected',
  ]);
});

test('a repeated code is found also when the two rows are in different batches', async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => product(`M${at}`));
  const report = await bench.rows([...many, product('M0', { name: 'Doppio' })]);
  expect(report.totals).toMatchObject({ created: 1_200, rejected: 1 });
  expect(report.errors).toContain('1201,M0,code,M0,compare già in questo file');
});

test('a CSV row with too few cells is reported with its line; stray quotes are taken as they stand', async () => {
  const text =
    'code,name,category,price\nC1,Uno,Casa,"1,50"\nC2,Due\nC3,"Tre" tre,Casa,3\nC4,"Quat\ntro",Casa,4\nC5,Cinque,Casa,x\n';
  const report = await bench.load(await bench.file('storto.csv', text));
  expect(report.errors.trimEnd().split('\n').slice(1)).toEqual([
    '3,,,C2 Due,"la riga ha 2 celle, l’intestazione ne ha 4",rejected',
    '7,C5,variants[0].price,x,non è un numero,rejected',
  ]);
  expect(await bench.query("select code, name from product where code like 'C_' order by code")).toEqual([
    { code: 'C1', name: 'Uno' },
    { code: 'C3', name: '"Tre" tre' },
    { code: 'C4', name: 'Quat tro' },
  ]);
});

test('a value that a spreadsheet would run is written as text', async () => {
  const report = await bench.rows([product('Y', { name: '=HYPERLINK("x")'.repeat(20) })]);
  expect(report.errors).toContain(`"'=HYPERLINK(""x"")`);
});

test('a value that only the database refuses costs only its own row', async () => {
  const tiny = (code: string) =>
    product(code, { variants: [{ sku: code, price: 3, content: 0.000001, content_unit: 'l' }] });
  const good = Array.from({ length: 7 }, (_, at) =>
    product(`G${at}`, { brand: 'Nuova', category: ['Novità'] }),
  );
  const report = await bench.rows([
    ...good.slice(0, 3),
    tiny('T1'),
    ...good.slice(3),
    product('T2', { sold: 3e9, brand: 'Mai vista' }),
  ]);
  expect(report.totals).toMatchObject({ read: 9, created: 7, rejected: 2 });
  expect(report.errors).toMatch(/^4,T1,,,"?il database non la accetta: .*content/m);
  expect(report.errors).toMatch(/^9,T2,,,"?il database non la accetta: .*integer/m);
  expect(
    await bench.query("select from product p join brand b on b.id = p.brand_id where b.name = 'Nuova'"),
  ).toHaveLength(7);
});

test('lone surrogates and control characters do no harm', async () => {
  const text =
    '{"code":"SURR","name":"Mezzo \\ud800 carattere","category":["Casa"],"variants":[{"sku":"SURR","price":1,"options":{"Co\\u0000lore":"Ro\\udc00sso"}}]}\n';
  const report = await bench.load(await bench.file('mezzi.jsonl', text));
  expect(report.totals).toMatchObject({ created: 1 });
  expect(
    await bench.query(
      "select p.name, v.options from product p join variant v on v.product_id = p.id where p.code = 'SURR'",
    ),
  ).toEqual([{ name: 'Mezzo \ufffd carattere', options: [['Colore', 'Ro\ufffdsso']] }]);
});
