import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportBench, openImportBench, product } from '../import/testing/import-bench.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const day = 86_400_000;
const at = (days: number) => `${new Date(Date.now() + days * day).toISOString().slice(0, 16)}:00Z`;
const minute = (instant: string) => instant.replace(/:00Z$/, 'Z');
const long = at(-400);

const inDays = { past: at(-20), recent: at(-10), soon: at(10), later: at(20) };

/** A variant charged at 100 € until the reduction under test. */
function priced(code: string, changes: object) {
  const history = [{ price: 100, from: long }];
  const variant = { sku: code, price: 100, stock: 1, price_history: history, ...changes };
  return product(code, { created_at: long, variants: [variant] });
}

const item = (feed: string, sku: string) =>
  feed.split('<item>').find((text) => text.includes(`<g:id>${sku}</g:id>`)) ?? '';
const told = (text: string, name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(text)?.[1];
const prices = (text: string) =>
  ['price', 'sale_price', 'sale_price_effective_date'].map((name) => told(text, name));

test('the feed has the price in force, and sale prices only with the days they hold', async () => {
  const { past, recent, soon, later } = inDays;
  await bench.rows([
    priced('OVER', { sale_price: 70, sale_to: past }),
    priced('AHEAD', { sale_price: 70, sale_from: soon }),
    priced('PLANNED', { sale_price: 70, sale_from: soon, sale_to: later }),
    priced('SINCE', { sale_price: 70, sale_from: recent }),
    priced('BOTH', { sale_price: 70, sale_from: recent, sale_to: soon }),
    priced('PROMO', { promo_price: 60, promo_from: recent, promo_to: soon, sale_price: 70 }),
  ]);
  const feed = await bench.export('xml');
  const ends = (instant: string) =>
    minute(new Date(Date.parse(instant) + 30 * day).toISOString()).slice(0, 16);
  expect(prices(item(feed, 'OVER'))).toEqual(['100.00 EUR', undefined, undefined]);
  expect(prices(item(feed, 'AHEAD'))).toEqual(['100.00 EUR', '70.00 EUR', `${minute(soon)}/${ends(soon)}Z`]);
  expect(prices(item(feed, 'PLANNED'))).toEqual([
    '100.00 EUR',
    '70.00 EUR',
    `${minute(soon)}/${minute(later)}`,
  ]);
  expect(prices(item(feed, 'SINCE')).slice(0, 2)).toEqual(['100.00 EUR', '70.00 EUR']);
  expect(told(item(feed, 'SINCE'), 'sale_price_effective_date')?.startsWith(`${minute(recent)}/`)).toBe(true);
  expect(prices(item(feed, 'BOTH'))).toEqual([
    '100.00 EUR',
    '70.00 EUR',
    `${minute(recent)}/${minute(soon)}`,
  ]);
  expect(prices(item(feed, 'PROMO')).slice(0, 2)).toEqual(['100.00 EUR', '60.00 EUR']);
  expect(feed).toContain('<c:sale_price>70</c:sale_price>');
});

test('variants are one group where colour, material, pattern or size tells them apart', async () => {
  const variant = (sku: string, options: Record<string, string>) => ({ sku, price: 10, options });
  await bench.rows([
    product('VASO', {
      variants: [
        variant('VASO-B', { Colore: 'Bianco', Altezza: '30 cm' }),
        variant('VASO-N', { Colore: 'Nero', Altezza: '30 cm' }),
      ],
    }),
    product('PRESA', {
      variants: [
        variant('PRESA-1', { Funzione: 'Deviatore' }),
        variant('PRESA-2', { Funzione: 'Interruttore' }),
      ],
    }),
    product('SOLO', { variants: [{ sku: 'SOLO-1', price: 10 }] }),
    product('CARO', { variants: [{ sku: 'CARO-1', price: 99_999 }] }),
  ]);
  const feed = await bench.export('xml');
  const vase = item(feed, 'VASO-N');
  expect(['item_group_id', 'color', 'size'].map((name) => told(vase, name))).toEqual([
    'VASO',
    'Nero',
    '30 cm',
  ]);
  expect(told(vase, 'link')).toMatch(/\?sku=VASO-N$/);
  expect(told(vase, 'title')).toBe('Martello VASO, Nero, 30 cm');
  expect(told(item(feed, 'PRESA-2'), 'item_group_id')).toBeUndefined();
  expect(told(item(feed, 'PRESA-2'), 'link')).toMatch(/\?sku=PRESA-2$/);
  expect(told(item(feed, 'SOLO-1'), 'item_group_id')).toBeUndefined();
  expect(told(item(feed, 'SOLO-1'), 'link')).not.toContain('?');
  expect(feed).not.toContain('CARO-1');
});

test('long codes, brands and names are cut to what the specification takes, and come back whole', async () => {
  const code = 'X'.repeat(60);
  const row = product(code, {
    name: `Vite ${'zincata '.repeat(24)}`.trim(),
    brand: `Marca ${'lunga '.repeat(12)}`.trim(),
    description: `<p>${'Testo lungo. '.repeat(600)}</p>`,
    variants: [
      { sku: code, gtin: '2000000000008', price: 10, weight_kg: 1.5, content: 50, content_unit: 'pz' },
    ],
  });
  await bench.rows([row]);
  const feed = await bench.export('xml');
  const found = feed.split('<item>').find((text) => text.includes(code)) ?? '';
  expect(told(found, 'id')).toHaveLength(50);
  expect(told(found, 'title')?.length).toBeLessThanOrEqual(150);
  expect(told(found, 'brand')?.length).toBeLessThanOrEqual(70);
  expect(told(found, 'description')?.length).toBeLessThanOrEqual(5_000);
  const rest = [
    'gtin',
    'identifier_exists',
    'shipping_weight',
    'unit_pricing_measure',
    'unit_pricing_base_measure',
  ];
  expect(rest.map((name) => told(found, name))).toEqual([undefined, 'no', '1.5 kg', '50 ct', '1 ct']);
  const again = await bench.load(await bench.file('feed.xml', feed));
  expect(again.totals).toMatchObject({ changed: 0, created: 0, repriced: 0, rejected: 0 });
});
