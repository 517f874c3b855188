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
import type { ReviewParts } from './write-review.usecase.ts';

export function itemReviewsEndpoint({ database }: ReviewParts): Endpoint<typeof itemReviewsOperation> {
  return {
    operation: itemReviewsOperation,
    anyVerb: true,
    async answer(args) {
      const input = readInput(itemReviewsOperation.input, args);
      return input.ok ? readReviews(database, input.value) : input;
    },
  };
}

export function addReviewEndpoint(parts: ReviewParts): Endpoint<typeof addReviewOperation> {
  return {
    operation: addReviewOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(addReviewOperation.input, args);
      return input.ok ? writeReview(parts, caller, input.value) : input;
    },
  };
}

export function deleteReviewEndpoint(parts: ReviewParts): Endpoint<typeof deleteReviewOperation> {
  return {
    operation: deleteReviewOperation,
    alsoPut: true,
    async answer(args, caller) {
      const input = readInput(deleteReviewOperation.input, args);
      return input.ok ? removeReview(parts, caller, input.value.item_code) : input;
    },
  };
}

export function ownReviewEndpoint(parts: ReviewParts): Endpoint<typeof ownReviewOperation> {
  return {
    operation: ownReviewOperation,
    async answer(args, caller) {
      const input = readInput(ownReviewOperation.input, args);
      return input.ok ? readOwnReview(parts, caller, input.value.item_code) : input;
    },
  };
}

export function voteReviewEndpoint(parts: ReviewParts): Endpoint<typeof voteReviewOperation> {
  return {
    operation: voteReviewOperation,
    async answer(args, caller) {
      const input = readInput(voteReviewOperation.input, args);
      return input.ok ? voteReview(parts, caller, input.value) : input;
    },
  };
}
