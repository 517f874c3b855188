import type { Database } from '../../platform/database/connection.ts';

interface Present {
  readonly record: string;
  readonly staffId: number;
}

export async function putPresence(
  database: Database,
  { record, staffId, fields, at }: Present & { readonly fields: readonly string[]; readonly at: Date },
): Promise<void> {
  const said = { fields: [...fields], seen_at: at };
  await database
    .insertInto('staff_presence')
    .values({ record, staff_id: staffId, ...said })
    .onConflict((conflict) => conflict.columns(['record', 'staff_id']).doUpdateSet(said))
    .execute();
}

/** Takes out the person, and everybody who has not been seen since. */
export async function removePresence(
  database: Database,
  { record, staffId, before }: Present & { readonly before: Date },
): Promise<void> {
  await database
    .deleteFrom('staff_presence')
    .where(({ or, and, eb }) =>
      or([and([eb('record', '=', record), eb('staff_id', '=', staffId)]), eb('seen_at', '<', before)]),
    )
    .execute();
}

/** Others at a record who may still sign in, by name. */
export const othersAt = (
  database: Database,
  { record, staffId, since }: Present & { readonly since: Date },
): Promise<{ who: string; fields: string[] }[]> =>
  database
    .selectFrom('staff_presence')
    .innerJoin('staff', 'staff.id', 'staff_presence.staff_id')
    .select(['staff.name as who', 'fields'])
    .where('record', '=', record)
    .where('staff_id', '<>', staffId)
    .where('seen_at', '>=', since)
    .where('disabled', '=', false)
    .orderBy('staff.name')
    .execute();
