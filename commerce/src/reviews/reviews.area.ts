import type { Area } from '../area.ts';
import {
  addReviewEndpoint,
  deleteReviewEndpoint,
  itemReviewsEndpoint,
  ownReviewEndpoint,
  voteReviewEndpoint,
} from './reviews.endpoint.ts';
import type { ReviewParts } from './write-review.usecase.ts';

/** Reviews of products (P01): written by customers, checked before they are shown. */
export function createReviewsArea(parts: ReviewParts): Area {
  return {
    endpoints: [
      itemReviewsEndpoint(parts),
      addReviewEndpoint(parts),
      deleteReviewEndpoint(parts),
      ownReviewEndpoint(parts),
      voteReviewEndpoint(parts),
    ],
  };
}
