import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportBench, openImportBench } from '../testing/import-bench.ts';

const examples = join(import.meta.dirname, '../../../../../docs/examples/mappings');

const pictureNames =
  'brina bianco pennello pennello-2 g/u/guanti g/u/guanti-2 e/l/elmetto luna-1 luna-2 luna-3 luna-b tenda tenda-2 vite trapano trapano-2 trapano-18 vaso vaso-2 presa'.split(
    ' ',
  );

let bench: ImportBench;
let pictures: string;
beforeAll(async () => {
  bench = await openImportBench();
  pictures = join(bench.folder, 'immagini');
  await Promise.all(['g/u', 'e/l'].map((folder) => mkdir(join(pictures, folder), { recursive: true })));
  for (const [at, name] of pictureNames.entries()) {
    const create = { width: 8 + at, height: 8, channels: 3 as const, background: '#cc5533' };
    await writeFile(join(pictures, `${name}.png`), await sharp({ create }).png().toBuffer());
  }
});
afterAll(() => bench.close());
beforeEach(() =>
  bench.query('truncate product, category, brand, family, feature, operator, change_log cascade'),
);

/** The contents of the shop: a line per product, with one per variant below it. */
async function held(): Promise<string[]> {
  const rows = await bench.query<{ line: string }>(
    `select p.code || ' | ' || p.name || ' | ' || c.url || ' | ' || coalesce(b.name, '-') || ' | '
         || jsonb_array_length(to_jsonb(p.pictures)) || ' pictures' || case when p.published then '' else ' | hidden' end || case when p.features::text = '[]' then ''
         else ' | ' || (select string_agg(f->>'code' || '=' || (f->'value'), ', ' order by f->>'code') from jsonb_array_elements(to_jsonb(p.features)) f) end as line,
       p.code as code, -1 as place
     from product p join category c on c.id = p.category_id left join brand b on b.id = p.brand_id
     union all
     select '  ' || v.sku || ' | ' || v.price_cents || coalesce(' → ' || v.sale_price_cents, '') || ' | ' || v.stock
         || case when to_jsonb(v.options)::text = '[]' then '' else ' | ' || (select string_agg(o->>0 || ': ' || (o->>1), '; ')
         from jsonb_array_elements(to_jsonb(v.options)) o) end
         || case when jsonb_array_length(to_jsonb(v.pictures)) = 0 then '' else ' | ' || jsonb_array_length(to_jsonb(v.pictures)) || ' own' end,
       p.code, v.position
     from variant v join product p on p.id = v.product_id order by 2, 3`,
  );
  return rows.map(({ line }) => line);
}

const expected: Readonly<Record<string, readonly string[]>> = {
  'woocommerce.csv': [
    'PENN-50 | Pennello piatto 50 mm | Colori,Pennelli | - | 2 pictures | setole="Miste"',
    '  PENN-50 | 650 | 40',
    'wc-11 | Idropittura Brina | Colori,Pitture | - | 1 pictures',
    '  wc-12 | 3890 | 8 | Colore: Bianco; Formato: 5 l | 1 own',
    '  BRINA-S10 | 6990 → 5990 | 3 | Colore: Sabbia; Formato: 10 l',
  ],
  'woocommerce-wxr.xml': [
    'wc-31 | Grembiule da lavoro | Abbigliamento-da-lavoro | - | 0 pictures',
    '  GREM-V | 2490 | 0 | Colore: verde',
  ],
  'magento.csv': [
    'ELMETTO | Elmetto da cantiere | Protezione,Elmetti | - | 1 pictures',
    '  ELMETTO | 2100 | 7',
    'GUANTI | Guanti Salva | Protezione,Guanti | Salva | 2 pictures | materiale="Nylon"',
    '  GUANTI-M-Giallo | 990 | 12 | Colore: Giallo; Misura: M',
    '  GUANTI-L-Nero | 1050 → 890 | 0 | Colore: Nero; Misura: L',
  ],
  'shopify.csv': [
    'bozza | Bozza | Catalogo | - | 0 pictures | hidden',
    '  B1 | 100 | 1',
    'lampada-luna | Lampada Luna | Casa,Illuminazione | Chiarore | 3 pictures',
    '  LUNA-B | 4990 → 3990 | 4 | Colore: Bianco | 1 own',
    '  LUNA-N | 4990 | 0 | Colore: Nero',
    'sgabello-noce | Sgabello Noce | Sedie | Bottega | 0 pictures',
    '  sgabello-noce | 7900 | 2',
  ],
  'prestashop.csv': [
    'OMBRA-60 | Tenda a rullo Ombra | Casa,Tende | Telaio | 2 pictures | comando="Catenella", tessuto="Poliestere"',
    '  OMBRA-60 | 2440 | 5',
    'ps-42 | Bastone per tende | Casa,Tende | - | 0 pictures',
    '  ps-42 | 1220 | 0',
  ],
  'erpnext.csv': [
    'DADO-8 | Dado M8 | Ferramenta | - | 0 pictures',
    '  DADO-8 | 250 | 500',
    'VITE | Vite autofilettante | Ferramenta | Ferrobel | 1 pictures',
    '  VITE-30-Z | 420 | 100 | Lunghezza: 30 mm; Finitura: Zincata',
    '  VITE-40-B | 490 | 60 | Lunghezza: 40 mm; Finitura: Brunita',
  ],
  'vendure.csv': [
    'metro-5 | Metro a nastro 5 m | Utensili,Misura | - | 0 pictures',
    '  METRO-5 | 750 | 30',
    'trapano-vento | Trapano Vento | Utensili,Trapani | Ventora | 2 pictures',
    '  TV-12-1 | 8900 | 10 | tensione: 12 V; corredo: 1 batteria',
    '  TV-12-2 | 11900 | 4 | tensione: 12 V; corredo: 2 batterie',
    '  TV-18-2 | 15900 | 0 | tensione: 18 V; corredo: 2 batterie | 1 own',
  ],
  'medusa.jsonl': [
    'vaso-terra | Vaso Terra | Giardino,Vasi | - | 2 pictures',
    '  VASO-20 | 1850 | 6 | Diametro: 20 cm; Colore: Rosso',
    '  VASO-30 | 2700 | 2 | Diametro: 30 cm; Colore: Rosso',
  ],
  'bmecat-2005.xml': [
    'PRESA-10A | Presa da incasso 10 A | Elettricità,Prese | Lucelinea | 1 pictures | colore="Bianco", corrente_nominale=10',
    '  PRESA-10A | 610 | 0',
  ],
  'bmecat-1.2.xml': [
    'PRESA-10A | Presa da incasso 10 A | Elettricità,Prese | Lucelinea | 1 pictures | colore="Bianco", corrente_nominale=10',
    '  PRESA-10A | 610 | 0',
  ],
};

test.each(Object.entries(expected))('%s loads with its mapping', async (name, lines) => {
  const map = join(examples, name.replace(/\.[a-z]+$/, '.json'));
  const report = await bench.load(join(examples, name), {
    map,
    pictures,
    errors: join(bench.folder, 'errori.csv'),
  });
  expect(report.errors).toBe('');
  expect(await held()).toEqual(lines);
});

test('every mapping has its sample', async () => {
  const names = await readdir(examples);
  const mappings = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  expect(mappings.toSorted()).toEqual(
    Object.keys(expected)
      .map((name) => name.replace(/\.[a-z]+$/, ''))
      .toSorted(),
  );
});
