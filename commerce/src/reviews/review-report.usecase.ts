import { accepted, refused } from '@casamaestra/contract/platform/operation.ts';
import type { OperationOutput, Outcome } from '@casamaestra/contract/platform/operation.ts';
import { authorReviewsMost } from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import type {
  reviewAuthorOperation,
  reviewReportOperation,
} from '@casamaestra/contract/staff/staff-reviews.operations.ts';
import type { ShopDependencies } from '../area.ts';
import { reviewedProduct } from './moderation.queries.ts';
import { refusalReasons, reviewsOfAuthor, verdictsSince } from './review-report.queries.ts';

type Parts = Pick<ShopDependencies, 'database' | 'clock'>;

const DAY_MS = 24 * 3_600_000;
const REASONS_MOST = 50;

/** What the author of a review has written before, and how it was judged. */
export async function readAuthorReviews(
  { database }: Pick<Parts, 'database'>,
  id: number,
): Promise<Outcome<OperationOutput<typeof reviewAuthorOperation>>> {
  if ((await reviewedProduct(database, id)) === undefined) return refused('staff_review_unknown', { id });
  const { published, refused: turnedDown, reviews } = await reviewsOfAuthor(database, id, authorReviewsMost);
  return accepted({
    published,
    refused: turnedDown,
    reviews: reviews.map(({ refusedBecause, writtenAt, ...review }) => ({
      ...review,
      refused_because: refusedBecause,
      written_at: writtenAt.toISOString(),
    })),
  });
}

/** How the reviews of the last days were judged, and why some were refused. */
export async function readReviewReport(
  { database, clock }: Parts,
  days: number,
): Promise<OperationOutput<typeof reviewReportOperation>> {
  const since = new Date(clock.now() - days * DAY_MS);
  const [verdicts, reasons] = await Promise.all([
    verdictsSince(database, since),
    refusalReasons(database, since, REASONS_MOST),
  ]);
  return {
    ...verdicts,
    reasons: reasons.map(({ lastAt, ...reason }) => ({ ...reason, last_at: lastAt.toISOString() })),
  };
}
