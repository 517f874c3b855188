import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import {
  countWishlistItems,
  deleteWishlistItem,
  insertWishlistItem,
  wishlistProducts,
  wishlistSkus,
} from './wishlist.queries.ts';

export type WishlistDependencies = Pick<AreaDependencies, 'database' | 'identify'>;

/** More than anybody needs; keeps a script from filling the table. */
const WISHLIST_MAX = 500;

const loginFirst = () => refused('login_required', { purpose: 'wishlist' });

async function ofCustomer<Value>(
  { identify }: WishlistDependencies,
  caller: Caller,
  act: (customer: Identity) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const customer = await identify(caller);
  return customer === null ? loginFirst() : act(customer);
}

type Result = { readonly status: 'success' | 'error'; readonly message?: string };

/** Adds an item to the wishlist; idempotent. */
export function addWishlistItem(
  deps: WishlistDependencies,
  caller: Caller,
  itemCode: string,
): Promise<Outcome<Result | undefined>> {
  const texts = answerTexts(caller.language);
  return ofCustomer(deps, caller, async ({ customerId }) => {
    const item = await itemOfCode(deps.database, itemCode);
    if (item?.published !== true || item.variantId === null)
      return accepted({ status: 'error', message: texts.articleGone });
    if ((await countWishlistItems(deps.database, customerId)) >= WISHLIST_MAX) {
      return accepted({ status: 'error', message: texts.wishlistFull(WISHLIST_MAX) });
    }
    await insertWishlistItem(deps.database, customerId, item.variantId);
    return accepted(undefined);
  });
}

/** Removes an item from the wishlist, even if it is no longer sold. */
export function removeWishlistItem(
  deps: WishlistDependencies,
  caller: Caller,
  itemCode: string,
): Promise<Outcome<Result>> {
  const texts = answerTexts(caller.language);
  return ofCustomer(deps, caller, async ({ customerId }) => {
    const { variantId = null } = (await itemOfCode(deps.database, itemCode)) ?? {};
    const removed = variantId !== null && (await deleteWishlistItem(deps.database, customerId, variantId));
    return accepted(removed ? { status: 'success' } : { status: 'error', message: texts.wishlistMissing });
  });
}

export interface WishlistPage {
  readonly item_code?: string | undefined;
  readonly page: number;
  readonly per_page: number;
}

export function readWishlist(
  deps: WishlistDependencies,
  caller: Caller,
  { item_code: itemCode, page, per_page: limit }: WishlistPage,
): Promise<Outcome<{ item_code: string }[]>> {
  return ofCustomer(deps, caller, async ({ customerId }) => {
    const skus = await wishlistSkus(deps.database, customerId, {
      among: itemCode === undefined ? undefined : [itemCode],
      offset: (page - 1) * limit,
      limit,
    });
    return accepted(skus.map((sku) => ({ item_code: sku })));
  });
}

export interface WishlistQuestion {
  readonly skus?: readonly string[] | undefined;
  readonly page: number;
  readonly per_page: number;
}

/** A page of the caller's wishlist and how long the whole is; or which of the named SKUs it holds. */
export function wishlistPage(
  deps: WishlistDependencies,
  caller: Caller,
  { skus, page: wanted, per_page: limit }: WishlistQuestion,
): Promise<Outcome<{ skus: string[]; page: number; total: number }>> {
  return ofCustomer(deps, caller, async ({ customerId }) => {
    const { database } = deps;
    const total = await countWishlistItems(database, customerId);
    const page = Math.max(1, Math.min(wanted, Math.ceil(total / limit)));
    const asked = skus
      ? { among: skus, offset: 0, limit: skus.length }
      : { among: undefined, offset: (page - 1) * limit, limit };
    const found = skus?.length === 0 ? [] : await wishlistSkus(database, customerId, asked);
    return accepted({ skus: found, page, total });
  });
}

/** Product ids of the caller's wishlist, for the listing; null for guests. */
export type WishlistOf = (caller: Caller) => Promise<readonly number[] | null>;

export function createWishlistOf({ database, identify }: WishlistDependencies): WishlistOf {
  return async (caller) => {
    const customer = await identify(caller);
    return customer === null ? null : wishlistProducts(database, customer.customerId);
  };
}
