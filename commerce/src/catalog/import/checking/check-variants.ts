import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Fault } from './left-out.ts';
import { isValidGtin } from './gtin.ts';

/** Makes the 12-digit and the 13-digit form of the same GTIN equal. */
export const gtinKey = (gtin: string): string => gtin.padStart(14, '0');

function gtinFault(gtin: string | undefined, at: number, gtins: Set<string>): Fault | null {
  if (gtin === undefined) return null;
  const fault = (reason: RowFinding): Fault => ({
    field: `variants[${at}].gtin`,
    value: gtin,
    reason,
    out: { paths: [['variants', at, 'gtin']] },
  });
  if (!isValidGtin(gtin)) return fault({ code: 'gtin_check_digit' });
  if (gtins.has(gtinKey(gtin))) return fault({ code: 'twice_in_product' });
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
      const reason = { code: 'twice_in_product' } as const;
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
      const reason = { code: 'same_options' } as const;
      faults.push({ field: `${place}.options`, value: options, reason, out: null });
    }
    choices.add(choice);
  }
  return faults;
}
