import { commonFields } from './doctypes.ts';
import type { Doctype } from './doctypes.ts';
import { FrappeError } from './frappe-error.ts';

export type Document = Record<string, unknown>;

/** Rows of a table in a document. */
export const rowsOf = (one: Document, table: string): Document[] => (one[table] ?? []) as Document[];

const unknown = (field: unknown): never => {
  throw new FrappeError(417, 'DataError', `Field not permitted in query: ${String(field)}`);
};

/** Compared as a database of texts and numbers does. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a ?? 0) - Number(b ?? 0);
  const [left, right] = [String(a ?? ''), String(b ?? '')];
  return left < right ? -1 : left > right ? 1 : 0;
}

const operators: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '=': (a, b) => compare(a, b) === 0,
  '!=': (a, b) => compare(a, b) !== 0,
  '>': (a, b) => compare(a, b) > 0,
  '<': (a, b) => compare(a, b) < 0,
  '>=': (a, b) => compare(a, b) >= 0,
  '<=': (a, b) => compare(a, b) <= 0,
  in: (a, b) => Array.isArray(b) && b.includes(a),
};

/** A condition on the document, or on the rows of one of its tables where a kind of table comes first. */
function matches(document: Document, type: Doctype, doctype: string, filter: unknown): boolean {
  if (!Array.isArray(filter) || (filter.length !== 3 && filter.length !== 4))
    throw new FrappeError(417, 'ValidationError', 'Filter must have 3 or 4 values');
  const [of, field, sign, value] = (filter.length === 4 ? filter : [doctype, ...(filter as unknown[])]) as [
    string,
    string,
    string,
    unknown,
  ];
  const operator = operators[sign] ?? unknown(sign);
  if (of === doctype) {
    if (![...type.fields, ...commonFields].includes(field)) unknown(field);
    return operator(document[field], value);
  }
  const [table, child] =
    Object.entries(type.tables ?? {}).find(([, one]) => one.doctype === of) ?? unknown(of);
  if (!child.fields.includes(field)) unknown(field);
  return ((document[table] ?? []) as Document[]).some((row) => operator(row[field], value));
}

function ordered(documents: Document[], orderBy: string): Document[] {
  const parts = orderBy.split(',').map((part) => part.trim().split(/\s+/));
  return documents.toSorted((a, b) => {
    for (const [field = '', way = 'asc'] of parts) {
      const sign = compare(a[field], b[field]) * (way === 'desc' ? -1 : 1);
      if (sign !== 0) return sign;
    }
    return 0;
  });
}

const PARAMETERS = new Set(['fields', 'filters', 'order_by', 'limit_start', 'limit_page_length']);

/** What Frappe's list call answers: 20 rows with their names, unless told otherwise. */
export function listed(
  documents: readonly Document[],
  doctype: string,
  type: Doctype,
  query: URLSearchParams,
): Document[] {
  for (const name of query.keys())
    if (!PARAMETERS.has(name)) throw new FrappeError(417, 'ValidationError', `parameter ${name}`);
  const fields = JSON.parse(query.get('fields') ?? '["name"]') as string[];
  for (const field of fields) if (![...type.fields, ...commonFields].includes(field)) unknown(field);
  const filters = JSON.parse(query.get('filters') ?? '[]') as unknown[];
  const found = documents.filter((one) => filters.every((filter) => matches(one, type, doctype, filter)));
  const start = Number(query.get('limit_start') ?? 0);
  const length = Number(query.get('limit_page_length') ?? 20);
  return ordered([...found], query.get('order_by') ?? 'modified desc')
    .slice(start, length === 0 ? undefined : start + length)
    .map((one) => Object.fromEntries(fields.map((field) => [field, one[field] ?? null])));
}
