import { reviewAuthorOperation } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import { Rating } from '@casamaestra/ui/rating.tsx';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../platform/failure.tsx';
import { reading } from '../platform/queries.ts';
import { texts } from '../platform/texts.ts';
import { counted, moment } from '../platform/written.ts';
import css from './reviews.module.css';

/** What the author of the review in hand has written before, and how it was judged. */
export function AuthorHistory({ id, author }: { id: number; author: string }) {
  const { reviews } = texts();
  const { data, error } = useQuery(reading(reviewAuthorOperation, { id }));
  return (
    <aside className={css.history} aria-label={reviews.history(author)}>
      <h3>{reviews.history(author)}</h3>
      <Failure error={error} id={`history-${id}`} />
      {data && (
        <p>
          {data.reviews.length === 0
            ? reviews.firstReview
            : reviews.judged(counted(data.published), counted(data.refused))}
        </p>
      )}
      <ul>
        {data?.reviews.map((review) => (
          <li key={review.id}>
            <Rating value={review.rating} label={reviews.stars(review.rating)} />{' '}
            <strong>{review.product}</strong> {review.title}
            <small>
              {reviews.states[review.state]} · {moment(review.written_at)}
              {review.refused_because !== null && ` · ${review.refused_because}`}
            </small>
          </li>
        ))}
      </ul>
    </aside>
  );
}
