/** What a measure is: a floor or wall to cover, a wall to paint or to paper, an edge to line. */
export type CalculatorKind = 'area' | 'paint' | 'length' | 'wallpaper';

/** What a shopper wants to cover. Metres and square metres; empty fields are undefined. */
export interface Wanted {
  readonly area?: number | undefined;
  readonly width?: number | undefined;
  readonly length?: number | undefined;
  /** Whole percent for cuts and breakage: 0 to 30. */
  readonly waste?: number | undefined;
  /** 1 to 4. */
  readonly coats?: number | undefined;
}

/** What one pack holds: square metres, litres (or kilograms) or metres. */
export interface Pack {
  readonly kind: CalculatorKind;
  readonly content: number;
  /** Paint: square metres for one litre (or kilogram) and coat. */
  readonly coverage?: number | undefined;
  readonly roll?: Roll | undefined;
}

/** A roll of wallpaper, in metres. */
export interface Roll {
  readonly width: number;
  readonly length: number;
  /** After how much the pattern repeats; 0: no pattern to match. */
  readonly repeat: number;
}

export interface PacksNeeded {
  /** Measure to cover: square metres or metres, as given. */
  readonly measure: number;
  /** The same with waste, or litres with all coats: what must be bought at least. */
  readonly needed: number;
  /** Whole packs. */
  readonly packs: number;
  /** What they hold together. */
  readonly held: number;
}

/** Larger than any house: whoever covers more asks for an offer. */
export const measureMax = 10_000;
const wasteMax = 30;
const coatsMax = 4;
/** Amounts are compared in ten-thousandths, so that 2.2 + 2.2 is 4.4. */
const scale = 10_000;

const usable = (value: number | undefined, max: number): value is number =>
  value !== undefined && Number.isFinite(value) && value > 0 && value <= max;

/** The measure in the shopper's fields: an area (or length) as typed, else width times length. */
function measureOf(kind: CalculatorKind, { area, width, length }: Wanted): number | undefined {
  if (usable(area, measureMax)) return area;
  if (kind === 'length') return usable(length, measureMax) ? length : undefined;
  if (!usable(width, measureMax) || !usable(length, measureMax)) return undefined;
  const product = Math.round(width * length * scale) / scale;
  return usable(product, measureMax) ? product : undefined;
}

/** How many whole packs cover a measure; undefined while it is missing or out of range. */
export function packsNeeded(pack: Pack, wanted: Wanted): PacksNeeded | undefined {
  const measure = measureOf(pack.kind, wanted);
  if (measure === undefined || !usable(pack.content, measureMax)) return undefined;
  const waste = Math.min(wasteMax, Math.max(0, Math.round(wanted.waste ?? 0)));
  const coats = Math.min(coatsMax, Math.max(1, Math.round(wanted.coats ?? 1)));
  if (pack.kind === 'paint' && !usable(pack.coverage, measureMax)) return undefined;
  if (pack.kind === 'wallpaper') return rollsNeeded(pack, wanted);
  const exact =
    pack.kind === 'paint' ? (measure * coats) / (pack.coverage ?? 1) : (measure * (100 + waste)) / 100;
  const needed = Math.round(exact * scale);
  const packs = Math.max(1, Math.ceil(needed / Math.round(pack.content * scale)));
  return {
    measure,
    needed: needed / scale,
    packs,
    held: Math.round(packs * pack.content * scale) / scale,
  };
}

/** What is cut off at ceiling and floor. */
const trimmed = 0.1;
const wallHeightMax = 20;

/**
 * Rolls for a wall: every strip is as long as the wall is high, trimmed, and begins at the same place of the pattern; what is
 * left of a roll shorter than a strip is waste. Undefined without both sides of the wall, or where no strip fits in a roll.
 */
function rollsNeeded(pack: Pack, { width, length: height }: Wanted): PacksNeeded | undefined {
  const { roll, content } = pack;
  if (!roll || !usable(width, measureMax) || !usable(height, wallHeightMax)) return undefined;
  if (!usable(roll.width, measureMax) || !usable(roll.length, measureMax)) return undefined;
  const upTo = (amount: number, step: number) => Math.ceil(Math.round((amount / step) * scale) / scale);
  const cut = height + trimmed;
  const strip = roll.repeat > 0 ? upTo(cut, roll.repeat) * roll.repeat : cut;
  const inOneRoll = Math.floor(Math.round((roll.length / strip) * scale) / scale);
  if (inOneRoll === 0) return undefined;
  const strips = upTo(width, roll.width);
  const packs = Math.ceil(strips / inOneRoll);
  const measure = Math.round(width * height * scale) / scale;
  const rounded = (amount: number) => Math.round(amount * scale) / scale;
  return { measure, needed: rounded(strips * strip * roll.width), packs, held: rounded(packs * content) };
}
