import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export type WayIn = 'passkey' | 'app' | 'recovery_code' | 'link' | 'confirmation';

export interface FailedSignIns {
  readonly staffId: number | null;
  readonly name: string | null;
  readonly hour: Date;
  readonly ways: readonly {
    readonly way: WayIn;
    readonly failures: number;
    readonly device: string | null;
  }[];
}

/** Counts one more failure of a person's hour. */
export async function countFailure(
  database: Database,
  {
    staffId,
    hour,
    way,
    device,
  }: {
    readonly staffId: number | null;
    readonly hour: Date;
    readonly way: WayIn;
    readonly device: string | null;
  },
): Promise<void> {
  await sql`
    insert into staff_failed_sign_in (staff_id, hour, way, failures, device)
    values (${staffId}::integer, ${hour}::timestamptz, ${way}, 1, ${device})
    on conflict (staff_id, hour, way) do update
      set failures = staff_failed_sign_in.failures + 1, device = excluded.device`.execute(database);
}

/** Takes out what was counted of hours that began before a moment, by person and hour. */
export async function takeFailures(transaction: Database, before: Date): Promise<FailedSignIns[]> {
  const { rows } = await sql<FailedSignIns>`
    with taken as (
      delete from staff_failed_sign_in where hour < ${before}::timestamptz
      returning staff_id, hour, way, failures, device)
    select taken.staff_id as "staffId", staff.name, hour,
           json_agg(json_build_object('way', way, 'failures', failures, 'device', device) order by way) as ways
      from taken left join staff on staff.id = taken.staff_id
     group by taken.staff_id, staff.name, hour order by hour, taken.staff_id`.execute(transaction);
  return rows;
}
