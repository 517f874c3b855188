import type { ShownSet } from '../change-sets/read-changes.usecase.ts';
import { featureOfField, fieldOfFeature } from '../goods/features/stored-features.ts';
import { nameValues } from '../goods/products/name-values.usecase.ts';
import type { Database } from '../platform/database/connection.ts';

type Row = ShownSet['rows'][number];

/** Records whose fields hold numbers of other records: those of other areas have fields of the same names. */
const isNamed = ({ record }: Row): boolean => /^(?:product|category) \d+$/.test(record);

const valueIn = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/**
 * Change sets as people read them: categories, brands, makers and types of products by their names of today, features by
 * their labels. What is gone keeps its number.
 */
export async function withNamedFields(
  database: Database,
  sets: readonly ShownSet[],
): Promise<readonly ShownSet[]> {
  const rows = sets.flatMap((set) => set.rows).filter(isNamed);
  const codes = rows.flatMap(({ field }) => featureOfField(field) ?? []);
  const nameOf = await nameValues(database, [
    { field: 'feature', values: codes },
    ...rows.map(({ field, before, after }) => ({ field, values: [valueIn(before), valueIn(after)] })),
  ]);
  const named = (row: Row): Row => {
    const said = (json: string | null) => {
      const name = nameOf(row.field, valueIn(json));
      return name === undefined ? json : JSON.stringify(name);
    };
    const code = featureOfField(row.field);
    const label = nameOf('feature', code);
    return {
      ...row,
      ...(label !== undefined && { field: fieldOfFeature(label) }),
      before: said(row.before),
      after: said(row.after),
    };
  };
  return sets.map((set) => ({ ...set, rows: set.rows.map((row) => (isNamed(row) ? named(row) : row)) }));
}
