import type { CalculatorKind, Roll } from './packs-needed.ts';

/** A feature as the catalogue has it. */
export interface MeasuredFeature {
  readonly value: string | number | boolean;
  readonly unit: string | null;
}

export interface Calculator {
  readonly kind: CalculatorKind;
  /** What packs hold: m², l, kg or m. */
  readonly unit: string;
  /** Paint: square metres for one litre (or kilogram) and coat. */
  readonly coverage?: number;
  /** Paint: coats that the maker advises. */
  readonly coats?: number;
  readonly roll?: Roll;
}

const coatsUsual = 2;

const perMetre = new Map<string | null, number>([
  ['m', 1],
  ['cm', 100],
  ['mm', 1000],
]);

/** A length in metres; undefined where it is none. */
function metres(feature: MeasuredFeature | undefined): number | undefined {
  const parts = feature && perMetre.get(feature.unit);
  return parts !== undefined && typeof feature?.value === 'number' && feature.value > 0
    ? feature.value / parts
    : undefined;
}

/**
 * Which calculator a product has, by the unit of its content and its features: a coverage in m²/l (or kg) makes paint;
 * a roll with width and length papers walls; content in m² with a size of its pieces is laid; content in metres with height and thickness lines an edge. Boards
 * sold by size and cables have none.
 */
export function calculatorOf(
  contentUnit: string | null,
  featureOf: (code: string) => MeasuredFeature | undefined,
): Calculator | null {
  const coverage = featureOf('resa');
  const perUnit = coverage && typeof coverage.value === 'number' && coverage.unit === `m²/${contentUnit}`;
  if (perUnit && coverage.value > 0) {
    const coats = featureOf('mani')?.value;
    return {
      kind: 'paint',
      unit: contentUnit ?? '',
      coverage: coverage.value,
      coats: typeof coats === 'number' ? coats : coatsUsual,
    };
  }
  const [width, length] = [metres(featureOf('larghezza_rotolo')), metres(featureOf('lunghezza_rotolo'))];
  if (contentUnit !== null && width !== undefined && length !== undefined) {
    const repeat = metres(featureOf('rapporto')) ?? 0;
    return { kind: 'wallpaper', unit: contentUnit, roll: { width, length, repeat } };
  }
  if (contentUnit === 'm²' && featureOf('formato')) return { kind: 'area', unit: contentUnit };
  if (contentUnit === 'm' && featureOf('altezza') && featureOf('spessore'))
    return { kind: 'length', unit: contentUnit };
  return null;
}
