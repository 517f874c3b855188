import type { OrderToPick } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { expect, test } from 'vitest';
import { allotted, articlesOf, scanned, pickedKilograms } from './pick-list.ts';

const line = (sku: string, pieces: number, gtin: string | null = null): OrderToPick['lines'][number] => ({
  sku,
  gtin,
  name: sku,
  options: '',
  picture: null,
  pieces,
  weight_kg: sku === 'TR-1' ? 1.3 : null,
  shelf: null,
  custom_made: false,
});
const order = (number: string, ...lines: OrderToPick['lines']): OrderToPick => ({
  number,
  state: 'paid',
  version: '',
  name: '',
  city: '',
  shipping_kind: 'delivery',
  shipping_label: '',
  latest: '2026-11-24',
  late: false,
  note: null,
  lines,
});
const orders = [
  order('CM-1', line('PI-5', 2, '08001234567890'), line('TR-1', 1)),
  order('CM-2', line('PI-5', 3, '08001234567890')),
];
const articles = articlesOf(orders);

test('each article stands once, with the pieces of all orders', () => {
  expect(articles.map(({ sku, wanted, orders: wanting }) => [sku, wanted, wanting.length])).toEqual([
    ['PI-5', 5, 2],
    ['TR-1', 1, 1],
  ]);
});

test.each([
  ['pi-5 ', {}, 'taken'],
  ['8001234567890', {}, 'taken'],
  ['008001234567890', { 'PI-5': 4 }, 'taken'],
  ['8 001234 567890', {}, 'taken'],
  ['80-01234-567890', {}, 'taken'],
  ['PI-5', { 'PI-5': 5 }, 'enough'],
  ['XX', {}, 'unknown'],
  [' ', {}, 'unknown'],
])('the code %j with %j taken is %s', (code, counts, kind) => {
  expect(scanned(articles, counts as Record<string, number>, code).kind).toBe(kind);
});

test('pieces go to the orders due first; what is missing is told of each', () => {
  const picked = allotted(orders, { 'PI-5': 3, 'TR-1': 1 });
  expect(picked.map(({ pieces, missing }) => [pieces, missing])).toEqual([
    [
      [
        { sku: 'PI-5', qty: 2 },
        { sku: 'TR-1', qty: 1 },
      ],
      0,
    ],
    [[{ sku: 'PI-5', qty: 1 }], 2],
  ]);
  expect(allotted(orders, {}).map(({ missing }) => missing)).toEqual([3, 3]);
});

test('what is in hand weighs so much, or nobody knows', () => {
  const drills = order('CM-3', line('TR-1', 3));
  expect(pickedKilograms({ order: drills, pieces: [{ sku: 'TR-1', qty: 3 }] })).toBe(3.9);
  const [first] = orders;
  if (first === undefined) throw new Error('none');
  const both = ['TR-1', 'PI-5'].map((sku) => ({ sku, qty: 1 }));
  expect(pickedKilograms({ order: first, pieces: both })).toBeNull();
});

test('the walk goes from shelf to shelf, heavy goods first on each, and ends with what lies nobody said where', () => {
  const lies = (sku: string, shelf: string | null, weight: number | null = null) => ({
    ...line(sku, 1),
    shelf,
    weight_kg: weight,
  });
  const walk = articlesOf([
    order('CM-3', lies('A', null), lies('B', 'A10'), lies('C', 'A2', 0.5), lies('E', null, 25)),
    order('CM-4', lies('D', 'A2', 18)),
  ]);
  expect(walk.map(({ sku }) => sku)).toEqual(['D', 'C', 'B', 'E', 'A']);
});
