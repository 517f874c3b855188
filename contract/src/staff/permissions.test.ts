import { describe, expect, test } from 'vitest';
import { grantedTo, permissionTable, staffRoles, type Subject } from './permissions.ts';

/**
 * Who may do what, as it was agreed on, in signs: E edits, V sees, P edits after proving who one is, 2 the same with a second
 * person, A asks for it, – nothing. In the order of the roles: owner, manager, catalogue, content, support, warehouse,
 * accounting, reader.
 */
const agreed: Readonly<Record<Subject, string>> = {
  products: 'E E E E:texts V V V V',
  prices: 'E E E:price_30_percent E:promotions V – V V',
  costs: 'E E E – – – V –',
  bulk: 'P P P – – – – –',
  held_prices: '2 2 A – – – – –',
  stock: 'E E E – – E V V',
  coupons: 'E E – E V – V V',
  orders: 'E E – – E E:no_prices+no_email V V:masked',
  order_changes: 'E E – – E – – –',
  refunds: 'P P – – P – P –',
  large_refunds: '2 2 – – A – 2 –',
  other_account: '2 2 – – A – 2 –',
  bank: 'E E – – – – E V',
  invoices: 'E V – – V – E V',
  customers: 'E E – – E V:name_and_address V V:masked',
  all_logins: 'P P – – – – – –',
  customer_data: '2 – – – – – – –',
  reviews: 'E E – E E – – V',
  recalls: 'P P V – V V – V',
  newsletter: 'P P – P – – – V',
  subscribers: 'P – – – – – – –',
  figures: 'V V V V – – V V',
  content: 'E E – E – – – V',
  settings: 'E E – – – – V V',
  guards: '2 2 – – – – – –',
  money_settings: '2 – – – – – – –',
  people: 'P V – – – – – –',
  connections: 'P – – – – – – –',
  activity: 'V V:team V:own V:own V:own V:own V:money V:money',
  activity_export: 'V – – – – – – –',
};

const signs = { E: 'edit', V: 'view', P: 'confirm', '2': 'second', A: 'ask', '–': 'none' } as const;

describe('permissions of the back office', () => {
  test.each(Object.entries(agreed))('%s: %s', (subject, row) => {
    const cells = row.split(' ').map((cell) => {
      const [sign = '', limits = ''] = cell.split(':');
      return { grant: signs[sign as keyof typeof signs], limits: limits === '' ? [] : limits.split('+') };
    });
    expect(staffRoles.map((role) => grantedTo([role], subject as Subject))).toEqual(cells);
  });

  test('name every subject there is', () => {
    expect(Object.keys(agreed).toSorted()).toEqual(Object.keys(permissionTable).toSorted());
  });

  test('of several roles the strongest holds, limited only by what all equally strong ones limit', () => {
    expect(grantedTo(['content', 'catalogue'], 'products')).toEqual({ grant: 'edit', limits: [] });
    expect(grantedTo(['warehouse', 'support'], 'orders')).toEqual({ grant: 'edit', limits: [] });
    expect(grantedTo(['warehouse', 'reader'], 'orders')).toEqual({
      grant: 'edit',
      limits: ['no_prices', 'no_email'],
    });
    expect(grantedTo([], 'products')).toEqual({ grant: 'none', limits: [] });
  });
});
