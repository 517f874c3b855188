/** Two years of guarantee and two months in which a claim may still arrive (Codice del consumo, art. 133). */
const KEPT_MONTHS = 26;

/** What proves something about an order and is older than this proves nothing any more. */
export function claimsEndedBefore(now: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() - KEPT_MONTHS);
  return day;
}
