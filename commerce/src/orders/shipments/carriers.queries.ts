import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Carriers by name, with how many parcels wait for their close; one step of the index for each. */
export async function selectCarriers(
  database: Database,
): Promise<readonly { readonly name: string; readonly open: number }[]> {
  const { rows } = await sql<{ name: string; open: number }>`
    with recursive one as (
      (select carrier from parcel where tracking_number <> '' order by carrier limit 1)
      union all
      select (select p.carrier from parcel p where p.tracking_number <> '' and p.carrier > one.carrier
               order by p.carrier limit 1)
        from one where one.carrier is not null)
    select carrier as name,
           (select count(*)::integer from parcel p
             where p.carrier = one.carrier and p.day_close is null and p.tracking_number <> '') as open
      from one where carrier is not null limit 200`.execute(database);
  return rows;
}
