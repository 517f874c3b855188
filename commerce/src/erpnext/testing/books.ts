import type { KeptDocuments } from './documents-kept.ts';
import { FrappeError } from './frappe-error.ts';
import { rowsOf, type Document } from './list-query.ts';
import { reckonOrder, toPay } from './order-totals.ts';

const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

/** What ERPNext works out when a draft is made. */
export function complete(kept: KeptDocuments, doctype: string, one: Document): void {
  if (doctype === 'Sales Order') reckonOrder(kept, one);
  if (doctype === 'Payment Entry' && Number(one['custom_remarks'] ?? 0) !== 1)
    one['remarks'] =
      `Amount EUR ${String(one['paid_amount'])} ${one['payment_type'] === 'Pay' ? 'paid to' : 'received from'} ${String(one['party'])}`;
  // A customer with an e-mail address gets its contact.
  if (doctype === 'Customer' && typeof one['email_id'] === 'string' && one['email_id'] !== '') {
    const contact = kept.insert('Contact', {
      first_name: `${String(one['name'])}-${one['email_id']}`,
      email_id: one['email_id'],
      email_ids: [{ email_id: one['email_id'], is_primary: 1 }],
      links: [{ link_doctype: 'Customer', link_name: one['name'] }],
    });
    one['customer_primary_contact'] = contact['name'];
  }
}

function reserve(kept: KeptDocuments, order: Document, sign: 1 | -1): void {
  for (const { item_code: code, warehouse, qty } of rowsOf(order, 'items')) {
    const bin = kept
      .all('Bin')
      .find((one) => one['item_code'] === code && one['warehouse'] === (warehouse ?? order['set_warehouse']));
    if (bin !== undefined)
      kept.touch(bin, { reserved_qty: Number(bin['reserved_qty'] ?? 0) + sign * Number(qty) });
  }
}

function pay(kept: KeptDocuments, payment: Document): void {
  for (const { reference_doctype: doctype, reference_name: name, allocated_amount: amount } of rowsOf(
    payment,
    'references',
  )) {
    const order = kept.get(String(doctype), String(name));
    if (order['docstatus'] !== 1)
      throw new FrappeError(417, 'ValidationError', `${String(name)} must be submitted`);
    const open = cents(toPay(order)) - cents(order['advance_paid']);
    if (cents(amount) > open)
      throw new FrappeError(417, 'ValidationError', 'Allocated amount is greater than outstanding');
    kept.touch(order, { advance_paid: (cents(order['advance_paid']) + cents(amount)) / 100 });
  }
}

/** An order that a payment refers to is not cancelled. */
function refuseLinked(kept: KeptDocuments, order: Document): void {
  const isPaid = kept
    .all('Payment Entry')
    .some(
      (one) =>
        one['docstatus'] === 1 &&
        rowsOf(one, 'references').some(({ reference_name: name }) => name === order['name']),
    );
  if (isPaid) throw new FrappeError(417, 'LinkExistsError', `${String(order['name'])} is linked`);
}

/** Submits or cancels a document: only from a draft, only from a submitted one. */
export function changeStatus(kept: KeptDocuments, doctype: string, one: Document, docstatus: unknown): void {
  const from = one['docstatus'];
  if (kept.typeOf(doctype).submittable !== true)
    throw new FrappeError(417, 'ValidationError', `${doctype} is not submittable`);
  if (!(from === 0 && docstatus === 1) && !(from === 1 && docstatus === 2))
    throw new FrappeError(
      417,
      'DocstatusTransitionError',
      `Cannot change docstatus from ${String(from)} to ${String(docstatus)}`,
    );
  if (doctype === 'Sales Order' && docstatus === 2) refuseLinked(kept, one);
  if (doctype === 'Sales Order') reserve(kept, one, docstatus === 1 ? 1 : -1);
  if (doctype === 'Payment Entry' && docstatus === 1) pay(kept, one);
  kept.touch(one, { docstatus });
}
