const MOST = 5;
/** Stars that reviews below five lack, in turn: most lack one, few lack three or four. */
const lacking = [1, 1, 2, 1, 1, 3, 1, 2, 1, 4] as const;

/**
 * A number of whole star ratings with a given mean, as near as possible: most have five stars, some four, few three, two
 * or one, as shoppers give them.
 */
export function starsWithMean(mean: number, count: number): number[] {
  const stars = Array.from({ length: count }, () => MOST);
  let missing = MOST * count - Math.round(mean * count);
  for (let at = 0; missing > 0; at += 1) {
    const place = count - 1 - (at % count);
    const given = stars[place] ?? 1;
    const lack = Math.min(missing, at < count ? (lacking[at % lacking.length] ?? 1) : 1, given - 1);
    stars[place] = given - lack;
    missing -= lack;
  }
  return stars;
}
