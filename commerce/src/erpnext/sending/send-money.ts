import { cents, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { changeStatusOf, makeDocument, readDocument } from '../client/documents.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';
import { fail, findFirst, need, fieldText } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import { findSalesOrder } from './send-order.ts';
import type { SentMoney } from './sent-order.queries.ts';

type PaymentType = 'Receive' | 'Pay';

const centsOf = (document: ErpDocument, field: string): number =>
  Math.round(Number(document[field] ?? 0) * 100);

async function receivable({ ask, settings }: Erp): Promise<string> {
  const company = await need(readDocument(ask, 'Company', settings.company));
  const account = fieldText(company, 'default_receivable_account');
  return account === '' ? fail('settings', 'default_receivable_account') : account;
}

/** What of a payment belongs to its Sales Order: never more than is open there. */
function referencesOf(order: ErpDocument, { amountCents }: SentMoney): readonly ErpDocument[] {
  const open = centsOf(order, 'grand_total') - centsOf(order, 'advance_paid');
  const allocated = Math.min(open, amountCents);
  if (allocated <= 0) return [];
  return [
    {
      reference_doctype: 'Sales Order',
      reference_name: fieldText(order, 'name'),
      allocated_amount: eurosFromCents(cents(allocated)),
    },
  ];
}

async function makeEntry(erp: Erp, money: SentMoney, type: PaymentType): Promise<ErpDocument> {
  const order = await findSalesOrder(erp, money.order);
  if (order === undefined || order['docstatus'] !== 1) return fail('order_missing', money.order);
  const { company, payment_account: bank, mode_of_payment: mode } = erp.settings;
  if (bank === '') fail('settings', 'payment_account');
  const debtors = await receivable(erp);
  const amount = eurosFromCents(cents(money.amountCents));
  const references = type === 'Receive' ? referencesOf(order, money) : [];
  return need(
    makeDocument(erp.ask, 'Payment Entry', {
      payment_type: type,
      posting_date: money.day,
      company,
      ...(mode !== '' && { mode_of_payment: mode }),
      party_type: 'Customer',
      party: fieldText(order, 'customer'),
      paid_from: type === 'Receive' ? debtors : bank,
      paid_to: type === 'Receive' ? bank : debtors,
      paid_from_account_currency: 'EUR',
      paid_to_account_currency: 'EUR',
      paid_amount: amount,
      received_amount: amount,
      source_exchange_rate: 1,
      target_exchange_rate: 1,
      reference_no: money.reference,
      reference_date: money.day,
      ...(references.length > 0 && { references }),
    }),
  );
}

/**
 * Makes the Payment Entry of a payment ("Receive") or a refund ("Pay"), or finds the one a former attempt made by our
 * reference, and submits it. Returns its name.
 * @throws SendingFailed
 */
export async function sendMoney(erp: Erp, money: SentMoney, type: PaymentType): Promise<string> {
  const known = await findFirst(
    erp,
    'Payment Entry',
    [
      ['reference_no', '=', money.reference],
      ['payment_type', '=', type],
      ['company', '=', erp.settings.company],
      ['docstatus', '!=', 2],
    ],
    ['name', 'docstatus'],
  );
  const document = known ?? (await makeEntry(erp, money, type));
  const name = fieldText(document, 'name');
  if (document['docstatus'] !== 1) await need(changeStatusOf(erp.ask, 'Payment Entry', name, 1));
  return name;
}
