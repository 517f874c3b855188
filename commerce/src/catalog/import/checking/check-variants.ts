import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Fault } from './left-out.ts';
import { isValidGtin } from './gtin.ts';

/** Makes the 12-digit and the 13-digit form of the same GTIN equal. */
export const gtinKey = (gtin: string): string => gtin.padStart(14, '0');

function gtinFault(gtin: string | undefined, at: number, gtins: Set<string>): Fault | null {
  if (gtin === undefined) return null;
  const fault = (reason: string): Fault => ({
    field: `variants[${at}].gtin`,
    value: gtin,
    reason,
    out: { paths: [['variants', at, 'gtin']] },
  });
  if (!isValidGtin(gtin)) return fault('la cifra di controllo non torna');
  if (gtins.has(gtinKey(gtin))) return fault('compare due volte nello stesso prodotto');
  gtins.add(gtinKey(gtin));
  return null;
}

/** Checks that SKUs and GTINs are unique, check digits right, and variants distinguishable. */
export function checkVariants({ variants }: ProductRow): Fault[] {
  const skus = new Set<string>();
  const gtins = new Set<string>();
  const choices = new Set<string>();
  const faults: Fault[] = [];
  for (const [at, { sku, gtin, options }] of variants.entries()) {
    const place = `variants[${at}]`;
    if (skus.has(sku)) {
      const reason = 'compare due volte nello stesso prodotto';
      faults.push({ field: `${place}.sku`, value: sku, reason, out: null });
    }
    skus.add(sku);
    const wrong = gtinFault(gtin, at, gtins);
    if (wrong !== null) faults.push(wrong);
    if (variants.length === 1) continue;
    const choice = Object.entries(options)
      .map(([label, value]) => `${label}=${value}`.toLowerCase())
      .sort()
      .join('|');
    if (choices.has(choice)) {
      const reason = 'ha le stesse opzioni di un’altra variante: il cliente non le distingue';
      faults.push({ field: `${place}.options`, value: options, reason, out: null });
    }
    choices.add(choice);
  }
  return faults;
}
