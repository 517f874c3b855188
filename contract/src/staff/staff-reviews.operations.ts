import { z } from 'zod';
import { staffOperation } from './staff-operation.ts';

const view = { subject: 'reviews', needs: 'view' } as const;
const states = z.enum(['waiting', 'published', 'refused']);

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
