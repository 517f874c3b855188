import { type ProductRow, productRowSchema } from '@casamaestra/contract/catalog/product-row.ts';
import { type RowProblem, shownValue } from '../row-problem.ts';
import { checkPrices, type Report } from './check-prices.ts';
import { checkVariants } from './check-variants.ts';
import { cleanTexts } from './clean-text.ts';
import { fieldOf, issueText } from './issue-text.ts';

/** Values that a file may leave out to keep what the shop already knows. */
export interface Presence {
  readonly sold: boolean;
  readonly rating: boolean;
}

export type CheckedRow =
  | {
      readonly ok: true;
      readonly line: number;
      readonly row: ProductRow;
      readonly has: Presence;
      readonly problems: readonly RowProblem[];
    }
  | {
      readonly ok: false;
      readonly line: number;
      readonly code: string;
      readonly problems: readonly RowProblem[];
    };

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function codeOf(value: unknown): string {
  const code = valueAt(value, ['code']);
  return typeof code === 'string' ? code.trim().slice(0, 64) : '';
}

/**
 * Checks one row against the product schema and what the schema cannot say.
 * @param now epoch milliseconds of the import
 */
export function checkRow(value: unknown, line: number, now: number): CheckedRow {
  cleanTexts(value as Record<string, unknown>);
  const code = codeOf(value);
  const parsed = productRowSchema.safeParse(value);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue): RowProblem => {
      const found = valueAt(value, issue.path);
      return {
        line,
        code,
        field: fieldOf(issue.path),
        value: shownValue(found),
        reason: issueText(issue, found),
        outcome: 'rejected',
      };
    });
    return { ok: false, line, code, problems };
  }
  const problems: RowProblem[] = [];
  const report =
    (outcome: RowProblem['outcome']): Report =>
    (field, found, reason) =>
      problems.push({ line, code, field, value: shownValue(found), reason, outcome });
  checkPrices(parsed.data, now, report('rejected'), report('loaded'));
  checkVariants(parsed.data, report('rejected'));
  if (problems.some((problem) => problem.outcome === 'rejected')) return { ok: false, line, code, problems };
  const raw = value as Record<string, unknown>;
  const has = { sold: raw['sold'] !== undefined, rating: raw['rating'] !== undefined };
  return { ok: true, line, row: parsed.data, has, problems };
}
