import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';

/** More do not help to choose by colour. */
const MOST_COLOURS = 400;

export interface OptionColour {
  readonly label: string;
  readonly value: string;
  readonly swatch: string;
}

/**
 * The usual colour of each value of the options that are colours: those by which alone variants with a colour
 * differ somewhere, or whose every value has one colour. Many variants have the same options: they are counted first.
 */
export async function selectOptionColours(database: Database): Promise<OptionColour[]> {
  const { rows } = await sql<OptionColour>`
    with coloured as (select options, swatch, count(*) as variants
                        from variant where swatch is not null group by options, swatch),
         pairs as (select option ->> 0 as label, option ->> 1 as value, swatch, sum(variants) as variants
                     from coloured cross join lateral jsonb_array_elements(options) as option group by 1, 2, 3),
         labels as (select options -> 0 ->> 0 as label from coloured where jsonb_array_length(options) = 1
                    union
                    select label from (select label, value, count(*) as colours, min(swatch) as first
                                         from pairs group by 1, 2) as by_value
                     group by 1 having max(colours) = 1 and count(distinct first) > 1)
    select label, value, (array_agg(swatch order by variants desc, swatch))[1] as swatch
      from pairs
     where label in (select label from labels)
     group by label, value
     order by sum(variants) desc, label, value
     limit ${MOST_COLOURS}`.execute(database);
  return rows;
}
