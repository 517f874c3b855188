import type { ShippingRule } from './shipping-options.ts';

/** Whether some text begins with one of each. */
const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((a) => other.some((b) => a.startsWith(b) || b.startsWith(a)));

/** Whether all of a rule's postcodes are among those another one leaves out. */
const leftOut = (postcodes: readonly string[], except: readonly string[]): boolean =>
  postcodes.length > 0 && postcodes.every((code) => except.some((beginning) => code.startsWith(beginning)));

function sharesPlace(one: ShippingRule, other: ShippingRule): boolean {
  const countries =
    one.countries.length === 0 ||
    other.countries.length === 0 ||
    one.countries.some((code) => other.countries.includes(code));
  return (
    countries &&
    share(one.postcodes, other.postcodes) &&
    !leftOut(one.postcodes, other.postcodesExcept) &&
    !leftOut(other.postcodes, one.postcodesExcept)
  );
}

const ends = (value: number | null): number => value ?? Number.POSITIVE_INFINITY;

function sharesGoods(one: ShippingRule, other: ShippingRule): boolean {
  return (
    one.weightFromG <= ends(other.weightToG) &&
    other.weightFromG <= ends(one.weightToG) &&
    one.subtotalFromCents < ends(other.subtotalBelowCents) &&
    other.subtotalFromCents < ends(one.subtotalBelowCents)
  );
}

/** Rules of the same kind that some of the same carts go by: shoppers choose between them. */
export const rulesBeside = <Rule extends ShippingRule>(
  rule: ShippingRule,
  others: readonly Rule[],
): readonly Rule[] =>
  others.filter(
    (other) =>
      other.name !== rule.name &&
      other.kind === rule.kind &&
      sharesPlace(rule, other) &&
      sharesGoods(rule, other),
  );

/** Beginnings of postcodes that say nothing beside another one of the list, or are left out again. */
export function idlePostcodes(postcodes: readonly string[], except: readonly string[]): readonly string[] {
  const nested = (list: readonly string[]) =>
    list.filter((code, index) =>
      list.some((other, at) => at !== index && code.startsWith(other) && (code !== other || at < index)),
    );
  const outside = postcodes.filter((code) => except.some((beginning) => code.startsWith(beginning)));
  return [...new Set([...nested(postcodes), ...nested(except), ...outside])];
}
