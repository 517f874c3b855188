import type { CartLine } from './cart-line.ts';

const centsOf = (euros: number): number => Math.round(euros * 100);

/** Σ price × quantity, summed in cents, in decimal euros (C03). */
export function totalPrice(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + centsOf(line.price) * line.qty, 0) / 100;
}

/** Σ quantity (C03). */
export function totalCount(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.qty, 0);
}
