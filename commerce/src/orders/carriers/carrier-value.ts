import type {
  CarrierColumn,
  CarrierField,
  CarrierTemplateFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import type { Consignment } from './consignment.ts';

/** Of the file a value goes into. */
export interface ValueLayout extends Pick<CarrierTemplateFields, 'sender_code' | 'decimals' | 'dates'> {
  /** From 1. */
  readonly row: number;
}

type Value = (one: Consignment, layout: ValueLayout, column: CarrierColumn) => string | null;

function day(text: string, { dates }: ValueLayout): string {
  if (dates === 'iso') return text;
  return dates === 'plain' ? text.replaceAll('-', '') : text.split('-').toReversed().join('/');
}

function decimal(value: number | null, { decimals }: ValueLayout, digits: number): string {
  if (value === null) return '';
  return value.toFixed(digits).replace('.', decimals === 'comma' ? ',' : '.');
}

const whole = (value: number | null): string => (value === null ? '' : String(Math.round(value)));

/** Without the plus, with which spreadsheets would begin a formula. */
const dialled = (phone: string): string => phone.replace(/^\+/, '00').replaceAll(/[^\d]/g, '');

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part.trim() !== '')
    .join(' ')
    .trim();

/** Null: the role does not see it. */
const values: { readonly [Field in CarrierField]: Value } = {
  text: (_, __, { text }) => text,
  sender_code: (_, { sender_code: code }) => code,
  row_number: (_, { row }) => String(row),
  order_number: ({ orderNumber }) => orderNumber,
  order_date: ({ orderDate }, layout) => day(orderDate, layout),
  tracking_number: ({ trackingNumber }) => trackingNumber ?? '',
  ship_date: ({ shipDate }, layout) => day(shipDate, layout),
  name: ({ address }) => joined(address.first_name, address.last_name),
  first_name: ({ address }) => address.first_name,
  last_name: ({ address }) => address.last_name,
  company_name: ({ address }) => address.company_name ?? '',
  address: ({ address }) => joined(address.address_line1, address.address_line2),
  address_line1: ({ address }) => address.address_line1,
  address_line2: ({ address }) => address.address_line2 ?? '',
  postcode: ({ address }) => address.pincode ?? '',
  city: ({ address }) => address.city,
  province: ({ address }) => address.state ?? '',
  country: ({ address }) => address.country,
  phone: ({ phone }) => dialled(phone),
  phone_national: ({ phone }) => dialled(phone).replace(/^0039/, ''),
  email: ({ email }) => email,
  weight_kg: ({ weightKg }, layout, { decimals }) => decimal(weightKg, layout, decimals),
  weight_g: ({ weightKg }) => whole(weightKg === null ? null : weightKg * 1000),
  packages: ({ packages }) => whole(packages),
  length_cm: ({ lengthCm }) => whole(lengthCm),
  width_cm: ({ widthCm }) => whole(widthCm),
  height_cm: ({ heightCm }) => whole(heightCm),
  pieces: ({ pieces }) => whole(pieces),
  contents: ({ contents }) => contents,
  value: ({ valueCents: cents }, layout, { decimals }) =>
    cents === null ? null : decimal(cents / 100, layout, decimals),
  // Every order is paid before it leaves.
  cash_on_delivery: (_, layout, { decimals }) => decimal(0, layout, decimals),
  note: ({ note }) => note,
};

/** What a column says of a consignment; null: the role does not see it. */
export const carrierValue = (one: Consignment, column: CarrierColumn, layout: ValueLayout): string | null =>
  values[column.field](one, layout, column);

const words: ReadonlySet<CarrierField> = new Set([
  'text',
  'name',
  'first_name',
  'last_name',
  'company_name',
  'address',
  'address_line1',
  'address_line2',
  'city',
  'contents',
  'note',
] as const);

/** A number or code that is cut would say something else. */
export const mayBeCut = ({ field, beyond }: CarrierColumn): boolean => beyond === 'cut' && words.has(field);
