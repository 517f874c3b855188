const LEAST = 1;
const MOST = 5;
/** One pair in so many equal ratings is moved apart, so that the distribution looks natural. */
const PAIR_EVERY = 5;

/**
 * A number of whole star ratings with a given mean, as near as possible; most of them at the mean, some
 * apart.
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
