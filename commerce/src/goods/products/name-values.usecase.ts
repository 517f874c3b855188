import type { Database } from '../../platform/database/connection.ts';
import { isNamedKind, namesOfKind } from './named.queries.ts';
import type { NamedKind } from './named.queries.ts';

interface NamedField {
  /** As the log names it. */
  readonly field: string;
  readonly values: readonly unknown[];
}

/**
 * What people call numbers and codes in fields of products: categories, brands, makers, types. What is gone, and what is
 * no such field, is undefined.
 */
export async function nameValues(
  database: Database,
  fields: readonly NamedField[],
): Promise<(field: string, value: unknown) => string | undefined> {
  const wanted = new Map<NamedKind, Set<string>>();
  for (const { field, values } of fields) {
    if (!isNamedKind(field)) continue;
    const own = wanted.get(field) ?? new Set();
    for (const value of values)
      if (typeof value === 'number' || typeof value === 'string') own.add(String(value));
    wanted.set(field, own);
  }
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [kind, keys] of wanted) names.set(kind, await namesOfKind(database, kind, [...keys]));
  return (field, value) =>
    typeof value === 'number' || typeof value === 'string' ? names.get(field)?.get(String(value)) : undefined;
}
