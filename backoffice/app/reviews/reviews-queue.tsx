import {
  publishReviewOperation,
  refuseReviewOperation,
  refuseReviewPhotoOperation,
  replyToReviewOperation,
} from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { useMe } from '../shell/me.ts';
import { usePageKeys } from '../shell/page-keys.ts';
import type { DecisionMade } from './decision-told.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Begin, ReviewForStaff } from './review-item.tsx';
import { useInHand } from './use-in-hand.ts';
import css from './reviews.module.css';

type Verdict =
  | { readonly act: 'publish' }
  | { readonly act: 'refuse'; readonly reason: string }
  | { readonly act: 'reply'; readonly reply: string }
  | { readonly act: 'photo'; readonly position: number; readonly picture: string };

interface Decided {
  readonly review: ReviewForStaff;
  readonly verdict: Verdict;
}

async function decide({ review, verdict }: Decided): Promise<{ readonly change: number }> {
  const { id, state, written_at, reply } = review;
  const judged = { id, seen: { state, written_at, reply } };
  if (verdict.act === 'refuse')
    return callStaff(refuseReviewOperation, { ...judged, reason: verdict.reason });
  if (verdict.act === 'reply') return callStaff(replyToReviewOperation, { ...judged, reply: verdict.reply });
  if (verdict.act === 'publish') return callStaff(publishReviewOperation, judged);
  const { position, picture } = verdict;
  return callStaff(refuseReviewPhotoOperation, { id, position, picture });
}

function useDecision(
  reviews: readonly ReviewForStaff[],
  onDone: (done: Decided & { readonly change: number }) => void,
) {
  const decision = useMutation({
    mutationFn: decide,
    onSuccess: async ({ change }, decided) => {
      onDone({ ...decided, change });
      await queryClient.invalidateQueries();
    },
    // A colleague or the author was quicker: what it says now is shown beside the sentence.
    onError: () => queryClient.invalidateQueries(),
  });
  // As it was when its dialog opened; who was told that it changed decides on what it says now.
  const seen = (review: ReviewForStaff) =>
    (decision.isError && reviews.find(({ id }) => id === review.id)) || review;
  const mutate = ({ review, verdict }: Decided) => decision.mutate({ review: seen(review), verdict });
  return { ...decision, mutate };
}

type ReviewsQueueProps = { reviews: readonly ReviewForStaff[]; onDecided: (decision: DecisionMade) => void };

/** One in hand: J and K, P publishes, R refuses with a reason. Also of none: a dialog may be open of the last. */
export function ReviewsQueue({ reviews, onDecided }: ReviewsQueueProps) {
  const { reviews: words } = texts();
  const mayDecide = may(useMe(), 'reviews', 'edit');
  const { at, list, take, go } = useInHand(reviews.length);
  const [open, setOpen] = useState<{ readonly what: 'refuse' | 'reply'; readonly review: ReviewForStaff }>();
  const decided = useDecision(reviews, ({ review, verdict, change }) => {
    setOpen(undefined);
    const isFinal = verdict.act === 'photo';
    onDecided({ change, text: words.done[verdict.act](review.author), isFinal });
  });
  const begin = (what: Begin, review: ReviewForStaff) => {
    decided.reset();
    if (what === 'refuse' || what === 'reply') setOpen({ what, review });
    else decided.mutate({ review, verdict: what === 'publish' ? { act: 'publish' } : what });
  };
  const inHand = reviews[at];
  const isIdle = mayDecide && inHand !== undefined && !decided.isPending;
  usePageKeys({
    j: () => go(at + 1),
    k: () => go(at - 1),
    ...(isIdle && inHand.state !== 'published' && { p: () => begin('publish', inHand) }),
    ...(isIdle && inHand.state !== 'refused' && { r: () => begin('refuse', inHand) }),
  });
  const refusing = open?.what === 'refuse' ? open.review : undefined;
  return (
    <>
      {open === undefined && <Failure error={decided.error} />}
      <ul className={css.queue} ref={list} hidden={reviews.length === 0}>
        {reviews.map((review, index) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              isCurrent={index === at}
              busy={decided.isPending && decided.variables.review.id === review.id}
              onCurrent={() => take(index)}
              onBegin={mayDecide ? (what) => begin(what, review) : undefined}
            />
          </li>
        ))}
      </ul>
      <RefuseDialog
        record={refusing && `review ${refusing.id}`}
        title={words.refuseTitle}
        text={(refusing?.photos.length ?? 0) > 0 ? words.refuseTextPhotos : words.refuseText}
        reasons={words.reasons}
        busy={decided.isPending}
        error={decided.error}
        onClose={() => setOpen(undefined)}
        onRefuse={(reason) =>
          refusing && decided.mutate({ review: refusing, verdict: { act: 'refuse', reason } })
        }
      />
      <ReplyDialog
        review={open?.what === 'reply' ? open.review : undefined}
        busy={decided.isPending}
        error={decided.error}
        onClose={() => setOpen(undefined)}
        onReply={(review, reply) => decided.mutate({ review, verdict: { act: 'reply', reply } })}
      />
    </>
  );
}
