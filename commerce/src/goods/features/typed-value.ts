import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { ProductFeatureValue } from '@casamaestra/contract/staff/product-fields.ts';
import { parseNumber } from '../../catalog/import/reading/number-text.ts';
import { unitFactor } from '../../catalog/import/unit-factor.ts';

/** A feature as the shop knows it. */
export interface TypedFeature {
  readonly code: string;
  readonly type: 'text' | 'number' | 'boolean';
  readonly unit: string | null;
}

/** A number with the unit it is typed in: "0,8 m". */
const numberAndUnit = /^([+-]?[\d.,'\s]*\d)\s*(.*)$/s;

/** Of all other units less than nothing is a slip. */
const belowZero: ReadonlySet<string> = new Set(['°c', '°f', 'db', 'dbm']);

/** A number as typed, counted in a unit; null: nothing is typed. */
export function typedNumber(
  typed: string | number,
  unit: string | null,
  field: string,
): Outcome<number | null> {
  if (typeof typed === 'number') return accepted(typed);
  const text = typed.trim().replace(/^[−–]/, '-');
  if (text === '') return accepted(null);
  const [, digits = '', own = ''] = numberAndUnit.exec(text) ?? [];
  const number = parseNumber(digits, false);
  if (number === null) return refused('staff_value_number', {}, field);
  if (own === '' || own.toLowerCase() === unit?.toLowerCase()) return accepted(number);
  const factor = unit === null ? null : unitFactor(own, unit);
  return factor === null
    ? refused('staff_value_unit', { unit: own, known: unit ?? '' }, field)
    : accepted(Number((number * factor).toPrecision(12)));
}

function numberOf(
  { unit }: TypedFeature,
  typed: string | number,
  field: string,
): Outcome<ProductFeatureValue | null> {
  const number = typedNumber(typed, unit, field);
  return number.ok && number.value !== null && number.value < 0 && !belowZero.has(unit?.toLowerCase() ?? '')
    ? refused('staff_value_below_zero', {}, field)
    : number;
}

/** The value of a feature as products say it; null: they do not. */
export function typedValue(
  feature: TypedFeature,
  typed: ProductFeatureValue | null,
  field: string,
): Outcome<ProductFeatureValue | null> {
  if (typed === null || typed === '') return accepted(null);
  if (feature.type === 'boolean')
    return typeof typed === 'boolean' ? accepted(typed) : refused('staff_value_yes_no', {}, field);
  if (Array.isArray(typed)) {
    if (feature.type === 'number') return refused('staff_value_one', {}, field);
    const values = [...new Set(typed)];
    return accepted(values.length > 1 ? values : (values[0] ?? null));
  }
  if (feature.type === 'text')
    return typeof typed === 'string' ? accepted(typed) : refused('staff_value_text', {}, field);
  return typeof typed === 'boolean'
    ? refused('staff_value_number', {}, field)
    : numberOf(feature, typed, field);
}
