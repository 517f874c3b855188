import type { SearchDocument, SearchFeature } from '@casamaestra/search/search-engine.ts';

/** Plausible products and queries with Zipf-distributed words; the same seed gives the same catalogue. */

export type Random = () => number;

/** Small fast generator of numbers in [0, 1). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let hash = Math.imul(state ^ (state >>> 15), state | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES =
  'ba be bo ca ce co da di do fa fi fo ga gi la le li lo ma mi mo na ne no pa pe po ra re ri ro sa se so ta te ti to va ve vi zo'.split(
    ' ',
  );
const COLOURS =
  'Bianco Nero Grigio Rosso Blu Verde Giallo Marrone Beige Arancione Viola Argento Oro Rame Antracite'.split(
    ' ',
  );
const MATERIALS =
  'Acciaio Legno Plastica Alluminio Vetro Ceramica Ottone Gomma Ghisa Rovere Faggio Pino Noce PVC Nylon'.split(
    ' ',
  );

export const CATEGORIES = 300;
const WORDS = 12_000;
const BRANDS = 900;
const FAMILIES = 60;
const DAY_S = 86_400;

function word(index: number, syllables: number): string {
  let rest = index + SYLLABLES.length ** (syllables - 1);
  let text = '';
  while (rest > 0) {
    text += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return text;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** An index below `count`, small ones more often (exponent about 1). */
const zipf = (random: Random, count: number): number => Math.floor(count ** random()) - 1;

export const headNoun = (category: number): string => `${word(category * 7, 3)}re`;
export const commonWord = (index: number): string => word(index, 4);
/**
 * The first ranks of a language are stop words: the most frequent other word is in about a sixth of the
 * products.
 */
const STOP_RANKS = 20;
const anyWord = (random: Random): string =>
  commonWord(Math.floor(STOP_RANKS * (WORDS / STOP_RANKS) ** random()));
export const brandName = (index: number): string => capital(word(index * 3, 2));

function features(random: Random, family: number): SearchFeature[] {
  const pick = (list: readonly string[]): string =>
    list[Math.min(list.length - 1, zipf(random, list.length + 1))] ?? '';
  const number = (code: string, label: string, unit: string, steps: number): SearchFeature => {
    return { code, label, type: 'number', unit, values: [(1 + zipf(random, steps)) * 5] };
  };
  const own = Array.from({ length: 6 }, (_, index): SearchFeature => {
    const code = `f${family}_${index}`;
    if (index < 3)
      return { code, label: `Caratteristica ${code}`, type: 'text', values: [`${code} ${zipf(random, 12)}`] };
    return number(code, `Misura ${code}`, 'mm', 60);
  });
  return [
    { code: 'colore', label: 'Colore', type: 'text', values: [pick(COLOURS)] },
    { code: 'materiale', label: 'Materiale', type: 'text', values: [pick(MATERIALS)] },
    number('larghezza', 'Larghezza', 'cm', 80),
    number('altezza', 'Altezza', 'cm', 80),
    number('peso', 'Peso', 'kg', 40),
    { code: 'garanzia', label: 'Garanzia', type: 'text', values: [`${2 + zipf(random, 4)} anni`] },
    { code: 'certificato', label: 'Certificato', type: 'boolean', values: [random() < 0.3] },
    ...own,
  ];
}

/** The product with number `id` (from 1) of the catalogue of a seed. */
export function syntheticProduct(id: number, seed: number): SearchDocument {
  const random = seeded(seed * 1_000_003 + id);
  const category = zipf(random, CATEGORIES);
  const department = category % 8;
  const words = Array.from({ length: 3 }, () => anyWord(random));
  const brand = brandName(zipf(random, BRANDS));
  const other = random() < 0.15 ? ` per ${headNoun(zipf(random, CATEGORIES))}` : '';
  const price = Math.round(100 * Math.exp(1 + random() * 6));
  const onSale = random() < 0.2;
  return {
    id,
    code: `P${id}`,
    name: `${capital(headNoun(category))} ${words.join(' ')}${other} ${12 + 6 * zipf(random, 8)} V ${brand}`,
    brand,
    skus: [`SKU-${id}`],
    gtins: [String(8_000_000_000_000 + id)],
    categoryIds: [department + 1, 100 + category],
    categoryLabels: [`Reparto ${department}`, capital(headNoun(category))],
    groups: [`Reparto ${department}`, capital(headNoun(category))],
    familyCode: `fam${category % FAMILIES}`,
    shortDescription: Array.from({ length: 8 }, () => anyWord(random)).join(' '),
    description: Array.from({ length: 24 }, () => anyWord(random)).join(' '),
    features: features(random, category % FAMILIES),
    minPriceCents: price,
    maxPriceCents: Math.round(price * (1 + random())),
    isSale: onSale,
    discountPercent: onSale ? 10 + Math.floor(random() * 40) : 0,
    discountCents: onSale ? Math.round(price * 0.2) : 0,
    stock: Math.floor(random() * 50),
    ratingAverage: 3 + random() * 2,
    ratingCount: zipf(random, 300),
    sold: zipf(random, 5000),
    createdAt: 1_700_000_000 + Math.floor(random() * 700) * DAY_S,
    updatedAt: 1_760_000_000,
    isHot: random() < 0.05,
    isNew: random() < 0.1,
    published: true,
    promoCodes: [],
  };
}

export function* syntheticCatalogue(count: number, seed: number): Generator<SearchDocument> {
  for (let id = 1; id <= count; id += 1) yield syntheticProduct(id, seed);
}

/** Queries: product, product and property, with a brand, misspelt, or only a property. */
export function syntheticQueries(count: number, seed: number): string[] {
  const random = seeded(seed + 77);
  return Array.from({ length: count }, () => {
    const head = headNoun(zipf(random, CATEGORIES));
    const kind = random();
    if (kind < 0.45) return head;
    if (kind < 0.75) return `${head} ${anyWord(random)}`;
    if (kind < 0.85) return `${head} ${brandName(zipf(random, BRANDS))}`;
    if (kind < 0.9) return `${head} 18V`;
    if (kind < 0.95) return head.slice(0, 3) + head.slice(4);
    return anyWord(random);
  });
}
