import type { CouponFields } from '@casamaestra/contract/staff/staff-coupons.operations.ts';
import { amountOf } from '../goods/typed-prices.ts';
import { romeInstant, romeText } from '../platform/rome-time.ts';

/** A coupon as it stands in the fields of its form. */
export interface TypedCoupon {
  readonly code: string;
  readonly kind: CouponFields['kind'];
  readonly percent: string;
  readonly amount: string;
  readonly minimum: string;
  readonly it: string;
  readonly en: string;
  readonly sk: string;
  readonly from: string;
  readonly to: string;
  readonly useLimit: string;
  readonly perCustomer: string;
  readonly products: string;
  readonly categories: string;
  readonly exceptReduced: boolean;
  readonly combinable: boolean;
}

export type CouponFault = 'required' | 'notNumber' | 'notCount' | 'reversed';
export type CouponFaults = Partial<Record<keyof TypedCoupon, CouponFault>>;

const number = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));
const euros = (cents: number | null): string =>
  cents === null || cents === 0 ? '' : (cents / 100).toFixed(2).replace('.', ',');

export function typedCouponOf(code: string, fields: CouponFields | null): TypedCoupon {
  const { it = '', en = '', sk = '' } = fields?.description ?? {};
  return {
    code,
    kind: fields?.kind ?? 'percentage',
    percent: number(fields?.percent ?? null),
    amount: euros(fields?.amount_cents ?? null),
    minimum: euros(fields?.minimum_cents ?? null),
    it,
    en: en === it ? '' : en,
    sk: sk === it ? '' : sk,
    from: romeText(fields?.valid_from ?? null),
    to: romeText(fields?.valid_to ?? null),
    useLimit: number(fields?.use_limit ?? null),
    perCustomer: number(fields?.per_customer_limit ?? null),
    products: (fields?.products ?? []).join('\n'),
    categories: (fields?.categories ?? []).join('\n'),
    exceptReduced: fields?.except_reduced ?? false,
    combinable: fields?.combinable ?? false,
  };
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const isCount = (text: string) => text.trim() === '' || /^[1-9]\d{0,5}$/.test(text.trim());
const isAmount = (text: string) => text.trim() === '' || amountOf(text) !== undefined;

/** What is wrong in each field, as far as it is known without the shop. */
export function faultsOf(typed: TypedCoupon): CouponFaults {
  const { kind, percent, amount, minimum, from, to } = typed;
  const faults: { -readonly [Field in keyof TypedCoupon]?: CouponFault } = {};
  if (typed.code.trim() === '') faults.code = 'required';
  if (typed.it.trim() === '') faults.it = 'required';
  if (kind === 'percentage' && amountOf(percent) === undefined) faults.percent = 'notNumber';
  if (kind === 'amount' && amountOf(amount) === undefined) faults.amount = 'notNumber';
  if (!isAmount(minimum)) faults.minimum = 'notNumber';
  if (!isCount(typed.useLimit)) faults.useLimit = 'notCount';
  if (!isCount(typed.perCustomer)) faults.perCustomer = 'notCount';
  if (from !== '' && to !== '' && from >= to) faults.to = 'reversed';
  return faults;
}

const cents = (text: string): number => Math.round((amountOf(text) ?? 0) * 100);
const count = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What the form says; times that were not touched stay to the second. */
export function couponFieldsOf(typed: TypedCoupon, seen: CouponFields | null): CouponFields {
  const { kind } = typed;
  const time = (text: string, before: string | null) =>
    text === romeText(before) ? before : romeInstant(text);
  const it = typed.it.trim();
  return {
    kind,
    percent: kind === 'percentage' ? (amountOf(typed.percent) ?? null) : null,
    amount_cents: kind === 'amount' ? cents(typed.amount) : null,
    description: { it, en: typed.en.trim() || it, sk: typed.sk.trim() || it },
    valid_from: time(typed.from, seen?.valid_from ?? null),
    valid_to: time(typed.to, seen?.valid_to ?? null),
    minimum_cents: cents(typed.minimum),
    products: lines(typed.products),
    categories: lines(typed.categories),
    except_reduced: typed.exceptReduced,
    use_limit: count(typed.useLimit),
    per_customer_limit: count(typed.perCustomer),
    combinable: typed.combinable,
    active: seen?.active ?? true,
  };
}

/** The field of the form that a refusal of the service names. */
export const formFieldOf: Readonly<Record<string, keyof TypedCoupon>> = {
  code: 'code',
  percent: 'percent',
  amount_cents: 'amount',
  minimum_cents: 'minimum',
  valid_from: 'from',
  valid_to: 'to',
  use_limit: 'useLimit',
  per_customer_limit: 'perCustomer',
  products: 'products',
  categories: 'categories',
  description: 'it',
};
