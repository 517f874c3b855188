import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Caller } from '../contract-http/caller.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import { hasBought } from './purchases.queries.ts';
import { deleteReview, publishedReview, putVote, refreshRating, reviewOf } from './reviews.queries.ts';
import type { ReviewDependencies } from './write-review.usecase.ts';

const loginFirst = () => refused('login_required', { purpose: 'review' });

export async function removeReview(
  { database, identify }: ReviewDependencies,
  caller: Caller,
  itemCode: string,
): Promise<Outcome<{ status: 'success' | 'error'; message: string }>> {
  const customer = await identify(caller);
  if (customer === null) return loginFirst();
  const productId = (await itemOfCode(database, itemCode))?.productId;
  const removed =
    productId !== undefined &&
    (await commitTogether(database, async (transaction) => {
      const gone = await deleteReview(transaction, customer.customerId, productId);
      if (gone) await refreshRating(transaction, productId);
      return gone;
    }));
  const { reviewRemoved, reviewMissing } = answerTexts(caller.language);
  return accepted(
    removed ? { status: 'success', message: reviewRemoved } : { status: 'error', message: reviewMissing },
  );
}

export async function readOwnReview(
  { database, identify }: ReviewDependencies,
  caller: Caller,
  itemCode: string,
) {
  const customer = await identify(caller);
  if (customer === null) return loginFirst();
  const productId = (await itemOfCode(database, itemCode))?.productId;
  if (productId === undefined) return refused('article_gone', {}, 'item_code');
  const [bought, row] = await Promise.all([
    hasBought(database, customer.customerId, productId),
    reviewOf(database, customer.customerId, productId),
  ]);
  if (row === undefined) return accepted({ bought, review: null });
  const { rating: stars, refused_because: because, title, comment, state, photos } = row;
  return accepted({ bought, review: { stars, title, comment, state, refused_because: because, photos } });
}

/** Votes on somebody else's published review. */
export async function voteReview(
  { database, identify }: ReviewDependencies,
  caller: Caller,
  { name, helpful }: { readonly name: string; readonly helpful: boolean },
): Promise<Outcome<{ helpful: number; unhelpful: number }>> {
  const customer = await identify(caller);
  if (customer === null) return refused('login_required', { purpose: 'vote' });
  const id = Number(/^REV-(\d{1,9})$/.exec(name)?.[1]);
  const review = Number.isNaN(id) ? undefined : await publishedReview(database, id);
  if (review === undefined) return refused('review_unknown', {}, 'name');
  if (review.customer_id === customer.customerId) return refused('own_review_vote', {});
  return accepted(await putVote(database, { reviewId: id, customerId: customer.customerId, helpful }));
}
