import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { Outcome } from '@casamaestra/contract/platform/operation.ts';
import type { SeenReview } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import type { Database } from '../platform/database/connection.ts';
import { commitTogether } from '../platform/database/in-transaction.ts';
import type { Author } from '../change-sets/author.ts';
import { decidedMeanwhile } from '../change-sets/decided-meanwhile.usecase.ts';
import { recordChange } from '../change-sets/record-change.usecase.ts';
import type { ShopDependencies } from '../area.ts';
import { heldReview, judgeReview, reviewedProduct, reviewsIn, setReply } from './moderation.queries.ts';
import type { HeldReview, StaffReview, WantedReviews } from './moderation.queries.ts';
import { deletePhoto, putPhotos } from './photos.queries.ts';
import { refreshRating } from './reviews.queries.ts';

type Parts = Pick<ShopDependencies, 'database' | 'clock'>;
type Acting = Parts & { readonly author: Author };

const QUEUE_PAGE = 100;

/** Reviews to be moderated, oldest first. */
export const readModerationQueue = ({ database }: Parts): Promise<StaffReview[]> =>
  reviewsIn(database, { state: 'waiting', text: '', limit: QUEUE_PAGE });

/** Reviews in a state that have some words. */
export const readReviewsIn = ({ database }: Parts, wanted: WantedReviews): Promise<StaffReview[]> =>
  reviewsIn(database, wanted);

const movedOn = (
  transaction: Database,
  id: number,
  { state, reply, updated_at: writtenAt }: HeldReview,
  seen: SeenReview | undefined,
) =>
  decidedMeanwhile(transaction, `review ${id}`, { written_at: writtenAt.toISOString(), state, reply }, seen);

/**
 * Publishes a review, or refuses it with a reason that its author sees; the product's rating is updated. A
 * published review may be refused later, and its photos are deleted then; few stars are not a reason (Codice del consumo, art. 23, bb-quater).
 */
export async function moderateReview(
  { database, clock, author }: Acting,
  id: number,
  verdict: { readonly publish: true } | { readonly publish: false; readonly because: string },
  seen?: SeenReview,
): Promise<Outcome<{ readonly productId: number; readonly change: number }>> {
  if (!verdict.publish && verdict.because.trim() === '')
    return refused('review_reason_required', {}, 'because');
  return commitTogether(database, async (transaction) => {
    const at = new Date(clock.now());
    const state = verdict.publish ? 'published' : 'refused';
    const because = verdict.publish ? null : verdict.because.trim();
    const before = await heldReview(transaction, id);
    const moved = before && (await movedOn(transaction, id, before, seen));
    if (moved !== undefined) return moved;
    const productId = await judgeReview(transaction, id, { state, because, now: at });
    if (before === undefined || productId === undefined) return refused('staff_review_unknown', { id });
    if (!verdict.publish) await putPhotos(transaction, id, []);
    await refreshRating(transaction, productId);
    const change = await recordChange(transaction, {
      author,
      at,
      kind: verdict.publish ? 'reviews.publish' : 'reviews.refuse',
      record: `review ${id}`,
      reason: because ?? undefined,
      rows: [
        { field: 'state', from: before.state, to: state },
        { field: 'refused_because', from: before.refused_because, to: because },
      ].filter(({ from, to }) => from !== to),
    });
    return accepted({ productId, change });
  });
}

/** What the shop says below a review, publicly; empty: nothing any more. */
export async function replyToReview(
  { database, clock, author }: Acting,
  id: number,
  words: string,
  seen?: SeenReview,
): Promise<Outcome<{ readonly change: number }>> {
  return commitTogether(database, async (transaction) => {
    const at = new Date(clock.now());
    const reply = words.trim() === '' ? null : words.trim();
    const before = await heldReview(transaction, id);
    const moved = before && (await movedOn(transaction, id, before, seen));
    if (moved !== undefined) return moved;
    const productId = await setReply(transaction, id, { reply, now: at });
    if (before === undefined || productId === undefined) return refused('staff_review_unknown', { id });
    await refreshRating(transaction, productId);
    const rows = [{ field: 'reply', from: before.reply, to: reply }];
    const set = { author, at, kind: 'reviews.reply', record: `review ${id}`, rows };
    return accepted({ change: await recordChange(transaction, set) });
  });
}

/**
 * Deletes one photo of a review, by its place from 1, where it still is the picture that was seen; the review may still be
 * published, or is shown without it.
 */
export async function refusePhoto(
  { database, clock, author }: Acting,
  id: number,
  position: number,
  picture?: string,
): Promise<Outcome<{ readonly change: number }>> {
  return commitTogether(database, async (transaction) => {
    if (!(await deletePhoto(transaction, id, position, picture)))
      return refused('staff_photo_unknown', { id, position });
    const productId = await reviewedProduct(transaction, id);
    if (productId !== undefined) await refreshRating(transaction, productId);
    const change = await recordChange(transaction, {
      author,
      at: new Date(clock.now()),
      kind: 'reviews.refuse_photo',
      record: `review ${id}`,
      rows: [{ field: 'photo', from: position, to: null }],
    });
    return accepted({ change });
  });
}
