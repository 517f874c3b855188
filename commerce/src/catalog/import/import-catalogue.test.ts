import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { generateCatalogue } from '@casamaestra/demo/src/generate/generate-catalogue.ts';
import { type ImportBench, inItalian, openImportBench, product } from './testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.query(
    'truncate product, category, brand, family, feature, operator, media, change_log, catalogue_import cascade',
  );
});

const changes = () =>
  bench.query<{ kind: string; code: string | null }>(
    `select c.kind, p.code from change_log c left join product p on p.id = c.subject_id where c.kind not in ('category', 'content') order by c.seq`,
  );
const history = (sku: string) =>
  bench.query<{ price_cents: number; valid_from: Date }>(
    'select h.price_cents, h.valid_from from price_history h join variant v on v.id = h.variant_id where v.sku = $1 order by h.valid_from',
    [sku],
  );

describe('loading', () => {
  test('a new product is in the shop with everything it refers to', async () => {
    const report = await bench.rows([
      product('TP-750', {
        name: 'Trapano a percussione 750 W',
        brand: 'Forgia',
        family_code: 'trapani',
        family_name: 'Trapani',
        features: [
          { label: 'Potenza', value: 750, unit: 'W' },
          { label: 'Luce LED', value: true },
          { label: 'Adatto a', value: ['Legno', 'Muro'] },
        ],
        variants: [
          { sku: 'TP-750-R', options: { Colore: 'Rosso' }, price: 99.9, stock: 4 },
          { sku: 'TP-750-B', options: { Colore: 'Blu' }, price: 99.9, sale_price: 79.9 },
        ],
      }),
    ]);
    expect(report.totals).toMatchObject({ read: 1, created: 1, rejected: 0 });
    const [stored] = await bench.query(
      `select p.slug, b.name as brand, c.url, p.features, f.name as family from product p
       join brand b on b.id = p.brand_id join category c on c.id = p.category_id join family f on f.code = p.family_code`,
    );
    expect(stored).toEqual({
      slug: 'det/trapano-a-percussione-750-w-tp-750',
      brand: 'Forgia',
      url: 'Utensili,Martelli',
      family: 'Trapani',
      features: [
        { code: 'potenza', value: 750 },
        { code: 'luce_led', value: true },
        { code: 'adatto_a', values: ['Legno', 'Muro'] },
      ],
    });
    expect(
      await bench.query('select sku, price_cents, sale_price_cents, stock from variant order by position'),
    ).toEqual([
      { sku: 'TP-750-R', price_cents: 9990, sale_price_cents: null, stock: 4 },
      { sku: 'TP-750-B', price_cents: 9990, sale_price_cents: 7990, stock: 0 },
    ]);
    expect(
      await bench.query('select parent_id is null as root, label, path from category order by depth'),
    ).toEqual([
      { root: true, label: 'Utensili', path: ['Utensili'] },
      { root: false, label: 'Martelli', path: ['Utensili', 'Martelli'] },
    ]);
    expect(await changes()).toEqual([{ kind: 'product', code: 'TP-750' }]);
  });

  test('the same file again writes nothing', async () => {
    const file = await bench.file(
      'generated.jsonl',
      [...generateCatalogue({ count: 2_300, seed: 3 })].join(''),
    );
    expect((await bench.load(file)).totals).toMatchObject({ created: 2_300, rejected: 0 });
    const before = await bench.query(
      'select max(seq) as seq, (select max(updated_at) from product) as at from change_log',
    );
    const again = await bench.load(file);
    expect(again.totals).toMatchObject({ unchanged: 2_300, created: 0, changed: 0, repriced: 0 });
    expect(
      await bench.query(
        'select max(seq) as seq, (select max(updated_at) from product) as at from change_log',
      ),
    ).toEqual(before);
  });

  test('a compressed file loads as a plain one', async () => {
    const text = [...generateCatalogue({ count: 300, seed: 4 })].join('');
    const report = await bench.load(await bench.file('catalogo.jsonl.gz', gzipSync(text)));
    expect(report.totals).toMatchObject({ created: 300, rejected: 0 });
  });

  test('a changed price is logged as a price change and appended to the history', async () => {
    const first = new Date('2026-03-01T08:00:00Z');
    const later = new Date('2026-03-09T08:00:00Z');
    await bench.rows([product('A'), product('B')], { now: first });
    const cheaper = product('A', { variants: [{ sku: 'A-1', price: 9.9, stock: 3 }] });
    const report = await bench.rows([cheaper, product('B')], { now: later });
    expect(report.totals).toMatchObject({ repriced: 1, changed: 0, unchanged: 1 });
    expect((await changes()).slice(2)).toEqual([{ kind: 'price', code: 'A' }]);
    expect(await history('A-1')).toEqual([
      { price_cents: 1290, valid_from: first },
      { price_cents: 990, valid_from: later },
    ]);
    await bench.rows([product('A', { variants: [{ sku: 'A-1', price: 9.9, stock: 8 }] })], {
      now: new Date('2026-04-01T08:00:00Z'),
    });
    expect(await history('A-1')).toHaveLength(2);
    expect(await bench.query("select stock from variant where sku = 'A-1'")).toEqual([{ stock: 8 }]);
  });

  test('history given with a new variant is kept, later files never rewrite it', async () => {
    const price_history = [
      { price: 15, from: '2026-01-01T00:00:00Z' },
      { price: 12.9, from: '2026-02-01T00:00:00Z' },
    ];
    const withHistory = (points: typeof price_history, stock: number) =>
      product('H', { variants: [{ sku: 'H-1', price: 12.9, stock, price_history: points }] });
    await bench.rows([withHistory(price_history, 1)]);
    await bench.rows([
      withHistory(
        [
          { price: 1, from: '2025-01-01T00:00:00Z' },
          { price: 12.9, from: '2025-02-01T00:00:00Z' },
        ],
        2,
      ),
    ]);
    expect((await history('H-1')).map(({ price_cents }) => price_cents)).toEqual([1500, 1290]);
  });

  test('the former address of a renamed product still works', async () => {
    await bench.rows([product('S', { name: 'Sega', slug: 'det/sega' })]);
    await bench.rows([product('S', { name: 'Sega', slug: 'det/sega-da-traforo' })]);
    await bench.rows([product('S', { name: 'Sega', slug: 'det/sega' })]);
    expect(await bench.query('select slug from product')).toEqual([{ slug: 'det/sega' }]);
    expect(await bench.query('select slug from product_slug order by slug')).toEqual([
      { slug: 'det/sega' },
      { slug: 'det/sega-da-traforo' },
    ]);
  });

  test('variants come, go and swap their GTINs', async () => {
    const [one, two] = ['8000000000002', '8000000000019'];
    await bench.rows([
      product('V', {
        variants: [
          { sku: 'V-1', gtin: one, options: { Misura: 'S' }, price: 5 },
          { sku: 'V-2', gtin: two, options: { Misura: 'M' }, price: 6 },
        ],
      }),
    ]);
    const report = await bench.rows([
      product('V', {
        variants: [
          { sku: 'V-3', options: { Misura: 'L' }, price: 7 },
          { sku: 'V-1', gtin: two, options: { Misura: 'S' }, price: 5 },
        ],
      }),
    ]);
    expect(report.totals).toMatchObject({ changed: 1, rejected: 0 });
    expect(await bench.query('select sku, gtin, position from variant order by position')).toEqual([
      { sku: 'V-3', gtin: null, position: 0 },
      { sku: 'V-1', gtin: two, position: 1 },
    ]);
    expect(await history('V-3')).toHaveLength(1);
  });

  test('popularity that a later file leaves out is kept', async () => {
    await bench.rows([product('P', { sold: 40, rating: { average: 4.5, count: 6 } })]);
    await bench.rows([product('P', { name: 'Martello nuovo' })]);
    expect(await bench.query('select name, sold, rating_average, rating_count from product')).toEqual([
      { name: 'Martello nuovo', sold: 40, rating_average: 4.5, rating_count: 6 },
    ]);
  });

  test('a feature keeps its type and unit; values are converted or left out with a word', async () => {
    const report = await bench.rows([
      product('F1', { features: [{ label: 'Peso', value: 2, unit: 'kg' }] }),
      product('F2', { features: [{ label: 'Peso', value: 1500, unit: 'g' }] }),
      product('F3', { features: [{ label: 'Peso', value: 'circa due chili' }] }),
      product('F4', { features: [{ label: 'Peso', value: 3, unit: 'W' }] }),
    ]);
    expect(report.totals).toMatchObject({ created: 4, rejected: 0 });
    expect(await bench.query('select features from product order by id')).toEqual([
      { features: [{ code: 'peso', value: 2 }] },
      { features: [{ code: 'peso', value: 1.5 }] },
      { features: [] },
      { features: [] },
    ]);
    expect(report.errors).toContain(
      '3,F3,features[0].value,circa due chili,«Peso» nel negozio è un numero,loaded',
    );
    expect(report.errors).toContain('4,F4,features[0].value,3,"«Peso» nel negozio è in kg, non in W",loaded');
  });

  test('descriptions lose scripts, texts lose control characters', async () => {
    await bench.rows([
      product('D1', {
        description:
          '<h1>Forte</h1><p onclick="x()">Bello<script>alert(1)</script> <a href="javascript:x">qui</a></p>',
      }),
      product('D2', {
        description: 'Prima riga\nseconda\n\nterza < quarta',
        name: 'Mar\u0000tello\u202e da\nmuro',
      }),
    ]);
    expect(await bench.query('select name, description_html from product order by code')).toEqual([
      {
        name: 'Martello D1',
        description_html: '<h3>Forte</h3><p>Bello <a rel="nofollow noopener">qui</a></p>',
      },
      {
        name: 'Martello da muro',
        description_html: '<p>Prima riga<br />seconda</p><p>terza &lt; quarta</p>',
      },
    ]);
  });
});

