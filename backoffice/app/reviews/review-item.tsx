import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type { reviewQueueOperation } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { Badge } from '@casamaestra/ui/badge.tsx';
import { Button } from '@casamaestra/ui/button.tsx';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { texts } from '../platform/texts.ts';
import { moment } from '../platform/written.ts';
import { AuthorHistory } from './author-history.tsx';
import { StaffPhotos } from './staff-photos.tsx';
import css from './reviews.module.css';

export type ReviewForStaff = OperationOutput<typeof reviewQueueOperation>[number];

/** What is begun with a review; a photo goes at once. */
export type Begin =
  | 'publish'
  | 'refuse'
  | 'reply'
  | { readonly act: 'photo'; readonly position: number; readonly picture: string };

type ReviewItemProps = {
  review: ReviewForStaff;
  isCurrent: boolean;
  busy: boolean;
  onCurrent: () => void;
  /** Absent for who may not decide. */
  onBegin: ((what: Begin) => void) | undefined;
};

/** A review with what can be decided of it; the one in hand beside what its author wrote before. */
export function ReviewItem({ review, isCurrent, busy, onCurrent, onBegin }: ReviewItemProps) {
  const { reviews } = texts();
  const isPublished = review.state === 'published';
  const reply = review.reply === null ? reviews.reply : reviews.changeReply;
  return (
    <article
      className={css.review}
      tabIndex={isCurrent ? 0 : -1}
      data-current={isCurrent || undefined}
      aria-label={review.title || review.product}
      onFocus={onCurrent}
    >
      <div className={css.read}>
        <ReviewText review={review} onBegin={onBegin} />
        {isCurrent && <AuthorHistory id={review.id} author={review.author} />}
      </div>
      {onBegin && (
        <div className={css.decide}>
          <Button
            size="s"
            variant={isPublished ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => onBegin(isPublished ? 'reply' : 'publish')}
          >
            {isPublished ? reply : reviews.publish}
          </Button>
          {review.state !== 'refused' && (
            <Button size="s" variant="secondary" onClick={() => onBegin('refuse')}>
              {isPublished ? reviews.withdraw : reviews.refuse}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function ReviewText({ review, onBegin }: Pick<ReviewItemProps, 'review' | 'onBegin'>) {
  const { reviews } = texts();
  return (
    <div className={css.text}>
      <p className={css.about}>
        <Rating value={review.rating} label={reviews.stars(review.rating)} />
        <a href={review.page} target="_blank" rel="noreferrer">
          {review.product}
        </a>
        {review.verified && <Badge tone="positive">{reviews.verified}</Badge>}
      </p>
      {review.title !== '' && <h2>{review.title}</h2>}
      {review.comment !== '' && <p className={css.comment}>{review.comment}</p>}
      <StaffPhotos
        photos={review.photos}
        onRefuse={onBegin && ((photo) => onBegin({ act: 'photo', ...photo }))}
      />
      {review.reply !== null && (
        <p className={css.reply}>
          <strong>{reviews.shopReplied}</strong>
          {review.reply}
        </p>
      )}
      <small>
        {review.author} · {moment(review.written_at)}
        {review.refused_because !== null && ` · ${reviews.refusedFor(review.refused_because)}`}
      </small>
    </div>
  );
}
