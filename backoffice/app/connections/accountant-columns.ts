import type { OrderDocument } from '@casamaestra/contract/staff/order-documents.operations.ts';
import type { ListColumn } from '../lists/list-column.ts';
import { texts } from '../platform/texts.ts';

type Column = keyof ReturnType<typeof texts>['connections']['files']['columns'];

const taxable = (order: OrderDocument, of: 'net' | 'vat'): number =>
  Math.round(order.vat.reduce((sum, rate) => sum + rate[of], 0) * 100) / 100;

const company = ({ invoice }: OrderDocument) => (invoice?.customer_type === 'Company' ? invoice : undefined);

const values: { readonly [Name in Column]: ListColumn<OrderDocument>['value'] } = {
  number: ({ number }) => number,
  date: ({ date }) => date,
  name: (order) => {
    const { first_name: first, last_name: last } = order.billing_address;
    return company(order)?.company_name ?? `${first} ${last}`;
  },
  vat_number: (order) => company(order)?.vat_number ?? null,
  tax_code: ({ invoice }) => invoice?.tax_code ?? null,
  email: ({ email }) => email,
  city: ({ billing_address: { city } }) => city,
  province: ({ billing_address: { state } }) => state ?? null,
  country: ({ billing_address: { country } }) => country,
  method: ({ payment_method: method }) => texts().orders.methods[method],
  paid: ({ paid }) => (paid ? texts().connections.files.yes : texts().connections.files.no),
  net: (order) => taxable(order, 'net'),
  vat: (order) => taxable(order, 'vat'),
  rates: ({ vat }) => vat.map(({ percent, net }) => `${percent}%: ${net.toFixed(2)}`).join(' / '),
  total: ({ total }) => total,
  refunded: ({ refunded }) => refunded,
};

export const accountantColumnNames = Object.keys(values) as readonly Column[];
/** What most accountants ask for. */
export const usualColumns: readonly Column[] = [
  'number',
  'date',
  'name',
  'method',
  'net',
  'vat',
  'total',
  'refunded',
];

/** The chosen columns, in the order of the list. */
export const accountantColumns = (chosen: readonly string[]): ListColumn<OrderDocument>[] =>
  accountantColumnNames
    .filter((name) => chosen.includes(name))
    .map((name) => ({ id: name, title: texts().connections.files.columns[name], value: values[name] }));
