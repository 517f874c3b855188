import type { Language } from '@casamaestra/texts/languages.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';
import type { Reason } from '../outcome.ts';
import { type AxerveError, axerveErrors, refusals } from './axerve-errors.ts';

export type AxerveResult = 'UNSUBMITTED' | 'PENDING' | 'APPROVED' | 'DECLINED';

/** A step of a payment: authorised, settled, cancelled, refunded. */
export interface AxerveEvent {
  readonly type: 'AUT' | 'MOV' | 'CAN' | 'STO';
  readonly cents: number;
  readonly at: Date;
  readonly id: string;
}

/** A payment as created by the shop. Amounts in cents. */
export interface AxerveOrder {
  readonly shopTransactionID: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly buyerName: string;
  readonly buyerOK: string;
  readonly buyerKO: string;
  readonly notificationUrl: string;
  /** Payment types of its page, such as CREDITCARD or PAYPAL; empty: all. */
  readonly types: readonly string[];
  /** Of its pages; undefined: the browser's. */
  readonly language: Language | undefined;
}

export interface AxervePayment extends AxerveOrder {
  amountCents: number;
  readonly paymentID: string;
  readonly paymentToken: string;
  readonly bankTransactionID: string;
  readonly createdAt: Date;
  result: AxerveResult;
  authorizationCode: string;
  errorCode: string;
  errorDescription: string;
  authorisedCents: number;
  capturedCents: number;
  refundedCents: number;
  cancelled: boolean;
  readonly events: AxerveEvent[];
}

const remembered = 20_000;
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Axerve's payments and their operations. Methods return the error, or undefined. */
export class AxervePayments {
  /** Authorisations are captured automatically, as for shops without separate settlement. */
  autoSettle = true;
  private readonly byId = new BoundedMap<AxervePayment>(remembered);

  create(order: AxerveOrder): AxervePayment {
    const payment: AxervePayment = {
      ...order,
      // Random, so that a restarted bank does not reuse numbers.
      paymentID: `${randomInt(1, 10)}${digits(11)}`,
      paymentToken: randomUUID(),
      bankTransactionID: digits(12),
      createdAt: new Date(),
      result: 'UNSUBMITTED',
      authorizationCode: '',
      errorCode: '0',
      errorDescription: '',
      authorisedCents: 0,
      capturedCents: 0,
      refundedCents: 0,
      cancelled: false,
      events: [],
    };
    this.byId.set(payment.paymentID, payment);
    return payment;
  }

  get(paymentID: string): AxervePayment | undefined {
    return this.byId.get(paymentID);
  }

  /** The latest payment with one of the three ids. */
  find(by: Partial<Record<'paymentID' | 'shopTransactionID' | 'bankTransactionID', string>>) {
    if (by.paymentID) return this.byId.get(by.paymentID);
    const name = by.bankTransactionID ? 'bankTransactionID' : 'shopTransactionID';
    const wanted = by[name];
    if (!wanted) return undefined;
    return this.all().findLast((payment) => payment[name] === wanted);
  }

  all(): AxervePayment[] {
    return [...this.byId.values()];
  }

  approve(payment: AxervePayment): AxerveError | undefined {
    if (payment.cancelled) return axerveErrors.cancelled;
    if (payment.result === 'APPROVED') return axerveErrors.alreadyProcessed;
    payment.result = 'APPROVED';
    payment.authorizationCode = digits(6);
    payment.errorCode = '0';
    payment.errorDescription = 'Transazione eseguita';
    payment.authorisedCents = payment.amountCents;
    this.note(payment, 'AUT', payment.amountCents);
    return this.autoSettle ? this.capture(payment, payment.amountCents) : undefined;
  }

  refuse(payment: AxervePayment, reason: Reason): AxerveError | undefined {
    if (payment.result === 'APPROVED' || payment.cancelled) return axerveErrors.alreadyProcessed;
    const { code, description } = refusals[reason];
    payment.result = 'DECLINED';
    payment.errorCode = code;
    payment.errorDescription = description;
    return undefined;
  }

  suspend(payment: AxervePayment): AxerveError | undefined {
    if (payment.result !== 'UNSUBMITTED') return axerveErrors.alreadyProcessed;
    payment.result = 'PENDING';
    return undefined;
  }

  capture(payment: AxervePayment, cents: number): AxerveError | undefined {
    if (payment.capturedCents > 0) return axerveErrors.alreadyProcessed;
    if (payment.result !== 'APPROVED' || payment.cancelled) return axerveErrors.notSettleable;
    if (cents > payment.authorisedCents) return axerveErrors.settleExcess;
    payment.capturedCents = cents;
    this.note(payment, 'MOV', cents);
    return undefined;
  }

  refund(payment: AxervePayment, cents: number): AxerveError | undefined {
    if (payment.capturedCents === 0) return axerveErrors.refundImpossible;
    if (cents > payment.capturedCents) return axerveErrors.refundExcess;
    if (cents > payment.capturedCents - payment.refundedCents) return axerveErrors.refundOverBalance;
    payment.refundedCents += cents;
    this.note(payment, 'STO', cents);
    return undefined;
  }

  cancel(payment: AxervePayment): AxerveError | undefined {
    if (payment.cancelled) return axerveErrors.alreadyProcessed;
    if (payment.result !== 'APPROVED' || payment.capturedCents > 0) return axerveErrors.notDeletable;
    payment.cancelled = true;
    this.note(payment, 'CAN', payment.authorisedCents);
    return undefined;
  }

  update(payment: AxervePayment, cents: number): AxerveError | undefined {
    if (payment.result !== 'UNSUBMITTED') return axerveErrors.alreadyProcessed;
    payment.amountCents = cents;
    return undefined;
  }

  private note(payment: AxervePayment, type: AxerveEvent['type'], cents: number): void {
    payment.events.push({ type, cents, at: new Date(), id: digits(10) });
  }
}
