import { codesOf, refusal } from './refusal-kinds.ts';

const unit = ['characters', 'entries'] as const;

/** Arguments that do not match the call's input. */
export const inputRefusals = {
  request_invalid: refusal('invalid_input'),
  field_required: refusal('missing_argument', { field: 'text' }),
  field_empty: refusal('invalid_input', { field: 'text' }),
  field_too_long: refusal('invalid_input', { field: 'text', most: 'number', unit }),
  field_too_short: refusal('invalid_input', { field: 'text', least: 'number', unit }),
  field_too_big: refusal('invalid_input', { field: 'text', most: 'number' }),
  field_too_small: refusal('invalid_input', { field: 'text', least: 'number' }),
  field_of_other_type: refusal('invalid_input', {
    field: 'text',
    type: ['string', 'number', 'int', 'boolean', 'array', 'object', 'record'],
  }),
  field_invalid: refusal('invalid_input', { field: 'text' }),
  field_unreadable: refusal('invalid_input', { field: 'text' }),
} as const;

/** Refusals of any call before it is dispatched. */
export const serviceRefusals = {
  application_key_required: refusal('application_key_required'),
  call_unknown: refusal('not_found'),
  call_not_forwarded: refusal('not_found'),
  request_of_other_site: refusal('not_permitted'),
  verb_wrong: refusal('not_permitted', { verbs: 'names' }),
  body_not_json: refusal('invalid_input'),
  body_no_object: refusal('invalid_input'),
  body_too_deep: refusal('invalid_input'),
  body_too_large: refusal('invalid_input'),
  body_of_other_type: refusal('invalid_input'),
  form_unreadable: refusal('invalid_input'),
  form_too_large: refusal('invalid_input', { most: 'number' }),
  /** What the server itself refuses; sizes in kB. */
  address_unclear: refusal('invalid_input'),
  address_too_long: refusal('invalid_input', { most: 'number' }),
  headers_too_long: refusal('invalid_input', { most: 'number' }),
  request_too_large: refusal('invalid_input', { most: 'number' }),
  request_late: refusal('invalid_input'),
  request_malformed: refusal('invalid_input'),
  method_not_allowed: refusal('not_permitted', { method: 'text' }),
  /** The database is away, full or read-only for the moment. */
  service_unavailable: refusal('starting_up'),
  /** A remote service refused with a message of its own, under the name it gave. */
  service_message: refusal('invalid_input', { message: 'text' }),
  /** The same without a message for shoppers. */
  service_forbids: refusal('not_permitted'),
  service_lacks: refusal('not_found'),
  service_has: refusal('duplicate'),
  service_rejects: refusal('invalid_input'),
  order_behind_login: refusal('not_found'),
  order_unconfirmed: refusal('duplicate'),
  account_refused: refusal('not_permitted'),
  coupon_not_for_cart: refusal('invalid_input'),
} as const;

/** Refusals common to many calls. */
export const commonRefusals = {
  login_required: refusal('login_required', {
    purpose: ['account', 'orders', 'wishlist', 'wished_listing', 'review', 'vote', 'answer'],
  }),
  /** The token sent is invalid or expired. */
  login_ended: refusal('login_required', { purpose: ['account', 'order', 'withdrawal'] }),
  /** `seconds` until the next attempt is allowed. */
  tries_exceeded: refusal('too_many_requests', { seconds: 'number' }),
  requests_exceeded: refusal('too_many_requests'),
  catalogue_loading: refusal('starting_up'),
} as const;

export const inputCodes = codesOf(inputRefusals);
