export interface OrderedLine {
  readonly position: number;
  readonly sku: string;
  readonly qty: number;
}

export interface PackedLine {
  readonly position: number;
  readonly qty: number;
}

export type ParcelContents =
  | { readonly ok: true; readonly lines: readonly PackedLine[]; readonly complete: boolean }
  | { readonly ok: false; readonly sku: string; readonly left: number };

/**
 * The contents of the next parcel: the wanted pieces by SKU, or everything left. Refused when more is wanted
 * than is left. `complete`: nothing is left afterwards.
 */
export function parcelContents(
  ordered: readonly OrderedLine[],
  shipped: readonly PackedLine[],
  wanted: ReadonlyMap<string, number> | null,
): ParcelContents {
  const open = ordered.map((line) => {
    const gone = shipped.filter(({ position }) => position === line.position);
    return { ...line, left: line.qty - gone.reduce((sum, { qty }) => sum + qty, 0) };
  });
  const asked = new Map(wanted ?? open.map(({ sku }) => [sku, Number.POSITIVE_INFINITY]));
  const lines: PackedLine[] = [];
  for (const { position, sku, left } of open) {
    const qty = Math.min(left, asked.get(sku) ?? 0);
    if (qty <= 0) continue;
    asked.set(sku, (asked.get(sku) ?? 0) - qty);
    lines.push({ position, qty });
  }
  if (wanted !== null) {
    for (const [sku, missing] of asked) {
      const left = open.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.left, 0);
      if (missing > 0) return { ok: false, sku, left };
    }
  }
  const packed = lines.reduce((sum, { qty }) => sum + qty, 0);
  return { ok: true, lines, complete: packed === open.reduce((sum, { left }) => sum + left, 0) };
}
