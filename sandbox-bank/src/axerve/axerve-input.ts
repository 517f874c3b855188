import { languageOfNumber } from '../pages/page-language.ts';
import { type AxerveError, axerveErrors } from './axerve-errors.ts';
import type { AxerveOrder } from './axerve-payments.ts';

type Input = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text field; empty when it is absent or not a text. */
export const textOf = (input: Input, name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value.trim() : '';
};

const largestCents = 700_000_000;

/** The amount in cents: text with digits and at most two decimals after a point. */
export function amountOf(input: Input): number | AxerveError {
  const text = textOf(input, 'amount');
  if (text === '') return axerveErrors.amountMissing;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return axerveErrors.amountFormat;
  const [whole = '0', decimals = ''] = text.split('.');
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents < 1) return axerveErrors.amountSmall;
  return cents > largestCents ? axerveErrors.amountLarge : cents;
}

const webAddress = (text: string) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : '');

const knownTypes: ReadonlySet<string> = new Set([
  'CREDITCARD',
  'APPLEPAY',
  'GOOGLEPAY',
  'PAYPAL',
  'SATISPAY',
]);

/** The input of a new payment. */
export function createInput(input: Input): AxerveOrder | AxerveError {
  const amountCents = amountOf(input);
  if (typeof amountCents !== 'number') return amountCents;
  if (textOf(input, 'currency') !== 'EUR') return axerveErrors.amountMismatch;
  const shopTransactionID = textOf(input, 'shopTransactionID');
  // The characters accepted by all services of the gateway.
  if (!/^[A-Za-z0-9_.-]{1,50}$/.test(shopTransactionID) || shopTransactionID.includes('--')) {
    return axerveErrors.shopTransactionId;
  }
  const { paymentType: sent = [] } = input;
  const wanted = Array.isArray(sent) ? sent.map(String) : [];
  if (!Array.isArray(sent) || !wanted.every((type) => knownTypes.has(type))) return axerveErrors.badRequest;
  const urls = isRecord(input['responseURLs']) ? input['responseURLs'] : {};
  return {
    shopTransactionID,
    amountCents,
    currency: 'EUR',
    buyerName: textOf(input, 'buyerName').slice(0, 50),
    buyerOK: webAddress(textOf(urls, 'buyerOK')),
    buyerKO: webAddress(textOf(urls, 'buyerKO')),
    notificationUrl: webAddress(textOf(urls, 'serverNotificationURL')),
    types: wanted,
    language: languageOfNumber(String(input['languageId'] ?? '')),
  };
}
