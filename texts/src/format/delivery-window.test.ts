import { describe, expect, it } from 'vitest';
import type { ShippingOption } from '@casamaestra/contract/cart/quote.ts';
import { checkout } from '../it/pages/checkout.ts';
import { writtenArrival, writtenSpan } from './delivery-window.ts';

describe('C06 the days of a delivery as people write them', () => {
  it.each([
    ['it', 'mercoledì 25', 'giovedì 26 novembre'],
    ['en', 'Wednesday 25', 'Thursday 26 November'],
    ['sk', 'streda 25.', 'štvrtok 26. novembra'],
  ] as const)('%s: one month is written once', (locale, from, to) => {
    expect(writtenSpan('2026-11-25', '2026-11-26', locale)).toEqual([from, to]);
  });

  it('two months are both written, and a single day whole', () => {
    expect(writtenSpan('2026-11-30', '2026-12-01', 'it')).toEqual([
      'lunedì 30 novembre',
      'martedì 1 dicembre',
    ]);
    expect(writtenSpan('2026-11-30', '2026-11-30', 'it')).toEqual([
      'lunedì 30 novembre',
      'lunedì 30 novembre',
    ]);
  });
});

describe('C06 when an order would arrive', () => {
  const option = {
    kind: 'delivery',
    earliest: '2026-11-25',
    latest: '2026-11-26',
    working_days: [2, 3],
  } as unknown as ShippingOption;
  const written = (method: 'transfer' | 'card', change: Partial<ShippingOption> = {}) =>
    writtenArrival({ ...option, ...change }, method, checkout.shipping, 'it');

  it('has no day with a transfer, and none is made up where the service knows none', () => {
    expect(written('transfer')).toBe('2–3 giorni lavorativi dopo che arriva il bonifico');
    expect(written('transfer', { kind: 'pickup' })).toBe(
      'Pronto in negozio 2–3 giorni lavorativi dopo il bonifico',
    );
    expect(written('card')).toContain('mercoledì 25');
    expect(written('transfer', { earliest: '', latest: '' })).toBe('');
  });
});
