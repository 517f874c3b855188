import {
  addReviewOperation,
  deleteReviewOperation,
  itemReviewsOperation,
  ownReviewOperation,
  voteReviewOperation,
} from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import { readInput } from '../contract-http/read-input.ts';
import { readReviews } from './read-reviews.usecase.ts';
import { readOwnReview, removeReview, voteReview, writeReview } from './write-review.usecase.ts';
import type { ReviewDependencies } from './write-review.usecase.ts';

export function itemReviewsEndpoint({ database }: ReviewDependencies): Endpoint<typeof itemReviewsOperation> {
  return {
    operation: itemReviewsOperation,
    anyVerb: true,
    async answer(args) {
      const input = readInput(itemReviewsOperation.input, args);
      return input.ok ? readReviews(database, input.value) : input;
    },
  };
}

export function addReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof addReviewOperation> {
  return {
    operation: addReviewOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(addReviewOperation.input, args);
      return input.ok ? writeReview(deps, caller, input.value) : input;
    },
  };
}

export function deleteReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof deleteReviewOperation> {
  return {
    operation: deleteReviewOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(deleteReviewOperation.input, args);
      return input.ok ? removeReview(deps, caller, input.value.item_code) : input;
    },
  };
}

export function ownReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof ownReviewOperation> {
  return {
    operation: ownReviewOperation,
    async answer(args, caller) {
      const input = readInput(ownReviewOperation.input, args);
      return input.ok ? readOwnReview(deps, caller, input.value.item_code) : input;
    },
  };
}

export function voteReviewEndpoint(deps: ReviewDependencies): Endpoint<typeof voteReviewOperation> {
  return {
    operation: voteReviewOperation,
    async answer(args, caller) {
      const input = readInput(voteReviewOperation.input, args);
      return input.ok ? voteReview(deps, caller, input.value) : input;
    },
  };
}
