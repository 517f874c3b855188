import { codesOf, refusal } from '../platform/refusal-kinds.ts';

export const catalogRefusals = {
  features_unreadable: refusal('invalid_input', {
    problem: ['not_json', 'no_object', 'values'],
    feature: 'text',
  }),
  product_required: refusal('missing_argument'),
  product_unknown: refusal('not_found', { slug: 'text' }),
  family_required: refusal('missing_argument'),
  family_unknown: refusal('not_found', { family: 'text' }),
  count_out_of_range: refusal('invalid_input', { field: 'text', most: 'number' }),
  skus_no_list: refusal('invalid_input'),
  notice_date_invalid: refusal('invalid_input', { most_days: 'number' }),
} as const;

/** Refusals of list parameters in the form of Frappe's clients. */
const listRefusals = {
  list_field_unknown: refusal('invalid_input', { name: 'text', known: 'names' }),
  list_fields_no_list: refusal('invalid_input'),
  list_operator_unknown: refusal('invalid_input', { operator: 'text', known: 'names' }),
  list_filters_not_json: refusal('invalid_input'),
  list_count_invalid: refusal('invalid_input', { value: 'text' }),
} as const;

export const contentRefusals = { promo_tab_unknown: refusal('not_found'), ...listRefusals } as const;
export const listCodes = codesOf(listRefusals);

export const reviewsRefusals = {
  article_unknown: refusal('not_found'),
  article_gone: refusal('not_found'),
  review_unknown: refusal('not_found'),
  own_review_vote: refusal('not_permitted'),
  reviews_exceeded: refusal('too_many_requests'),
  photos_too_many: refusal('invalid_input', { most: 'number' }),
  photos_too_large: refusal('invalid_input', { most_megabytes: 'number' }),
  photo_heic: refusal('invalid_input', { position: 'number' }),
  photo_unreadable: refusal('invalid_input', { position: 'number' }),
  purchase_unknown: refusal('not_found'),
  question_unknown: refusal('not_found'),
  buyers_only: refusal('not_permitted'),
} as const;

export const shippingRefusals = {
  amount_invalid: refusal('invalid_input', { field: 'text' }),
} as const;
