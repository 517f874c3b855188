import type {
  commonRefusals,
  inputRefusals,
  serviceRefusals,
} from '@casamaestra/contract/platform/call.refusals.ts';
import { kilobytes } from '../../../format/size.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const units = { characters: 'characters', entries: 'entries' };
const types = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

export const input: RefusalTexts<typeof inputRefusals> = {
  request_invalid: 'The request is not valid.',
  field_required: ({ field }) => `“${field}” is missing.`,
  field_empty: ({ field }) => `“${field}” must not be empty.`,
  field_too_long: ({ field, most, unit }) =>
    field === 'lines'
      ? `An order can have ${most} different articles at most: remove some and order them separately.`
      : `“${field}” can have ${most} ${units[unit]} at most.`,
  field_too_short: ({ field, least, unit }) => `“${field}” must have at least ${least} ${units[unit]}.`,
  field_too_big: ({ field, most }) => `“${field}” must be ${most} at most.`,
  field_too_small: ({ field, least }) => `“${field}” must be at least ${least}.`,
  field_of_other_type: ({ field, type }) => `“${field}” must be ${types[type]}.`,
  field_invalid: ({ field }) => `“${field}” is not valid.`,
  field_unreadable: ({ field }) => `“${field}” contains characters that are not allowed.`,
};

export const service: RefusalTexts<typeof serviceRefusals> = {
  application_key_required: 'The application key is needed: Authorization: token KEY.',
  call_unknown: 'This call does not exist.',
  call_not_forwarded: 'This call does not exist, or not with this verb.',
  request_of_other_site: 'This request comes from another site. Open it from the pages of the shop.',
  verb_wrong: ({ verbs }) => `This call is made with ${verbs.join(' or ')}.`,
  body_not_json: 'The body of the request is not valid JSON.',
  body_no_object: 'The JSON body must be an object or a list.',
  body_too_deep: 'The JSON body has too many levels.',
  body_too_large: 'The JSON body has too many entries.',
  body_of_other_type: 'The body must be JSON or a form: Content-Type application/json.',
  form_unreadable: 'The form that was sent cannot be read.',
  form_too_large: ({ most }) => `The form has more than ${most} fields.`,
  address_unclear:
    'The address can be read in more than one way: check slashes, dots and special characters.',
  address_too_long: ({ most }) =>
    `The address is longer than ${most} kB. Shorten the search or remove some filters.`,
  headers_too_long: ({ most }) => `The headers are too long: ${most} kB at most.`,
  request_too_large: ({ most }) => `What you sent is larger than ${kilobytes(most, 'en')}.`,
  request_late: 'The request did not arrive in time.',
  request_malformed: 'The request is not valid HTTP.',
  method_not_allowed: ({ method }) => `The method ${method} is not used here.`,
  service_unavailable: 'The service is not available right now. Try again shortly.',
  service_message: ({ message }) => message,
  service_forbids: 'This operation is not allowed.',
  service_lacks: 'What you are looking for is not there.',
  service_has: 'It is already there.',
  service_rejects: 'The data sent are not valid. Check them and try again.',
  order_behind_login: 'This order cannot be found. If you have an account, log in: it is among your orders.',
  order_unconfirmed:
    'The service did not confirm in time: your order may already be there. Before you try again look at your mail and your orders.',
  account_refused:
    'An account cannot be made with these data. If you already have one, log in or ask for a new password.',
  coupon_not_for_cart: 'This code is not for this cart.',
};

const logins = {
  account: 'Log in to go on.',
  orders: 'Log in to see your orders.',
  wishlist: 'Log in to use your wish list.',
  wished_listing: 'Log in to see your wish list.',
  review: 'Log in to write a review.',
  vote: 'Log in to say whether a review is useful.',
  answer: 'Log in to answer a question.',
};
const ended = {
  account: 'Log in again to go on.',
  order: 'Your login has expired: log in again, then repeat the order.',
  withdrawal: 'Your session has expired: log in again.',
};

/** "in 5 minutes" */
function wait(seconds: number): string {
  if (seconds <= 60) return 'in a minute';
  return seconds <= 3600 ? `in ${Math.ceil(seconds / 60)} minutes` : `in ${Math.ceil(seconds / 3600)} hours`;
}

export const common: RefusalTexts<typeof commonRefusals> = {
  login_required: ({ purpose }) => logins[purpose],
  login_ended: ({ purpose }) => ended[purpose],
  tries_exceeded: ({ seconds }) => `Too many attempts: try again ${wait(seconds)}.`,
  requests_exceeded: 'Too many requests: wait a minute.',
  catalogue_loading: 'The shop is opening: the catalogue will be ready in a few seconds.',
};
