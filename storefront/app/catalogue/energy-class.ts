import { energyClasses } from '@casamaestra/contract/catalog/energy-scale.ts';

/** An energy class, the scale it is one of ("A-G"), and the address of the label where the shop has it. */
export type EnergyClass = readonly [letter: string, scale: string, label?: string];

const classes: readonly string[] = energyClasses;
const colours = 'ABCDEFG';

/** The letter of the A–G scale whose colour a class has: the best of each scale is dark green, the worst red. */
export function energyColour(letter: string, scale: string): string {
  const [best = 'A', worst = 'G'] = scale.split('-');
  const first = classes.indexOf(best);
  const steps = classes.indexOf(worst) - first;
  const at = classes.indexOf(letter) - first;
  if (first < 0 || steps < 1 || at < 0 || at > steps) return 'D';
  return colours[Math.round((at / steps) * (colours.length - 1))] ?? 'D';
}

interface Labelled {
  readonly energy_class?: string | null | undefined;
  readonly energy_scale?: string | undefined;
  readonly energy_label?: string | undefined;
}

/** The energy class of a product, as a part of what shows it: empty where there is none. */
export function energyPart({
  energy_class: letter,
  energy_scale: scale = 'A-G',
  energy_label: label,
}: Labelled): {
  readonly energy?: EnergyClass;
} {
  if (!letter) return {};
  return { energy: label === undefined ? [letter, scale] : [letter, scale, label] };
}

/** Reads what a browser has kept; undefined for anything else. */
export function energyFrom(kept: unknown): EnergyClass | undefined {
  if (!Array.isArray(kept)) return undefined;
  const [letter, scale, label] = kept as readonly unknown[];
  if (typeof letter !== 'string' || typeof scale !== 'string' || letter.length > 4 || scale.length > 9)
    return undefined;
  return typeof label === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(label)
    ? [letter, scale, label]
    : [letter, scale];
}
