import type { EnergyClass } from '../catalogue/energy-class.ts';
import type { PricePerUnit } from '../catalogue/unit-price.ts';
import { clampedQuantity } from './cart-line.ts';
import type { CartLine } from './cart-line.ts';

/** Current data of a SKU. Price to pay in decimal euros. */
export interface KnownSku {
  readonly sku: string;
  readonly slug: string;
  readonly price: number;
  readonly stock: number;
  readonly energy?: EnergyClass;
  readonly unitPrice?: PricePerUnit;
}

/** A difference from what the cart has stored; nothing changes without a notice. */
export type LineChange =
  | { readonly kind: 'price'; readonly before: number; readonly after: number }
  | { readonly kind: 'few'; readonly left: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'gone' };

export interface CheckedCart {
  readonly lines: readonly CartLine[];
  /** By SKU; only lines that changed. */
  readonly changes: ReadonlyMap<string, readonly LineChange[]>;
}

/** Updates the lines with the service's current data. Lines that cannot be bought stay, marked as such. */
export function checkedCart(lines: readonly CartLine[], known: readonly KnownSku[]): CheckedCart {
  const bySku = new Map(known.map((one) => [one.sku, one]));
  const changes = new Map<string, readonly LineChange[]>();
  const checked = lines.map((line) => {
    const now = bySku.get(line.sku);
    const found = changesOf(line, now);
    if (found.length > 0) changes.set(line.sku, found);
    if (!now) return { ...line, stock: 0 };
    const qty = now.stock > 0 ? clampedQuantity(Math.min(line.qty, now.stock)) : line.qty;
    const { price, stock, slug, energy = line.energy, unitPrice } = now;
    const { unitPrice: _former, ...kept } = line;
    return { ...kept, price, stock, slug, qty, ...(energy && { energy }), ...(unitPrice && { unitPrice }) };
  });
  return { lines: checked, changes };
}

function changesOf(line: CartLine, now: KnownSku | undefined): LineChange[] {
  if (!now) return [{ kind: 'gone' }];
  if (now.stock === 0) return [{ kind: 'sold-out' }];
  return [
    ...(now.price === line.price ? [] : [{ kind: 'price' as const, before: line.price, after: now.price }]),
    ...(now.stock < line.qty ? [{ kind: 'few' as const, left: now.stock }] : []),
  ];
}

/** Whether a line can still be bought. */
export const isBuyable = (changes: readonly LineChange[] | undefined): boolean =>
  !changes?.some((change) => change.kind === 'sold-out' || change.kind === 'gone');

/** Merges changes of the lines by SKU: the newest of each kind stays visible while the page is open. */
export function mergedLineChanges(
  told: CheckedCart['changes'],
  found: CheckedCart['changes'],
): CheckedCart['changes'] {
  const merged = new Map(told);
  for (const [sku, changes] of found) {
    const kinds = new Set(changes.map(({ kind }) => kind));
    merged.set(sku, [...(told.get(sku) ?? []).filter(({ kind }) => !kinds.has(kind)), ...changes]);
  }
  return merged;
}
