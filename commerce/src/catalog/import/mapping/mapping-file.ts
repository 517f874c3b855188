import { z } from 'zod';
import { columnNamed } from '../reading/columns.ts';
import { unitFactor } from '../unit-factor.ts';

const pattern = z
  .string()
  .min(1)
  .max(500)
  .refine(isPattern, { error: 'non è un’espressione regolare valida' });

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const unit = z
  .string()
  .refine((text) => unitFactor(text, text) !== null, { error: 'unità non riconosciuta' });

/** What may be done to a text once it is found, in this order. */
const steps = {
  /** First group of the pattern (or the whole match); no match gives no value. */
  extract: pattern.optional(),
  /** Pairs of pattern and replacement. */
  replace: z.array(z.tuple([pattern, z.string()])).optional(),
  /** Cuts at this separator, trims the parts and joins them with `join` (default " > "). */
  split: z.string().min(1).optional(),
  join: z.string().optional(),
  /** Whole texts to other texts: {"Y": "sì"}. Others pass unless `only_listed` is true. */
  values: z.record(z.string(), z.string()).optional(),
  only_listed: z.boolean().optional(),
  convert: z
    .strictObject({ from: unit, to: unit })
    .refine(({ from, to }) => unitFactor(from, to) !== null, { error: 'le due unità misurano cose diverse' })
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
const constantSource = z.strictObject({ constant: z.union([z.string(), z.number(), z.boolean()]) });
/** A price that nobody set: spread evenly between two bounds by the text of a column, the same at every run. */
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
        value: z.lazy((): z.ZodType<Source> => sourceSchema),
      }),
    )
    .min(1),
  otherwise: z.lazy((): z.ZodType<Source> => sourceSchema).optional(),
});

export type ColumnSource = z.output<typeof columnSource>;
export type ColumnsSource = z.output<typeof columnsSource>;
export type TemplateSource = z.output<typeof templateSource>;
export type Steps = Omit<ColumnSource, 'column'>;
export interface RulesSource {
  readonly rules: readonly { readonly column: string; readonly matches: string; readonly value: Source }[];
  readonly otherwise?: Source | undefined;
}
/** Where a value comes from: a column's name alone, or one of the forms above. */
export type Source =
  | string
  | ColumnSource
  | ColumnsSource
  | TemplateSource
  | z.output<typeof constantSource>
  | z.output<typeof placeholderSource>
  | RulesSource;

const sourceSchema: z.ZodType<Source> = z.union([
  z.string().min(1),
  columnSource,
  columnsSource,
  templateSource,
  constantSource,
  placeholderSource,
  rulesSource,
]) as z.ZodType<Source>;

const ours = (name: string) => columnNamed(name) !== undefined || /^(?:feature|option):./.test(name);

/** A mapping file: our column → where its value comes from in the foreign file. */
export const mappingFileSchema = z.strictObject({
  /** Free text for people. */
  note: z.string().optional(),
  columns: z.record(z.string(), sourceSchema),
  /** Keep only records in which every one of these columns matches. */
  only: z.array(z.strictObject({ column: z.string().min(1), matches: pattern })).default([]),
});
export type MappingFile = z.output<typeof mappingFileSchema>;

export type MappingOutcome =
  | { readonly ok: true; readonly mapping: MappingFile }
  | { readonly ok: false; readonly reason: string };

/** Reads a mapping file's text; every mistake is named with its place, in Italian. */
export function parseMapping(text: string): MappingOutcome {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, reason: `non è JSON valido: ${(error as Error).message}` };
  }
  const parsed = mappingFileSchema.safeParse(json);
  if (!parsed.success) {
    const lines = parsed.error.issues.slice(0, 8).map((issue) => {
      const detail =
        issue.code === 'invalid_union'
          ? 'forma non riconosciuta (vedi docs/catalogue-files.md)'
          : issue.message;
      return `${issue.path.join('.') || 'file'}: ${detail}`;
    });
    return { ok: false, reason: lines.join('; ') };
  }
  const unknown = Object.keys(parsed.data.columns).filter((name) => !ours(name));
  if (unknown.length > 0) {
    return { ok: false, reason: `colonne che il negozio non conosce: ${unknown.join(', ')}` };
  }
  return { ok: true, mapping: parsed.data };
}
