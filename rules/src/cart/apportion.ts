/** floor(a × b / c) and its remainder, exact also beyond 2^53. */
function divide(a: number, b: number, c: number): { readonly whole: number; readonly rest: number } {
  const product = a * b;
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / c), rest: product % c };
  const exact = BigInt(a) * BigInt(b);
  return { whole: Number(exact / BigInt(c)), rest: Number(exact % BigInt(c)) };
}

/**
 * Spreads an amount over shares in proportion to their weights, to the cent, by the largest-remainder method: the
 * parts add up to the amount and none is above its weight while the amount is not above their sum.
 * Whole numbers ≥ 0; parts with equal remainders are served by key, so the order of the shares changes nothing.
 * @throws RangeError when there is an amount but no weight to spread it by
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
