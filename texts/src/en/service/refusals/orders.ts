import type {
  ordersRefusals,
  paymentsRefusals,
  staffRefusals,
  withdrawalsRefusals,
} from '@casamaestra/contract/orders/orders.refusals.ts';
import { longDay } from '../../../format/date.ts';
import { money } from '../../../format/money.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

export const orders: RefusalTexts<typeof ordersRefusals> = {
  order_unknown: 'We find no order with these data. Check the number and the e-mail.',
  own_order_unknown: ({ number }) => `You have no order ${number}.`,
  searches_exceeded: 'Too many searches in a short time. Try again in some minutes.',
  order_awaits_no_proof: 'This order does not wait for a confirmation.',
  order_email_incomplete: 'Write a whole email address, such as name@example.com.',
  order_email_unchanged: 'It is the same email as before: check what has to be corrected.',
  order_email_fixed: 'The email of this order can no longer be corrected here: write to us and we change it.',
  order_cancelled: 'This order is already cancelled.',
  order_under_way: ({ days }) =>
    `This order is being prepared or has left: it can no longer be cancelled here. You can withdraw within ${days} days of delivery.`,
};

const tooMany = 'Too many requests: wait a minute and reload the page.';

export const payments: RefusalTexts<typeof paymentsRefusals> = {
  order_of_payment_unknown: 'We cannot find this order.',
  payment_unknown: 'We cannot find this payment. Open the order by the link in the e-mail.',
  payment_not_offered: 'This way to pay is not available.',
  payment_name_required: '“b” is missing, or “paymentToken”.',
  payment_tries_exceeded: 'Too many attempts: wait some minutes and try again.',
  returns_exceeded: tooMany,
  order_not_payable: 'This order can no longer be paid.',
  payment_pending:
    'A payment for this order is already under way at the bank. We will e-mail you its outcome.',
};

const ask = (address: string) => `For any question write to ${address}.`;

export const withdrawals: RefusalTexts<typeof withdrawalsRefusals> = {
  order_number_required: 'Enter the number of the order.',
  order_email_required: 'Enter the e-mail of the order.',
  withdrawal_ended: ({ last_day, write_to }) =>
    `The time to withdraw from this order ended on ${longDay(last_day, 'en')}. ${ask(write_to)}`,
  withdrawal_excluded: ({ write_to }) =>
    `All products of this order are made to measure: there is no right of withdrawal (Italian Consumer Code, art. 59). ${ask(write_to)}`,
  withdrawal_complete: ({ write_to }) =>
    `You have already withdrawn from everything that could be returned. ${ask(write_to)}`,
  withdrawal_closed: ({ state, write_to }) =>
    `This order has already been ${state === 'returned' ? 'returned' : 'cancelled'}: there is nothing left to withdraw from. ${ask(write_to)}`,
  withdrawal_article_excluded: ({ article }) =>
    `“${article}” is made to measure: there is no right of withdrawal (Italian Consumer Code, art. 59).`,
  withdrawal_pieces_exceeded: ({ article, left }) =>
    `Of “${article}” ${left === 1 ? '1 piece is' : `${left} pieces are`} left to withdraw from.`,
  withdrawal_article_unknown: 'One of the products is not part of this order.',
  withdrawal_nothing_chosen: 'Choose at least one product to withdraw from.',
  withdrawal_name_missing: 'Enter your first and last name.',
  withdrawal_name_invalid: 'The name can only have letters, spaces, apostrophes and hyphens.',
  withdrawals_exceeded: ({ declared, write_to }) =>
    `You have already sent ${declared} withdrawals from this order. For the other products write to ${write_to}.`,
  withdrawals_unpaid_exceeded: ({ write_to }) =>
    `This order is not paid yet and you have already sent a withdrawal: if you do not want it any more, cancel it. ${ask(write_to)}`,
};

const actions = {
  prepare: 'prepared',
  ship: 'shipped',
  deliver: 'marked as delivered',
  return: 'marked as returned',
  cancel: 'cancelled',
  correct: 'corrected',
};

