import { describe, expect, it } from 'vitest';
import { converted } from './conversion.ts';
import { money, moneyRange } from './money.ts';

describe('a written price in another currency', () => {
  it.each([
    ['it', 'USD', 1.2, 'circa 1.481,40 USD'],
    ['en', 'USD', 1.2, 'about USD\u00a01,481.40'],
    ['sk', 'USD', 1.2, 'asi 1\u00a0481,40 USD'],
    ['it', 'JPY', 180.4, 'circa 222.704 JPY'],
    ['it', 'KWD', 0.3545, 'circa 437,630 KWD'],
  ] as const)('%s, %s: %d', (language, currency, rate, expected) => {
    expect(converted(money(1234.5, language), currency, rate, language).replaceAll('\u00a0', ' ')).toBe(
      expected.replaceAll('\u00a0', ' '),
    );
  });

  it('keeps the words around it and says once that it is approximate', () => {
    expect(converted(`da ${money(12, 'it')}`, 'USD', 1.2, 'it')).toBe('da circa 14,40\u00a0USD');
    expect(converted(moneyRange(12, 19, 'it'), 'USD', 1.2, 'it')).toBe('circa 14,40 – 22,80\u00a0USD');
    expect(converted(moneyRange(12, 19, 'en'), 'USD', 1.2, 'en')).toBe(
      'about USD\u00a014.40 – USD\u00a022.80',
    );
  });

  it('rounds to the smallest unit, and says nothing where there is no amount', () => {
    expect(converted(money(0.99, 'it'), 'CHF', 0.9345, 'it')).toBe('circa 0,93\u00a0CHF');
    expect(converted('Gratis', 'CHF', 0.9345, 'it')).toBe('');
  });
});
