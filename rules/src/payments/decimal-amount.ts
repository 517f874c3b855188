/** "27.30" → 2730 cents, exactly; null for anything but a decimal amount with at most two places. */
export function centsFromDecimal(text: string): number | null {
  const found = /^(\d{1,12})(?:[.,](\d{1,5}))?$/.exec(text.trim());
  if (found === null) return null;
  const fraction = (found[2] ?? '').padEnd(2, '0');
  if (!/^\d\d0*$/.test(fraction)) return null;
  return Number(found[1]) * 100 + Number(fraction.slice(0, 2));
}

/** 2730 cents → "27.30". */
export function decimalFromCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
