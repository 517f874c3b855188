import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * How a name looks without what people write now one way, now another: case, blanks, points, and the legal form of a
 * company at its end.
 */
export const lookOf = (name: string): RawBuilder<string> => sql<string>`
  regexp_replace(regexp_replace(lower(${sql.ref(name)}),
    '[\\s,]+(s\\.?r\\.?l\\.?s?|s\\.?p\\.?a\\.?|s\\.?n\\.?c\\.?|gmbh|ag|ltd\\.?|inc\\.?|b\\.?v\\.?|s\\.?r\\.?o\\.?)\\s*$', ''),
    '[^[:alnum:]]+', '', 'g')`;
