import { parseFeatures } from '../table/features.ts';
import type { Feature } from '../table/features.ts';
import type { Axis } from '../table/options.ts';
import { swatchOf } from '../picture/swatches.ts';
import type { Draft } from './draft.ts';

const decorated = new Set(['Mobili', 'Illuminazione', 'Cucina', 'Bagno', 'Casa', 'Giardino']);
/** Goods with a fact about assembly. */
const mounted = new Set([
  'seduta',
  'poltrona',
  'ufficio',
  'divano',
  'tavolo',
  'scrivania',
  'contenitore',
  'letto',
  'letto-bimbo',
  'mobile-bimbo',
  'mobile-cucina',
  'mobile-bagno',
  'esterno',
  'lampada',
  'officina',
]);

const finishes = new Set(['Opaco', 'Lucido', 'Satinato', 'Trasparente', 'Ruvido']);

/** Options whose values are colours or finishes a shopper filters by. */
export function colourAxis(axes: readonly Axis[]): Axis | undefined {
  return axes.find((axis) => axis.values.every((value) => swatchOf(value.label) !== undefined));
}

/** The look of a home product is its style, of a paint its finish, of a tool the use it is made for. */
function manner(draft: Draft): Feature[] {
  const { style, leaf } = draft;
  if (style === '' || leaf.texts === 'pianta' || leaf.texts === 'albero') return [];
  if (finishes.has(style)) return [{ label: 'Finitura', value: style }];
  if (decorated.has(leaf.path[0] ?? '')) return [{ label: 'Stile', value: style }];
  const uses: Record<string, string> = {
    Professionale: 'Professionale',
    Essenziale: 'Fai da te',
    Funzionale: 'Fai da te',
  };
  return [
    uses[style] === undefined ? { label: 'Stile', value: style } : { label: 'Uso', value: uses[style] },
  ];
}

function sizes(draft: Draft): Feature[] {
  if (!draft.size) return [];
  const taken = new Set(draft.axes.map((axis) => axis.name));
  const { width, depth, height } = draft.size;
  return [
    { label: 'Larghezza', value: width, unit: 'cm' },
    { label: 'Profondità', value: depth, unit: 'cm' },
    { label: 'Altezza', value: height, unit: 'cm' },
  ].filter(({ label }) => !taken.has(label));
}

const packAxes = new Set(['Confezione', 'Contenuto', 'Peso']);

/** The sizes and packs on offer, for those who filter before they look. */
function offered(draft: Draft): Feature[] {
  const colours = colourAxis(draft.axes);
  return draft.axes
    .filter((axis) => axis !== colours && axis.values.length > 1)
    .map((axis) => ({
      label: packAxes.has(axis.name) ? 'Formati' : 'Misure disponibili',
      value: axis.values.map((value) => value.label).slice(0, 20),
    }))
    .filter((feature, index, all) => all.findIndex((other) => other.label === feature.label) === index);
}

/** Everything measurable about a product: sizes, material, colour, look and the facts of its own table row. */
export function featuresOf(draft: Draft, weightKg: number): Feature[] {
  const colours = colourAxis(draft.axes)?.values.map((value) => value.label);
  const own = parseFeatures(draft.features);
  const named = new Set(own.map((feature) => feature.label));
  const common: Feature[] = [
    ...sizes(draft),
    {
      label: 'Materiale',
      value: draft.materials.length > 1 ? [...draft.materials] : (draft.materials[0] ?? ''),
    },
    { label: 'Colore', value: colours ?? draft.colour },
    ...manner(draft),
    ...(draft.extra.has('density') ||
    draft.axes.some((axis) => axis.name === 'Contenuto' || axis.name === 'Peso' || axis.name === 'Confezione')
      ? []
      : [{ label: 'Peso', value: weightKg, unit: 'kg' }]),
    ...(mounted.has(draft.leaf.texts) || draft.extra.get('doc') === 'montaggio'
      ? [{ label: 'Montaggio richiesto', value: draft.extra.get('doc') === 'montaggio' }]
      : []),
  ];
  const optionNames = new Set(draft.axes.map((axis) => axis.name));
  return [
    ...common.filter((feature) => !named.has(feature.label) && feature.value !== ''),
    ...own.filter((feature) => !optionNames.has(feature.label)),
    ...offered(draft),
    { label: 'Paese del marchio', value: draft.brand.country },
  ];
}
