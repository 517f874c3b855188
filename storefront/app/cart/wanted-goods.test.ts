import { expect, test } from 'vitest';
import { wantedGoods } from './wanted-goods.ts';

test.each([
  ['RUL-1:3,TEL-4X5:1', { 'RUL-1': 3, 'TEL-4X5': 1 }],
  ['RUL-1:0', { 'RUL-1': 1 }],
  ['RUL-1,:2,RUL-2:-1,RUL-3:2;drop,:', {}],
  ['A;B:2', {}],
  ['', {}],
])('a link with “%s” wants %o', (text, wanted) => {
  expect(Object.fromEntries(wantedGoods(text))).toEqual(wanted);
});

test('a link puts thirty articles into the cart at most', () => {
  const many = Array.from({ length: 50 }, (_, place) => `S${place}:1`).join(',');
  expect(wantedGoods(many).size).toBe(30);
});
