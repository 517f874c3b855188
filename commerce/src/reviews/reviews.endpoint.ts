import {
  addReviewOperation,
  deleteReviewOperation,
  itemReviewsOperation,
  ownReviewOperation,
  voteReviewOperation,
} from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { guestEndpoint } from '../contract-http/endpoint-of.ts';
import { readReviews } from './read-reviews.usecase.ts';
import { readOwnReview, removeReview, voteReview } from './own-review.usecase.ts';
import { writeReview } from './write-review.usecase.ts';
import type { ReviewDependencies } from './write-review.usecase.ts';

export function itemReviewsEndpoint({ database }: ReviewDependencies): Endpoint<typeof itemReviewsOperation> {
  return guestEndpoint(itemReviewsOperation, (input) => readReviews(database, input), { anyVerb: true });
}

export function addReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof addReviewOperation> {
  return guestEndpoint(addReviewOperation, (input, caller) => writeReview(deps, caller, input), {
    alsoPut: true,
  });
}

export function deleteReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof deleteReviewOperation> {
  return guestEndpoint(
    deleteReviewOperation,
    (input, caller) => removeReview(deps, caller, input.item_code),
    { alsoPut: true },
  );
}

export function ownReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof ownReviewOperation> {
  return guestEndpoint(ownReviewOperation, (input, caller) => readOwnReview(deps, caller, input.item_code));
}

export function voteReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof voteReviewOperation> {
  return guestEndpoint(voteReviewOperation, (input, caller) => voteReview(deps, caller, input));
}
