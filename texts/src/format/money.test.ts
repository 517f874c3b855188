import { describe, expect, it } from 'vitest';
import { money, moneyRange } from './money.ts';
import { number } from './number.ts';

describe('Amounts and numbers', () => {
  it('are written as each language writes them', () => {
    expect(money(1234.5, 'it')).toBe('1.234,50\u00a0€');
    expect(money(1234567.891, 'en')).toBe('€1,234,567.89');
    expect(money(1234.5, 'sk')).toBe('1\u00a0234,50\u00a0€');
    expect(money(0, 'it')).toBe('0,00\u00a0€');
  });

  it('shows one price once and two as a range', () => {
    expect(moneyRange(12, 12, 'it')).toBe('12,00\u00a0€');
    expect(moneyRange(12, 19.9, 'it')).toBe('12,00 – 19,90\u00a0€');
    expect(moneyRange(12, 19.9, 'en')).toBe('€12.00 – €19.90');
  });

  it('drops decimals that say nothing', () => {
    expect(number(43000, 'it')).toBe('43.000');
    expect(number(2.5, 'it')).toBe('2,5');
    expect(number(100, 'it')).toBe('100');
    expect(number(0.125, 'en')).toBe('0.125');
  });
});
