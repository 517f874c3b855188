import { codesOf, refusal } from '../platform/refusal-kinds.ts';

export const ordersRefusals = {
  order_unknown: refusal('not_found'),
  own_order_unknown: refusal('not_found', { number: 'text' }),
  searches_exceeded: refusal('too_many_requests'),
  order_awaits_no_proof: refusal('not_permitted'),
  order_email_incomplete: refusal('invalid_input'),
  order_email_unchanged: refusal('invalid_input'),
  order_email_fixed: refusal('not_permitted'),
  order_cancelled: refusal('not_permitted'),
  order_under_way: refusal('not_permitted', { days: 'number' }),
} as const;

export const paymentsRefusals = {
  order_of_payment_unknown: refusal('not_found'),
  payment_unknown: refusal('not_found'),
  payment_not_offered: refusal('invalid_input'),
  payment_name_required: refusal('missing_argument'),
  payment_tries_exceeded: refusal('too_many_requests'),
  returns_exceeded: refusal('too_many_requests'),
  order_not_payable: refusal('invalid_input'),
  payment_pending: refusal('duplicate'),
} as const;

/** Why a declaration of withdrawal is refused. */
const declarationRefusals = {
  withdrawal_ended: refusal('not_permitted', { last_day: 'day', write_to: 'text' }),
  withdrawal_excluded: refusal('not_permitted', { write_to: 'text' }),
  withdrawal_complete: refusal('not_permitted', { write_to: 'text' }),
  withdrawal_closed: refusal('not_permitted', { state: ['returned', 'cancelled'], write_to: 'text' }),
  withdrawal_article_excluded: refusal('not_permitted', { article: 'text' }),
  withdrawal_pieces_exceeded: refusal('invalid_input', { article: 'text', left: 'number' }),
  withdrawal_article_unknown: refusal('invalid_input'),
  withdrawal_nothing_chosen: refusal('invalid_input'),
  withdrawal_name_missing: refusal('invalid_input'),
  withdrawal_name_invalid: refusal('invalid_input'),
  withdrawals_exceeded: refusal('too_many_requests', { declared: 'number', write_to: 'text' }),
  withdrawals_unpaid_exceeded: refusal('too_many_requests', { write_to: 'text' }),
} as const;

export const withdrawalsRefusals = {
  order_number_required: refusal('missing_argument'),
  order_email_required: refusal('missing_argument'),
  ...declarationRefusals,
} as const;
export const withdrawalCodes = codesOf(declarationRefusals);

/** Refusals of staff commands, which are not calls. */
export const staffRefusals = {
  answer_unknown: refusal('not_found'),
  comment_unknown: refusal('not_found'),
  staff_order_unknown: refusal('not_found', { number: 'text' }),
  staff_order_state: refusal('not_permitted', {
    number: 'text',
    state: 'text',
    action: ['prepare', 'ship', 'deliver', 'return', 'cancel', 'correct'],
  }),
  /** The way of delivery of the order does not go there, or costs another price. */
  order_address_not_reached: refusal('not_permitted', { delivery: 'text' }),
  order_invoiced: refusal('not_permitted', { invoice: 'text' }),
  order_line_unknown: refusal('not_found'),
  /** More pieces are another contract. */
  order_line_more: refusal('invalid_input', { sku: 'text', ordered: 'number' }),
  order_line_shipped: refusal('not_permitted', { sku: 'text' }),
  order_lines_same: refusal('invalid_input'),
  /** Nothing would be left: that is a cancellation. */
  order_lines_last: refusal('not_permitted'),
  order_lines_invoiced: refusal('not_permitted', { invoice: 'text' }),
  order_lines_withdrawn: refusal('not_permitted', { withdrawal: 'text' }),
  order_lines_takings_locked: refusal('not_permitted', { day: 'day' }),
  /** A threshold is lost that is worth more than the pieces. */
  order_lines_cost_more: refusal('not_permitted', { total: 'euros' }),
  staff_mail_unknown: refusal('not_found'),
  /** Its occasion is gone: a reminder of what was paid since. */
  staff_mail_pointless: refusal('not_permitted'),
  parcel_pieces_exceeded: refusal('invalid_input', { sku: 'text', left: 'number' }),
  /** So many of it left and have not come back. */
  return_pieces_exceeded: refusal('invalid_input', { sku: 'text', left: 'number' }),
  parcel_empty: refusal('invalid_input'),
  parcel_withdrawn: refusal('not_permitted', { sku: 'text', pieces: 'number' }),
  order_collected: refusal('not_permitted', { number: 'text' }),
  order_shipped: refusal('not_permitted', { number: 'text' }),
  nothing_to_refund: refusal('not_permitted', { number: 'text' }),
  refund_exceeds: refusal('invalid_input', { most: 'euros' }),
  staff_withdrawal_unknown: refusal('not_found', { number: 'text' }),
  withdrawal_goods_not_sent: refusal('not_permitted', { number: 'text' }),
  /** `who` noted it; empty: nobody in the log. */
  withdrawal_goods_back: refusal('not_permitted', { number: 'text', who: 'text' }),
  withdrawal_photos_full: refusal('not_permitted', { most: 'number' }),
  withdrawal_photo_unknown: refusal('not_found'),
  /** Nobody, somebody who left, or somebody who may not see orders: which of them is nobody's business. */
  staff_mention_unknown: refusal('invalid_input'),
  /** No whole JPEG, PNG, WebP or PDF. */
  staff_note_file_unreadable: refusal('invalid_input', { name: 'text' }),
  staff_note_file_too_large: refusal('invalid_input', { name: 'text', most_megabytes: 'number' }),
  staff_note_files_too_many: refusal('invalid_input', { most: 'number' }),
  staff_note_file_unknown: refusal('not_found'),
  /** A deduction is for goods somebody has looked at. */
  withdrawal_goods_awaited: refusal('not_permitted', { number: 'text' }),
  withdrawal_deduction_exceeds: refusal('invalid_input', { most: 'euros' }),
  staff_review_unknown: refusal('not_found', { id: 'number' }),
  staff_photo_unknown: refusal('not_found', { id: 'number', position: 'number' }),
  review_reason_required: refusal('missing_argument'),
  recall_article_unknown: refusal('not_found', { article: 'text' }),
  recall_belittled: refusal('invalid_input', { word: 'text' }),
  /** A part of the model was left as it was. */
  recall_unfinished: refusal('invalid_input', { part: 'text' }),
  recall_unknown: refusal('not_found'),
  recall_ended: refusal('not_permitted', { who: 'text' }),
  /** Another recall of the same article is in force. */
  recall_still_held: refusal('not_permitted'),
} as const;
