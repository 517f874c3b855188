import type { wishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { callService } from '../platform/service-call.ts';

const pageSize = 10;
/** The maximum of a wishlist. */
const whole = 500;

const read = (perPage: number) =>
  callService<typeof wishlistOperation>('mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist', {
    page: 1,
    per_page: perPage,
  });

/** The whole wishlist: the first ten (C10), then all if there are more. */
export async function readWishlist(): ReturnType<typeof read> {
  const first = await read(pageSize);
  return first.ok && first.value.length >= pageSize ? read(whole) : first;
}
