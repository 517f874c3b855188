import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  itemReviewsOperation,
  ownReviewOperation,
  Review,
} from '@casamaestra/contract/reviews/reviews.operations.ts';

/** Published reviews of a product with count and average. */
export type ReviewsAnswer = OperationOutput<typeof itemReviewsOperation>;
export type { Review };
/** The shopper's own review. */
export type Own = OperationOutput<typeof ownReviewOperation>;

/** Reviews per page. */
export const pageLength = 5;
export const mostStars = 5;
