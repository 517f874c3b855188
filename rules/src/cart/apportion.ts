/** floor(a × b / c) and its remainder, exact beyond 2^53 too. */
function divide(a: number, b: number, c: number): { readonly whole: number; readonly rest: number } {
  const product = a * b;
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / c), rest: product % c };
  const exact = BigInt(a) * BigInt(b);
  return { whole: Number(exact / BigInt(c)), rest: Number(exact % BigInt(c)) };
}

/**
 * Divides an amount among shares in proportion to their weights, to the cent, by the largest-remainder
 * method: the parts add up to the amount, and no part exceeds its weight unless the amount exceeds their sum.
 * Whole numbers ≥ 0; equal remainders are decided by key, so the order of the shares does not matter.
 * @throws RangeError when there is an amount but no weight
 */
export function apportion(
  amount: number,
  shares: readonly { readonly key: string; readonly weight: number }[],
): number[] {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  if (amount === 0) return shares.map(() => 0);
  if (total <= 0) throw new RangeError(`nothing to spread ${amount} over`);
  const parts = shares.map(({ key, weight }, index) => ({ key, index, ...divide(amount, weight, total) }));
  let left = amount - parts.reduce((sum, part) => sum + part.whole, 0);
  const result = parts.map((part) => part.whole);
  if (left === 0) return result;
  const byRemainder = parts.toSorted(
    (a, b) => b.rest - a.rest || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  );
  for (const { index } of byRemainder) {
    if (left === 0) break;
    result[index] = (result[index] ?? 0) + 1;
    left -= 1;
  }
  return result;
}
