import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Report } from './check-prices.ts';
import { isValidGtin } from './gtin.ts';

/** Same GTIN written with 12 or 13 digits counts as the same. */
export const gtinKey = (gtin: string): string => gtin.padStart(14, '0');

/** SKUs and GTINs without repeats, right check digits, and variants that a shopper can tell apart. */
export function checkVariants({ variants }: ProductRow, reject: Report): void {
  const skus = new Set<string>();
  const gtins = new Set<string>();
  const choices = new Set<string>();
  for (const [at, { sku, gtin, options }] of variants.entries()) {
    const place = `variants[${at}]`;
    if (skus.has(sku)) reject(`${place}.sku`, sku, 'compare due volte nello stesso prodotto');
    skus.add(sku);
    if (gtin !== undefined) {
      if (!isValidGtin(gtin)) reject(`${place}.gtin`, gtin, 'la cifra di controllo non torna');
      if (gtins.has(gtinKey(gtin))) reject(`${place}.gtin`, gtin, 'compare due volte nello stesso prodotto');
      gtins.add(gtinKey(gtin));
    }
    if (variants.length === 1) continue;
    const choice = Object.entries(options)
      .map(([label, value]) => `${label}=${value}`.toLowerCase())
      .sort()
      .join('|');
    if (choices.has(choice)) {
      reject(
        `${place}.options`,
        options,
        'ha le stesse opzioni di un’altra variante: il cliente non le distingue',
      );
    }
    choices.add(choice);
  }
}
