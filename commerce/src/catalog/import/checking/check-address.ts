import { isOwnAddress, mayBeProductAddress } from '@casamaestra/contract/catalog/product-address.ts';
import type { ProductRow } from '@casamaestra/contract/catalog/product-row.ts';
import type { Fault } from './left-out.ts';

/**
 * Refuses slugs that the shop uses itself or that browsers would change: they could never lead to the
 * product.
 */
export function checkAddress({ slug }: ProductRow): Fault[] {
  if (slug === undefined || mayBeProductAddress(slug)) return [];
  const reason = isOwnAddress(slug)
    ? `«/${slug.split('/', 1)[0]}» è un indirizzo che il negozio usa per sé: scegline un altro`
    : 'non è un indirizzo valido: parti vuote, «..» o una barra alla fine';
  return [{ field: 'slug', value: slug, reason, out: null }];
}
