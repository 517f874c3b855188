import { centsFromDecimal } from '@casamaestra/rules/payments/decimal-amount.ts';
import { z } from 'zod';
import type { GatewayStatusUpdate } from '../../platform/gateways/payment-gateway.ts';

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));

const plainEvent = z.object({ eventtype: text, eventamount: text, eventdate: text, eventID: text });
/** The documentation shows events both directly and wrapped in "event". */
const eventSchema = z.union([z.object({ event: plainEvent }).transform(({ event }) => event), plainEvent]);

/** Payload of payment/detail. */
export const detailSchema = z
  .object({
    transactionResult: text,
    transactionState: text,
    transactionErrorCode: text,
    transactionErrorDescription: text,
    shopTransactionID: text,
    paymentID: text,
    /** Spelling in one published description. */
    paymentId: text,
    currency: text,
    events: z.array(eventSchema).nullish(),
  })
  .transform(({ paymentID, paymentId, events, ...rest }) => ({
    ...rest,
    paymentID: paymentID || paymentId,
    events: events ?? [],
  }));
export type AxerveDetail = z.output<typeof detailSchema>;

/** UIC code of the euro, used in older answers instead of the ISO code. */
const UIC_EURO = '242';

function stateOf({ transactionResult, transactionState }: AxerveDetail): GatewayStatusUpdate['state'] {
  switch (transactionResult.toUpperCase()) {
    case 'APPROVED':
    case 'OK':
      if (transactionState === 'CAN') return 'cancelled';
      // PRE: authorised, to be captured by a call. Other approved states are captured automatically.
      return transactionState === 'PRE' ? 'authorised' : 'captured';
    case 'DECLINED':
    case 'KO':
      return 'failed';
    case 'PENDING':
    case 'XX':
      return 'pending';
    default:
      // UNSUBMITTED, WAITING and unknown states: not decided yet.
      return transactionState === 'CAN' ? 'cancelled' : 'started';
  }
}

const sumOf = (detail: AxerveDetail, type: string): number | null =>
  detail.events
    .filter(({ eventtype }) => eventtype.toUpperCase() === type)
    .reduce<number | null>((sum, { eventamount }) => {
      const cents = centsFromDecimal(eventamount);
      return cents === null ? sum : (sum ?? 0) + cents;
    }, null);

/** The amount is in the events only: captured, else authorised, else reserved. */
const amountOf = (detail: AxerveDetail): number | null =>
  sumOf(detail, 'AUT') ?? sumOf(detail, 'PRE') ?? sumOf(detail, 'MOV');

/** Refunds carried out or requested, in cents: a requested one must not be requested again. */
export const refundedIn = (detail: AxerveDetail): number =>
  Math.max(sumOf(detail, 'STO') ?? 0, sumOf(detail, 'REQ') ?? 0);

export function statusUpdateOf(detail: AxerveDetail): GatewayStatusUpdate {
  const state = stateOf(detail);
  const { paymentID, transactionState, transactionErrorCode: code, currency } = detail;
  const failed = state === 'failed';
  return {
    state,
    reference: paymentID,
    eventId: [paymentID, detail.transactionResult, transactionState, detail.events.at(-1)?.eventID].join(':'),
    amountCents: amountOf(detail),
    currency: currency === '' ? null : currency === UIC_EURO ? 'EUR' : currency.toUpperCase(),
    transactionId: detail.shopTransactionID === '' ? null : detail.shopTransactionID,
    // After a decline the buyer may try another card on the same page.
    open: state !== 'captured' && state !== 'cancelled',
    failure: failed ? { code, message: detail.transactionErrorDescription } : null,
  };
}
