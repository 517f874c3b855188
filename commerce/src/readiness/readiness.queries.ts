import { sql } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface FilledParts {
  readonly hasDelivery: boolean;
  readonly hasCountry: boolean;
  readonly hasProducts: boolean;
  /** Products kept from being published because their offer would lack what the law wants. */
  readonly withheld: number;
  /** Routes of published pages. */
  readonly pages: readonly string[];
}

/** Which of the things a shop needs for selling exist. */
export async function selectFilledParts(database: Database): Promise<FilledParts> {
  const { rows } = await sql<FilledParts>`
    select exists (select from shipping_rule where active) as "hasDelivery",
           exists (select from deliverable_country) as "hasCountry",
           exists (select from product) as "hasProducts",
           (select count(*)::integer from product where withheld) as withheld,
           array(select coalesce(body ->> 'route', 'web-page/' || key)
                   from content_entry
                  where is_current and kind = 'page' and status = 'published'
                    and coalesce(valid_from, now()) <= now() and coalesce(valid_to, 'infinity') > now()) as pages`.execute(
    database,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a query without tables answered no row');
  return row;
}
