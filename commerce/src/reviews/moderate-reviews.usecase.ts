import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Author } from '../change-sets/author.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { ShopDependencies } from '../area.ts';
import { judgeReview, reviewedProduct, reviewState, waitingReviews } from './moderation.queries.ts';
import type { WaitingReview } from './moderation.queries.ts';
import { deletePhoto, putPhotos } from './photos.queries.ts';
import { refreshRating } from './reviews.queries.ts';

type Parts = Pick<ShopDependencies, 'database' | 'clock'>;
type Acting = Parts & { readonly author: Author };

const QUEUE_PAGE = 100;

/** Reviews to be moderated, oldest first. */
export function readModerationQueue({ database }: Parts): Promise<WaitingReview[]> {
  return waitingReviews(database, QUEUE_PAGE);
}

/**
 * Publishes a review, or refuses it with a reason that its author sees; the product's rating is updated. A
 * published review may be refused later, and its photos are deleted then; few stars are not a reason (Codice del consumo, art. 23, bb-quater).
 */
export async function moderateReview(
  { database, clock, author }: Acting,
  id: number,
  verdict: { readonly publish: true } | { readonly publish: false; readonly because: string },
): Promise<Outcome<{ readonly productId: number; readonly change: number }>> {
  if (!verdict.publish && verdict.because.trim() === '')
    return refused('review_reason_required', {}, 'because');
  return commitTogether(database, async (transaction) => {
    const at = new Date(clock.now());
    const state = verdict.publish ? 'published' : 'refused';
    const because = verdict.publish ? null : verdict.because.trim();
    const before = await reviewState(transaction, id);
    const productId = await judgeReview(transaction, id, { state, because, now: at });
    if (productId === undefined) return refused('staff_review_unknown', { id });
    if (!verdict.publish) await putPhotos(transaction, id, []);
    await refreshRating(transaction, productId);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: verdict.publish ? 'reviews.publish' : 'reviews.refuse',
      record: `review ${id}`,
      reason: because ?? undefined,
      rows: [{ field: 'state', from: before, to: state }],
    });
    return accepted({ productId, change });
  });
}

/** Deletes one photo of a review, by its place from 1; the review may still be published, or is shown without it. */
export async function refusePhoto(
  { database, clock, author }: Acting,
  id: number,
  position: number,
): Promise<Outcome<undefined>> {
  return commitTogether(database, async (transaction) => {
    if (!(await deletePhoto(transaction, id, position)))
      return refused('staff_photo_unknown', { id, position });
    const productId = await reviewedProduct(transaction, id);
    if (productId !== undefined) await refreshRating(transaction, productId);
    await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: 'reviews.refuse_photo',
      record: `review ${id}`,
      rows: [{ field: 'photo', from: position, to: null }],
    });
    return accepted(undefined);
  });
}
