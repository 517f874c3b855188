import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationInput, OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { tryDeliveryOperation } from '@casamaestra/contract/staff/staff-delivery.operations.ts';
import { readShippedGoods } from '../../cart/read-shipped-goods.usecase.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connection.ts';
import { listDelivery } from '../../shipping/desk/list-delivery.usecase.ts';
import { tryDelivery } from '../../shipping/desk/try-delivery.usecase.ts';
import { capOfProvince } from '../../shipping/places/find-places.ts';

type Tried = typeof tryDeliveryOperation;

/** The CAP a cart is tried for: as typed, else one of the province; undefined: the province is unknown. */
async function postcodeOf({ country, postcode, province = '' }: OperationInput<Tried>) {
  if (postcode !== '' || province === '' || country !== 'IT') return postcode;
  return capOfProvince(province);
}

/** A cart of goods on sale, brought to a place by the rules in force and by a rule that is typed. */
export async function tryCart(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  input: OperationInput<Tried>,
): Promise<Outcome<OperationOutput<Tried>>> {
  const { countries } = await listDelivery(database);
  if (!countries.some(({ code }) => code === input.country))
    return refused('staff_rule_country', { names: [input.country] }, 'country');
  const postcode = await postcodeOf(input);
  if (postcode === undefined) return refused('staff_rule_province', {}, 'province');
  const skus = [...new Set(input.lines.map(({ sku }) => sku))];
  const known = await readShippedGoods(database, skus, clock.now());
  const missing = skus.filter((sku) => !known.has(sku));
  if (missing.length > 0) return refused('staff_rule_goods', { names: missing.slice(0, 5) }, 'lines');
  const lines = input.lines.flatMap(({ sku, qty }) => {
    const one = known.get(sku);
    if (one === undefined) return [];
    const { name, hazardous, ageCheck, priceCents, weightG } = one;
    return [{ sku, name, qty, hazardous, ageCheck, amountCents: priceCents * qty, weightG: weightG * qty }];
  });
  const place = { country: input.country, postcode: postcode === '' ? undefined : postcode };
  const tried = await tryDelivery(database, input.typed, place, lines);
  return accepted({
    ...tried,
    postcode,
    goods: lines.map(({ sku, name, qty, hazardous, amountCents, weightG }) => ({
      sku,
      name,
      qty,
      hazardous,
      amount_cents: amountCents,
      weight_g: weightG,
    })),
    subtotal_cents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    weight_g: lines.reduce((sum, { weightG }) => sum + weightG, 0),
    hazardous: lines.some(({ hazardous }) => hazardous),
  });
}
