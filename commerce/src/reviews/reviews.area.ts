import type { Area, AreaDependencies } from '../area.ts';
import { visitorsDatabase } from '../platform/database/read-database.ts';
import {
  addReviewEndpoint,
  deleteReviewEndpoint,
  itemReviewsEndpoint,
  ownReviewEndpoint,
  voteReviewEndpoint,
} from './reviews.endpoint.ts';
import { createReviewsOf } from './read-reviews.usecase.ts';
import type { ReviewsOf } from './read-reviews.usecase.ts';
import { deletePhotosJob } from './delete-photos.job.ts';
import type { PhotoReviewDependencies } from './photo-review.usecase.ts';
import { undoReviews } from './undo-reviews.ts';
import { reviewFormRoute } from './review-form.route.ts';

export interface ReviewsArea extends Area {
  /** First reviews of a product, for the product page. */
  readonly reviewsOf: ReviewsOf;
}

/** Reviews of products (P01): written by customers, moderated before they are published. */
export function createReviewsArea(
  deps: PhotoReviewDependencies & Pick<AreaDependencies, 'reading'>,
): ReviewsArea {
  return {
    reviewsOf: createReviewsOf(visitorsDatabase(deps)),
    endpoints: [
      itemReviewsEndpoint(deps),
      addReviewEndpoint(deps),
      deleteReviewEndpoint(deps),
      ownReviewEndpoint(deps),
      voteReviewEndpoint(deps),
    ],
    routes: [reviewFormRoute(deps)],
    undo: [undoReviews],
    jobs: [deletePhotosJob(deps)],
  };
}
