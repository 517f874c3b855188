import type { Shelf } from './plausible-catalogue.ts';
import { randomBelow, type RandomSource } from './random-source.ts';

/** Everything a generated product's variants depend on. Prices in whole cents. */
export interface VariantPlan {
  readonly shelf: Shelf;
  readonly code: string;
  /** Number of the product in the file; GTINs are made from it. */
  readonly index: number;
  readonly basePriceCents: number;
  /** 0 when the product is not on sale. */
  readonly discountPercent: number;
  readonly createdAt: string;
  readonly saleFrom: string;
  /** Square metres in a pack, for goods sold by surface. */
  readonly surface: number | undefined;
}

const swatches: Readonly<Record<string, string>> = {
  Bianco: '#f7f7f4',
  Nero: '#1d1d1d',
  Grigio: '#8b8d8c',
  Rosso: '#b3261e',
  Blu: '#23477a',
  Verde: '#4c7a4b',
  Sabbia: '#d8c7a3',
  Antracite: '#3a3f44',
  Terracotta: '#b9603b',
  'Verde salvia': '#9caf88',
  'Grigio perla': '#cfd0cb',
  'Grigio chiaro': '#c4c6c4',
  'Blu petrolio': '#1f4e5a',
  Tortora: '#a79b8e',
  Naturale: '#cbb391',
  Ottone: '#b5913c',
  'Verde oliva': '#6b7045',
  'Azzurro polvere': '#a9c1d3',
  Ruggine: '#a4512b',
  Alluminio: '#b7babd',
};

/** 17.34 → 1690 or 1790: shelf prices end in ,90 (or ,99 below ten euros). */
export function shelfPrice(cents: number): number {
  if (cents < 1000) return Math.max(99, Math.round(cents / 100) * 100 - 1);
  return Math.max(990, Math.round(cents / 100) * 100 - 10);
}

/** EAN-13 in the range kept for shops' own use (prefix 2), so that no real product has it. */
export function shopGtin(serial: number): string {
  const body = `2${String(serial).padStart(11, '0')}`;
  let sum = 0;
  for (let place = 0; place < 12; place += 1)
    sum += (body.charCodeAt(place) - 48) * (place % 2 === 0 ? 1 : 3);
  return body + String((10 - (sum % 10)) % 10);
}

const contentUnits: Readonly<Record<string, string>> = {
  l: 'l',
  ml: 'ml',
  kg: 'kg',
  m: 'm',
  pezzo: 'pz',
  pezzi: 'pz',
};

function contentJson(value: string, surface: number | undefined): string {
  if (surface !== undefined) return `,"content":${surface},"content_unit":"m2"`;
  const [, amount, unit] = /^([\d,]+) (l|ml|kg|m|pezzo|pezzi)$/.exec(value) ?? [];
  if (amount === undefined || unit === undefined) return '';
  return `,"content":${amount.replace(',', '.')},"content_unit":"${contentUnits[unit]}"`;
}

function stockOf(random: RandomSource): number {
  const draw = random();
  if (draw < 0.1) return 0;
  return Math.floor(Math.exp(random() * 5.5)) + (draw > 0.95 ? 400 : 0);
}

const euros = (cents: number) => String(cents / 100);

function variantJson(
  plan: VariantPlan,
  place: number,
  first: number,
  second: number,
  random: RandomSource,
): string {
  const [firstAxis, secondAxis] = plan.shelf.goods.axes;
  const firstValue = firstAxis?.values[first] ?? '';
  const secondValue = secondAxis?.values[second] ?? '';
  const sized = secondAxis === undefined && firstAxis?.label !== 'Colore' ? first : second;
  const listCents = shelfPrice(plan.basePriceCents * (1 + sized * 0.55));
  let prices = `"price":${euros(listCents)}`;
  let history = `{"price":${euros(listCents)},"from":"${plan.createdAt}"}`;
  if (plan.discountPercent > 0) {
    const saleCents = Math.min(listCents - 1, shelfPrice((listCents * (100 - plan.discountPercent)) / 100));
    prices += `,"sale_price":${euros(saleCents)},"sale_from":"${plan.saleFrom}"`;
    history += `,{"price":${euros(saleCents)},"from":"${plan.saleFrom}"}`;
  }
  const secondOption = secondAxis === undefined ? '' : `,"${secondAxis.label}":"${secondValue}"`;
  const swatch = firstAxis?.label === 'Colore' ? swatches[firstValue] : undefined;
  return (
    `{"sku":"${plan.code}-${place + 1}","gtin":"${shopGtin(plan.index * 16 + place)}",` +
    `"options":{"${firstAxis?.label}":"${firstValue}"${secondOption}},${prices},"stock":${stockOf(random)}` +
    (swatch === undefined ? '' : `,"swatch":"${swatch}"`) +
    contentJson(secondAxis === undefined ? firstValue : secondValue, plan.surface) +
    `,"price_history":[${history}]}`
  );
}

/** The variants of one product as JSON: some values of the first axis, up to three of the second. */
export function variantsJson(plan: VariantPlan, random: RandomSource): string {
  const [firstAxis, secondAxis] = plan.shelf.goods.axes;
  const firstCount = 1 + randomBelow(random, Math.min(4, firstAxis?.values.length ?? 1));
  const secondCount =
    secondAxis === undefined ? 1 : 1 + randomBelow(random, Math.min(3, secondAxis.values.length));
  const offset = randomBelow(random, firstAxis?.values.length ?? 1);
  const parts: string[] = [];
  for (let a = 0; a < firstCount; a += 1) {
    const first = secondAxis === undefined ? a : (offset + a) % (firstAxis?.values.length ?? 1);
    for (let b = 0; b < secondCount; b += 1) {
      parts.push(variantJson(plan, parts.length, first, b, random));
    }
  }
  return parts.join(',');
}
