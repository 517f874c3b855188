import { chooseFeatures, type FeatureChoice, type TextPart } from './family.ts';
import { variantsJson } from './generated-variants.ts';
import { brandJson, lines, type Shelf, shelves } from './plausible-catalogue.ts';
import { randomBelow, randomOf, type RandomSource, randomSource } from './random-source.ts';

export interface GenerateOptions {
  /** Products to make, at least 1. */
  readonly count: number;
  /** The same seed and count give the same bytes. */
  readonly seed: number;
}

interface Names {
  readonly noun: string;
  readonly brand: string;
  readonly model: string;
  readonly line: string;
}

const lastDay = Date.UTC(2026, 0, 31);
const dayMilliseconds = 86_400_000;
const chunkCharacters = 262_144;
/** A prime beyond any catalogue: multiplying by it modulo the count visits every sales rank once. */
const rankStride = 2_147_483_647n;

const isoDay = (daysBack: number) =>
  `${new Date(lastDay - daysBack * dayMilliseconds).toISOString().slice(0, 10)}T06:00:00Z`;

function initials(noun: string): string {
  const words = noun.split(/[\s’']+/).filter((word) => word.length > 2);
  const letters = words.slice(0, 2).map((word) => word[0]?.toUpperCase() ?? '');
  return letters.join('') || 'CM';
}

function write(parts: readonly TextPart[], names: Names, chosen: readonly FeatureChoice[]): string {
  let text = '';
  for (const part of parts) {
    if (part.kind === 'fixed') text += part.text;
    else if (part.kind === 'name') text += names[part.name];
    else {
      const choice = chosen[part.index];
      const shown = choice?.shown ?? '';
      text +=
        part.lower && typeof choice?.value === 'string'
          ? shown.charAt(0).toLowerCase() + shown.slice(1)
          : shown;
    }
  }
  return text;
}

/** Log-uniform between the shelf's bounds, in cents: many cheap goods, few dear ones. */
function priceCents(shelf: Shelf, random: RandomSource): number {
  return Math.round(100 * shelf.priceFrom * (shelf.priceTo / shelf.priceFrom) ** random());
}

function descriptionJson(shelf: Shelf, names: Names, chosen: readonly FeatureChoice[], random: RandomSource) {
  const { sentences, features } = shelf.goods;
  const start = randomBelow(random, sentences.length);
  const picked = [0, 1, 2].map((k) => write(sentences[(start + k) % sentences.length] ?? [], names, chosen));
  const at = randomBelow(random, features.length - 2);
  const items = [at, at + 1, at + 2]
    .map((k) => `<li>${features[k]?.label}: ${chosen[k]?.shown}</li>`)
    .join('');
  const text = JSON.stringify(`<p>${picked.join(' ')}</p><ul>${items}</ul>`);
  return `"short_description":${JSON.stringify(picked[0])},"description":${text}`;
}

/** Sales follow Zipf's law; ratings are common for what sells. */
function popularityJson(rank: number, random: RandomSource): string {
  const sold = Math.floor(20_000 / rank ** 0.85);
  const reviews =
    Math.floor(sold * (0.02 + random() * 0.06)) + (random() < 0.4 ? 1 + randomBelow(random, 6) : 0);
  const average = Math.min(5, Math.round((3.1 + random() * 1.9) * 10) / 10);
  return `"sold":${sold}${reviews > 0 ? `,"rating":{"average":${average},"count":${reviews}}` : ''}`;
}

function rowJson(
  index: number,
  rank: number,
  shelf: Shelf,
  makers: ReadonlyMap<string, string>,
  random: RandomSource,
) {
  const brand = randomOf(random, shelf.goods.brands);
  const noun = randomOf(random, shelf.nouns);
  const chosen = chooseFeatures(shelf.goods, random);
  const lead = chosen[0]?.value;
  const number =
    typeof lead === 'number' && lead >= 100 ? lead + randomBelow(random, 10) : 100 + randomBelow(random, 900);
  const names = { noun, brand, model: `${initials(noun)}-${number}`, line: randomOf(random, lines) };
  const code = `CM${String(index + 1).padStart(7, '0')}`;
  const age = randomBelow(random, 1_100);
  const createdAt = isoDay(age);
  const onSale = age > 45 && random() < 0.2;
  const surface = chosen[shelf.goods.surfaceFeature]?.value;
  const variants = variantsJson(
    {
      shelf,
      code,
      index,
      basePriceCents: priceCents(shelf, random),
      discountPercent: onSale ? 5 * (1 + randomBelow(random, 8)) : 0,
      createdAt,
      saleFrom: isoDay(randomBelow(random, 20)),
      surface: typeof surface === 'number' ? surface : undefined,
    },
    random,
  );
  const energy =
    shelf.family === 'lampadine'
      ? `,"energy":{"class":"${randomOf(random, ['A', 'B', 'C', 'D', 'E', 'F'])}"}`
      : '';
  return (
    `{"code":"${code}","name":${JSON.stringify(write(shelf.goods.title, names, chosen))},${makers.get(brand)},${shelf.json},` +
    `${descriptionJson(shelf, names, chosen, random)},"features":[${chosen.map((choice) => choice.json).join(',')}],` +
    `"variants":[${variants}],"is_hot":${rank % 37 === 1},"is_new":${age < 40},${popularityJson(rank, random)},` +
    `"created_at":"${createdAt}"${energy}}\n`
  );
}

/** A plausible home and DIY catalogue as JSON Lines, in chunks of about 256 kB. */
export function* generateCatalogue({ count, seed }: GenerateOptions): Generator<string> {
  const random = randomSource(seed);
  const all = shelves();
  const makers = new Map(
    all.flatMap((shelf) => shelf.goods.brands).map((brand) => [brand, brandJson(brand)]),
  );
  const shift = BigInt(randomBelow(random, count));
  let chunk = '';
  for (let index = 0; index < count; index += 1) {
    const rank = Number((BigInt(index) * rankStride + shift) % BigInt(count)) + 1;
    chunk += rowJson(index, rank, randomOf(random, all), makers, random);
    if (chunk.length >= chunkCharacters) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}
