import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { AreaDependencies } from '../area.ts';
import type { Caller } from '../contract-http/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { itemOfCode } from '../item-codes/item-of-code.usecase.ts';
import {
  deleteReview,
  hasBought,
  publishedReview,
  putReview,
  putVote,
  refreshRating,
  reviewOf,
} from './reviews.queries.ts';

export type ReviewDependencies = Pick<AreaDependencies, 'database' | 'identify' | 'clock' | 'allow'>;

const WRITING = { requests: 20, windowMs: 3_600_000 };

const loginFirst = () => refused('login_required', { purpose: 'review' });
const noSuchItem = () => refused('article_gone', {}, 'item_code');

/** "Ada B." */
const shownName = ({ firstName, lastName }: Identity): string =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1).toUpperCase()}.`;

export interface ReviewInput {
  readonly item_code: string;
  readonly title: string;
  readonly rating: number;
  readonly comment: string;
}

/**
 * Creates or changes the caller's review. It is published after moderation; a changed one is hidden until
 * then.
 */
export async function writeReview(
  { database, identify, clock, allow }: ReviewDependencies,
  caller: Caller,
  { item_code: itemCode, ...words }: ReviewInput,
): Promise<Outcome<undefined>> {
  const customer = await identify(caller);
  if (customer === null) return loginFirst();
  const productId = (await itemOfCode(database, itemCode))?.productId;
  if (productId === undefined) return noSuchItem();
  if (!(await allow(`review ${customer.customerId}`, WRITING))) return refused('reviews_exceeded', {});
  await commitTogether(database, async (transaction) => {
    const verified = await hasBought(transaction, customer.customerId, productId);
    const author = shownName(customer);
    const now = new Date(clock.now());
    await putReview(transaction, {
      productId,
      customerId: customer.customerId,
      author,
      verified,
      now,
      ...words,
    });
    await refreshRating(transaction, productId);
  });
  return accepted(undefined);
}

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
  if (productId === undefined) return noSuchItem();
  const [bought, row] = await Promise.all([
    hasBought(database, customer.customerId, productId),
    reviewOf(database, customer.customerId, productId),
  ]);
  if (row === undefined) return accepted({ bought, review: null });
  const { rating: stars, refused_because: because, title, comment, state } = row;
  return accepted({ bought, review: { stars, title, comment, state, refused_because: because } });
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
