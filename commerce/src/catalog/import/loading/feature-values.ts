import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import { parseBoolean, parseNumber } from '../reading/number-text.ts';
import { codeOfLabel } from '../slug.ts';
import { unitFactor } from '../unit-factor.ts';
import type { FeatureType, KnownFeature, Registry } from './registry.ts';

export type StoredFeature =
  | { readonly code: string; readonly value: string | number | boolean }
  | { readonly code: string; readonly values: readonly string[] };

type FeatureRow = ProductRow['features'][number];
type Fitted =
  | { readonly ok: true; readonly stored: StoredFeature }
  | { readonly ok: false; readonly reason: RowFinding };

const typeOf = (value: FeatureRow['value']): FeatureType =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';

function asText(value: string | number | boolean, unit: string | undefined): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (typeof value === 'string') return value;
  return `${String(value).replace('.', ',')}${unit === undefined ? '' : ` ${unit}`}`;
}

function fitNumber(known: KnownFeature, value: string | number | boolean, unit: string | undefined): Fitted {
  const number = typeof value === 'string' ? parseNumber(value, false) : value;
  if (typeof number !== 'number')
    return { ok: false, reason: { code: 'feature_is_number', facts: { label: known.label } } };
  const code = known.code;
  if (unit === undefined || unit === known.unit) return { ok: true, stored: { code, value: number } };
  const factor = known.unit === null ? null : unitFactor(unit, known.unit);
  if (factor === null) {
    const { label, unit: own } = known;
    return {
      ok: false,
      reason:
        own === null
          ? { code: 'feature_without_unit', facts: { label, unit } }
          : { code: 'feature_of_other_unit', facts: { label, known: own, unit } },
    };
  }
  return { ok: true, stored: { code, value: Number((number * factor).toPrecision(12)) } };
}

/** Converts a row's value to the type and unit of the feature. */
function fit(known: KnownFeature, { value, unit }: FeatureRow): Fitted {
  const { code, type, label } = known;
  if (Array.isArray(value)) {
    if (type !== 'text') return { ok: false, reason: { code: 'feature_has_one_value', facts: { label } } };
    return { ok: true, stored: { code, values: value } };
  }
  if (type === 'text') return { ok: true, stored: { code, value: asText(value, unit) } };
  if (type === 'number') return fitNumber(known, value, unit);
  const answer = typeof value === 'string' ? parseBoolean(value) : value;
  if (typeof answer === 'boolean') return { ok: true, stored: { code, value: answer } };
  return { ok: false, reason: { code: 'feature_is_yes_or_no', facts: { label } } };
}

/**
 * Features of a row as the product stores them. The first row that names a feature sets its label, type
 * and unit; later values are converted, or left out with a warning.
 */
export function fitFeatures(
  registry: Registry,
  rows: readonly FeatureRow[],
  warn: (field: string, value: unknown, reason: RowFinding) => void,
): StoredFeature[] {
  const stored = new Map<string, StoredFeature>();
  for (const [at, row] of rows.entries()) {
    const code = row.code ?? codeOfLabel(row.label);
    if (stored.has(code)) {
      warn(`features[${at}]`, row.label, { code: 'feature_twice' });
      continue;
    }
    let known = registry.features.get(code);
    if (known === undefined) {
      known = { id: null, code, label: row.label, type: typeOf(row.value), unit: row.unit ?? null };
      registry.features.set(code, known);
    }
    const fitted = fit(known, row);
    if (fitted.ok) stored.set(code, fitted.stored);
    else warn(`features[${at}].value`, row.value, fitted.reason);
  }
  return [...stored.values()];
}
