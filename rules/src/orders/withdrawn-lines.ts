/** An order line with what matters for a withdrawal. */
export interface WithdrawableLine {
  readonly position: number;
  readonly name: string;
  readonly qty: number;
  /** Pieces already withdrawn from. */
  readonly withdrawnQty: number;
  /** Made to measure: no right of withdrawal (Codice del consumo, art. 59(1)(c)). */
  readonly customMade: boolean;
}

export interface WithdrawnLine {
  readonly position: number;
  readonly qty: number;
}

export type WithdrawnLines =
  | { readonly ok: true; readonly lines: readonly WithdrawnLine[] }
  | { readonly ok: false; readonly why: 'nothing' | 'unknown_line' }
  | { readonly ok: false; readonly why: 'custom_made'; readonly name: string }
  | { readonly ok: false; readonly why: 'too_many'; readonly name: string; readonly left: number };

/** Pieces of a line that can still be withdrawn from. */
export const withdrawableQty = ({ qty, withdrawnQty, customMade }: WithdrawableLine): number =>
  customMade ? 0 : qty - withdrawnQty;

/**
 * The pieces a declaration withdraws from: those wanted, by position, or all possible ones; refused as a
 * whole when one line cannot be withdrawn from.
 */
export function withdrawnLines(
  ordered: readonly WithdrawableLine[],
  wanted: readonly WithdrawnLine[] | null,
): WithdrawnLines {
  const asked = new Map<number, number>();
  for (const { position, qty } of wanted ?? []) asked.set(position, (asked.get(position) ?? 0) + qty);
  for (const [position, qty] of asked) {
    const line = ordered.find((one) => one.position === position);
    if (line === undefined) return { ok: false, why: 'unknown_line' };
    const left = withdrawableQty(line);
    if (qty > 0 && line.customMade) return { ok: false, why: 'custom_made', name: line.name };
    if (qty > left) return { ok: false, why: 'too_many', name: line.name, left };
  }
  const lines = ordered
    .map((line) => ({
      position: line.position,
      qty: wanted === null ? withdrawableQty(line) : (asked.get(line.position) ?? 0),
    }))
    .filter(({ qty }) => qty > 0);
  return lines.length === 0 ? { ok: false, why: 'nothing' } : { ok: true, lines };
}
