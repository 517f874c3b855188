import { answerTexts } from '@casamaestra/texts/service/answer-texts.ts';
import {
  addReviewOperation,
  deleteReviewOperation,
  itemReviewsOperation,
  ownReviewOperation,
} from '@casamaestra/contract/reviews/reviews.operations.ts';
import type { Endpoint } from '@casamaestra/commerce/contract-http/endpoint.ts';
import { z } from 'zod';
import {
  type SealedCustomerDependencies,
  forCustomer,
  frappeEndpoint,
  frappeCustomerEndpoint,
} from '../frappe-endpoint.ts';
import { textOfMarkup } from '../transport/frappe-answer.ts';

const fraction = z.coerce.number().min(0).max(1).catch(0);
const words = z
  .string()
  .nullish()
  .transform((value) => textOfMarkup(value ?? ''));

/** Ratings are fractions of five; the service's distribution is wrong, so it is not used. */
const reviewsShape = z
  .looseObject({
    reviews: z
      .array(
        z.looseObject({
          name: z.coerce.string(),
          item: z.coerce.string(),
          customer: z.string().nullish(),
          rating: fraction,
          title: words,
          comment: words,
        }),
      )
      .nullish(),
    average_rating: fraction,
    total_reviews: z.coerce.number().int().min(0).catch(0),
  })
  .nullish();
type Reviews = NonNullable<z.output<typeof reviewsShape>>;
type Row = NonNullable<Reviews['reviews']>[number];

/** The service names customers by their e-mail address, which must not be shown. */
function shownName(customer: string | null | undefined): string {
  const name = (customer ?? '').trim();
  return name === '' || name.includes('@') ? '' : name.replace(/\s+(\S)\S*$/u, ' $1.');
}

const reviewOf = (row: Row) => ({
  name: row.name,
  item: row.item,
  customer: shownName(row.customer),
  rating: row.rating,
  title: row.title,
  comment: row.comment,
  verified: false,
  written_at: '',
  helpful: 0,
  unhelpful: 0,
  photos: [],
});

const mostRead = 100;

/** Reviews by stars among those read: the service can neither filter nor count them correctly. */
function sharesOf(rows: readonly Row[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) => {
    const count = rows.filter(({ rating }) => Math.round(rating * 5) === stars).length;
    return rows.length === 0 ? 0 : Math.round((count / rows.length) * 100);
  });
}

function listEndpoint({ frappe }: SealedCustomerDependencies): Endpoint {
  return frappeEndpoint(itemReviewsOperation, async ({ item_code, start, end, stars }, caller) => {
    const asked = { item_code, start: 0, end: mostRead };
    const found = await frappe.ask('reviews', asked, reviewsShape, { address: caller.address });
    if (!found.ok) return found;
    const rows = found.value?.reviews ?? [];
    const wanted = stars === undefined ? rows : rows.filter(({ rating }) => Math.round(rating * 5) === stars);
    const average = found.value?.average_rating ?? 0;
    return {
      ok: true,
      value: {
        reviews: wanted.slice(start, start + end).map(reviewOf),
        average_rating: average,
        average_whole_rating: Math.round(average * 5) / 5,
        reviews_per_rating: sharesOf(rows),
        total_reviews: Math.max(found.value?.total_reviews ?? 0, rows.length),
        matching_reviews: wanted.length,
      },
    };
  });
}

/** The customer's own review, found by the e-mail address stored with it. */
function ownEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, ownReviewOperation, async ({ item_code }, session, caller) => {
    const asked = { item_code, start: 0, end: mostRead };
    const found = await deps.frappe.ask('reviews', asked, reviewsShape, { address: caller.address });
    if (!found.ok) return found;
    const own = found.value?.reviews?.find(
      ({ customer }) => customer?.toLowerCase() === session.email.toLowerCase(),
    );
    const review = own && {
      stars: Math.round(own.rating * 5),
      title: own.title,
      comment: own.comment,
      state: 'published' as const,
      refused_because: null,
      photos: 0,
    };
    return { ok: true, value: { bought: false, review: review ?? null } };
  });
}

/** The service silently drops a customer's second review, so the first is deleted before. */
function addEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, addReviewOperation, async (input, session, caller) => {
    const context = forCustomer(session, caller);
    await deps.frappe.ask('deleteReview', { item_code: input.item_code }, z.unknown(), context);
    const added = await deps.frappe.ask('addReview', input, z.unknown(), context);
    return added.ok ? { ok: true, value: undefined } : added;
  });
}

function deleteEndpoint(deps: SealedCustomerDependencies): Endpoint {
  return frappeCustomerEndpoint(deps, deleteReviewOperation, async (input, session, caller) => {
    const gone = await deps.frappe.ask('deleteReview', input, z.unknown(), forCustomer(session, caller));
    const message = answerTexts(caller.language).reviewRemoved;
    return gone.ok ? { ok: true, value: { status: 'success' as const, message } } : gone;
  });
}

/** Reviews of products. */
export const reviewsEndpoints = (deps: SealedCustomerDependencies): readonly Endpoint[] => [
  listEndpoint(deps),
  ownEndpoint(deps),
  addEndpoint(deps),
  deleteEndpoint(deps),
];
