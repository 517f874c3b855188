import type {
  CarrierColumn,
  CarrierLine,
  CarrierTemplateFields,
} from '@casamaestra/contract/staff/staff-carriers.operations.ts';
import { carrierValue, mayBeCut } from './carrier-value.ts';
import type { Consignment } from './consignment.ts';
import { inWindows1252 } from './windows-1252.ts';

type Fault = CarrierLine['faults'][number]['what'];
type Layout = Omit<CarrierTemplateFields, 'carrier' | 'name'>;

export const separators = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;

/** What a spreadsheet would take for a formula, also after blanks (OWASP, CSV injection). */
const formula = /^[\s\u00a0]*[=+\-@|]/;
const blanks = /[\p{Cc}\s\u2028\u2029]+/gu;

/** A value as the layout can hold it: one line, in signs of its encoding, which no spreadsheet runs. */
export function plainCell(
  text: string,
  { quotes, separator, encoding }: Layout,
): { readonly text: string; readonly faults: readonly Fault[] } {
  const line = text.replaceAll(blanks, ' ').trim();
  const unquoted =
    quotes === 'never' ? line.replaceAll('"', ' ').replaceAll(separators[separator], ' ') : line;
  const encoded = encoding === 'windows-1252' ? inWindows1252(unquoted) : unquoted;
  const isRun = formula.test(encoded);
  return {
    text: isRun ? `'${encoded}` : encoded,
    faults: [...(encoded === line ? [] : ['replaced' as const]), ...(isRun ? ['guarded' as const] : [])],
  };
}

/** One cell, with what was done to it or is wrong with it. */
function cellOf(
  value: string | null,
  column: CarrierColumn,
  layout: Layout,
): { readonly text: string; readonly faults: readonly Fault[] } {
  const { text, faults } = plainCell(value ?? '', layout);
  const told = value === null ? [...faults, 'hidden' as const] : faults;
  if (text === '') return { text, faults: column.required ? [...told, 'missing'] : told };
  const signs = Array.from(text);
  if (column.most === null || signs.length <= column.most) return { text, faults: told };
  return mayBeCut(column)
    ? { text: signs.slice(0, column.most).join('').trimEnd(), faults: [...told, 'cut'] }
    : { text, faults: [...told, 'too_long'] };
}

/** The cells of one row, and whether it goes. */
export function carrierLine(
  one: Consignment,
  layout: Layout,
  row: number,
): Pick<CarrierLine, 'cells' | 'faults' | 'goes'> {
  const cells = layout.columns.map((column) =>
    cellOf(carrierValue(one, column, { ...layout, row }), column, layout),
  );
  const faults = cells.flatMap((cell, column) => cell.faults.map((what) => ({ column, what })));
  return {
    cells: cells.map(({ text }) => text),
    faults,
    goes: faults.every(({ what }) => what !== 'missing' && what !== 'too_long'),
  };
}
