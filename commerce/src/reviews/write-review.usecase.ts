import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import type { StoredPicture } from '../media/picture-url.ts';
import { networkOf } from '../platform/limits/network-of.ts';
import { hours, withinLimits } from '../platform/limits/too-many-requests.ts';
import { putPhotos } from './photos.queries.ts';
import { hasBought, orderWith } from './purchases.queries.ts';
import { putReview, refreshRating } from './reviews.queries.ts';
import type { Writer } from './reviews.queries.ts';
import { shownName } from './verified-purchase.usecase.ts';

export type ReviewDependencies = Pick<AreaDependencies, 'database' | 'identify' | 'clock' | 'allow'>;

const WRITING = { requests: 20, windowMs: 3_600_000 };

const loginFirst = () => refused('login_required', { purpose: 'review' });
const noSuchItem = () => refused('article_gone', {}, 'item_code');

export interface ReviewInput {
  readonly item_code: string;
  readonly title: string;
  readonly rating: number;
  readonly comment: string;
}

/** Who writes about a product, under which name, and whether they bought it here. */
interface Author {
  readonly writer: Writer;
  readonly author: string;
  readonly verified: boolean;
}

/** The author by the caller's token. */
async function customerWriting(
  { database, identify, allow }: ReviewDependencies,
  caller: Caller,
  productId: number,
): Promise<Outcome<Author>> {
  const customer = await identify(caller);
  if (customer === null) return loginFirst();
  const { customerId } = customer;
  if (!(await allow(`review ${customerId}`, WRITING))) return refused('reviews_exceeded', {});
  return accepted({
    writer: { customerId, orderId: null },
    author: shownName(customer),
    verified: await hasBought(database, customerId, productId),
  });
}

/**
 * The author by number and address of an order that has the product. The same refusal for whatever is wrong, and few
 * tries, since numbers must not be found by guessing.
 */
async function buyerWriting(
  deps: ReviewDependencies,
  caller: Caller,
  order: { readonly number: string; readonly email: string },
  productId: number,
): Promise<Outcome<Author>> {
  const within = await withinLimits(deps, [
    [`review-order:${networkOf(caller.address)}`, { requests: 10, windowMs: hours(1) }],
    [`review-order::${order.number.toUpperCase()}`, { requests: 10, windowMs: hours(1) }],
  ]);
  if (!within.ok) return within;
  const found = await orderWith(deps.database, order, productId);
  if (found === undefined) return refused('purchase_unknown', {});
  const { id, customer_id: customerId, first_name: firstName, last_name: lastName } = found;
  return accepted({
    writer: customerId === null ? { customerId, orderId: id } : { customerId, orderId: null },
    author: shownName({ firstName, lastName }),
    verified: true,
  });
}

/** An author and the product they write about. */
export interface Writing extends Author {
  readonly productId: number;
}

/** Who writes about an article, by the caller's token or by an order, and whether they may now. */
export async function writingOf(
  deps: ReviewDependencies,
  caller: Caller,
  itemCode: string,
  order?: { readonly number: string; readonly email: string },
): Promise<Outcome<Writing>> {
  const productId = (await itemOfCode(deps.database, itemCode))?.productId;
  const known = productId ?? 0;
  const author = await (order === undefined
    ? customerWriting(deps, caller, known)
    : buyerWriting(deps, caller, order, known));
  if (!author.ok) return author;
  return productId === undefined ? noSuchItem() : accepted({ ...author.value, productId });
}

/**
 * Creates or changes a review. It is published after moderation; a changed one is hidden until then. `photos` replace
 * those sent before; undefined leaves them.
 */
export async function storeReview(
  { database, clock }: ReviewDependencies,
  writing: Writing,
  words: Omit<ReviewInput, 'item_code'>,
  photos?: readonly StoredPicture[],
): Promise<void> {
  const { title, rating, comment } = words;
  await commitTogether(database, async (transaction) => {
    const now = new Date(clock.now());
    const id = await putReview(transaction, { ...writing, title, rating, comment, now });
    if (photos !== undefined) await putPhotos(transaction, id, photos);
    await refreshRating(transaction, writing.productId);
  });
}

/** Creates or changes the caller's review, and leaves its photos. */
export async function writeReview(
  deps: ReviewDependencies,
  caller: Caller,
  { item_code: itemCode, ...words }: ReviewInput,
): Promise<Outcome<undefined>> {
  const writing = await writingOf(deps, caller, itemCode);
  if (!writing.ok) return writing;
  await storeReview(deps, writing.value, words);
  return accepted(undefined);
}
