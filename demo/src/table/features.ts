import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';

export type Feature = NonNullable<ProductRowInput['features']>[number];

const numberWithUnit = /^(?<number>-?\d{1,6}(?:[.,]\d+)?)(?: (?<unit>\S{1,8}))?$/;

/** Features whose values are words in some rows and numbers in others: words everywhere, so that they compare. */
const worded = new Set([
  'Attacco',
  'Classe',
  'Manico',
  'Lama',
  'Punta',
  'Poli',
  'Sezione',
  'Scarico',
  'Vetro',
  'Indurimento',
]);

/** Text of a table cell to a typed value: "sì" → true, "18 V" → 18 with unit, anything else stays text. */
export function parseFeature(label: string, source: string): Feature {
  if (worded.has(label)) return { label, value: source };
  if (source === 'sì' || source === 'no') return { label, value: source === 'sì' };
  const match = numberWithUnit.exec(source);
  if (match?.groups?.['number'] === undefined) return { label, value: source };
  const value = Number(match.groups['number'].replace(',', '.'));
  const unit = match.groups['unit'];
  return unit === undefined ? { label, value } : { label, value, unit };
}

/** "Potenza=750 W; Impilabile=sì" → typed features. */
export function parseFeatures(source: string): Feature[] {
  if (source === '') return [];
  return source.split('; ').map((part) => {
    const equals = part.indexOf('=');
    if (equals < 0) throw new Error(`a feature needs "Label=value": ${part}`);
    return parseFeature(part.slice(0, equals), part.slice(equals + 1));
  });
}

/** "doc=montaggio, kg=20, hot" → {doc: "montaggio", kg: "20", hot: ""}. */
export function parseExtra(source: string): Map<string, string> {
  const entries = source.split(', ').filter((part) => part !== '');
  return new Map(
    entries.map((part) => {
      const [name = '', value = ''] = part.split('=');
      return [name, value] as const;
    }),
  );
}
