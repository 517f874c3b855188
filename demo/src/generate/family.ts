import { randomBelow, type RandomSource } from './random-source.ts';

/**
 * A product family as its data files write it.
 * title and sentences hold {noun}, {brand}, {model}, {line} and feature labels: {Potenza} is the value
 * with its unit, {potenza} the same in lower case. Sentences are separated by "|".
 */
export interface FamilyText {
  readonly name: string;
  readonly brands: string;
  readonly title: string;
  /** "Colore: Rosso|Blu & Formato: 1 l|5 l" */
  readonly variants: string;
  /** One feature a line: "Label [unit] = a|b", "= from..to/step" or "= sì/no". */
  readonly features: string;
  readonly sentences: string;
  /** Net content of a piece is the covered surface of the pack. */
  readonly content?: 'm2' | 'kg';
}

/** One possible value of a feature, written out once. */
export interface FeatureChoice {
  /** JSON of the row's feature. */
  readonly json: string;
  /** "2,5 kg" */
  readonly shown: string;
  readonly value: string | number | boolean;
}

export interface FamilyFeature {
  readonly label: string;
  readonly choices: readonly FeatureChoice[];
}

export interface VariantAxis {
  readonly label: string;
  readonly values: readonly string[];
}

/** Part of a text: fixed, or the place of a name or feature. */
export type TextPart =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'name'; readonly name: 'noun' | 'brand' | 'model' | 'line' }
  | { readonly kind: 'feature'; readonly index: number; readonly lower: boolean };

export interface Family {
  readonly code: string;
  readonly name: string;
  readonly brands: readonly string[];
  readonly features: readonly FamilyFeature[];
  readonly axes: readonly VariantAxis[];
  readonly title: readonly TextPart[];
  readonly sentences: readonly (readonly TextPart[])[];
  /** Index of the feature that holds the covered surface, or -1. */
  readonly surfaceFeature: number;
}

/** "Velocità a vuoto" → "velocita_a_vuoto" */
export function featureCode(label: string): string {
  return label
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60);
}

/** Units that differ between families: each gets a feature of its own, "diametro_mm" and "diametro_cm". */
const ownFeatureUnits: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  g: 'g',
  ml: 'ml',
  'l/min': 'l_min',
  'l/h': 'l_h',
  'm²/l': 'm2_l',
  'kg/m²': 'kg_m2',
};

function codeWithUnit(label: string, unit: string | undefined): string {
  const suffix = unit === undefined ? undefined : ownFeatureUnits[unit];
  return suffix === undefined ? featureCode(label) : `${featureCode(label)}_${suffix}`;
}

function choiceValues(text: string): readonly (string | number | boolean)[] {
  if (text === 'sì/no') return [true, false];
  const range = /^(-?[\d.]+)\.\.(-?[\d.]+)\/([\d.]+)$/.exec(text);
  if (range !== null) {
    const [from, to, step] = range.slice(1).map(Number) as [number, number, number];
    return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, k) =>
      Number((from + k * step).toFixed(4)),
    );
  }
  const values = text.split('|').map((value) => value.trim());
  return values.every((value) => /^-?\d+(\.\d+)?$/.test(value)) ? values.map(Number) : values;
}

function parseFeature(line: string): FamilyFeature {
  const [, label, unit, values] = /^([^[=]+?)\s*(?:\[(.+?)\])?\s*=\s*(.+)$/.exec(line.trim()) ?? [];
  if (label === undefined || values === undefined) throw new Error(`feature line not understood: ${line}`);
  const choices = choiceValues(values).map((value) => ({
    json: JSON.stringify({
      code: codeWithUnit(label, unit),
      label,
      value,
      ...(unit === undefined ? {} : { unit }),
    }),
    shown:
      typeof value === 'boolean'
        ? value
          ? 'sì'
          : 'no'
        : `${String(value).replace(typeof value === 'number' ? '.' : '\0', ',')}${unit === undefined ? '' : ` ${unit}`}`,
    value,
  }));
  return { label, choices };
}

function parseText(text: string, features: readonly FamilyFeature[]): TextPart[] {
  return text.split(/(\{[^}]+\})/).map((part): TextPart => {
    if (!part.startsWith('{')) return { kind: 'fixed', text: part };
    const key = part.slice(1, -1);
    if (key === 'noun' || key === 'brand' || key === 'model' || key === 'line')
      return { kind: 'name', name: key };
    const index = features.findIndex((feature) => feature.label.toLowerCase() === key.toLowerCase());
    if (index < 0) throw new Error(`unknown placeholder ${part}`);
    return { kind: 'feature', index, lower: features[index]?.label !== key };
  });
}

/** Reads a family's text form. Throws on a line or placeholder it cannot read. */
export function parseFamily(code: string, text: FamilyText): Family {
  const features = text.features.trim().split('\n').map(parseFeature);
  return {
    code,
    name: text.name,
    brands: text.brands.split(',').map((brand) => brand.trim()),
    features,
    axes: text.variants.split('&').map((axis) => {
      const [label = '', values = ''] = axis.split(':');
      return { label: label.trim(), values: values.split('|').map((value) => value.trim()) };
    }),
    title: parseText(text.title, features),
    sentences: text.sentences.split('|').map((sentence) => parseText(sentence, features)),
    surfaceFeature:
      text.content === 'm2'
        ? features.findIndex((feature) => feature.label === 'Superficie per confezione')
        : -1,
  };
}

/** One value for every feature of a family. */
export function chooseFeatures(family: Family, random: RandomSource): FeatureChoice[] {
  return family.features.map(({ choices }) => choices[randomBelow(random, choices.length)] as FeatureChoice);
}
