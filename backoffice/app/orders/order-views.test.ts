import { staffOrdersOperation } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import { expect, test } from 'vitest';
import { filtersOf, orderViewNames } from './order-views.ts';

const read = (address: string) => filtersOf(new URLSearchParams(address));

test.each(orderViewNames)('the view %s is one the service understands', (view) => {
  const { view: found, filters } = read(`vista=${view}`);
  expect(found).toBe(view);
  expect(staffOrdersOperation.input.safeParse(filters).success).toBe(true);
});

test('an address narrows a view', () => {
  expect(read('vista=late&pagamento=transfer&corriere=BRT&dal=2026-11-01&q=%20Rossi%20').filters).toEqual({
    late: true,
    sort: 'due',
    payment_methods: ['transfer'],
    carrier: 'BRT',
    from: '2026-11-01',
    text: 'Rossi',
  });
});

test('what is no filter is left out', () => {
  expect(read('vista=mine&stato=lost&pagamento=cash&dal=2026-13-45&al=ieri&q=%20')).toEqual({
    view: 'all',
    filters: {},
  });
});
