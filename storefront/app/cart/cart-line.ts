import { energyFrom } from '../catalogue/energy-class.ts';
import type { EnergyClass } from '../catalogue/energy-class.ts';
import { unitFrom } from '../catalogue/unit-price.ts';
import type { PricePerUnit } from '../catalogue/unit-price.ts';

/** A picture as stored in the cart; width and height as in the contract. */
export interface CartPicture {
  readonly url: string;
  readonly width: string;
  readonly height: string;
  /** It shows another colour of the product. */
  readonly other_colour?: true | undefined;
}

/** A product as added to the cart. Price in decimal euros, VAT included. */
export interface CartItem {
  /** Unique among the lines (C01), so it contains the chosen options: "Smalto all'acqua, Verde, 2,5 l". */
  readonly name: string;
  readonly sku: string;
  readonly slug: string;
  readonly price: number;
  readonly small_pictures: readonly CartPicture[];
  /** Stock when last seen; null when unknown. */
  readonly stock: number | null;
  /** Shown beside the price. */
  readonly energy?: EnergyClass;
  readonly unitPrice?: PricePerUnit;
  /** The search in whose results it was found. */
  readonly found?: string;
}

export interface CartLine extends CartItem {
  readonly qty: number;
}

export const lineQuantityMax = 9999;
/** More lines than an order may have (`lineMax` of a quote): a longer list is nobody's cart. */
const lineMax = 200;

/** Rounds to whole pieces and limits to 1 to 9999. */
export function clampedQuantity(qty: number): number {
  return Number.isNaN(qty) ? 1 : Math.min(lineQuantityMax, Math.max(1, Math.trunc(qty)));
}

/**
 * The lines with an item added: the same article increases the quantity, another is a new line. Names stay
 * unique (C01): when another article has the same name, the SKU is appended.
 */
export function withAdded(lines: readonly CartLine[], item: CartItem, qty = 1): readonly CartLine[] {
  if (!lines.some((line) => line.sku === item.sku)) {
    const taken = lines.some((line) => line.name === item.name);
    const name = taken ? `${item.name} (${item.sku})` : item.name;
    return [...lines, { ...item, name, qty: clampedQuantity(qty) }];
  }
  return lines.map((line) =>
    line.sku === item.sku
      ? { ...line, ...item, name: line.name, qty: clampedQuantity(line.qty + clampedQuantity(qty)) }
      : line,
  );
}

/**
 * Cleans a list of lines: drops invalid ones and those beyond 200, and merges those of the same article. Anything but a
 * list is empty, so that damaged storage never blocks the cart.
 */
export function linesFrom(entries: unknown): readonly CartLine[] {
  let lines: readonly CartLine[] = [];
  for (const entry of Array.isArray(entries) ? entries.slice(0, lineMax) : []) {
    const line = lineFrom(entry);
    if (line) lines = withAdded(lines, line, line.qty);
  }
  return lines;
}

function lineFrom(entry: unknown): CartLine | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const {
    name,
    sku,
    slug,
    price,
    qty,
    small_pictures: pictures,
    stock,
    found,
    energy,
    unitPrice,
  } = entry as Record<string, unknown>;
  if (typeof name !== 'string' || name === '' || typeof sku !== 'string' || sku === '') return null;
  // The service takes no longer SKU: such a line could never be priced, nor those beside it.
  if (sku.length > 80) return null;
  if (typeof price !== 'number' || !(price >= 0) || !Number.isFinite(price)) return null;
  if (typeof qty !== 'number' || !(qty >= 1)) return null;
  return {
    name,
    sku,
    slug: typeof slug === 'string' ? slug : '',
    price,
    qty: clampedQuantity(qty),
    small_pictures: Array.isArray(pictures) ? pictures.flatMap(pictureFrom).slice(0, 1) : [],
    stock: typeof stock === 'number' && Number.isFinite(stock) ? stock : null,
    ...keptEnergy(energyFrom(energy)),
    ...keptUnit(unitFrom(unitPrice)),
    ...(typeof found === 'string' && { found: found.slice(0, 200) }),
  };
}

const keptEnergy = (energy: EnergyClass | undefined) => (energy ? { energy } : {});
const keptUnit = (unitPrice: PricePerUnit | undefined) => (unitPrice ? { unitPrice } : {});

function pictureFrom(entry: unknown): CartPicture[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { url, width, height, other_colour: other } = entry as Record<string, unknown>;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  if (typeof url !== 'string') return [];
  return [{ url, width: text(width), height: text(height), ...(other === true && { other_colour: true }) }];
}
