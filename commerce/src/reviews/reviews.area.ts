import type { Area } from '../area.ts';
import {
  addReviewEndpoint,
  deleteReviewEndpoint,
  itemReviewsEndpoint,
  ownReviewEndpoint,
  voteReviewEndpoint,
} from './reviews.endpoint.ts';
import type { ReviewDependencies } from './write-review.usecase.ts';

/** Reviews of products (P01): written by customers, moderated before they are published. */
export function createReviewsArea(deps: ReviewDependencies): Area {
  return {
    endpoints: [
      itemReviewsEndpoint(deps),
      addReviewEndpoint(deps),
      deleteReviewEndpoint(deps),
      ownReviewEndpoint(deps),
      voteReviewEndpoint(deps),
    ],
  };
}
