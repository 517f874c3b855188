import type {
  DeliveryRuleFields,
  DeliveryRule,
} from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { amountOf } from '../../goods/typed-prices.ts';

/** A delivery rule as it stands in the fields of its form. */
export interface TypedDelivery {
  readonly name: string;
  readonly active: boolean;
  readonly kind: DeliveryRuleFields['kind'];
  readonly it: string;
  readonly en: string;
  readonly sk: string;
  readonly countries: readonly string[];
  readonly postcodes: string;
  readonly postcodesExcept: string;
  readonly goodsFrom: string;
  readonly goodsBelow: string;
  readonly weightFrom: string;
  readonly weightTo: string;
  readonly hazardous: boolean;
  readonly checksAge: boolean;
  readonly amount: string;
  readonly freeFrom: string;
  readonly daysMin: string;
  readonly daysMax: string;
}

export type DeliveryFault = 'required' | 'notNumber' | 'notDays' | 'reversed' | 'notPostcodes';
export type DeliveryFaults = Partial<Record<keyof TypedDelivery, DeliveryFault>>;

const euros = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');
const kilos = (grams: number | null): string =>
  grams === null ? '' : String(grams / 1000).replace('.', ',');
const unlessZero = (text: string, value: number) => (value === 0 ? '' : text);

/** What a new rule begins with. */
const fresh: DeliveryRuleFields = {
  active: true,
  kind: 'delivery',
  label: { it: '', en: '', sk: '' },
  countries: ['IT'],
  postcodes: [],
  postcodes_except: [],
  goods_from_cents: 0,
  goods_below_cents: null,
  weight_from_g: 0,
  weight_to_g: null,
  takes_hazardous: true,
  checks_age: false,
  amount_cents: 0,
  free_from_cents: null,
  days_min: 2,
  days_max: 4,
};

export function typedDeliveryOf(rule: Pick<DeliveryRule, 'name' | 'fields'> | null): TypedDelivery {
  const fields = rule?.fields ?? fresh;
  const { it, en, sk } = fields.label;
  return {
    name: rule?.name ?? '',
    active: fields.active,
    kind: fields.kind,
    it,
    en: en === it ? '' : en,
    sk: sk === it ? '' : sk,
    countries: fields.countries,
    postcodes: fields.postcodes.join('\n'),
    postcodesExcept: fields.postcodes_except.join('\n'),
    goodsFrom: unlessZero(euros(fields.goods_from_cents), fields.goods_from_cents),
    goodsBelow: euros(fields.goods_below_cents),
    weightFrom: unlessZero(kilos(fields.weight_from_g), fields.weight_from_g),
    weightTo: kilos(fields.weight_to_g),
    hazardous: fields.takes_hazardous,
    checksAge: fields.checks_age,
    amount: rule === null ? '' : euros(fields.amount_cents),
    freeFrom: euros(fields.free_from_cents),
    daysMin: String(fields.days_min),
    daysMax: String(fields.days_max),
  };
}

const isEmpty = (text: string) => text.trim() === '';
const centsOf = (text: string): number | null =>
  isEmpty(text) ? null : Math.round((amountOf(text) ?? 0) * 100);

/** "30", "30,001": grams; undefined: no weight. */
function gramsOf(text: string): number | undefined {
  const plain = text.trim().replaceAll(/\s|kg/g, '').replace(',', '.');
  return /^\d{1,5}(\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : undefined;
}

const listOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.replaceAll(/\s/g, '').toUpperCase())
    .filter((line) => line !== '');
const isDays = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 365;
const arePostcodes = (text: string) => listOf(text).every((code) => /^[A-Z0-9]{1,10}$/.test(code));

/** What is wrong in each field, as far as it is known without the shop. */
export function deliveryFaultsOf(typed: TypedDelivery): DeliveryFaults {
  const faults: { -readonly [Field in keyof TypedDelivery]?: DeliveryFault } = {};
  if (isEmpty(typed.name)) faults.name = 'required';
  if (isEmpty(typed.it)) faults.it = 'required';
  for (const field of ['postcodes', 'postcodesExcept'] as const)
    if (!arePostcodes(typed[field])) faults[field] = 'notPostcodes';
  for (const field of ['weightFrom', 'weightTo'] as const)
    if (!isEmpty(typed[field]) && gramsOf(typed[field]) === undefined) faults[field] = 'notNumber';
  for (const field of ['goodsFrom', 'goodsBelow', 'freeFrom'] as const)
    if (!isEmpty(typed[field]) && amountOf(typed[field]) === undefined) faults[field] = 'notNumber';
  if (amountOf(typed.amount) === undefined) faults.amount = 'notNumber';
  for (const field of ['daysMin', 'daysMax'] as const) if (!isDays(typed[field])) faults[field] = 'notDays';
  if (Object.keys(faults).length > 0) return faults;
  const fields = deliveryFieldsOf(typed);
  if (fields.goods_below_cents !== null && fields.goods_below_cents <= fields.goods_from_cents)
    faults.goodsBelow = 'reversed';
  if (fields.weight_to_g !== null && fields.weight_to_g < fields.weight_from_g) faults.weightTo = 'reversed';
  if (fields.days_max < fields.days_min) faults.daysMax = 'reversed';
  return faults;
}

/** What the form says. */
export function deliveryFieldsOf(typed: TypedDelivery): DeliveryRuleFields {
  const it = typed.it.trim();
  const freeFrom = centsOf(typed.freeFrom);
  return {
    active: typed.active,
    kind: typed.kind,
    label: { it, en: typed.en.trim() || it, sk: typed.sk.trim() || it },
    countries: typed.countries.toSorted(),
    postcodes: listOf(typed.postcodes).toSorted(),
    postcodes_except: listOf(typed.postcodesExcept).toSorted(),
    goods_from_cents: centsOf(typed.goodsFrom) ?? 0,
    goods_below_cents: centsOf(typed.goodsBelow),
    weight_from_g: gramsOf(typed.weightFrom) ?? 0,
    weight_to_g: gramsOf(typed.weightTo) ?? null,
    takes_hazardous: typed.hazardous,
    checks_age: typed.checksAge,
    amount_cents: centsOf(typed.amount) ?? 0,
    free_from_cents: freeFrom === 0 ? null : freeFrom,
    days_min: Number(typed.daysMin),
    days_max: Number(typed.daysMax),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What a form changes of the rule it was opened with. */
export const deliveryChangesOf = (seen: DeliveryRuleFields, next: DeliveryRuleFields) =>
  Object.fromEntries(
    (Object.keys(next) as (keyof DeliveryRuleFields)[])
      .filter((field) => !isSame(seen[field], next[field]))
      .map((field) => [field, { from: seen[field], to: next[field] }]),
  );

/** The field of the form that a refusal of the service names, as itself or within `changes` or `fields`. */
export function ruleFieldOf(named: string | undefined): keyof TypedDelivery | undefined {
  const [first = '', second = ''] = (named ?? '').split('.');
  const field = first === 'changes' || first === 'fields' ? second : first;
  return fields[field];
}

const fields: Readonly<Record<string, keyof TypedDelivery>> = {
  name: 'name',
  active: 'active',
  kind: 'kind',
  label: 'it',
  countries: 'countries',
  postcodes: 'postcodes',
  postcodes_except: 'postcodesExcept',
  goods_from_cents: 'goodsFrom',
  goods_below_cents: 'goodsBelow',
  weight_from_g: 'weightFrom',
  weight_to_g: 'weightTo',
  amount_cents: 'amount',
  free_from_cents: 'freeFrom',
  days_min: 'daysMin',
  days_max: 'daysMax',
};