describe('dry run and replace', () => {
  test('a dry run counts and writes nothing', async () => {
    await bench.rows([product('A'), product('B')]);
    const before = await bench.export('jsonl');
    const file = await bench.file(
      'prova.jsonl',
      [
        product('A', { name: 'Altro' }),
        product('C'),
        product('D', { variants: [{ sku: 'C-1', price: 3 }] }),
        product('B'),
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    );
    const report = await bench.load(file, { dryRun: true, replace: true });
    expect(report.totals).toMatchObject({ created: 1, changed: 1, unchanged: 1, rejected: 1 });
    expect(report.errors).toContain('lo SKU è già di un altro prodotto');
    expect(await bench.export('jsonl')).toBe(before);
    expect(await bench.query("select from catalogue_import where file_name = 'prova.jsonl'")).toEqual([]);
  });

  test('replace takes out what the file does not hold, but not what it holds with a mistake', async () => {
    await bench.rows([product('A'), product('B'), product('C')]);
    const told: string[] = [];
    const report = await bench.rows([product('A'), product('B', { variants: [{ sku: 'B-1', price: -1 }] })], {
      replace: true,
      onNotice: (notice) => told.push(inItalian(notice)),
    });
    expect(report.totals).toMatchObject({ unchanged: 1, rejected: 1, removed: 1 });
    expect(told).toEqual([expect.stringContaining('quello che il file non ha (prodotti: 1)')]);
    expect(await bench.query('select code, published from product order by code')).toEqual([
      { code: 'A', published: true },
      { code: 'B', published: true },
      { code: 'C', published: false },
    ]);
    expect((await changes()).at(-1)).toEqual({ kind: 'removed', code: 'C' });
    await bench.rows([product('A'), product('B'), product('C')]);
    expect(await bench.query('select from product where not published')).toEqual([]);
  });

  test('replace with no valid row or a cut file empties nothing', async () => {
    await bench.rows([product('A'), product('B')]);
    const nothing = await bench.file('niente.jsonl', `${JSON.stringify(product('A', { name: '' }))}\n`);
    expect(await bench.loadStopped(nothing, { replace: true })).toContain('svuoterebbe il negozio');
    const cut = await bench.file(
      'tagliato.jsonl',
      `${JSON.stringify(product('A'))}\n${JSON.stringify(product('B')).slice(0, 60)}`,
    );
    expect(await bench.loadStopped(cut, { replace: true })).toBe(
      'Il file è tagliato: finisce a metà della riga 2.',
    );
    expect(await bench.query('select from product where not published')).toEqual([]);
  });
});

describe('pictures', () => {
  const colour = (hex: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: hex } })
      .png()
      .toBuffer();

  test('come from the folder, are stored once, and missing or broken ones are reported', async () => {
    writeFileSync(join(bench.folder, 'rosso.png'), await colour('#aa0000', 300, 200));
    writeFileSync(join(bench.folder, 'uguale.png'), await colour('#aa0000', 300, 200));
    writeFileSync(join(bench.folder, 'finta.jpg'), 'non sono una foto');
    const report = await bench.rows([
      product('I', {
        pictures: [{ source: 'rosso.png', alt: 'Rosso' }, { source: 'manca.png' }, { source: 'finta.jpg' }],
      }),
      product('J', { pictures: [{ source: 'uguale.png' }, { source: '../fuori.png' }] }),
      product('K', { pictures: [{ source: 'https://127.0.0.1/x.png' }] }),
    ]);
    expect(report.totals).toMatchObject({ created: 3, rejected: 0 });
    const [{ hash } = { hash: '' }, ...others] = await bench.query<{ hash: string }>(
      'select hash from media',
    );
    expect(others).toEqual([]);
    expect(await bench.query('select pictures from product order by code')).toEqual([
      { pictures: [{ hash, width: 300, height: 200, alt: 'Rosso' }] },
      { pictures: [{ hash, width: 300, height: 200 }] },
      { pictures: [] },
    ]);
    expect(report.errors.trimEnd().split('\n').slice(1)).toEqual([
      '1,I,pictures[1],manca.png,l’immagine non c’è nella cartella,loaded',
      '1,I,pictures[2],finta.jpg,"non è un’immagine JPEG, PNG, WebP, AVIF, GIF o TIFF",loaded',
      '2,J,pictures[1],../fuori.png,il nome porta fuori dalla cartella delle immagini,loaded',
      '3,K,pictures[0],https://127.0.0.1/x.png,l’indirizzo porta a una rete privata,loaded',
    ]);
  });
});

