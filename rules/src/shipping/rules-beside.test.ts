import { expect, test } from 'vitest';
import { idlePostcodes, rulesBeside } from './rules-beside.ts';
import type { ShippingRule } from './shipping-options.ts';

const rule = (name: string, changes: Partial<ShippingRule> = {}): ShippingRule => ({
  name,
  kind: 'delivery',
  countries: ['IT'],
  postcodes: [],
  postcodesExcept: [],
  subtotalFromCents: 0,
  subtotalBelowCents: null,
  weightFromG: 0,
  weightToG: 30_000,
  takesHazardous: true,
  amountCents: 990,
  freeFromCents: null,
  ...changes,
});
const beside = (one: ShippingRule, ...others: readonly ShippingRule[]) =>
  rulesBeside(one, others).map(({ name }) => name);

test('rules stand beside one another where some of the same carts go by both', () => {
  const usual = rule('usual');
  expect(beside(usual, rule('usual'), rule('express', { weightToG: 5000 }))).toEqual(['express']);
  expect(beside(usual, rule('heavy', { weightFromG: 30_001, weightToG: null }))).toEqual([]);
  expect(beside(usual, rule('abroad', { countries: ['SK'] }), rule('all', { countries: [] }))).toEqual([
    'all',
  ]);
  expect(beside(usual, rule('shop', { kind: 'pickup' }))).toEqual([]);
  expect(
    beside(rule('small', { subtotalBelowCents: 5000 }), rule('large', { subtotalFromCents: 5000 })),
  ).toEqual([]);
});

test('postcodes part rules, unless one begins as the other', () => {
  const islands = rule('islands', { postcodes: ['07', '09'] });
  expect(beside(islands, rule('mainland', { postcodesExcept: ['07', '09'] }))).toEqual([]);
  expect(beside(islands, rule('mainland', { postcodesExcept: ['09'] }))).toEqual(['mainland']);
  expect(
    beside(islands, rule('bologna', { postcodes: ['40'] }), rule('olbia', { postcodes: ['07026'] })),
  ).toEqual(['olbia']);
});

test('postcodes that say nothing are named: doubles, covered ones, and those left out again', () => {
  expect(idlePostcodes(['07', '09'], ['23041'])).toEqual([]);
  expect(idlePostcodes(['07', '071'], [])).toEqual(['071']);
  expect(idlePostcodes(['40', '40'], [])).toEqual(['40']);
  expect(idlePostcodes([], ['98', '98055'])).toEqual(['98055']);
  expect(idlePostcodes(['40121'], ['401'])).toEqual(['40121']);
  expect(idlePostcodes(['401'], ['40121'])).toEqual([]);
});
