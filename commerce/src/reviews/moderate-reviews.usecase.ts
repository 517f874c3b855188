import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { ShopDependencies } from '../area.ts';
import { judgeReview, reviewedProduct, waitingReviews } from './moderation.queries.ts';
import type { WaitingReview } from './moderation.queries.ts';
import { deletePhoto, putPhotos } from './photos.queries.ts';
import { refreshRating } from './reviews.queries.ts';

type Parts = Pick<ShopDependencies, 'database' | 'clock'>;

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
  { database, clock }: Parts,
  id: number,
  verdict: { readonly publish: true } | { readonly publish: false; readonly because: string },
): Promise<Outcome<{ readonly productId: number }>> {
  if (!verdict.publish && verdict.because.trim() === '')
    return refused('review_reason_required', {}, 'because');
  return commitTogether(database, async (transaction) => {
    const productId = await judgeReview(transaction, id, {
      state: verdict.publish ? 'published' : 'refused',
      because: verdict.publish ? null : verdict.because.trim(),
      now: new Date(clock.now()),
    });
    if (productId === undefined) return refused('staff_review_unknown', { id });
    if (!verdict.publish) await putPhotos(transaction, id, []);
    await refreshRating(transaction, productId);
    return accepted({ productId });
  });
}

/** Deletes one photo of a review, by its place from 1; the review may still be published, or is shown without it. */
export async function refusePhoto(
  { database }: Parts,
  id: number,
  position: number,
): Promise<Outcome<undefined>> {
  return commitTogether(database, async (transaction) => {
    if (!(await deletePhoto(transaction, id, position)))
      return refused('staff_photo_unknown', { id, position });
    const productId = await reviewedProduct(transaction, id);
    if (productId !== undefined) await refreshRating(transaction, productId);
    return accepted(undefined);
  });
}