export const staff: RefusalTexts<typeof staffRefusals> = {
  answer_unknown: 'This answer is no longer there.',
  comment_unknown: 'There is no such comment.',
  recall_article_unknown: ({ article }) => `There is no product or article ${article}.`,
  recall_belittled: ({ word }) =>
    `The notice says “${word}”: a recall must not make the danger seem smaller (Reg. (EU) 2023/988, art. 36).`,
  recall_unfinished: ({ part }) =>
    `Complete the notice: “${part}” is still there, to be written in place of the brackets.`,
  recall_unknown: 'This recall does not exist.',
  recall_ended: ({ who }) => `This recall has ended already: ${who} closed it.`,
  recall_still_held: 'Another recall of the same product is in force: its pieces stay out of sale.',
  staff_order_unknown: ({ number }) => `There is no order ${number}.`,
  staff_order_state: ({ number, state, action }) =>
    `The order ${number} has the status “${state}”: it cannot be ${actions[action]}.`,
  order_address_not_reached: ({ delivery }) =>
    `“${delivery}” does not reach this address at the same price: cancel the order and take a new one with the right delivery.`,
  order_invoiced: ({ invoice }) =>
    `There is already the invoice ${invoice}: the billing address is corrected by a credit note and a new invoice.`,
  order_line_unknown: 'This line is not in the order.',
  order_line_more: ({ sku, ordered }) =>
    `${ordered} pieces of ${sku} are ordered: here they can only become fewer. For more, or other articles, take a new order on the telephone.`,
  order_line_shipped: ({ sku }) =>
    `Some of ${sku} has left already: what comes back is a withdrawal or a return.`,
  order_lines_same: 'No line has changed: write how many pieces stay.',
  order_lines_last: 'Nothing would be left: to take everything off, cancel the order.',
  order_lines_invoiced: ({ invoice }) =>
    `There is invoice ${invoice} already: the lines stay. Refund the difference: the credit note is made under Invoices.`,
  order_lines_withdrawn: ({ withdrawal }) =>
    `The buyer has declared withdrawal ${withdrawal}: the pieces are taken off and refunded there.`,
  order_lines_takings_locked: ({ day }) =>
    `The takings of ${longDay(day, 'en')} are closed with the former amount: the lines stay. Refund the difference and ship only the pieces that remain.`,
  order_lines_cost_more: ({ total }) =>
    `With these pieces less the order would cost more (${money(total, 'en')}), because a threshold is lost. If the shop cannot deliver them, leave delivery and discounts as agreed.`,
  staff_mail_unknown: 'This mail is not about this order, or was already deleted.',
  staff_mail_pointless: 'This mail has no reason any more: what it announced no longer holds.',
  parcel_pieces_exceeded: ({ sku, left }) => `Pieces of ${sku} still to be shipped: ${left}.`,
  return_pieces_exceeded: ({ sku, left }) =>
    `${left} pieces of ${sku} can still come back: the others have not left, or are back already.`,
  parcel_empty: 'The parcel would be empty.',
  parcel_withdrawn: ({ sku, pieces }) =>
    `The customer has withdrawn from ${pieces} × ${sku}: ship the rest with --only, or add --despite-withdrawal.`,
  order_collected: ({ number }) => `The order ${number} is collected in the shop: use “orders ready”.`,
  order_shipped: ({ number }) => `The order ${number} is shipped: use “orders ship”.`,
  nothing_to_refund: ({ number }) => `There is nothing to refund of the order ${number}.`,
  refund_exceeds: ({ most }) => `At most ${money(most, 'en')} can be refunded.`,
  staff_withdrawal_unknown: ({ number }) => `There is no withdrawal ${number}.`,
  withdrawal_goods_not_sent: ({ number }) =>
    `The goods of withdrawal ${number} never left: they cannot come back. You can refund at once.`,
  withdrawal_goods_awaited: ({ number }) =>
    `The goods of withdrawal ${number} are not back yet: first mark them as received.`,
  withdrawal_deduction_exceeds: ({ most }) =>
    `At most ${money(most, 'en')} can be deducted: what was paid for the goods.`,
  withdrawal_goods_back: ({ number, who }) =>
    who === ''
      ? `The goods of withdrawal ${number} are already marked as received.`
      : `${who} has already marked the goods of withdrawal ${number} as received.`,
  withdrawal_photos_full: ({ most }) =>
    `A withdrawal can have at most ${most} photos: take one away to add another.`,
  withdrawal_photo_unknown: 'This photo is no longer there.',
  staff_mention_unknown:
    'One of the people mentioned with @ no longer works here or does not see orders: take them out or choose somebody else.',
  staff_note_file_unreadable: ({ name }) =>
    `“${name}” is not a whole JPEG, PNG, WebP or PDF: save it as one of these and retry.`,
  staff_note_file_too_large: ({ name, most_megabytes: most }) =>
    `“${name}” is larger than ${most} MB: make it smaller, or split it into several files, and retry.`,
  staff_note_files_too_many: ({ most }) =>
    `A note has at most ${most} files: take some out, or write a second note.`,
  staff_note_file_unknown: 'A file is no longer there: take it out and upload it again.',
  staff_review_unknown: ({ id }) => `There is no review ${id}.`,
  staff_photo_unknown: ({ id, position }) => `Review ${id} has no photo ${position}.`,
  review_reason_required: 'Write why you refuse it: its author reads it.',
};
