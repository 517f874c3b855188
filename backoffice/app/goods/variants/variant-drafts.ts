import type { OperationInput } from '@casamaestra/contract/platform/operation.ts';
import type {
  saveVariantsOperation,
  VariantCells,
  ProductVariantTable,
} from '@casamaestra/contract/staff/product-variants.operations.ts';
import type { TypedCell } from '@casamaestra/ui/grid-cells.ts';
import { skuOfValues, valuesOf as valuesTyped } from '../new/draft-variants.ts';
import { amountOf, writtenAmount } from '../typed-prices.ts';
import { netContentOf, typedPieces, typedWeight, writtenContent } from './typed-cells.ts';
import { cellsOfOffer, offerFault, offerOfCells } from './offer-cells.ts';
import type { OfferCells } from './offer-cells.ts';

type Saving = OperationInput<typeof saveVariantsOperation>;

/** A row of the grid as it is typed. */
export interface TypedVariant {
  /** The SKU of one that is there, "new 1" of another. */
  readonly id: string;
  readonly seen: VariantCells | undefined;
  /** In the places of the labels. */
  readonly values: readonly string[];
  readonly sku: string;
  readonly gtin: string;
  readonly price: string;
  /** The offer, with its first and last day. */
  readonly sale: string;
  readonly saleFrom: string;
  readonly saleTo: string;
  readonly stock: string;
  readonly weight: string;
  /** Net content with its unit. */
  readonly content: string;
  /** Where it lies in the warehouse. */
  readonly shelf: string;
  readonly onSale: boolean;
}

/** What stands in the form: what was seen, and what was typed over it. */
export interface VariantsDraft {
  readonly labels: readonly string[];
  readonly rows: readonly TypedVariant[];
  /** Of rows added so far, for their ids. */
  readonly made: number;
}

export const labelsMost = 3;
const slots = <Value>(some: readonly Value[], fill: Value): Value[] =>
  Array.from({ length: labelsMost }, (_, at) => some[at] ?? fill);

const numberText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** Rows as they were read: nobody looks for what was typed in them. */
const untouched = new WeakSet<TypedVariant>();

function rowOf(seen: VariantCells): TypedVariant {
  const row = cellsOf(seen);
  untouched.add(row);
  return row;
}

const cellsOf = (seen: VariantCells): TypedVariant => ({
  id: seen.sku,
  seen,
  values: slots(seen.values, ''),
  sku: seen.sku,
  gtin: seen.gtin,
  price: writtenAmount(seen.price),
  ...cellsOfOffer(seen.sale),
  stock: String(seen.stock),
  weight: numberText(seen.weight_kg),
  content: writtenContent(seen.content),
  shelf: seen.shelf,
  onSale: seen.on_sale,
});

export const draftOf = ({ options, variants }: ProductVariantTable): VariantsDraft => ({
  labels: slots(options, ''),
  rows: variants.map(rowOf),
  made: 0,
});

/** Columns of values are "value 0" to "value 2"; the others are named as the field. */
function typedOver(row: TypedVariant, cells: readonly TypedCell[]): TypedVariant {
  const typed = { ...row, values: [...row.values] };
  for (const { column, text } of cells) {
    const [, place] = /^value (\d)$/.exec(column) ?? [];
    if (place === undefined) Object.assign(typed, { [column]: text });
    else typed.values[Number(place)] = text;
  }
  return typed;
}

export function withTyped(draft: VariantsDraft, cells: readonly TypedCell[]): VariantsDraft {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  const rows = draft.rows.map((row) => {
    const own = byRow.get(row.id);
    return own === undefined ? row : typedOver(row, own);
  });
  return { ...draft, rows };
}

/** What SKUs have in common up to a separator: "GU-R-S" and "GU-V-S" begin with "GU". */
function sharedBeginning(skus: readonly string[]): string {
  const [first = '', ...others] = skus;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return others.length === 0
    ? first
    : first
        .slice(0, length)
        .replace(/[^-_./ ]*$/, '')
        .replace(/[-_./ ]+$/, '');
}

/** New rows: all combinations with at least one of the values typed that no row has yet. */
export function withProposed(draft: VariantsDraft, typed: readonly string[], code: string): VariantsDraft {
  const first = draft.rows.find(({ onSale }) => onSale);
  const used = draft.labels.map((label) => label.trim() !== '');
  const known = draft.labels.map((_, at) => [
    ...new Set(draft.rows.map(({ values }) => values[at]?.trim() ?? '').filter((value) => value !== '')),
  ]);
  const lower = (values: readonly string[]) => JSON.stringify(values.map((value) => value.toLowerCase()));
  const fresh = typed.map((text, at) =>
    valuesTyped(text).filter((value) => !known[at]?.some((one) => one.toLowerCase() === value.toLowerCase())),
  );
  let combinations: readonly (readonly string[])[] = [[]];
  for (const at of draft.labels.keys()) {
    const all = used[at] === true ? [...(known[at] ?? []), ...(fresh[at] ?? [])] : [''];
    combinations = combinations.flatMap((some) =>
      (all.length === 0 ? [''] : all).map((value) => [...some, value]),
    );
  }
  const beginning = sharedBeginning(draft.rows.flatMap(({ seen }) => seen?.sku ?? [])) || code;
  const has = new Set(draft.rows.map(({ values }) => lower(values)));
  const added = combinations.filter(
    (values) => values.some((value, at) => fresh[at]?.includes(value)) && !has.has(lower(values)),
  );
  const rows = added.map((values, at) => ({
    ...emptyRow(draft.made + at + 1, first),
    values,
    sku: skuOfValues(beginning, values),
  }));
  return { ...draft, rows: [...draft.rows, ...rows], made: draft.made + rows.length };
}

