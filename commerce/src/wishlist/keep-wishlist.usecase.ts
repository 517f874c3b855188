import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { SellingParts } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identity } from '../identity/identity.ts';
import {
  countWishes,
  deleteWish,
  insertWish,
  variantOfItem,
  wishedProducts,
  wishedSkus,
} from './wishlist.queries.ts';

export type WishlistParts = Pick<SellingParts, 'database' | 'identify'>;

/** More than anybody looks at again; keeps a script from filling the table. */
const WISHES_MAX = 500;

const loginFirst = () => refused('login_required', { purpose: 'wishlist' });

async function ofCustomer<Value>(
  { identify }: WishlistParts,
  caller: Caller,
  act: (customer: Identity) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const customer = await identify(caller);
  return customer === null ? loginFirst() : act(customer);
}

type Result = { readonly status: 'success' | 'error'; readonly message?: string };

/** Wishes an item; nothing is answered, also when it is wished already. */
export function addWish(
  parts: WishlistParts,
  caller: Caller,
  itemCode: string,
): Promise<Outcome<Result | undefined>> {
  return ofCustomer(parts, caller, async ({ customerId }) => {
    const variant = await variantOfItem(parts.database, itemCode);
    if (variant?.published !== true)
      return accepted({ status: 'error', message: 'Questo articolo non c’è più.' });
    if ((await countWishes(parts.database, customerId)) >= WISHES_MAX) {
      const message = `La lista dei desideri tiene ${WISHES_MAX} articoli: togline qualcuno prima di aggiungerne altri.`;
      return accepted({ status: 'error', message });
    }
    await insertWish(parts.database, customerId, variant.id);
    return accepted(undefined);
  });
}

/** Takes a wish away, also of an item that is sold no more. */
export function removeWish(parts: WishlistParts, caller: Caller, itemCode: string): Promise<Outcome<Result>> {
  return ofCustomer(parts, caller, async ({ customerId }) => {
    const variant = await variantOfItem(parts.database, itemCode);
    const removed = variant !== undefined && (await deleteWish(parts.database, customerId, variant.id));
    return accepted(
      removed
        ? { status: 'success' }
        : { status: 'error', message: 'Questo articolo non è nella tua lista.' },
    );
  });
}

export interface WishlistPage {
  readonly item_code?: string | undefined;
  readonly page: number;
  readonly per_page: number;
}

export function readWishlist(
  parts: WishlistParts,
  caller: Caller,
  { item_code: itemCode, page, per_page: limit }: WishlistPage,
): Promise<Outcome<{ item_code: string }[]>> {
  return ofCustomer(parts, caller, async ({ customerId }) => {
    const skus = await wishedSkus(parts.database, customerId, {
      itemCode,
      offset: (page - 1) * limit,
      limit,
    });
    return accepted(skus.map((sku) => ({ item_code: sku })));
  });
}

/** Products a caller wishes, for the listing; null for guests. */
export type WishedBy = (caller: Caller) => Promise<readonly number[] | null>;

export function createWishedBy({ database, identify }: WishlistParts): WishedBy {
  return async (caller) => {
    const customer = await identify(caller);
    return customer === null ? null : wishedProducts(database, customer.customerId);
  };
}
