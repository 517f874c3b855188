const LEAST = 1;
const MOST = 5;
/** Of so many equal stars one pair moves apart, so that a distribution looks like people. */
const PAIR_EVERY = 5;

/**
 * So many whole stars whose mean is the given one, as near as whole stars can be; most of them at the mean,
 * some apart.
 */
export function starsWithMean(mean: number, count: number): number[] {
  const sum = Math.round(mean * count);
  const low = Math.floor(sum / count);
  const stars = Array.from({ length: count }, (_, index) => (index < sum - low * count ? low + 1 : low));
  for (let at = 0; at + 1 < count; at += PAIR_EVERY) {
    const [up, down] = [stars[at] ?? low, stars[count - 1 - at / PAIR_EVERY] ?? low];
    if (at >= count - 1 - at / PAIR_EVERY || up >= MOST || down <= LEAST) continue;
    stars[at] = up + 1;
    stars[count - 1 - at / PAIR_EVERY] = down - 1;
  }
  return stars;
}