describe('a host of pictures that does not answer', () => {
  const rows = Array.from({ length: 40 }, (_, at) =>
    product(`W${at}`, { pictures: [{ source: `https://foto.negozio-chiuso.invalid/${at}.jpg` }] }),
  );
  test('is skipped after a few failures and not asked again for a day', async () => {
    const first = await bench.rows(rows);
    expect(first.totals).toMatchObject({ created: 40 });
    expect(first.errors).toContain('il sito non esiste: riprovo tra un giorno');
    await bench.query(`update picture_failure set reason = '{"code":"site_refuses"}'`);
    const second = await bench.rows(rows);
    expect(second.totals).toMatchObject({ unchanged: 40 });
    expect(second.errors.match(/il sito rifiuta il collegamento: riprovo tra un giorno/g)).toHaveLength(40);
    await bench.query("update picture_failure set failed_at = now() - interval '25 hours'");
    expect((await bench.rows(rows)).errors).not.toContain('il sito rifiuta');
  });
});

test('pictures at addresses are fetched once the data is saved, while other imports may run', async () => {
  const white = sharp({ create: { width: 50, height: 40, channels: 3, background: '#fff' } });
  const bytes = await white.png().toBuffer();
  const address = 'https://foto.example.com/sedia.png';
  const meanwhile: unknown[] = [];
  const report = await bench.rows(
    [
      product('SEDIA', {
        pictures: [{ source: address, alt: 'Sedia' }],
        variants: [
          { sku: 'SEDIA-1', options: { Colore: 'Rosso' }, price: 10 },
          { sku: 'SEDIA-2', options: { Colore: 'Blu' }, price: 12, pictures: [{ source: address }] },
        ],
      }),
      product('ROTTA', { pictures: [{ source: 'https://foto.example.com/manca.png' }] }),
    ],
    {
      fetchPicture: async (asked) => {
        if (asked !== address)
          return { ok: false, reason: { code: 'site_answered', facts: { status: 404 } } };
        meanwhile.push(await bench.query("select pictures from product where code = 'SEDIA'"));
        const other = await bench.file('altro.jsonl', `${JSON.stringify(product('TAVOLO'))}\n`);
        meanwhile.push((await bench.load(other)).totals.created);
        return { ok: true, bytes };
      },
    },
  );
  expect(meanwhile).toEqual([[{ pictures: [] }], 1]);
  expect(report.totals).toMatchObject({ created: 2, changed: 0, rejected: 0 });
  expect(report.errors.trimEnd().split('\n').slice(1)).toEqual([
    '2,ROTTA,pictures[0],https://foto.example.com/manca.png,il sito ha risposto 404,loaded',
  ]);
  const [stored] = await bench.query<{ pictures: { hash: string }[] }>(
    "select pictures from product where code = 'SEDIA'",
  );
  expect(stored?.pictures).toMatchObject([{ width: 50, height: 40, alt: 'Sedia' }]);
  expect(
    await bench.query(
      "select sku, price_cents, jsonb_array_length(pictures) as n from variant where sku like 'SEDIA%' order by sku",
    ),
  ).toEqual([
    { sku: 'SEDIA-1', price_cents: 1000, n: 0 },
    { sku: 'SEDIA-2', price_cents: 1200, n: 1 },
  ]);
});

