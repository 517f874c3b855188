import { expect, test } from 'vitest';
import { emptyRule, ruleOf } from './typed-rule.ts';

test.each([
  [
    { act: 'percent_down', value: '12,5' },
    { act: 'percent', value: -12.5 },
  ],
  [
    { act: 'euros_up', value: '1.200,00' },
    { act: 'euros', value: 1200 },
  ],
  [
    { field: 'sale_price', act: 'percent_down', value: '10', from: '2026-11-27T00:00' },
    { field: 'sale_price', from: '2026-11-26T23:00:00.000Z', to: null },
  ],
  [
    { field: 'sale_price', act: 'clear', from: '2026-11-27T00:00' },
    { act: 'clear', from: null },
  ],
  [{ field: 'price', value: '3', from: '2026-11-27T00:00' }, { from: null }],
] as const)('%j is a rule', (typed, wanted) => {
  expect(ruleOf({ ...emptyRule, ...typed })).toMatchObject(wanted);
});

test.each([
  { value: '' },
  { value: 'dieci' },
  { value: '-3' },
  { value: '1.200' },
  { act: 'clear' },
] as const)('%j is none', (typed) => {
  expect(ruleOf({ ...emptyRule, ...typed })).toBeUndefined();
});
