import { importFields } from '@casamaestra/contract/staff/goods-import.operations.ts';
import type { importDecimals, ImportField } from '@casamaestra/contract/staff/goods-import.operations.ts';
import { headingWords } from '@casamaestra/texts/staff/list-words.ts';
import type { SupplierList } from './read-list.ts';

export type Mapping = Readonly<Record<string, ImportField>>;
export type Decimals = (typeof importDecimals)[number];

/** In small letters, without accents, signs and what stands in brackets. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}|\([^)]*\)/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How well a heading fits a field: the whole of it, or words in it; longer is better. */
function fit(heading: string, field: ImportField): number {
  const words = headingWords[field];
  if (words.includes(heading)) return 1000;
  return Math.max(0, ...words.map((word) => (` ${heading} `.includes(` ${word} `) ? word.length : 0)));
}

/** Fields by heading, each field once: the best fitting pair first. */
export function guessMapping(headings: readonly string[]): Mapping {
  const pairs = headings
    .flatMap((heading) => importFields.map((field) => ({ heading, field, fit: fit(plain(heading), field) })))
    .filter((pair) => pair.fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  const mapping = new Map<string, ImportField>();
  const taken = new Set<ImportField>();
  for (const { heading, field } of pairs) {
    if (mapping.has(heading) || taken.has(field)) continue;
    mapping.set(heading, field);
    taken.add(field);
  }
  return Object.fromEntries(mapping);
}

/** How the columns of a list were read; null: not at all. */
export type KeptMapping = Readonly<Record<string, ImportField | null>>;

export const keptMapping = (mapping: Mapping, headings: readonly string[]): KeptMapping =>
  Object.fromEntries(headings.map((heading) => [heading, mapping[heading] ?? null]));

export const readMapping = (kept: KeptMapping): Mapping =>
  Object.fromEntries(Object.entries(kept).flatMap(([heading, field]) => (field ? [[heading, field]] : [])));

/** As the columns of the last list of a supplier were read; of headings it had not, what is left is guessed. */
export function rememberedMapping(kept: KeptMapping, headings: readonly string[]): Mapping {
  const known = readMapping(
    Object.fromEntries(Object.entries(kept).filter(([name]) => headings.includes(name))),
  );
  const taken = new Set(Object.values(known));
  const guessed = guessMapping(headings.filter((heading) => !(heading in kept)));
  return {
    ...known,
    ...Object.fromEntries(Object.entries(guessed).filter(([, field]) => !taken.has(field))),
  };
}

const decimalFields: ReadonlySet<ImportField | undefined> = new Set([
  'price',
  'sale_price',
  'cost',
  'weight',
]);
const LOOKED_AT = 2000;

/** Decimal sign of a number that can be read in one way only. */
function signOf(cell: string): Decimals | undefined {
  if (/,\d{1,2}\D*$|\.\d{3},/.test(cell)) return 'comma';
  return /\.\d{1,2}\D*$|,\d{3}\./.test(cell) ? 'point' : undefined;
}

/** The decimal sign of most numbers; where none tells, the Italian one, unless commas part the columns. */
export function guessDecimals({ rows, separator }: SupplierList, mapping: Mapping): Decimals {
  const headings = Object.keys(mapping).filter((heading) => decimalFields.has(mapping[heading]));
  const count = { comma: 0, point: 0 };
  for (const row of rows.slice(0, LOOKED_AT)) {
    if (!('cells' in row)) continue;
    for (const heading of headings) {
      const sign = signOf(row.cells[heading] ?? '');
      if (sign !== undefined) count[sign] += 1;
    }
  }
  if (count.comma === count.point) return separator === ',' ? 'point' : 'comma';
  return count.comma > count.point ? 'comma' : 'point';
}
