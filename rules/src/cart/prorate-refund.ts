/** A line as it was charged: `paidCents` is its amount less its part of the coupons. */
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

/** What the first `pieces` pieces of a line were worth. */
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
 * What giving back pieces is worth, in cents. Each step is the difference of what all pieces so far are worth, so any
 * sequence of returns that ends with the whole order gives back exactly what was charged. Delivery comes back with
 * the last piece (Codice del consumo, art. 56: all payments received); more pieces than are left count as what is left.
 * @param before pieces already given back
 * @param now pieces given back with this refund
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
