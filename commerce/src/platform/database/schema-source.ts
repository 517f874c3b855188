import type pg from 'pg';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly generated: boolean;
  readonly defaulted: boolean;
  /** Values of a check constraint "column in (…)", as TypeScript literals. */
  readonly allowed: string | null;
}

const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
         not a.attnotnull as nullable,
         a.attidentity = 'a' or a.attgenerated <> '' as generated,
         a.atthasdef or a.attidentity = 'd' as defaulted,
         (select string_agg(quote_literal(m[1]), ' | ' order by n)
            from pg_constraint k,
                 regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality as t(m, n)
           where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
             and pg_get_constraintdef(k.oid) like '%= ANY%') as allowed
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
   order by c.relname, a.attnum`;

const plainTypes: Readonly<Record<string, string>> = {
  text: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  real: 'number',
  date: 'string',
  uuid: 'string',
  xid8: 'string',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  bytea: 'Buffer',
};

function columnType(column: Column): string {
  const nullable = column.nullable ? ' | null' : '';
  if (column.type === 'jsonb' || column.type === 'json')
    return column.nullable ? 'NullableJson' : column.defaulted ? 'DefaultedJson' : 'Json';
  if (column.type === 'timestamp with time zone') {
    if (column.nullable) return 'NullableMoment';
    return column.defaulted ? 'DefaultedMoment' : 'Moment';
  }
  const plain = column.allowed ?? plainTypes[column.type];
  if (plain === undefined)
    throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`);
  if (column.generated) return `GeneratedAlways<${plain}>`;
  return column.defaulted ? `Generated<${plain}${nullable}>` : `${plain}${nullable}`;
}

const pascalCase = (name: string) =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The text of schema.ts for a migrated database. */
export async function schemaSource(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(columnsQuery);
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};`);
    return `export interface ${pascalCase(table)}Table {\n${lines.join('\n')}\n}`;
  });
  const entries = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)}Table;`);
  const body = interfaces.join('\n\n');
  return `${header(body)}\n${body}\n\n/** Every table of the shop. */\nexport interface Schema {\n${entries.join('\n')}\n}\n`;
}

const aliases: Readonly<Record<string, string>> = {
  Json: 'ColumnType<unknown, string, string>',
  DefaultedJson: 'ColumnType<unknown, string | undefined, string>',
  NullableJson: 'ColumnType<unknown, string | null | undefined, string | null>',
  Moment: 'ColumnType<Date, Date | string, Date | string>',
  DefaultedMoment: 'ColumnType<Date, Date | string | undefined, Date | string>',
  NullableMoment: 'ColumnType<Date | null, Date | string | null | undefined, Date | string | null>',
};

function header(body: string): string {
  const used = Object.entries(aliases).filter(([name]) => new RegExp(`: ${name};`).test(body));
  return `// Made from the migrated database by write-schema.ts; a test compares the two.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

// jsonb is read as a value to be parsed and written as JSON text; timestamptz is read as Date.
${used.map(([name, type]) => `type ${name} = ${type};`).join('\n')}
`;
}
