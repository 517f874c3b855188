import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { CallArguments } from '../contract-http/endpoint.ts';
import type { PromoTab } from './view/present-promo-tab.ts';

type Field = keyof PromoTab;
type FieldValue = string | number;
export type PromoTabRow = Record<string, FieldValue>;

const fields: readonly Field[] = [
  'name',
  'creation',
  'modified',
  'docstatus',
  'idx',
  'text',
  'url',
  'icon',
  'b2c',
  'b2b',
  'status',
  'order',
];
const known: ReadonlySet<string> = new Set(fields);
const DEFAULT_LENGTH = 20;

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function isField(name: unknown): name is Field {
  return typeof name === 'string' && known.has(name);
}

const unknownField = (parameter: string, name: unknown) =>
  refused('list_field_unknown', { name: String(name).slice(0, 60), known: [...known] }, parameter);

function readFields(value: unknown): Outcome<readonly Field[]> {
  if (value === undefined || value === '') return accepted(['name']);
  const list = parseJson(value);
  if (!Array.isArray(list)) return refused('list_fields_no_list', {}, 'fields');
  const names = list.map((name: unknown) =>
    typeof name === 'string' ? name.replace(/^(`tabPromo Slider`\.)?`?(.*?)`?$/, '$2') : name,
  );
  if (names.includes('*')) return accepted(fields);
  const stranger = names.find((name) => !isField(name));
  return stranger === undefined ? accepted(names as Field[]) : unknownField('fields', stranger);
}

type Condition = (row: PromoTab) => boolean;

const compare = (a: FieldValue, b: FieldValue): number =>
  typeof a === 'number' && Number.isFinite(Number(b))
    ? a - Number(b)
    : String(a).localeCompare(String(b), 'it');

function like(value: FieldValue, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('%');
  const text = String(value).toLowerCase();
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? (text.startsWith(part) ? 0 : -1) : text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  const last = parts.at(-1) ?? '';
  return last === '' || text.endsWith(last);
}

function listed(wanted: unknown): FieldValue[] {
  const items: unknown[] = Array.isArray(wanted) ? wanted : String(wanted).split(',');
  return items.map((item) => (typeof item === 'number' ? item : String(item).trim()));
}

const operators: Readonly<Record<string, (value: FieldValue, wanted: unknown) => boolean>> = {
  '=': (value, wanted) => compare(value, wanted as FieldValue) === 0,
  '!=': (value, wanted) => compare(value, wanted as FieldValue) !== 0,
  '<': (value, wanted) => compare(value, wanted as FieldValue) < 0,
  '<=': (value, wanted) => compare(value, wanted as FieldValue) <= 0,
  '>': (value, wanted) => compare(value, wanted as FieldValue) > 0,
  '>=': (value, wanted) => compare(value, wanted as FieldValue) >= 0,
  like: (value, wanted) => like(value, String(wanted)),
  'not like': (value, wanted) => !like(value, String(wanted)),
  in: (value, wanted) => listed(wanted).some((item) => compare(value, item) === 0),
  'not in': (value, wanted) => !listed(wanted).some((item) => compare(value, item) === 0),
};

function condition(triple: readonly unknown[]): Outcome<Condition> {
  const [field, operator, wanted] =
    triple.length === 4 ? triple.slice(1) : triple.length === 2 ? [triple[0], '=', triple[1]] : triple;
  if (!isField(field)) return unknownField('filters', field);
  const name = String(operator).toLowerCase();
  const test = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (test === undefined) {
    const named = { operator: String(operator).slice(0, 20), known: Object.keys(operators) };
    return refused('list_operator_unknown', named, 'filters');
  }
  return accepted((row) => test(row[field], wanted));
}

function readFilters(value: unknown): Outcome<readonly Condition[]> {
  if (value === undefined || value === '') return accepted([]);
  const parsed = parseJson(value);
  if (typeof parsed !== 'object' || parsed === null) {
    return refused('list_filters_not_json', {}, 'filters');
  }
  const triples: unknown[] = Array.isArray(parsed)
    ? parsed.length > 0 && !Array.isArray(parsed[0])
      ? [parsed]
      : parsed
    : Object.entries(parsed).map(([field, wanted]) =>
        Array.isArray(wanted) ? [field, ...wanted] : [field, '=', wanted],
      );
  const conditions: Condition[] = [];
  for (const triple of triples) {
    const one = condition(Array.isArray(triple) ? triple : []);
    if (!one.ok) return one;
    conditions.push(one.value);
  }
  return accepted(conditions);
}

function readOrder(value: unknown): Outcome<(a: PromoTab, b: PromoTab) => number> {
  if (value === undefined || value === '') return accepted((a, b) => a.order - b.order);
  const steps: [Field, number][] = [];
  for (const part of String(value).split(',')) {
    const [, name, direction] =
      /^\s*(?:`tabPromo Slider`\.)?`?(\w+)`?(?:\s+(asc|desc))?\s*$/i.exec(part) ?? [];
    if (!isField(name)) return unknownField('order_by', name ?? part.trim());
    steps.push([name, direction?.toLowerCase() === 'desc' ? -1 : 1]);
  }
  return accepted((a, b) => {
    for (const [field, sign] of steps) {
      const order = compare(a[field], b[field]) * sign;
      if (order !== 0) return order;
    }
    return 0;
  });
}

function readCount(args: CallArguments, name: string, absent: number): Outcome<number> {
  const value = args[name];
  if (value === undefined || value === '') return accepted(absent);
  const count = Number(value);
  return Number.isSafeInteger(count) && count >= 0
    ? accepted(count)
    : refused('list_count_invalid', { value: String(value).slice(0, 40) }, name);
}

/** Frappe's list parameters over the promo tabs; limit_page_length 0 means all. Only known fields pass. */
export function listPromoTabs(tabs: readonly PromoTab[], args: CallArguments): Outcome<PromoTabRow[]> {
  const fields = readFields(args.fields);
  if (!fields.ok) return fields;
  const filters = readFilters(args.filters);
  if (!filters.ok) return filters;
  const alternatives = readFilters(args.or_filters);
  if (!alternatives.ok) return alternatives;
  const order = readOrder(args.order_by);
  if (!order.ok) return order;
  const start = readCount(args, 'limit_start', 0);
  if (!start.ok) return start;
  const length = readCount(
    args,
    args.limit_page_length === undefined ? 'limit' : 'limit_page_length',
    DEFAULT_LENGTH,
  );
  if (!length.ok) return length;
  const rows = tabs
    .filter((tab) => filters.value.every((test) => test(tab)))
    .filter((tab) => alternatives.value.length === 0 || alternatives.value.some((test) => test(tab)))
    .toSorted(order.value);
  const end = length.value === 0 ? undefined : start.value + length.value;
  return accepted(
    rows
      .slice(start.value, end)
      .map((tab) => Object.fromEntries(fields.value.map((field) => [field, tab[field]]))),
  );
}
