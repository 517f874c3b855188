/** Domains most Italian shoppers use. */
const usual = [
  'gmail.com',
  'hotmail.it',
  'hotmail.com',
  'libero.it',
  'outlook.it',
  'outlook.com',
  'yahoo.it',
  'yahoo.com',
  'icloud.com',
  'virgilio.it',
  'alice.it',
  'tiscali.it',
  'live.it',
  'fastwebnet.it',
  'pec.it',
];

/**
 * Number of insertions, deletions, substitutions or transpositions between two words (optimal string
 * alignment).
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed);
      (rows[i] ??= [])[j] = swapped ? Math.min(best, at(i - 2, j - 2) + 1) : best;
    }
  }
  return at(a.length, b.length);
}

/**
 * The address probably meant, when its domain differs by one or two letters from a common one; else null.
 * Only a suggestion, since such domains may exist.
 */
export function suggestedEmail(typed: string): string | null {
  const [name = '', domain = '', ...rest] = typed.trim().split('@');
  const written = domain.toLowerCase();
  if (name === '' || written === '' || rest.length > 0 || usual.includes(written)) return null;
  const far = (known: string) => distance(written, known);
  const nearest = usual.toSorted((a, b) => far(a) - far(b))[0] ?? '';
  // Short domains must be closer: "me.com" is not a misspelt "live.it".
  return far(nearest) <= (nearest.length > 8 ? 2 : 1) ? `${name}@${nearest}` : null;
}
