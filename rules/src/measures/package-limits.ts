/** What a carrier takes as one package; absent: no limit. */
export interface PackageLimits {
  readonly max_weight_kg?: number | undefined;
  readonly max_length_cm?: number | undefined;
  readonly max_height_cm?: number | undefined;
  /** Length and circumference together. */
  readonly max_girth_cm?: number | undefined;
  /** Above this weight `heavy_length_cm` holds as well. */
  readonly heavy_above_kg?: number | undefined;
  readonly heavy_length_cm?: number | undefined;
}

/** One package; null: not measured. */
export interface PackageMeasures {
  readonly weightKg: number | null;
  readonly lengthCm: number | null;
  readonly widthCm: number | null;
  readonly heightCm: number | null;
}

export type BeyondLimit = 'weight' | 'length' | 'height' | 'girth' | 'heavy_length';

const isAbove = (value: number | null, limit: number | undefined): boolean =>
  value !== null && limit !== undefined && value > limit;

/** Which limits a package is beyond; what was not measured is beyond none. The longest side is its length. */
export function beyondLimits(measures: PackageMeasures, limits: PackageLimits): BeyondLimit[] {
  const { weightKg, lengthCm, widthCm, heightCm } = measures;
  const sides = [lengthCm, widthCm, heightCm].filter((side) => side !== null).toSorted((a, b) => b - a);
  const [longest = null, second = 0, third = 0] = sides;
  const girth = longest === null || sides.length < 3 ? null : longest + 2 * (second + third);
  const isHeavy = isAbove(weightKg, limits.heavy_above_kg);
  const checks: readonly (readonly [BeyondLimit, boolean])[] = [
    ['weight', isAbove(weightKg, limits.max_weight_kg)],
    ['length', isAbove(longest, limits.max_length_cm)],
    ['height', isAbove(heightCm, limits.max_height_cm)],
    ['girth', isAbove(girth, limits.max_girth_cm)],
    ['heavy_length', isHeavy && isAbove(longest, limits.heavy_length_cm)],
  ];
  return checks.filter(([, is]) => is).map(([limit]) => limit);
}
