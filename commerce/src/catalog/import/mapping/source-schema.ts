import { z } from 'zod';
import type { SchemaMistake } from './mistake-finding.ts';
import { unitFactor } from '../unit-factor.ts';

/** A regular expression as text. */
export const pattern = z
  .string()
  .min(1)
  .max(500)
  .refine(isPattern, { error: 'mapping_pattern' satisfies SchemaMistake });

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const unit = z
  .string()
  .refine((text) => unitFactor(text, text) !== null, { error: 'mapping_unit' satisfies SchemaMistake });

/** Operations on the text, in this order. */
const steps = {
  /** First group of the pattern (or the whole match); no match gives no value. */
  extract: pattern.optional(),
  /** Pairs of pattern and replacement. */
  replace: z.array(z.tuple([pattern, z.string()])).optional(),
  /** Splits at this separator, trims the parts and joins them with `join` (default " > "). */
  split: z.string().min(1).optional(),
  join: z.string().optional(),
  /** Replaces whole texts: {"Y": "sì"}. Other texts are kept unless `only_listed` is true. */
  values: z.record(z.string(), z.string()).optional(),
  only_listed: z.boolean().optional(),
  convert: z
    .strictObject({ from: unit, to: unit })
    .refine(({ from, to }) => unitFactor(from, to) !== null, {
      error: 'mapping_units_differ' satisfies SchemaMistake,
    })
    .optional(),
  multiply: z.number().optional(),
  /** Decimals kept by `convert` and `multiply`. */
  decimals: z.int().min(0).max(6).optional(),
  max_length: z.int().min(1).optional(),
  default: z.string().optional(),
};

const columnSource = z.strictObject({ column: z.string().min(1), ...steps });
const columnsSource = z.strictObject({
  columns: z.array(z.string().min(1)).min(1),
  separator: z.string().default(' '),
  ...steps,
});
const templateSource = z.strictObject({ template: z.string().min(1), ...steps });
/** Two columns with lists of the same length: names and values. */
const pairsSource = z.strictObject({
  pairs: z.strictObject({
    names: z.string().min(1),
    values: z.string().min(1),
    split: z.string().min(1).default('|'),
  }),
  ...steps,
});
const constantSource = z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean()]) });
/**
 * An invented price for test data: spread evenly between two bounds by a hash of a column, the same at
 * every run.
 */
const placeholderSource = z.strictObject({
  placeholder_price: z.strictObject({
    by: z.string().min(1),
    from: z.number().positive(),
    to: z.number().positive(),
  }),
});
const rulesSource = z.strictObject({
  rules: z
    .array(
      z.strictObject({
        column: z.string().min(1),
        matches: pattern,
        value: z.lazy((): z.ZodType<MappingSource> => sourceSchema),
      }),
    )
    .min(1),
  otherwise: z.lazy((): z.ZodType<MappingSource> => sourceSchema).optional(),
});

type ColumnSource = z.output<typeof columnSource>;
export type PairsSource = z.output<typeof pairsSource>;
export type MappingSteps = Omit<ColumnSource, 'column'>;
export interface RulesSource {
  readonly rules: readonly {
    readonly column: string;
    readonly matches: string;
    readonly value: MappingSource;
  }[];
  readonly otherwise?: MappingSource | undefined;
}
/** Where a value comes from: a column's name alone, or one of the forms above. */
export type MappingSource =
  | string
  | ColumnSource
  | z.output<typeof columnsSource>
  | z.output<typeof templateSource>
  | PairsSource
  | z.output<typeof constantSource>
  | z.output<typeof placeholderSource>
  | RulesSource;

/** Any form of source. */
export const sourceSchema: z.ZodType<MappingSource> = z.union([
  z.string().min(1),
  columnSource,
  columnsSource,
  templateSource,
  pairsSource,
  constantSource,
  placeholderSource,
  rulesSource,
]) as z.ZodType<MappingSource>;
