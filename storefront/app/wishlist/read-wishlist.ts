import type { wishlistOperation } from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { callService } from '../platform/service-call.ts';

const pageSize = 10;
/** More than anyone keeps. */
const whole = 500;

const read = (perPage: number) =>
  callService<typeof wishlistOperation>('mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist', {
    page: 1,
    per_page: perPage,
  });

/** The whole wishlist: its first ten (C10), and all of it where there are more. */
export async function readWishlist(): ReturnType<typeof read> {
  const first = await read(pageSize);
  return first.ok && first.value.length >= pageSize ? read(whole) : first;
}
