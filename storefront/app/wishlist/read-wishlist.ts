import type {
  wishlistOperation,
  wishlistPageOperation,
} from '@casamaestra/contract/wishlist/wishlist.operations.ts';
import { callService } from '../platform/service-call.ts';

const pageSize = 10;
/** The most that one call may ask about. */
const askedAtMost = 200;

/** What is known of a wishlist: its newest ten (C10), and of the other items whether they are in it. */
export interface KnownWishlist {
  readonly newest: readonly { readonly item_code: string }[];
  readonly skus: ReadonlySet<string>;
  /** SKUs that were asked about; null where the whole wishlist is known. */
  readonly asked: ReadonlySet<string> | null;
}

/** The newest ten, and which of the items shown are among the others; null where the service refuses. */
export async function loadWishlist(shown: readonly string[]): Promise<KnownWishlist | null> {
  const first = await callService<typeof wishlistOperation>(
    'mymb_ecommerce.mymb_ecommerce.wishlist.get_from_wishlist',
    { page: 1, per_page: pageSize },
  );
  if (!first.ok) return null;
  const skus = new Set(first.value.map(({ item_code: sku }) => sku));
  const newest = { newest: first.value, skus, asked: null };
  return skus.size < pageSize ? newest : askMore({ ...newest, asked: skus }, shown);
}

/** The same with the items shown that were not asked about yet; null where the service refuses. */
export async function askMore(known: KnownWishlist, shown: readonly string[]): Promise<KnownWishlist | null> {
  const { asked } = known;
  if (asked === null) return known;
  const unknown = [...new Set(shown)].filter((sku) => !asked.has(sku)).slice(0, askedAtMost);
  if (unknown.length === 0) return known;
  const held = await callService<typeof wishlistPageOperation>('casamaestra.wishlist.page', {
    skus: unknown,
  });
  if (!held.ok) return null;
  return {
    ...known,
    skus: new Set([...known.skus, ...held.value.skus]),
    asked: new Set([...asked, ...unknown]),
  };
}
