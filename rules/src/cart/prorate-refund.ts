/** A line as charged: `paidCents` is its amount minus its share of the coupons. */
export interface ChargedLine {
  readonly key: string;
  readonly qty: number;
  readonly paidCents: number;
}

export interface Charge {
  readonly lines: readonly ChargedLine[];
  readonly shippingCents: number;
}

/** Pieces by line key. */
export type Pieces = ReadonlyMap<string, number>;

export interface Refund {
  readonly byLine: readonly { readonly key: string; readonly amountCents: number }[];
  readonly shippingCents: number;
  readonly totalCents: number;
}

/** Value of the first `pieces` pieces of a line. */
function worth({ paidCents, qty }: ChargedLine, pieces: number): number {
  if (pieces >= qty) return paidCents;
  const product = paidCents * pieces;
  if (Number.isSafeInteger(product)) return Math.floor(product / qty);
  return Number((BigInt(paidCents) * BigInt(pieces)) / BigInt(qty));
}

function piecesOf(pieces: Pieces, key: string): number {
  const count = pieces.get(key) ?? 0;
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a number of pieces: ${count}`);
  return count;
}

/**
 * The refund for returned pieces, in cents. Each refund is the difference between the values of all pieces
 * returned after and before it, so any sequence of returns that ends with the whole order refunds exactly
 * what was charged. Delivery is refunded with the last piece (Codice del consumo, art. 56: all payments
 * received); more pieces than are left count as those left.
 * @param before pieces refunded already
 * @param now pieces of this refund
 * @throws RangeError for negative or fractional pieces
 */
export function prorateRefund(charge: Charge, before: Pieces, now: Pieces): Refund {
  let wasComplete = true;
  let isComplete = true;
  const byLine = charge.lines.map((line) => {
    const earlier = Math.min(line.qty, piecesOf(before, line.key));
    const later = Math.min(line.qty, earlier + piecesOf(now, line.key));
    wasComplete &&= earlier === line.qty;
    isComplete &&= later === line.qty;
    return { key: line.key, amountCents: worth(line, later) - worth(line, earlier) };
  });
  const shippingCents = isComplete && !wasComplete ? charge.shippingCents : 0;
  const subtotalCents = byLine.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { byLine, shippingCents, totalCents: subtotalCents + shippingCents };
}