describe('what stops an import', () => {
  const cases: [name: string, content: string | Buffer, message: string][] = [
    ['vuoto.jsonl', '', 'Il file è vuoto.'],
    [
      'foglio.csv',
      Buffer.from('PK\u0003\u0004altro'),
      'Questo è un file Excel o ZIP: salvalo come «CSV UTF-8» e riprova.',
    ],
    [
      'binario.csv',
      Buffer.from([1, 2, 0, 4]),
      'Il file contiene dati binari: servono CSV, JSON Lines o XML.',
    ],
    [
      'utf16.csv',
      Buffer.from('\ufeffsku;price', 'utf16le'),
      'Il file è in UTF-16: salvalo in UTF-8 e riprova.',
    ],
    [
      'elenco.json',
      '[{"code":"A"}]',
      'Il file è un elenco JSON: serve JSON Lines, un oggetto per riga (jq -c ".[]" FILE).',
    ],
    [
      'latin.csv',
      Buffer.from('code,name,price\nA,Tavolo in massello è qui,10\n', 'latin1'),
      'Il testo non è in UTF-8 (intorno alla riga 1): salvalo come «CSV UTF-8», oppure aggiungi --encoding windows-1252.',
    ],
    [
      'colonne.csv',
      'articolo,prezzo\nA,10\n',
      'Manca la colonna code o sku. Colonne trovate: articolo, prezzo. Con nomi diversi serve --map (docs/catalogue-files.md).',
    ],
    [
      'virgolette.csv',
      'code,name\nA,"mai chiuse\nB,x\n',
      'Il file è tagliato, oppure alla riga 2 o dopo ci sono virgolette mai chiuse.',
    ],
    ['tagliato.xml', '<rss><channel><item><g:id>A</g:id>', 'Il file XML è tagliato: finisce alla riga 1.'],
    ['storto.xml', '<rss>\n<channel></item></rss>', 'L’XML non è valido alla riga 2: unexpected close tag.'],
    [
      'tagliato.jsonl.gz',
      gzipSync('{"code":"A"}\n'.repeat(500)).subarray(0, 40),
      'Il file compresso finisce a metà: scaricalo o copialo di nuovo.',
    ],
  ];
  test.each(cases)('%s', async (name, content, message) => {
    expect(await bench.loadStopped(await bench.file(name, content))).toBe(message);
    expect(await bench.query('select from product')).toEqual([]);
  });

  test('a file that is not there, a map that means nothing', async () => {
    expect(await bench.loadStopped(join(bench.folder, 'mai-visto.csv'))).toContain('non esiste');
    const file = await bench.file('a.csv', 'id\n1\n');
    const map = await bench.file(
      'mappa.json',
      '{"columns":{"prezzone":"id","price":{"column":"id","extract":"("}}}',
    );
    expect(await bench.loadStopped(file, { map })).toContain('columns.price');
    const unknown = await bench.file('mappa2.json', '{"columns":{"prezzone":"id"}}');
    expect(await bench.loadStopped(file, { map: unknown })).toContain(
      'colonne che il negozio non conosce: prezzone',
    );
  });

  test('a second import while one is running', async () => {
    const client = await bench.shop.pool.connect();
    try {
      await client.query("select pg_advisory_lock(hashtext('catalogue import'))");
      const file = await bench.file('due.jsonl', `${JSON.stringify(product('A'))}\n`);
      expect(await bench.loadStopped(file)).toBe(
        'Un’altra importazione è in corso: aspetta che finisca e riprova.',
      );
    } finally {
      await client.query("select pg_advisory_unlock(hashtext('catalogue import'))");
      client.release();
    }
  });

  test('a folder where the errors file cannot be written', async () => {
    const file = await bench.file('b.jsonl', `${JSON.stringify(product('A', { name: '' }))}\n`);
    const errors = join(bench.folder, 'non-esiste', 'errori.csv');
    expect(await bench.loadStopped(file, { errors })).toContain('indica un altro posto con --errors');
  });
});
