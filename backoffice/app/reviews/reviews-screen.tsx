import {
  publishReviewOperation,
  refuseReviewOperation,
  reviewQueueOperation,
} from '@casamaestra/contract/staff/back-office.operations.ts';
import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { EmptyState } from '@casamaestra/ui/empty-state.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callStaff } from '../platform/call-staff.ts';
import { Failure } from '../platform/failure.tsx';
import { may } from '../platform/permitted.ts';
import { queryClient, reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import { useMe } from '../shell/me.ts';
import { usePageKeys } from '../shell/page-keys.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import { AuthorHistory } from './author-history.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { RefuseReview } from './refuse-review.tsx';
import css from './reviews.module.css';

type Review = OperationOutput<typeof reviewQueueOperation>[number];

const queue = () => reading(reviewQueueOperation, {});

/** Reviews that wait, one in hand: J and K, P publishes, R refuses with a reason. */
export function ReviewsScreen() {
  const { data: waiting, error } = useQuery(queue());
  const { reviews, shell } = texts();
  return (
    <>
      <ScreenHead title={shell.screens.reviews}>
        <p role="status">{waiting && reviews.waiting(waiting.length, counted(waiting.length))}</p>
      </ScreenHead>
      <ReviewTabs />
      <Failure error={error} />
      {waiting?.length === 0 && (
        <EmptyState icon="star" title={reviews.none} text={reviews.noneText} level={2} />
      )}
      {waiting !== undefined && waiting.length > 0 && <Queue waiting={waiting} />}
    </>
  );
}

function Queue({ waiting }: { waiting: readonly Review[] }) {
  const mayDecide = may(useMe(), 'reviews', 'edit');
  const [current, setCurrent] = useState(0);
  const [refusing, setRefusing] = useState<Review>();
  const at = Math.min(current, waiting.length - 1);
  const decided = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason?: string }) =>
      reason === undefined
        ? callStaff(publishReviewOperation, { id })
        : callStaff(refuseReviewOperation, { id, reason }),
    onSuccess: async () => {
      setRefusing(undefined);
      await queryClient.invalidateQueries();
    },
  });
  const list = useRef<HTMLUListElement>(null);
  const go = (to: number) => {
    const index = Math.max(0, Math.min(to, waiting.length - 1));
    setCurrent(index);
    list.current?.children[index]?.querySelector<HTMLElement>('article')?.focus();
  };
  const review = waiting[at];
  const isIdle = mayDecide && review !== undefined && !decided.isPending;
  usePageKeys({
    j: () => go(at + 1),
    k: () => go(at - 1),
    ...(isIdle && { p: () => decided.mutate({ id: review.id }), r: () => setRefusing(review) }),
  });
  return (
    <>
      {refusing === undefined && <Failure error={decided.error} />}
      <ul className={css.queue} ref={list}>
        {waiting.map((review, index) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              isCurrent={index === at}
              busy={decided.isPending && decided.variables.id === review.id}
              onCurrent={() => setCurrent(index)}
              onPublish={mayDecide ? () => decided.mutate({ id: review.id }) : undefined}
              onRefuse={() => setRefusing(review)}
            />
          </li>
        ))}
      </ul>
      <RefuseReview
        review={refusing}
        busy={decided.isPending}
        error={decided.error}
        onClose={() => setRefusing(undefined)}
        onRefuse={(id, reason) => decided.mutate({ id, reason })}
      />
    </>
  );
}

type ReviewItemProps = {
  review: Review;
  isCurrent: boolean;
  busy: boolean;
  onCurrent: () => void;
  /** Absent for who may not decide. */
  onPublish: (() => void) | undefined;
  onRefuse: () => void;
};

function ReviewItem({ review, isCurrent, busy, onCurrent, onPublish, onRefuse }: ReviewItemProps) {
  const { reviews } = texts();
  return (
    <article
      className={css.review}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      aria-label={review.title || review.product}
      onFocus={onCurrent}
    >
      <div className={css.read}>
        <ReviewText review={review} />
        {isCurrent && <AuthorHistory id={review.id} author={review.author} />}
      </div>
      {onPublish && (
        <div className={css.decide}>
          <Button size="s" busy={busy} onClick={onPublish}>
            {reviews.publish}
          </Button>
          <Button size="s" variant="secondary" onClick={onRefuse}>
            {reviews.refuse}
          </Button>
        </div>
      )}
    </article>
  );
}

function ReviewText({ review }: { review: Review }) {
  const { reviews } = texts();
  return (
    <div className={css.text}>
      <p className={css.about}>
        <Rating value={review.rating} label={reviews.stars(review.rating)} />
        <strong>{review.product}</strong>
        {review.verified && <Badge tone="positive">{reviews.verified}</Badge>}
      </p>
      {review.title !== '' && <h2>{review.title}</h2>}
      <p className={css.comment}>{review.comment}</p>
      {review.photos.length > 0 && (
        <p className={css.photos}>
          {review.photos.map((photo) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer">
              <img src={photo} alt={reviews.photo} width={72} height={72} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      <small>
        {review.author} · {moment(review.written_at)}
      </small>
    </div>
  );
}
