import { z } from 'zod';
import type { SchemaMistake } from './mistake-finding.ts';
import { parsePath } from './node-path.ts';

const path = z.string().refine((text) => parsePath(text) !== null, {
  error: 'mapping_path' satisfies SchemaMistake,
});

/** A text with paths in braces; every path must be readable. */
const template = z
  .string()
  .refine((text) => [...text.matchAll(/\{([^}]+)\}/g)].every(([, inner = '']) => parsePath(inner) !== null), {
    error: 'mapping_template' satisfies SchemaMistake,
  });

/** Whether it is a path of element names from the root: "/BMECAT/T_NEW_CATALOG/PRODUCT". */
const isRowsPath = (text: string): boolean => /^(?:\/(?:\*|[^\s/[\]@=]+)){1,12}$/u.test(text);

const separator = z.string().default('|');

export const fieldSchema = z.union([
  path.transform((text) => ({ path: text, separator: '|' })),
  /** Texts of all matching nodes, joined. */
  z.strictObject({
    path,
    separator,
    /** Names of lookup tables: the text is looked up in the first, the result in the next. */
    through: z.array(z.string().min(1)).optional(),
  }),
  /** A text for each node; nodes that lack a value for one of the paths are skipped. */
  z.strictObject({ each: path, text: template, separator }),
  /** A JSON list with an object for each node. */
  z.strictObject({ each: path, as: z.record(z.string(), path) }),
]);

const rowsPath = z.string().refine(isRowsPath, { error: 'mapping_rows' satisfies SchemaMistake });

/**
 * Elements elsewhere in the file used as a lookup table; with `parent` the names are joined from the top
 * level.
 */
const tableSchema = z.strictObject({ rows: rowsPath, key: path, value: path, parent: path.optional() });
export type TableRule = z.output<typeof tableSchema>;

export const fieldsSchema = z.record(z.string().min(1), fieldSchema);
export type MappedField = z.output<typeof fieldSchema>;
export type Fields = z.output<typeof fieldsSchema>;

export const xmlSchema = z
  .strictObject({
    rows: rowsPath,
    fields: fieldsSchema,
    tables: z.record(z.string(), tableSchema).default({}),
  })
  .refine(
    ({ fields, tables }) =>
      Object.values(fields).every(
        (field) =>
          !('through' in field) || (field.through ?? []).every((name) => Object.hasOwn(tables, name)),
      ),
    { error: 'mapping_table' satisfies SchemaMistake },
  );