const emptyRow = (number: number, like: TypedVariant | undefined): TypedVariant => ({
  id: `new ${number}`,
  seen: undefined,
  values: slots([], ''),
  sku: '',
  gtin: '',
  price: like?.price ?? '',
  ...cellsOfOffer(null),
  stock: '0',
  weight: like?.weight ?? '',
  content: like?.content ?? '',
  shelf: '',
  onSale: true,
});

export const withRow = (draft: VariantsDraft): VariantsDraft => ({
  ...draft,
  rows: [...draft.rows, emptyRow(draft.made + 1, draft.rows[0])],
  made: draft.made + 1,
});

/** One that is new goes; one that is there goes out of sale, or comes back. */
export const withoutRow = (draft: VariantsDraft, { id, seen }: TypedVariant): VariantsDraft => ({
  ...draft,
  rows:
    seen === undefined
      ? draft.rows.filter((row) => row.id !== id)
      : draft.rows.map((row) => (row.id === id ? { ...row, onSale: !row.onSale } : row)),
});

interface Fresh {
  readonly seen: ProductVariantTable;
  readonly fresh: ProductVariantTable;
  /** The SKU of a variant that shall be as the others left it; "options": the labels. */
  readonly dropped?: string | undefined;
}

/** What was typed stays over what is seen now, but for what is dropped. */
export function onFresh(draft: VariantsDraft, { seen: before, fresh, dropped }: Fresh): VariantsDraft {
  const isTyped = JSON.stringify(draft.labels) !== JSON.stringify(draftOf(before).labels);
  const labels = isTyped && dropped !== 'options' ? draft.labels : draftOf(fresh).labels;
  const bySku = new Map(draft.rows.map((row) => [row.id, row]));
  const merged = fresh.variants.map((seen): TypedVariant => {
    const now = rowOf(seen);
    const row = bySku.get(seen.sku);
    if (row?.seen === undefined || seen.sku === dropped) return now;
    const old = rowOf(row.seen);
    const kept = (Object.keys(now) as (keyof TypedVariant)[]).filter(
      (name) => name !== 'seen' && JSON.stringify(row[name]) !== JSON.stringify(old[name]),
    );
    return { ...now, ...Object.fromEntries(kept.map((name) => [name, row[name]])) };
  });
  return { ...draft, labels, rows: [...merged, ...draft.rows.filter(({ seen }) => seen === undefined)] };
}

export type CellFault = 'required' | 'price' | 'stock' | 'weight' | 'content' | 'gtin' | 'day';

const isOfOffer = (column: string): column is keyof OfferCells =>
  column === 'sale' || column === 'saleFrom' || column === 'saleTo';

/** What is wrong with a cell as typed, as far as it is known without the shop. */
export function cellFault(
  { labels }: VariantsDraft,
  row: TypedVariant,
  column: string,
): CellFault | undefined {
  if (!row.onSale) return undefined;
  const [, place] = /^value (\d)$/.exec(column) ?? [];
  if (place !== undefined) {
    const isTouched = row.seen === undefined || row.values[Number(place)] !== row.seen.values[Number(place)];
    return isTouched && labels[Number(place)]?.trim() !== '' && row.values[Number(place)]?.trim() === ''
      ? 'required'
      : undefined;
  }
  if (isOfOffer(column)) return offerFault(row, column);
  if (column === 'weight' && typedWeight(row.weight) === undefined) return 'weight';
  if (column === 'content' && netContentOf(row.content) === undefined) return 'content';
  if (column === 'gtin' && !/^(?:\d{8}|\d{12,14})?$/.test(row.gtin.trim())) return 'gtin';
  const isPriced = row.seen === undefined || row.price !== writtenAmount(row.seen.price);
  if (column === 'price' && isPriced && (amountOf(row.price) ?? 0) <= 0) return 'price';
  if (row.seen !== undefined) return undefined;
  if (column === 'sku' && row.sku.trim() === '') return 'required';
  return column === 'stock' && typedPieces(row.stock) === undefined ? 'stock' : undefined;
}

const changed = <Value>(from: Value, to: Value): { from: Value; to: Value } | undefined =>
  JSON.stringify(from) === JSON.stringify(to) ? undefined : { from, to };

/** A list price that is another one; undefined: it is not, or it is none yet. */
function priceChange(seen: VariantCells, { price }: TypedVariant) {
  const to = amountOf(price);
  return seen.price === null || to === undefined ? undefined : changed(seen.price, to);
}

