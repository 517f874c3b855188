import { structureRowsMost } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import type { StaffBrand, StaffOperator } from '@casamaestra/contract/staff/staff-structure.operations.ts';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '../platform/database/connection.ts';

export interface RegisterSearch {
  readonly text: string;
  /** Only names that look like another one's. */
  readonly twins: boolean;
}

interface RegisterRows {
  readonly brand: StaffBrand;
  readonly operator: StaffOperator;
}

interface Register<Table> {
  readonly table: Table;
  /** What is told of a row, beside its twins and products. */
  readonly fields: RawBuilder<unknown>;
  /** What a text is looked for in. */
  readonly searched: RawBuilder<unknown>;
  /** Which products have the row `found`. */
  readonly having: RawBuilder<boolean>;
}

/**
 * How a name looks without what people write now one way, now another: case, blanks, points, and the legal form of a
 * company at its end.
 */
const look = sql<string>`
  regexp_replace(regexp_replace(lower(name),
    '[\\s,]+(s\\.?r\\.?l\\.?s?|s\\.?p\\.?a\\.?|s\\.?n\\.?c\\.?|gmbh|ag|ltd\\.?|inc\\.?|b\\.?v\\.?|s\\.?r\\.?o\\.?)\\s*$', ''),
    '[^[:alnum:]]+', '', 'g')`;

/** A pattern of `like` for what holds these letters. */
const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Rows by name, or only those whose name looks like another one's, which then stand together. */
export async function selectRegister<Table extends keyof RegisterRows>(
  database: Database,
  { table, fields, searched, having }: Register<Table>,
  { text, twins }: RegisterSearch,
): Promise<{ rows: RegisterRows[Table][]; count: number; twins: number }> {
  const { rows } = await sql<{ row: RegisterRows[Table]; count: number; alltwins: number }>`
    with looks as (select *, ${look} as look, count(*) over (partition by ${look}) - 1 as twins from ${sql.table(table)}),
    found as (
      select * from looks
       where (${text} = '' or ${searched} ilike ${holding(text)}) and (not ${twins} or twins > 0)),
    told as (
      select ${fields}, twins::integer, (select count(*)::integer from product where ${having}) as products,
             case when ${twins} then look else '' end as place
        from found)
    select to_jsonb(told) - 'place' as row, (count(*) over ())::integer as count,
           (select count(*)::integer from looks where twins > 0) as alltwins
      from told
     order by place, lower(name), id
     limit ${structureRowsMost}`.execute(database);
  const [first] = rows;
  return { rows: rows.map(({ row }) => row), count: first?.count ?? 0, twins: first?.alltwins ?? 0 };
}
