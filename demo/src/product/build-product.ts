import type { ProductRowInput } from '@casamaestra/contract/catalog/product-row.ts';
import { describe } from '../text/description.ts';
import type { Facts } from '../text/description.ts';
import { hazardLabelFor, warningsFor } from '../text/warnings.ts';
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

const sizeAxes = new Set([
  'Misura',
  'Lunghezza',
  'Larghezza',
  'Diametro',
  'Altezza',
  'Capacità',
  'Misura materasso',
  'Dotazione',
  'Contenuto',
  'Peso',
]);

export type Workshop = {
  readonly sentences: ReadonlyMap<string, Map<string, string[]>>;
  readonly registers: Registers & { readonly code: (seed: string) => string };
  readonly picturesOf: PicturesOf;
  /** Descriptions used so far. */
  readonly told: Set<string>;
};

/** The text of the row in two parts: the opening beside the picture, the rest at the head of the description. */
function partedText({ say }: Draft): { readonly opening: string; readonly rest: string } {
  const sentences = say.split(/(?<=[.!?]) (?=\p{Lu}|\d)/u);
  const [first = ''] = sentences;
  const taken = first.length > 35 ? 1 : 2;
  return { opening: sentences.slice(0, taken).join(' '), rest: sentences.slice(taken).join(' ') };
}

/** A description no earlier product has: other sentences are tried until there is one. */
function ownDescription(facts: Facts, slots: Map<string, string[]>, told: Set<string>): string {
  for (let turn = facts.position; ; turn++) {
    const description = describe({ ...facts, position: turn }, slots);
    if (told.has(description) && turn < facts.position + 40) continue;
    told.add(description);
    return description;
  }
}

/** All texts of a product. */
function wordsOf(draft: Draft, position: number, { sentences, told }: Workshop) {
  const variesInSize = draft.axes.some((axis) => sizeAxes.has(axis.name));
  const { opening, rest } = partedText(draft);
  const extras = [...draft.extra].map(([name, value]) => `${name}=${value}`);
  const facts = {
    ...draft,
    texts: draft.leaf.texts,
    position,
    variesInSize,
    say: rest,
    row: [draft.name, draft.say, draft.features, ...extras].join(' ').toLowerCase(),
  };
  return {
    short_description: opening,
    description: ownDescription(facts, sentences.get(draft.leaf.texts) ?? new Map<string, string[]>(), told),
  };
}

/** Information required by law: maker, warnings, age, energy, exclusion from withdrawal. */
function dutiesOf(draft: Draft): Partial<ProductRowInput> {
  const { brand, extra } = draft;
  const energy = energyOf(draft);
  const minAge = Number(extra.get('age') ?? 0);
  const label = hazardLabelFor(extra.get('warn'));
  return {
    manufacturer: brand.maker,
    ...(brand.responsible ? { eu_responsible: brand.responsible } : {}),
    ...(energy ? { energy } : {}),
    warnings: [...warningsFor(extra.get('warn'))],
    hazardous: extra.has('haz'),
    ...(label.length > 0 ? { hazard_label: [...label] } : {}),
    ...(minAge > 0 ? { min_age: minAge } : {}),
  };
}

/** One catalogue row from a table row: all texts, and the information required by law. */
export function buildProduct(
  draft: Draft,
  position: number,
  sold: number,
  workshop: Workshop,
): ProductRowInput {
  const { leaf, extra, size } = draft;
  const code = workshop.registers.code(`${leaf.prefix}|${draft.key}`);
  const created = createdAt(draft.key);
  const kg = weightKg(draft);
  const terms = saleTerms(draft.key, draft.price);
  const rating = ratingOf(draft.key, sold);
  const context = {
    code,
    createdAt: created,
    terms,
    registers: workshop.registers,
    picturesOf: workshop.picturesOf,
  };
  return {
    code,
    name: draft.name,
    slug: `det/${slugify(draft.name)}`,
    brand: draft.brand.name,
    category: [...leaf.path],
    family_code: leaf.family,
    family_name: leaf.familyName,
    ...wordsOf(draft, position, workshop),
    features: featuresOf(draft, kg),
    pictures: workshop.picturesOf(draft.picture, draft.name),
    documents: papersOf(draft).map(({ file, label, kind }) => ({ label, url: documentUrl(file), kind })),
    variants: variantsOf(draft, kg, context),
    is_hot: extra.has('hot'),
    is_new: isNew(created),
    ...dutiesOf(draft),
    ...(size ? { width_cm: size.width, depth_cm: size.depth, height_cm: size.height } : {}),
    sold,
    ...(rating ? { rating } : {}),
    created_at: new Date(created).toISOString().replace('.000Z', 'Z'),
  };
}