/** An offer that is another one; undefined: it is not. Times that were not touched stay to the second. */
function offerChange(seen: VariantCells, row: TypedVariant) {
  const before = cellsOfOffer(seen.sale);
  const { sale, saleFrom, saleTo } = row;
  if (seen.price === null || JSON.stringify(before) === JSON.stringify({ sale, saleFrom, saleTo }))
    return undefined;
  const typed = offerOfCells(row);
  return changed(
    seen.sale,
    typed && {
      ...typed,
      ...(before.saleFrom === saleFrom && { from: seen.sale?.from ?? null }),
      ...(before.saleTo === saleTo && { to: seen.sale?.to ?? null }),
    },
  );
}

type VariantChange = Saving['change'][number];

/** The labels that are used, by their places. */
interface Labelled {
  readonly places: readonly number[];
  readonly isRelabelled: boolean;
}

const valuesIn = ({ values }: TypedVariant, { places }: Labelled): string[] =>
  places.map((at) => values[at]?.trim() ?? '');

/** What differs in a row from what was seen; undefined: nothing. */
function changeOf(row: TypedVariant, seen: VariantCells, labelled: Labelled): VariantChange | undefined {
  const values = changed(seen.values, valuesIn(row, labelled));
  const gtin = changed(seen.gtin, row.gtin.replaceAll(/\s/g, ''));
  const weight = changed(seen.weight_kg, typedWeight(row.weight) ?? null);
  const content = changed(seen.content, netContentOf(row.content) ?? null);
  const shelf = changed(seen.shelf, row.shelf.trim());
  const sale = changed(seen.on_sale, row.onSale);
  const price = row.onSale ? priceChange(seen, row) : undefined;
  const offer = row.onSale ? offerChange(seen, row) : undefined;
  // Their values are written anew with other labels, unless they are out of sale.
  const wantsValues = values !== undefined && (row.onSale || !labelled.isRelabelled);
  const change = {
    sku: seen.sku,
    ...(wantsValues && { values }),
    ...(gtin && { gtin }),
    ...(weight && { weight_kg: weight }),
    ...(content && { content }),
    ...(shelf && { shelf }),
    ...(sale && { on_sale: sale }),
    ...(price && { price }),
    ...(offer && { sale: offer }),
  };
  return Object.keys(change).length > 1 ? change : undefined;
}

interface KnownChange {
  readonly labels: string;
  readonly change: VariantChange | undefined;
}
/** Of rows as they stand: of a thousand, a keystroke makes one anew. */
const knownChanges = new WeakMap<TypedVariant, KnownChange>();

function knownChangeOf(
  row: TypedVariant,
  seen: VariantCells,
  labelled: Labelled & { readonly key: string },
): VariantChange | undefined {
  if (!labelled.isRelabelled && untouched.has(row)) return undefined;
  const known = knownChanges.get(row);
  if (known?.labels === labelled.key) return known.change;
  const change = changeOf(row, seen, labelled);
  knownChanges.set(row, { labels: labelled.key, change });
  return change;
}

/** What is sent: what differs from what was seen, with what was seen; and the ids of the rows in that order. */
export function savingOf(draft: VariantsDraft, { id, options }: ProductVariantTable) {
  const places = [...draft.labels.keys()].filter((at) => draft.labels[at]?.trim() !== '');
  const to = places.map((at) => draft.labels[at]?.trim() ?? '');
  const isRelabelled = JSON.stringify(options) !== JSON.stringify(to);
  const labelled = { places, isRelabelled, key: JSON.stringify([places, isRelabelled]) };
  const edited = draft.rows.flatMap((row) => {
    const change = row.seen && knownChangeOf(row, row.seen, labelled);
    return change === undefined ? [] : [{ id: row.id, change }];
  });
  const added = draft.rows.filter(({ seen }) => seen === undefined);
  const input: Saving = {
    id,
    options: { from: [...options], to },
    add: added.map((row) => ({
      sku: row.sku.trim(),
      gtin: row.gtin.replaceAll(/\s/g, ''),
      values: valuesIn(row, labelled),
      price: amountOf(row.price) ?? 0,
      stock: typedPieces(row.stock) ?? 0,
      weight_kg: typedWeight(row.weight) ?? null,
      content: netContentOf(row.content) ?? null,
    })),
    change: edited.map(({ change }) => change),
  };
  return {
    input,
    count: edited.length + added.length + (isRelabelled ? 1 : 0),
    ids: { add: added.map((row) => row.id), change: edited.map((one) => one.id) },
  };
}

const columns: Readonly<Record<string, string>> = {
  values: 'value 0',
  options: 'value 0',
  weight_kg: 'weight',
  sale_to: 'saleTo',
};

/** The cell that a refusal of the service is about: "add.2.sku". */
export function placeOf(
  field: string | undefined,
  ids: ReturnType<typeof savingOf>['ids'],
): { readonly row: string; readonly column: string } | undefined {
  const [, list, at, name] = /^(add|change)\.(\d+)\.(\w+)$/.exec(field ?? '') ?? [];
  if (name === undefined) return undefined;
  const row = (list === 'add' ? ids.add : ids.change)[Number(at)];
  return row === undefined ? undefined : { row, column: columns[name] ?? name };
}
