import { paymentTexts } from '@casamaestra/texts/service/payment-texts.ts';
import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';

/** Prefix of our own codes for payments whose amount, currency or transaction is wrong. */
export const MISMATCH = 'mismatch_';

/** Why a payment failed, as a sentence of ours; never the gateway's text. */
export function failureText(reason: FailureReason | 'mismatch', language: string): string {
  const { failed, mismatch } = paymentTexts(language);
  return reason === 'mismatch' ? mismatch : failed[reason];
}
