import { z } from 'zod';
import { pictureSchema } from '../catalog/picture.ts';
import { inputCodes } from '../platform/call.refusals.ts';
import { operation } from '../platform/operation.ts';

const method = <const Name extends string>(name: Name) =>
  `/api/method/mymb_ecommerce.mymb_ecommerce.item_review.${name}` as const;
const itemCode = z.string().trim().min(1).max(80);

const reviewWords = {
  item_code: itemCode,
  title: z.string().trim().min(1).max(120),
  rating: z.coerce.number().int().min(1).max(5),
  comment: z.string().trim().max(3000).default(''),
} as const;

/** Fields of that form, besides its `photos`. */
export const reviewFormSchema = z.object({
  ...reviewWords,
  /** Instead of a login: an order that has the product, as its mails name it. */
  order_number: z.string().trim().max(40).default(''),
  email: z.string().trim().max(254).default(''),
  /** The photos sent before are deleted, also when no others are sent. */
  without_photos: z.string().max(10).optional(),
});

export const reviewSchema = z.object({
  name: z.string(),
  item: z.string(),
  /** First name and initial of the last name. */
  customer: z.string(),
  /** Stars as a fraction of five: 0.8 is four. */
  rating: z.number(),
  title: z.string(),
  comment: z.string(),
  /** Verified purchase: the author bought the product here. */
  verified: z.boolean(),
  /** ISO 8601 */
  written_at: z.string(),
  helpful: z.number(),
  unhelpful: z.number(),
  /** Ours: photos by the author. */
  photos: z.array(pictureSchema),
  /** Ours: what the shop says below it. */
  reply: z.string().optional(),
});
export type Review = z.output<typeof reviewSchema>;

export const itemReviewsSchema = z.object({
  reviews: z.array(reviewSchema),
  /** Fraction of five. */
  average_rating: z.number(),
  /** The same, rounded to whole stars. */
  average_whole_rating: z.number(),
  /** Whole percent of one, two, three, four, five stars. */
  reviews_per_rating: z.array(z.number()),
  total_reviews: z.number(),
  /** Number of reviews with the requested stars. */
  matching_reviews: z.number(),
});

/** Published reviews of a product: those with text first, then the most helpful, then the newest. Guest. */
export const itemReviewsOperation = operation({
  name: 'reviews.list',
  verb: 'POST',
  path: method('get_item_reviews'),
  aliases: [],
  envelope: 'message',
  summary: 'Reviews of a product with average and distribution',
  input: z.object({
    item_code: itemCode,
    start: z.coerce.number().int().min(0).max(100_000).default(0),
    /** Length of the page, as in the Frappe API. */
    end: z.coerce.number().int().min(1).max(100).default(10),
    /** Ours: only reviews with so many stars. */
    stars: z.coerce.number().int().min(1).max(5).optional(),
  }),
  output: itemReviewsSchema,
  refusals: [...inputCodes, 'article_unknown'],
});

/** Creates or changes the customer's review; it is published after moderation. Jwt. */
export const addReviewOperation = operation({
  name: 'reviews.add',
  verb: 'POST',
  path: method('add_item_review'),
  aliases: [],
  envelope: 'message',
  summary: 'Write or change the own review of a product',
  input: z.object(reviewWords),
  output: z.undefined(),
  // The last five: sent as a form with photos (`reviewFormPath`).
  refusals: [
    ...inputCodes,
    'login_required',
    'article_gone',
    'reviews_exceeded',
    'photos_too_many',
    'photos_too_large',
    'photo_heic',
    'photo_unreadable',
    'purchase_unknown',
  ],
});

/** Deletes the customer's review. Jwt. */
export const deleteReviewOperation = operation({
  name: 'reviews.delete',
  verb: 'POST',
  path: method('delete_item_review'),
  aliases: [],
  envelope: 'message',
  summary: 'Remove the own review of a product',
  input: z.object({ item_code: itemCode }),
  output: z.object({ status: z.enum(['success', 'error']), message: z.string() }),
  refusals: [...inputCodes, 'login_required'],
});

/**
 * The customer's review of a product in any state, and whether it would count as a verified purchase. Jwt.
 */
export const ownReviewOperation = operation({
  name: 'reviews.own',
  verb: 'POST',
  path: '/api/method/casamaestra.reviews.own',
  aliases: [],
  envelope: 'message',
  summary: 'Own review of a product',
  input: z.object({ item_code: itemCode }),
  output: z.object({
    bought: z.boolean(),
    review: z
      .object({
        stars: z.number(),
        title: z.string(),
        comment: z.string(),
        state: z.enum(['waiting', 'published', 'refused']),
        refused_because: z.string().nullable(),
        /** Number of photos sent with it. */
        photos: z.number(),
      })
      .nullable(),
  }),
  refusals: [...inputCodes, 'login_required', 'article_gone'],
});

/** Votes whether a review helped; a second vote replaces the first. Not for one's own review. Jwt. */
export const voteReviewOperation = operation({
  name: 'reviews.vote',
  verb: 'POST',
  path: '/api/method/casamaestra.reviews.vote',
  aliases: [],
  envelope: 'message',
  summary: 'Vote a review helpful or not',
  input: z.object({ name: z.string().max(40), helpful: z.boolean() }),
  output: z.object({ helpful: z.number(), unhelpful: z.number() }),
  refusals: [...inputCodes, 'login_required', 'review_unknown', 'own_review_vote'],
});
