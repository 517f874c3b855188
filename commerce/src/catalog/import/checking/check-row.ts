import { type ProductRow, productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import type { z } from 'zod';
import { type RowProblem, shownValue } from '../row-problem.ts';
import { checkAddress } from './check-address.ts';
import { checkPrecursors, remarksOnClaims } from './check-claims.ts';
import { checkEnergy } from './check-energy.ts';
import { checkPrices, remarksOnPrices } from './check-prices.ts';
import { checkVariants } from './check-variants.ts';
import { fieldOf, issueFinding } from './issue-finding.ts';
import { type Fault, leftOut } from './left-out.ts';
import { newProductOf, takeOut, type GivenRow, valueAt } from './given-row.ts';

/** Which popularity fields a file gives; the shop keeps its own counts for the others. */
export interface Presence {
  readonly sold: boolean;
  readonly rating: boolean;
}

export type CheckedRow =
  | {
      readonly ok: true;
      readonly line: number;
      readonly code: string;
      /** The given row without the invalid parts. */
      readonly given: GivenRow;
      /** The whole product; null when the row lacks something that a new product needs. */
      readonly row: ProductRow | null;
      readonly has: Presence;
      /** Why no new product can be made of the row. */
      readonly missing: readonly RowProblem[];
      readonly problems: readonly RowProblem[];
    }
  | {
      readonly ok: false;
      readonly line: number;
      readonly code: string;
      readonly problems: readonly RowProblem[];
    };

export function codeOf(value: unknown): string {
  const code = valueAt(value, ['code']);
  return typeof code === 'string' ? code.trim().slice(0, 64) : '';
}

const mayBeKept = (path: readonly PropertyKey[]) =>
  ['name', 'category', 'variants'].includes(String(path[0])) &&
  (path.length === 1 || path[2] === 'price' || path[2] === 'sku');

function faultOf(issue: z.core.$ZodIssue, value: unknown): Fault & { readonly isMissing: boolean } {
  const found = valueAt(value, issue.path);
  const most = issue.code === 'too_big' && Array.isArray(found) ? Number(issue.maximum) : undefined;
  return {
    field: fieldOf(issue.path),
    value: most === undefined ? found : undefined,
    reason: issueFinding(issue, found),
    out: leftOut(issue.path, most),
    isMissing: found === undefined && issue.code === 'invalid_type' && mayBeKept(issue.path),
  };
}

type Faults = {
  readonly row: ProductRow | null;
  readonly faults: readonly Fault[];
  readonly missing: readonly Fault[];
};

function faultsOf(given: GivenRow, now: number): Faults {
  const value = newProductOf(given);
  const parsed = productRowSchema.safeParse(value);
  if (!parsed.success) {
    const all = parsed.error.issues.map((issue) => faultOf(issue, value));
    const isMissing = (fault: (typeof all)[number]) => fault.isMissing;
    return { row: null, faults: all.filter((fault) => !isMissing(fault)), missing: all.filter(isMissing) };
  }
  return {
    row: parsed.data,
    faults: [
      ...checkAddress(parsed.data),
      ...checkEnergy(parsed.data),
      ...checkPrices(parsed.data, now),
      ...checkVariants(parsed.data),
      ...checkPrecursors(parsed.data),
    ],
    missing: [],
  };
}

/** Entries of a list are removed from its end, so that the indexes of the others stay right. */
const backwards = (a: Fault, b: Fault) => b.field.localeCompare(a.field, 'en', { numeric: true });

/**
 * Leaving out one part may reveal another fault, so the check is repeated; rows have fewer parts than this.
 */
const rounds = 8;

/**
 * Checks one row against the product schema and the rules the schema cannot express. A wrong part that the
 * product can do without is removed from `given` and listed.
 * @param given changed in place
 * @param now epoch milliseconds of the import
 */
export function checkRow(given: GivenRow, line: number, now: number): CheckedRow {
  const code = codeOf(given);
  const problems: RowProblem[] = [];
  const listed = ({ field, value, reason }: Fault, outcome: RowProblem['outcome']): RowProblem => ({
    line,
    code,
    field,
    value: shownValue(value),
    reason,
    outcome,
  });
  for (let round = 0; ; round += 1) {
    const { row, faults, missing } = faultsOf(given, now);
    const fatal = faults.filter(({ out }) => out === null || round === rounds);
    if (fatal.length > 0) {
      return {
        ok: false,
        line,
        code,
        problems: [...missing, ...fatal].map((fault) => listed(fault, 'rejected')),
      };
    }
    if (faults.length === 0) {
      const remarks = row === null ? [] : [...remarksOnPrices(row), ...remarksOnClaims(row)];
      problems.push(...remarks.map((fault) => listed(fault, 'loaded')));
      const has = { sold: (given['sold'] ?? null) !== null, rating: (given['rating'] ?? null) !== null };
      return {
        ok: true,
        line,
        code,
        given,
        row,
        has,
        missing: missing.map((fault) => listed(fault, 'rejected')),
        problems,
      };
    }
    problems.push(...faults.map((fault) => listed(fault, 'loaded')));
    for (const { out } of faults.toSorted(backwards)) {
      for (const path of out?.paths ?? []) takeOut(given, path, out?.keepEntries);
    }
  }
}
