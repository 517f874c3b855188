import { cents, eurosFromCents } from '@casamaestra/contract/platform/money.ts';
import { erpnextWords } from '@casamaestra/texts/it/service/erpnext-words.ts';
import { changeStatusOf, makeDocument, readDocument } from '../client/documents.ts';
import type { ErpDocument } from '../client/erpnext-answer.ts';
import { fail, findFirst, need, fieldText } from './erp-task.ts';
import type { Erp } from './erp-task.ts';
import { erpCustomerOf } from './send-customer.ts';
import { findSalesOrder } from './send-order.ts';
import type { SentMoney, SentOrder, SentRefund } from './sent-order.queries.ts';

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
  if (order['docstatus'] !== 1 || allocated <= 0) return [];
  return [
    {
      reference_doctype: 'Sales Order',
      reference_name: fieldText(order, 'name'),
      allocated_amount: eurosFromCents(cents(allocated)),
    },
  ];
}

/**
 * The Sales Order of an order with money, else only its customer. An order that was cancelled here never gets one; its
 * money came and went all the same.
 */
async function salesOrderOf(erp: Erp, order: SentOrder): Promise<ErpDocument> {
  const known = await findSalesOrder(erp, order.number);
  if (known?.['docstatus'] === 1) return known;
  if (!order.isCancelled) return fail('order_missing', order.number);
  const given = known ?? (await findSalesOrder(erp, order.number, true));
  return given ?? { customer: await erpCustomerOf(erp, order) };
}

interface Entry {
  readonly money: SentMoney;
  readonly salesOrder: ErpDocument;
  readonly type: 'Receive' | 'Pay';
  /** Said where the entry refers to no document; else ERPNext says it itself. */
  readonly remarks: string;
}

async function makeEntry(erp: Erp, { money, salesOrder, type, remarks }: Entry): Promise<ErpDocument> {
  const { company, payment_account: bank, mode_of_payment: mode } = erp.settings;
  if (bank === '') fail('settings', 'payment_account');
  const debtors = await receivable(erp);
  const amount = eurosFromCents(cents(money.amountCents));
  const references = type === 'Receive' ? referencesOf(salesOrder, money) : [];
  return need(
    makeDocument(erp.ask, 'Payment Entry', {
      payment_type: type,
      posting_date: money.day,
      company,
      ...(mode !== '' && { mode_of_payment: mode }),
      party_type: 'Customer',
      party: fieldText(salesOrder, 'customer'),
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
      ...(references.length > 0 ? { references } : { custom_remarks: 1, remarks }),
    }),
  );
}

const findEntry = (erp: Erp, reference: string, type: Entry['type']): Promise<ErpDocument | undefined> =>
  findFirst(
    erp,
    'Payment Entry',
    [
      ['reference_no', '=', reference],
      ['payment_type', '=', type],
      ['company', '=', erp.settings.company],
      ['docstatus', '!=', 2],
    ],
    ['name', 'docstatus'],
  );

async function submitEntry(erp: Erp, entry: ErpDocument): Promise<string> {
  const name = fieldText(entry, 'name');
  if (entry['docstatus'] !== 1) await need(changeStatusOf(erp.ask, 'Payment Entry', name, 1));
  return name;
}

/** An order by our number, and as it is called in ERPNext where it is there. */
const bothNames = ({ number }: SentOrder, salesOrder: ErpDocument): string => {
  const name = fieldText(salesOrder, 'name');
  return name === '' ? number : `${number} (${name})`;
};

/**
 * Makes the Payment Entry of a payment, or finds the one a former attempt made by our reference, and submits it. Returns
 * its name.
 * @throws SendingFailed
 */
export async function sendPayment(erp: Erp, order: SentOrder, money: SentMoney): Promise<string> {
  const known = await findEntry(erp, money.reference, 'Receive');
  if (known !== undefined) return submitEntry(erp, known);
  const salesOrder = await salesOrderOf(erp, order);
  const remarks = erpnextWords.payment(bothNames(order, salesOrder));
  return submitEntry(erp, await makeEntry(erp, { money, salesOrder, type: 'Receive', remarks }));
}

/**
 * The same for a refund, after its payment. ERPNext lets no money go back against a Sales Order that is paid, so its
 * remarks name the order and the payment.
 * @throws SendingFailed
 */
export async function sendRefund(erp: Erp, order: SentOrder, refund: SentRefund): Promise<string> {
  const known = await findEntry(erp, refund.reference, 'Pay');
  if (known !== undefined) return submitEntry(erp, known);
  const salesOrder = await salesOrderOf(erp, order);
  const payment = await findEntry(erp, refund.payment, 'Receive');
  if (payment?.['docstatus'] !== 1) return fail('payment_missing', refund.payment);
  const remarks = erpnextWords.refund(bothNames(order, salesOrder), fieldText(payment, 'name'));
  return submitEntry(erp, await makeEntry(erp, { money: refund, salesOrder, type: 'Pay', remarks }));
}
