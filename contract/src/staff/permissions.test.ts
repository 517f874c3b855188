import { expect, test } from 'vitest';
import { permissionTable, staffRoles, subjects, type Limit, type Subject } from './permissions.ts';

/**
 * What was agreed, in the words of who agreed it: columns are owner, manager, catalogue, content, support, warehouse,
 * accounting, reader. `E` edits, `V` looks, `P` proves again who they are, `P2` and another person approves, `ask`
 * asks for it, `-` nothing. What follows a comma is what the grant does not reach.
 */
const agreed: Readonly<Record<Subject, string>> = {
  products: 'E | E | E | E, texts only | V | V | V | V',
  prices: 'E | E | E, 30 % up or down | E, promotions only | V | - | V | V',
  bulk: 'P | P | P | - | - | - | - | -',
  stock: 'E | E | E | - | - | E | V | V',
  coupons: 'E | E | - | E | V | - | V | V',
  orders: 'E | E | - | - | E | E, no prices, no e-mail | V | V, masked',
  order_changes: 'E | E | - | - | E | - | - | -',
  refunds: 'P | P | - | - | P | - | P | -',
  large_refunds: 'P2 | P2 | - | - | ask | - | P2 | -',
  other_account: 'P2 | P2 | - | - | ask | - | P2 | -',
  bank: 'E | E | - | - | - | - | E | V',
  invoices: 'E | V | - | - | V | - | E | V',
  customers: 'E | E | - | - | E | V, name and address | V | V, masked',
  customer_data: 'P2 | - | - | - | - | - | - | -',
  reviews: 'E | E | - | E | E | - | - | V',
  content: 'E | E | - | E | - | - | - | V',
  settings: 'E | E | - | - | - | - | V | V',
  money_settings: 'P2 | - | - | - | - | - | - | -',
  people: 'P | V | - | - | - | - | - | -',
  activity: 'V | V, own team | V, own | V, own | V, own | V, own | V, money | V, money',
  activity_export: 'V | - | - | - | - | - | - | -',
};

const words = { E: 'edit', V: 'view', P: 'confirm', P2: 'second', ask: 'ask', '-': 'none' } as const;
const limits: Readonly<Record<string, Limit>> = {
  'texts only': 'texts',
  '30 % up or down': 'price_30_percent',
  'promotions only': 'promotions',
  'no prices': 'no_prices',
  'no e-mail': 'no_email',
  'name and address': 'name_and_address',
  masked: 'masked',
  own: 'own',
  'own team': 'team',
  money: 'money',
};

const columns = [
  'owner',
  'manager',
  'catalogue',
  'content',
  'support',
  'warehouse',
  'accounting',
  'reader',
] as const;

/** A cell as the table of the contract writes it. */
function read(cell: string): unknown {
  const [word = '', ...rest] = cell.split(', ');
  const grant = words[word as keyof typeof words];
  const reach = rest.map((text) => limits[text]);
  return reach.length === 0 ? grant : [grant, ...reach];
}

test('there are the eight roles that were agreed, and no subject but those', () => {
  expect([...staffRoles].sort()).toEqual([...columns].sort());
  expect([...subjects].sort()).toEqual(Object.keys(agreed).sort());
});

test.each(Object.entries(agreed))('%s is granted as agreed', (subject, row) => {
  const cells = row.split(' | ');
  expect(cells).toHaveLength(columns.length);
  const expected = Object.fromEntries(columns.map((role, at) => [role, read(cells[at] ?? '')]));
  expect(permissionTable[subject as Subject]).toEqual(expected);
});
