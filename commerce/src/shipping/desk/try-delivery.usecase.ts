import { rulesBeside } from '@casamaestra/rules/shipping/rules-beside.ts';
import { shippingOptions } from '@casamaestra/rules/shipping/shipping-options.ts';
import type { ShippingRule } from '@casamaestra/rules/shipping/shipping-options.ts';
import { cartWith, undeliverable } from '@casamaestra/rules/shipping/undeliverable.ts';
import type { ShippedLine } from '@casamaestra/rules/shipping/undeliverable.ts';
import type { DeliveryRuleFields } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import type { Database } from '../../platform/database/connection.ts';
import { selectDeliveryRecords } from './delivery-record.queries.ts';

type TriedRule = ShippingRule & { readonly label: DeliveryRuleFields['label'] };

/** A line of the cart that is tried. */
export type TriedLine = ShippedLine & { readonly sku: string };

interface Place {
  readonly country: string;
  readonly postcode: string | undefined;
}

const ruleOf = (name: string, fields: DeliveryRuleFields): TriedRule => ({
  name,
  kind: fields.kind,
  label: fields.label,
  countries: fields.countries,
  postcodes: fields.postcodes,
  postcodesExcept: fields.postcodes_except,
  subtotalFromCents: fields.goods_from_cents,
  subtotalBelowCents: fields.goods_below_cents,
  weightFromG: fields.weight_from_g,
  weightToG: fields.weight_to_g,
  takesHazardous: fields.takes_hazardous,
  checksAge: fields.checks_age,
  amountCents: fields.amount_cents,
  freeFromCents: fields.free_from_cents,
});

/** What shoppers would be offered for this cart, as the cart itself decides it. */
const outcome = (rules: readonly TriedRule[], place: Place, lines: readonly TriedLine[]) => ({
  options: shippingOptions(rules, cartWith(place, lines)).map(({ rule, amountCents }) => ({
    name: rule.name,
    label: rule.label.it,
    amount_cents: amountCents,
  })),
  undeliverable: undeliverable(rules, place, lines).map((index) => lines[index]?.sku ?? ''),
});

/** A cart by the rules in force and, where one is typed, with it in its place or after all others. */
export async function tryDelivery(
  database: Database,
  typed: { readonly name: string; readonly fields: DeliveryRuleFields } | null,
  place: Place,
  lines: readonly TriedLine[],
) {
  const records = await selectDeliveryRecords(database, { lock: false });
  const inForce = records.filter(({ fields }) => fields.active);
  const rules = inForce.map(({ name, fields }) => ruleOf(name, fields));
  const now = outcome(rules, place, lines);
  if (typed === null) return { now, typed: null, beside: [] };
  const rule = ruleOf(typed.name, typed.fields);
  const known = records.some(({ name }) => name === typed.name);
  const shown = known ? records : [...records, typed];
  const changed = shown
    .map((one) => (one.name === typed.name ? typed : one))
    .filter(({ fields }) => fields.active)
    .map(({ name, fields }) => ruleOf(name, fields));
  return {
    now,
    typed: outcome(changed, place, lines),
    beside: typed.fields.active ? rulesBeside(rule, rules).map(({ name }) => name) : [],
  };
}
