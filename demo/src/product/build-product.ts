import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { describe, italianNumber, lower } from '../text/description.ts';
import { warningsFor } from '../text/warnings.ts';
import { documentUrl, papersOf } from './documents.ts';
import type { Draft } from './draft.ts';
import { energyOf } from './energy.ts';
import { featuresOf } from './features.ts';
import { slugify } from './identity.ts';
import { saleTerms } from './prices.ts';
import { weightKg } from './weight.ts';
import { createdAt, isNew, ratingOf } from './trade.ts';
import { variantsOf } from './variants.ts';
import type { PicturesOf, Registers } from './variants.ts';

const sizeAxes = new Set(['Misura', 'Lunghezza', 'Larghezza', 'Diametro', 'Altezza', 'Capacità', 'Misura materasso', 'Dotazione', 'Contenuto', 'Peso']);

export type Workshop = {
  readonly sentences: ReadonlyMap<string, Map<string, string[]>>;
  readonly registers: Registers & { readonly code: (seed: string) => string };
  readonly picturesOf: PicturesOf;
};

/** The three or four facts worth a bullet of their own. */
function highlightsOf(draft: Draft, variesInSize: boolean): string[] {
  const { size, materials } = draft;
  const lines: string[] = [];
  if (size && !draft.small) {
    const sizes = `${italianNumber(size.width)} × ${italianNumber(size.depth)} × ${italianNumber(size.height)} cm`;
    lines.push(variesInSize ? `Misure del modello in foto: ${sizes}` : `Misure (larghezza × profondità × altezza): ${sizes}`);
  }
  if (materials.length > 0) lines.push(`Materiale: ${materials.map(lower).join(', ')}`);
  const own = draft.features.split('; ').filter((part) => part !== '' && !part.endsWith('=no')).slice(0, 3);
  for (const part of own) {
    const [label = '', value = ''] = part.split('=');
    lines.push(value === 'sì' ? label : `${label}: ${value}`);
  }
  return lines;
}

function shortDescription(draft: Draft): string {
  const [first = ''] = draft.say.split(/(?<=[.:!?]) /);
  return (first.length > 60 ? first : draft.say).replace(/:$/, '.').slice(0, 240);
}

/** One catalogue row from a table row: everything a shopper reads, and everything the law asks for. */
export function buildProduct(draft: Draft, position: number, sold: number, workshop: Workshop): ProductRowInput {
  const { leaf, brand, extra } = draft;
  const code = workshop.registers.code(`${leaf.prefix}|${draft.key}`);
  const created = createdAt(draft.key);
  const kg = weightKg(draft);
  const variesInSize = draft.axes.some((axis) => sizeAxes.has(axis.name));
  const terms = extra.has('custom') ? undefined : saleTerms(draft.key, draft.price);
  const energy = energyOf(draft);
  const rating = ratingOf(draft.key, sold);
  const row = [draft.name, draft.say, draft.features, ...[...extra].map(([name, value]) => `${name}=${value}`)].join(' ').toLowerCase();
  const facts = { ...draft, texts: leaf.texts, position, variesInSize, highlights: highlightsOf(draft, variesInSize), row };
  const warnings = [
    ...warningsFor(extra.get('warn')),
    ...(extra.has('custom') ? ['Prodotto preparato su misura: il diritto di recesso è escluso (Codice del consumo, art. 59).'] : []),
  ];
  return {
    code,
    name: draft.name,
    slug: `det/${slugify(draft.name)}`,
    brand: brand.name,
    category: [...leaf.path],
    family_code: leaf.family,
    family_name: leaf.path.at(-1) ?? leaf.family,
    short_description: shortDescription(draft),
    description: describe(facts, workshop.sentences.get(leaf.texts) ?? new Map()),
    features: featuresOf(draft, kg),
    pictures: workshop.picturesOf(draft.picture, draft.name),
    documents: papersOf(draft).map(({ file, label, kind }) => ({ label, url: documentUrl(file), kind })),
    variants: variantsOf(draft, kg, { code, createdAt: created, terms, registers: workshop.registers, picturesOf: workshop.picturesOf }),
    is_hot: extra.has('hot'),
    is_new: isNew(created),
    manufacturer: brand.maker,
    ...(brand.responsible ? { eu_responsible: brand.responsible } : {}),
    ...(energy ? { energy } : {}),
    ...(draft.size ? { width_cm: draft.size.width, depth_cm: draft.size.depth, height_cm: draft.size.height } : {}),
    warnings: [...warnings],
    custom_made: extra.has('custom'),
    hazardous: extra.has('haz'),
    ...(Number(extra.get('age') ?? 0) > 0 ? { min_age: Number(extra.get('age')) } : {}),
    sold,
    ...(rating ? { rating } : {}),
    created_at: new Date(created).toISOString().replace('.000Z', 'Z'),
  };
}
