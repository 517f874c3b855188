import type { RowFinding } from '@casamaestra/texts/staff/import-texts.ts';
import { isOwnAddress, mayBeProductAddress } from '@casamaestra/contract/catalog/product-address.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Fault } from './left-out.ts';

/**
 * Refuses slugs that the shop uses itself or that browsers would change: they could never lead to the
 * product.
 */
export function checkAddress({ slug }: ProductRow): Fault[] {
  if (slug === undefined || mayBeProductAddress(slug)) return [];
  const reason: RowFinding = isOwnAddress(slug)
    ? { code: 'own_address', facts: { address: `/${slug.split('/', 1)[0]}` } }
    : { code: 'not_an_address' };
  return [{ field: 'slug', value: slug, reason, out: null }];
}
