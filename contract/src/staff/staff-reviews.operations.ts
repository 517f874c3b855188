import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'reviews', needs: 'view' } as const;
const edit = { subject: 'reviews', needs: 'edit' } as const;
export const reviewStates = ['waiting', 'published', 'refused'] as const;
const states = z.enum(reviewStates);
const review = z.object({ id: z.number().int() });
/** What was read before; absent: whatever it says now. */
const seen = z
  .object({ state: states, written_at: z.string().max(40), reply: z.string().max(10_000).nullable() })
  .optional();
export type SeenReview = NonNullable<z.output<typeof seen>>;

const meanwhile = ['staff_decided_meanwhile', 'staff_rewritten_meanwhile'] as const;
const changed = z.object({ change: z.number() });

/** So many reviews are told; others are found by their words. */
export const reviewsMost = 100;
/** Longest reply of the shop, in characters. */
export const reviewReplyMost = 1000;

export const reviewQueueOperation = staffOperation({
  name: 'reviews.queue',
  permission: view,
  summary: 'Reviews: those to be moderated oldest first, those that were judged newest first',
  input: z.object({
    state: states.default('waiting'),
    /** Words found anywhere in the review, its author or the product. */
    text: z.string().trim().max(100).default(''),
  }),
  output: z.array(
    z.object({
      id: z.number(),
      state: states,
      product: z.string(),
      /** Address of its page in the shop. */
      page: z.string(),
      author: z.string(),
      rating: z.number(),
      title: z.string(),
      comment: z.string(),
      verified: z.boolean(),
      refused_because: z.string().nullable(),
      /** What the shop says below it; null: nothing. */
      reply: z.string().nullable(),
      written_at: z.string(),
      photos: z.array(
        z.object({
          /** From 1; one that was refused leaves a gap. */
          position: z.number(),
          /** Name of the picture. */
          picture: z.string(),
          url: z.string(),
        }),
      ),
    }),
  ),
});

export const publishReviewOperation = staffOperation({
  name: 'reviews.publish',
  permission: edit,
  summary: 'Publish a review',
  input: review.extend({ seen }),
  output: changed,
  refusals: ['staff_review_unknown', ...meanwhile],
});

/** Few stars are not a reason (Codice del consumo, art. 23, bb-quater). Also what was published: it is shown no more. */
export const refuseReviewOperation = staffOperation({
  name: 'reviews.refuse',
  permission: edit,
  summary: 'Refuse a review with a reason, which its author reads',
  input: review.extend({ seen, reason: z.string().trim().min(1).max(300) }),
  output: changed,
  refusals: ['staff_review_unknown', 'review_reason_required', ...meanwhile],
});

/** The photo is deleted, for good; the review stays as it is. */
export const refuseReviewPhotoOperation = staffOperation({
  name: 'reviews.refuse_photo',
  permission: edit,
  summary: 'Delete one photo of a review',
  input: review.extend({
    position: z.number().int().positive(),
    /** The one that was seen there: its author may have sent others. */
    picture: z.string().max(100),
  }),
  output: changed,
  refusals: ['staff_photo_unknown'],
});

export const replyToReviewOperation = staffOperation({
  name: 'reviews.reply',
  permission: edit,
  summary: 'Say something below a review as the shop, publicly',
  input: review.extend({
    /** Empty: nothing any more. */
    reply: z.string().trim().max(reviewReplyMost),
    seen,
  }),
  output: changed,
  refusals: ['staff_review_unknown', ...meanwhile],
});

/** So many of an author's other reviews are told. */
export const authorReviewsMost = 20;

export const reviewAuthorOperation = staffOperation({
  name: 'reviews.author',
  permission: view,
  summary: 'What the author of a review has written before',
  input: z.object({ id: z.number().int() }),
  output: z.object({
    published: z.number(),
    refused: z.number(),
    /** Newest first, without the review itself. */
    reviews: z.array(
      z.object({
        id: z.number(),
        product: z.string(),
        rating: z.number(),
        title: z.string(),
        state: states,
        refused_because: z.string().nullable(),
        written_at: z.string(),
      }),
    ),
  }),
  refusals: ['staff_review_unknown'],
});

/** Days a report looks back. */
export const reportDays = [30, 90, 365] as const;

export const reviewReportOperation = staffOperation({
  name: 'reviews.report',
  permission: view,
  summary: 'How many reviews were published and refused, and for which reasons',
  input: z.object({ days: z.union(reportDays.map((days) => z.literal(days))) }),
  output: z.object({
    published: z.number(),
    refused: z.number(),
    waiting: z.number(),
    /** The commonest first; reasons that differ in capitals and blanks only are one. */
    reasons: z.array(
      z.object({
        reason: z.string(),
        count: z.number(),
        /** Average of the stars that were refused for it: few stars are no reason (Codice del consumo, art. 23). */
        stars: z.number(),
        last_at: z.string(),
      }),
    ),
  }),
});

export const reviewOperations = [
  reviewAuthorOperation,
  reviewReportOperation,
  reviewQueueOperation,
  publishReviewOperation,
  refuseReviewOperation,
  refuseReviewPhotoOperation,
  replyToReviewOperation,
] as const;
