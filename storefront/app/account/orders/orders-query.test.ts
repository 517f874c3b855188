import { orderStates } from '@casamaestra/contract/orders/order-view.ts';
import { describe, expect, it } from 'vitest';
import { ordersHref, ordersQueryOf, periodDays, tabCounts, tabStates } from './orders-query.ts';

const read = (search: string) => ordersQueryOf(new URLSearchParams(search));

describe('A03 orders table: what the address asks for', () => {
  it('reads search, tab, period and page', () => {
    expect(read('q=+trapano+&state=shipped&period=2025&page=3')).toEqual({
      search: 'trapano',
      tab: 'shipped',
      period: '2025',
      page: 3,
    });
  });

  it.each(['', 'state=qualcosa&period=domani&page=0', 'page=1.5&period=99999', 'page=-1&state='])(
    'leaves “%s” at the defaults',
    (search) => {
      expect(read(search)).toEqual({ search: '', tab: 'all', period: 'all', page: 1 });
    },
  );

  it('writes an address that reads back the same, without defaults', () => {
    const query = read('q=a+b&state=open&period=days30&page=2');
    expect(read(ordersHref(query, { page: 2 }).split('?')[1] ?? '')).toEqual(query);
    expect(ordersHref(read(''), {})).toBe('/pages/orders');
  });

  it('starts at the first page when anything else changes', () => {
    expect(ordersHref(read('page=4&q=colla'), { tab: 'ended' })).toBe('/pages/orders?q=colla&state=ended');
  });

  it.each([
    ['all', {}],
    ['days30', { from: '2026-10-22' }],
    ['months6', { from: '2026-05-21' }],
    ['2025', { from: '2025-01-01', to: '2025-12-31' }],
  ])('period %s spans %j', (period, days) => {
    expect(periodDays(period, '2026-11-21')).toEqual(days);
  });

  it('every state is in exactly one tab', () => {
    expect(Object.values(tabStates).flat().toSorted()).toEqual([...orderStates].toSorted());
  });

  it('counts the orders of the tabs', () => {
    expect(tabCounts({ awaiting_payment: 2, paid: 1, in_preparation: 3, cancelled: 1 })).toEqual({
      all: 7,
      open: 2,
      moving: 4,
      shipped: 0,
      delivered: 0,
      ended: 1,
    });
  });
});
