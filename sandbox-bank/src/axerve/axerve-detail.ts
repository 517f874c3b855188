import type { AxervePayment } from './axerve-payments.ts';

const euros = (cents: number) => (cents / 100).toFixed(2);

const romeTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
/** "dd/mm/yy HH:MM:SS" */
const eventDate = (at: Date) => romeTime.format(at).replace(',', '');

const codes = { UNSUBMITTED: 'UNSUBMITTED', PENDING: 'XX', APPROVED: 'OK', DECLINED: 'KO' } as const;

/** Whether the payment may be made by card. */
export const takesCard = ({ types }: AxervePayment): boolean =>
  types.length === 0 || types.includes('CREDITCARD');

/** The last transaction state; empty before an authorisation. */
function stateOf(payment: AxervePayment): string {
  return payment.events.at(-1)?.type ?? '';
}

/**
 * A payment in the form of the two detail calls. The gateway's documents disagree (results as words or codes,
 * events plain or wrapped), so the bank uses one form for GET and the other for POST: a shop must handle
 * both.
 */
export function presentDetail(payment: AxervePayment, style: 'words' | 'codes'): object {
  const events = payment.events.map(({ type, cents, at, id }) => {
    const event = { eventtype: type, eventamount: euros(cents), eventdate: eventDate(at), eventID: id };
    return style === 'words' ? { event } : event;
  });
  const approved = payment.result === 'APPROVED';
  return {
    shopLogin: 'GESPAYSANDBOX',
    paymentID: payment.paymentID,
    shopTransactionID: payment.shopTransactionID,
    bankTransactionID: approved ? payment.bankTransactionID : '',
    authorizationCode: payment.authorizationCode,
    transactionResult: style === 'words' ? payment.result : codes[payment.result],
    transactionState: stateOf(payment),
    transactionErrorCode: payment.errorCode,
    transactionErrorDescription: payment.errorDescription,
    currency: payment.currency,
    paymentMethod: payment.types[0] ?? 'CREDITCARD',
    maskedPAN: approved && takesCard(payment) ? '401200******1112' : '',
    events,
  };
}
