import { paymentTexts } from '@casamaestra/texts/service/payment-texts.ts';
import type { FailureReason } from '@casamaestra/rules/payments/failure-reason.ts';

/** Begins our own codes for payments that are not what was asked for. */
export const MISMATCH = 'mismatch_';

/** Why a payment failed, in plain words; never the gateway's own. */
export function failureText(reason: FailureReason | 'mismatch', language: string): string {
  const { failed, mismatch } = paymentTexts(language);
  return reason === 'mismatch' ? mismatch : failed[reason];
}
