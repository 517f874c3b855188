import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

export interface CountedQuery {
  readonly day: string;
  readonly term: string;
  readonly query: string;
  readonly searches: number;
  readonly results: number;
}

/** Adds queries to their days; of new ones only so many that a day holds `most`. */
export async function addSearched(
  database: Database,
  queries: readonly CountedQuery[],
  most: number,
): Promise<void> {
  if (queries.length === 0) return;
  await sql`
    with counted as (
      select * from json_to_recordset(${JSON.stringify(queries)}::json)
        as n (day date, term text, query text, searches integer, results integer)),
    placed as (
      select n.*, exists (select from searched s where s.day = n.day and s.term = n.term) as known,
             row_number() over (partition by n.day order by n.searches desc, n.term)
               + (select count(*) from searched s where s.day = n.day) as place
        from counted n)
    insert into searched (day, term, query, searches, results)
    select day, term, query, searches, results from placed where known or place <= ${most}
    on conflict (day, term) do update
      set searches = searched.searches + excluded.searches, results = excluded.results, query = excluded.query`.execute(
    database,
  );
}

/** Forgets old days, and of those that are over what hardly anybody asked. */
export async function pruneSearched(
  database: Database,
  { before, rareBefore }: { readonly before: string; readonly rareBefore: string },
  least: number,
): Promise<void> {
  await sql`delete from searched where day < ${before}::date
    or (day < ${rareBefore}::date and term in (
      select term from searched group by term having sum(searches) < ${least}))`.execute(database);
}

export interface SearchedTerm {
  readonly term: string;
  readonly query: string;
  readonly searches: number;
  /** When it was counted last. */
  readonly results: number;
}

/** Queries asked at least `least` times since a day, the commonest first. */
export async function selectSearched(
  database: Database,
  { since, least, empty, limit }: { since: string; least: number; empty?: boolean; limit: number },
): Promise<SearchedTerm[]> {
  const { rows } = await sql<SearchedTerm>`
    select * from (
      select term, (array_agg(query order by day desc))[1] as query, sum(searches)::int as searches,
             (array_agg(results order by day desc))[1] as results
        from searched where day >= ${since}::date group by term) counted
     where searches >= ${least} and (${empty !== true} or results = 0)
     order by searches desc, query limit ${limit}`.execute(database);
  return rows;
}

/** Queries asked at most half as often since `since` as in the days from `before` to it. */
export async function selectFalling(
  database: Database,
  { before, since, least, limit }: { before: string; since: string; least: number; limit: number },
) {
  const { rows } = await sql<{ query: string; this_week: number; last_week: number }>`
    select * from (
      select (array_agg(query order by day desc))[1] as query,
             (coalesce(sum(searches) filter (where day >= ${since}::date), 0))::int as this_week,
             (coalesce(sum(searches) filter (where day < ${since}::date), 0))::int as last_week
        from searched where day >= ${before}::date group by term) counted
     where last_week >= ${least} and this_week * 2 <= last_week
     order by last_week - this_week desc, query limit ${limit}`.execute(database);
  return rows;
}

/** How often products were opened after queries since a day, by term. */
export async function selectOpened(
  database: Database,
  terms: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ term: string; opens: number }>`
    select term, sum(opens)::int as opens from search_choice
     where term = any(${terms}::text[]) and day >= ${since}::date group by term`.execute(database);
  return new Map(rows.map(({ term, opens }) => [term, opens]));
}

interface PopularAsked {
  readonly since: string;
  /** Days on which at least `networksLeast` searched for it. */
  readonly daysLeast: number;
  readonly networksLeast: number;
  readonly limit: number;
}

/** Queries that several asked on several days since a day and that found something last, the commonest first. */
export async function selectPopular(
  database: Database,
  { since, daysLeast, networksLeast, limit }: PopularAsked,
): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from (
      select term, (array_agg(query order by day desc))[1] as query, sum(searches)::int as searches,
             (array_agg(results order by day desc))[1] as results
        from searched where day >= ${since}::date group by term
       having count(*) filter (where searches >= ${networksLeast}) >= ${daysLeast}) counted
     where results > 0
     order by searches desc, query limit ${limit}`.execute(database);
  return rows.map(({ query }) => query);
}
