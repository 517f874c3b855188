import type {
  catalogRefusals,
  contentRefusals,
  reviewsRefusals,
  shippingRefusals,
} from '@casamaestra/contract/catalog/catalog.refusals.ts';
import type { blogRefusals } from '@casamaestra/contract/blog/blog.refusals.ts';
import type { enquiriesRefusals } from '@casamaestra/contract/enquiries/enquiries.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const featureProblems = {
  not_json: () => 'it is not valid JSON',
  no_object: () => 'a JSON object is needed',
  values: (feature: string) => `the values of “${feature}” are not valid`,
};

export const catalog: RefusalTexts<typeof catalogRefusals> = {
  features_unreadable: ({ problem, feature }) =>
    `The parameter “features” cannot be read: ${featureProblems[problem](feature)}. Write it like this: {"colore":["Rosso","Blu"]}.`,
  product_required: 'The product is missing: add “slug”.',
  product_unknown: ({ slug }) =>
    `There is no product “${slug}”, or it is no longer sold: try to search for it by name.`,
  family_required: 'The family is missing: add “family_code”.',
  family_unknown: ({ family }) => `There is no product family “${family}”.`,
  count_out_of_range: ({ field, most }) => `“${field}” must be a whole number from 1 to ${most}.`,
  skus_no_list: '“skus” must be a list of SKUs.',
  notice_date_invalid: ({ most_days }) =>
    `“activation_time” must be a date, at most ${most_days} days from now.`,
};

export const content: RefusalTexts<typeof contentRefusals> = {
  promo_tab_unknown: 'There is no such promo tab.',
  list_field_unknown: ({ name, known }) =>
    `The field “${name}” does not exist: you can ask for ${known.join(', ')}.`,
  list_fields_no_list: 'The parameter “fields” must be a JSON list: ["name","text"].',
  list_operator_unknown: ({ operator, known }) =>
    `The operator “${operator}” does not exist: use ${known.join(', ')}.`,
  list_filters_not_json: 'The parameter “filters” must be JSON: [["status","=","Published"]] or {"b2c":1}.',
  list_count_invalid: ({ value }) => `“${value}” is not a whole number of 0 or more.`,
};

export const reviews: RefusalTexts<typeof reviewsRefusals> = {
  article_unknown: 'There is no such article.',
  article_gone: 'This article is no longer there.',
  review_unknown: 'This review is no longer there.',
  own_review_vote: 'You cannot vote for your own review.',
  reviews_exceeded: 'You have written many reviews in a short time: try again in an hour.',
  photos_too_many: ({ most }) => `At most ${most} photos: take some out.`,
  photos_too_large: ({ most_megabytes: most }) =>
    `The photos together are larger than ${most} MB: take one out, or make them smaller.`,
  photo_heic: ({ position }) =>
    `Photo ${position} is in HEIC, the format of iPhones: open it, save it as JPEG and send it again.`,
  photo_unreadable: ({ position }) =>
    `Photo ${position} cannot be read: it must be a whole JPEG, PNG or WebP of up to 60 megapixels.`,
  question_unknown: 'This question is no longer there.',
  buyers_only: 'Buyers who received this product answer here: your account has no such purchase.',
  purchase_unknown:
    'We find no delivered order with this number, this e-mail address and this product: check the confirmation mail, or write after the delivery.',
};

export const shipping: RefusalTexts<typeof shippingRefusals> = {
  amount_invalid: ({ field }) => `“${field}” must be an amount in euros.`,
};

export const enquiries: RefusalTexts<typeof enquiriesRefusals> = {
  files_too_many: ({ most }) => `At most ${most} files: remove some.`,
  files_too_large: ({ most_megabytes: most }) =>
    `The files together exceed ${most} MB: remove one, or make the photos smaller.`,
  file_unreadable: ({ name }) =>
    `The file “${name}” cannot be read: photos (JPEG, PNG, WebP) or whole PDFs are needed.`,
};

export const blog: RefusalTexts<typeof blogRefusals> = {
  post_unknown: 'This post is no longer there.',
};
