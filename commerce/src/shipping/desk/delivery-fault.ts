import { idlePostcodes } from '@casamaestra/rules/shipping/rules-beside.ts';
import { refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';

type Fault = Extract<Outcome<never>, { ok: false }>;

interface Among {
  /** Undefined: a new rule. */
  readonly before: DeliveryRuleFields | undefined;
  /** Codes of the countries the shop delivers to. */
  readonly countries: readonly string[];
  /** How many other rules are offered. */
  readonly othersOffered: number;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The upper one of two limits that stand the wrong way round. */
function reversed(next: DeliveryRuleFields): keyof DeliveryRuleFields | undefined {
  const { goods_from_cents: from, goods_below_cents: below } = next;
  if (below !== null && below <= from) return 'goods_below_cents';
  if (next.weight_to_g !== null && next.weight_to_g < next.weight_from_g) return 'weight_to_g';
  return next.days_max < next.days_min ? 'days_max' : undefined;
}

/**
 * What is wrong with a delivery rule as somebody writes it; undefined: nothing. Postcodes and countries of a file stay
 * what they are until somebody changes them.
 */
export function deliveryFault(
  next: DeliveryRuleFields,
  { before, countries, othersOffered }: Among,
): Fault | undefined {
  const wrongWay = reversed(next);
  if (wrongWay !== undefined) return refused('staff_rule_limits', {}, wrongWay);
  const { postcodes, postcodes_except: except } = next;
  const idle = idlePostcodes(postcodes, except);
  const isNewPlace = !isSame([before?.postcodes, before?.postcodes_except], [postcodes, except]);
  if (isNewPlace && idle.length > 0) {
    const field = idle.some((code) => postcodes.includes(code)) ? 'postcodes' : 'postcodes_except';
    return refused('staff_rule_postcodes', { names: idle.slice(0, 5) }, field);
  }
  const unknown = next.countries.filter((code) => !countries.includes(code));
  if (unknown.length > 0 && !isSame(before?.countries, next.countries))
    return refused('staff_rule_country', { names: unknown.slice(0, 5) }, 'countries');
  const isSwitchedOff = before?.active === true && !next.active;
  return isSwitchedOff && othersOffered === 0 ? refused('staff_rule_last', {}, 'active') : undefined;
}
