import type { ParcelMeasures } from '@casamaestra/contract/staff/staff-orders.operations.ts';
import type { PackageMeasures } from '@casamaestra/rules/measures/package-limits.ts';

export const sides = ['length', 'width', 'height'] as const;
export const measureNames = ['packages', 'weight', ...sides] as const;

/** What is measured of a parcel, as it is typed: kilograms and centimetres; empty: not measured. */
export type TypedParcel = Readonly<Record<(typeof measureNames)[number], string>>;

export const unmeasured: TypedParcel = { packages: '1', weight: '', length: '', width: '', height: '' };

export const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

export const gramsOf = (weight: string): number | null => {
  const kilograms = numberOf(weight);
  return kilograms === null ? null : Math.round(kilograms * 1000);
};

const isCount = (text: string): boolean => /^[1-9]\d?$/.test(text.trim());
const isSide = (text: string): boolean => text.trim() === '' || /^[1-9]\d{0,3}$/.test(text.trim());
const isWeight = (text: string): boolean => {
  const grams = gramsOf(text);
  return grams === null || (grams >= 1 && grams <= 10_000_000);
};

/** Whether what is typed is a measure. */
export const measureRules: Readonly<Record<keyof TypedParcel, (text: string) => boolean>> = {
  packages: isCount,
  weight: isWeight,
  length: isSide,
  width: isSide,
  height: isSide,
};

export const isMeasured = (typed: TypedParcel): boolean =>
  measureNames.every((name) => measureRules[name](typed[name]));

/** What was measured, as it is sent. */
export function measuresOf(typed: TypedParcel): ParcelMeasures {
  const grams = gramsOf(typed.weight);
  const measured = sides.flatMap((side) => {
    const value = numberOf(typed[side]);
    return value === null ? [] : [[`${side}_cm`, value] as const];
  });
  return {
    packages: Number(typed.packages),
    ...(grams !== null && { weight_g: grams }),
    ...Object.fromEntries(measured),
  };
}

/** One of its packages, as limits are held against it; `articlesKg`: what weighs when nothing was weighed. */
export function onePackage(typed: TypedParcel, articlesKg: number | null): PackageMeasures {
  const weighed = measureRules.weight(typed.weight) ? numberOf(typed.weight) : null;
  const count = isCount(typed.packages) ? Number(typed.packages) : 1;
  const weightKg = weighed ?? articlesKg;
  const side = (name: (typeof sides)[number]) => (isSide(typed[name]) ? numberOf(typed[name]) : null);
  return {
    weightKg: weightKg === null ? null : weightKg / count,
    lengthCm: side('length'),
    widthCm: side('width'),
    heightCm: side('height'),
  };
}
