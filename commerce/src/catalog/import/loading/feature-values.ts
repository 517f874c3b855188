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
  | { readonly ok: false; readonly reason: string };

const typeOf = (value: FeatureRow['value']): FeatureType =>
  typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'text';

function asText(value: string | number | boolean, unit: string | undefined): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  if (typeof value === 'string') return value;
  return `${String(value).replace('.', ',')}${unit === undefined ? '' : ` ${unit}`}`;
}

function fitNumber(known: KnownFeature, value: string | number | boolean, unit: string | undefined): Fitted {
  const number = typeof value === 'string' ? parseNumber(value, false) : value;
  if (typeof number !== 'number') return { ok: false, reason: `«${known.label}» nel negozio è un numero` };
  const code = known.code;
  if (unit === undefined || unit === known.unit) return { ok: true, stored: { code, value: number } };
  const factor = known.unit === null ? null : unitFactor(unit, known.unit);
  if (factor === null) {
    return {
      ok: false,
      reason: `«${known.label}» nel negozio è in ${known.unit ?? 'numeri senza unità'}, non in ${unit}`,
    };
  }
  return { ok: true, stored: { code, value: Number((number * factor).toPrecision(12)) } };
}

/** Converts a row's value to the type and unit of the feature. */
function fit(known: KnownFeature, { value, unit }: FeatureRow): Fitted {
  const { code, type, label } = known;
  if (Array.isArray(value)) {
    if (type !== 'text') return { ok: false, reason: `«${label}» nel negozio ha un valore solo` };
    return { ok: true, stored: { code, values: value } };
  }
  if (type === 'text') return { ok: true, stored: { code, value: asText(value, unit) } };
  if (type === 'number') return fitNumber(known, value, unit);
  const answer = typeof value === 'string' ? parseBoolean(value) : value;
  if (typeof answer === 'boolean') return { ok: true, stored: { code, value: answer } };
  return { ok: false, reason: `«${label}» nel negozio è sì o no` };
}

/**
 * Features of a row as the product stores them. The first row that names a feature sets its label, type
 * and unit; later values are converted, or left out with a warning.
 */
export function fitFeatures(
  registry: Registry,
  rows: readonly FeatureRow[],
  warn: (field: string, value: unknown, reason: string) => void,
): StoredFeature[] {
  const stored = new Map<string, StoredFeature>();
  for (const [at, row] of rows.entries()) {
    const code = row.code ?? codeOfLabel(row.label);
    if (stored.has(code)) {
      warn(`features[${at}]`, row.label, 'la caratteristica compare due volte: vale la prima');
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
