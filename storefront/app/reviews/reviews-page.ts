import type { OperationOutput } from '@casamaestra/contract/platform/operation.ts';
import type {
  itemReviewsOperation,
  ownReviewOperation,
  Review,
} from '@casamaestra/contract/reviews/reviews.operations.ts';

/** Published reviews of a product with what they add up to. */
export type ReviewsPage = OperationOutput<typeof itemReviewsOperation>;
export type { Review };
/** What the shopper wrote about it themselves. */
export type Own = OperationOutput<typeof ownReviewOperation>;

/** Reviews shown at once. */
export const pageLength = 5;
export const mostStars = 5;
