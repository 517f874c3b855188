import { randomUUID } from 'node:crypto';
import type { Notifier } from '../notifier.ts';
import { axerveShopLogin } from './axerve-calls.ts';
import type { AxervePayment } from './axerve-payments.ts';

const statuses = { UNSUBMITTED: 'KO', PENDING: 'XX', APPROVED: 'OK', DECLINED: 'KO' } as const;

function withResult(url: string, payment: AxervePayment, status: string, token: string): string {
  const address = new URL(url);
  address.searchParams.set('a', axerveShopLogin);
  address.searchParams.set('Status', status);
  address.searchParams.set('paymentID', payment.paymentID);
  address.searchParams.set('paymentToken', token);
  return address.toString();
}

/** The callback URL for the buyer; undefined when the shop gave none. */
export function returnAddress(payment: AxervePayment): string | undefined {
  const status = statuses[payment.result];
  const url = status === 'KO' ? payment.buyerKO : payment.buyerOK;
  return url === '' ? undefined : withResult(url, payment, status, payment.paymentToken);
}

/** Notifies the shop's server of the payment's status. */
export async function notifyShop(notifier: Notifier, payment: AxervePayment, copies?: number): Promise<void> {
  if (payment.notificationUrl === '') return;
  const what = statuses[payment.result];
  const notification = {
    gateway: 'axerve',
    reference: payment.paymentID,
    what,
    genuine: true,
    url: withResult(payment.notificationUrl, payment, what, payment.paymentToken),
  } as const;
  await notifier.send(notification, copies);
}

/** A forged notification: with the payment's id, but without its token. */
export async function forgeNotice(notifier: Notifier, payment: AxervePayment): Promise<void> {
  if (payment.notificationUrl === '') return;
  await notifier.send({
    gateway: 'axerve',
    reference: payment.paymentID,
    what: 'OK',
    genuine: false,
    url: withResult(payment.notificationUrl, payment, 'OK', randomUUID()),
  });
}
