import { isDeepStrictEqual } from 'node:util';
import { centsFromEuros, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { saveVariantsOperation } from '@casamaestra/contract/staff/product-variants.operations.ts';
import { isValidGtin } from '../../catalog/import/checking/gtin.ts';
import { whoChanged } from '../../change-sets/read-changes.usecase.ts';
import type { InputOf } from '../../contract-http/endpoint-of.ts';
import type { Database } from '../../platform/database/connection.ts';
import { recordOfVariant } from '../prices/save-prices.usecase.ts';
import { offerOf, saidOffer } from './offer.ts';
import { planned } from './planned-variants.ts';
import type { PlannedVariant, WantedCells } from './planned-variants.ts';
import { labelsOf, valuesByLabel } from './read-variants.usecase.ts';
import type { OptionPairs, TableVariant } from './variant-table.queries.ts';

export type WantedVariants = InputOf<typeof saveVariantsOperation>;
type WantedChange = WantedVariants['change'][number];

/** Somebody else wrote a third value meanwhile. */
interface Conflict {
  /** As the log names it. */
  readonly field: string;
  readonly now: unknown;
}

/** A cell as it shall be; absent: it says that already, or nobody asked. */
type Cell<Value> =
  | { readonly ok: true; readonly to?: Value }
  | { readonly ok: false; readonly conflict: Conflict };

function cellOf<Value>(
  field: string,
  today: Value,
  wanted: { readonly from: Value; readonly to: Value } | undefined,
): Cell<Value> {
  if (wanted === undefined || isDeepStrictEqual(today, wanted.to)) return { ok: true };
  return isDeepStrictEqual(today, wanted.from)
    ? { ok: true, to: wanted.to }
    : { ok: false, conflict: { field, now: today } };
}

const pairsOf = (labels: readonly string[], values: readonly string[]): OptionPairs =>
  labels.map((label, at) => [label, values[at] ?? '']);

/** The cells of a variant that shall be others, or what somebody else made of one. */
function cellsOf(
  today: TableVariant,
  change: WantedChange | undefined,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): { readonly wanted: WantedCells } | { readonly conflict: Conflict } {
  const own = valuesByLabel(today.options, before);
  const values = cellOf('options', own, change?.values);
  const gtin = cellOf('gtin', today.gtin ?? '', change?.gtin);
  const weight = cellOf('weight_kg', today.weightKg, change?.weight_kg);
  const content = cellOf('content', today.content, change?.content);
  const shelf = cellOf('shelf', today.shelf ?? '', change?.shelf);
  const price = cellOf('price', eurosFromCents(today.priceCents), change?.price);
  const offer = cellOf('sale', saidOffer(today.sale), change?.sale);
  const sale = cellOf('on_sale', !today.isRetired, change?.on_sale);
  for (const cell of [values, gtin, weight, content, shelf, price, offer, sale])
    if (!cell.ok) return { conflict: cell.conflict };
  const said = values.ok ? values.to : undefined;
  // A retired one keeps the words it was sold under, unless it is asked for.
  const isRenamed = !isDeepStrictEqual(before, after) && !(today.isRetired && change === undefined);
  return {
    wanted: {
      ...((said !== undefined || isRenamed) && { options: pairsOf(after, said ?? own) }),
      ...(gtin.ok && gtin.to !== undefined && { gtin: gtin.to === '' ? null : gtin.to }),
      ...(weight.ok && weight.to !== undefined && { weightKg: weight.to }),
      ...(content.ok && content.to !== undefined && { content: content.to }),
      ...(shelf.ok && shelf.to !== undefined && { shelf: shelf.to === '' ? null : shelf.to }),
      ...(price.ok && price.to !== undefined && { priceCents: centsFromEuros(price.to) }),
      ...(offer.ok && offer.to !== undefined && { sale: offerOf(offer.to) }),
      ...(sale.ok && sale.to !== undefined && { onSale: sale.to }),
    },
  };
}

const written = (value: unknown): string =>
  (typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value)) ||
  '–';

/** The variants of a product as they shall be: those of today with what is wanted of them, then the new ones. */
export async function planOf(
  transaction: Database,
  today: readonly TableVariant[],
  { options, add, change }: WantedVariants,
): Promise<Outcome<readonly PlannedVariant[]>> {
  const before = labelsOf(today);
  const meanwhile = async (record: string, { field, now }: Conflict, at: string) => {
    const who = (await whoChanged(transaction, { record, field })) ?? '–';
    return refused('changed_meanwhile', { field, now: written(now), who }, at);
  };
  const [first] = today;
  const labels = cellOf('options', before, { from: options.from, to: options.to });
  if (!labels.ok) return meanwhile(recordOfVariant(first?.sku ?? ''), labels.conflict, 'options');
  const changes = new Map(change.map((one, at) => [one.sku, { one, at }]));
  const all: PlannedVariant[] = [];
  for (const variant of today) {
    const asked = changes.get(variant.sku);
    const cells = cellsOf(variant, asked?.one, { before, after: options.to });
    if ('conflict' in cells) {
      const at = `change.${asked?.at ?? 0}.${cells.conflict.field === 'options' ? 'values' : cells.conflict.field}`;
      return meanwhile(recordOfVariant(variant.sku), cells.conflict, at);
    }
    const field = asked === undefined ? cells.wanted.options && 'options' : `change.${asked.at}`;
    all.push(planned(variant, cells.wanted, field));
  }
  const fresh = add.map(({ sku, gtin, values, price, weight_kg: weightKg, content }, at): PlannedVariant => ({
    sku,
    gtin: gtin === '' ? null : gtin,
    options: pairsOf(options.to, values),
    weightKg,
    content,
    shelf: null,
    isRetired: false,
    priceCents: centsFromEuros(price),
    sale: null,
    today: undefined,
    field: `add.${at}`,
  }));
  return accepted([...all, ...fresh]);
}

/** What is wrong with what was sent by itself. */
export function faultOfWanted(
  { options, change }: WantedVariants,
  today: readonly TableVariant[],
): Outcome<undefined> {
  const labels = new Set<string>();
  for (const label of options.to) {
    if (labels.has(label.toLowerCase())) return refused('staff_options_alike', { label }, 'options');
    labels.add(label.toLowerCase());
  }
  const known = new Set(today.map(({ sku }) => sku));
  for (const [at, { sku, gtin }] of change.entries()) {
    if (!known.has(sku)) return refused('staff_variant_unknown', {}, `change.${at}.sku`);
    if (gtin !== undefined && gtin.to !== '' && gtin.to !== gtin.from && !isValidGtin(gtin.to))
      return refused('staff_gtin_wrong', { gtin: gtin.to }, `change.${at}.gtin`);
  }
  return accepted(undefined);
}
