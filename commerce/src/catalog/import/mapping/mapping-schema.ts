import { z } from 'zod';
import { fieldsSchema, xmlSchema } from './field-schema.ts';
import type { SchemaMistake } from './mistake-finding.ts';
import { pattern, sourceSchema } from './source-schema.ts';

const name = z.string().min(1);
const match = z.strictObject({ column: name, matches: pattern });

const parentSchema = z
  .strictObject({
    /** Which rows are parents. */
    rows: match,
    /** Where the parent's code is found. */
    code: sourceSchema,
    /** Where a variation has its parent's code; rows without it are products of their own. */
    of: sourceSchema.optional(),
    /**
     * Alternatively, the parent's column that lists the SKUs of its variations, each found by the first
     * group of the pattern.
     */
    children: match.optional(),
  })
  .refine(({ of, children }) => (of === undefined) !== (children === undefined), {
    error: 'mapping_parent' satisfies SchemaMistake,
  });

const explodeSchema = z.union([
  name.transform((column) => ({ column })),
  /** Text instead of JSON: "sku=A,color=red|sku=B,color=blue". */
  z.strictObject({ column: name, rows: name, cells: name }),
]);

/**
 * A mapping file: the shop's column → source of its value in the foreign file, and how rows form products.
 */
export const mappingFileSchema = z.strictObject({
  /** Free text for people. */
  note: z.string().optional(),
  columns: z.record(z.string(), sourceSchema),
  /** Keep only records in which every one of these columns matches. */
  only: z.array(match).default([]),
  /** Empty cells of these columns take the value of the row above while `product` stays the same or is empty. */
  fill_down: z.strictObject({ product: name, columns: z.array(name).default([]) }).optional(),
  /** Rows that are variants; the others hold product fields only. */
  variant_rows: match.optional(),
  parent: parentSchema.optional(),
  /** A column with a list: every entry becomes a row of its own. */
  explode: explodeSchema.optional(),
  /** Elements that are rows, and which parts of them become columns. */
  xml: xmlSchema.optional(),
  /** Further columns of JSON Lines, for lists within lists. */
  json: z.strictObject({ fields: fieldsSchema }).optional(),
});
export type MappingFile = z.output<typeof mappingFileSchema>;
export type ParentRule = NonNullable<MappingFile['parent']>;
export type Match = z.output<typeof match>;
