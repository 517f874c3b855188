import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Choice } from './weigh-choices.ts';

export interface CountedChoice extends Omit<Choice, 'buys'> {
  readonly networks: number;
  readonly week: Date;
}

/** Ids of published products by slug. */
export async function selectProductIds(
  database: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('product')
    .select(['slug', 'id'])
    .where('slug', 'in', slugs)
    .where('published', '=', true)
    .execute();
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds choices to their days and weeks. */
export async function addChoices(database: Database, choices: readonly CountedChoice[]): Promise<void> {
  for (const { term, product, day, opens, networks, week } of choices) {
    await sql`insert into search_choice (term, product_id, day, opens)
      values (${term}, ${product}, ${dayOf(day)}::date, ${opens})
      on conflict (term, product_id, day) do update set opens = search_choice.opens + excluded.opens`.execute(
      database,
    );
    if (networks === 0) continue;
    await sql`insert into search_asked (term, week, networks)
      values (${term}, ${dayOf(week)}::date, ${networks})
      on conflict (term, week) do update set networks = search_asked.networks + excluded.networks`.execute(
      database,
    );
  }
}

/** The newest choices, at most `most`. */
export async function selectChoices(database: Database, most: number): Promise<Choice[]> {
  const { rows } = await sql<{ term: string; product: string; day: string; opens: number; buys: number }>`
    select term, product_id as product, day::text as day, opens, buys
      from search_choice order by day desc, opens desc limit ${most}`.execute(database);
  return rows.map(({ product, day, ...choice }) => ({
    ...choice,
    product: Number(product),
    day: new Date(`${day}T00:00:00Z`),
  }));
}

/** Most networks that opened something after a query in one week, by query. */
export async function selectNetworks(database: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ term: string; networks: number }>`
    select term, max(networks)::int as networks from search_asked group by term`.execute(database);
  return new Map(rows.map(({ term, networks }) => [term, networks]));
}

/** Deletes what is older than `days`, the oldest beyond `most` rows, and counts of queries of which nothing is left. */
export async function pruneChoices(database: Database, days: number, most: number): Promise<void> {
  await sql`delete from search_choice where day < current_date - ${days}::int`.execute(database);
  await sql`delete from search_choice where day <= (
    select day from search_choice order by day desc offset ${most} limit 1)`.execute(database);
  await sql`delete from search_asked asked where week < current_date - ${days}::int
    or not exists (select from search_choice choice where choice.term = asked.term)`.execute(database);
}
