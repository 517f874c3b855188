import type { PaymentStep } from '@casamaestra/contract/checkout/place-order.ts';
import type { PaymentFailureCode } from '@casamaestra/contract/payments/payment.notices.ts';
import type { GatewayStep } from '../platform/gateways/payment-gateway.ts';
import type { Language } from '@casamaestra/texts/languages.ts';
import { paymentSentence } from '@casamaestra/texts/service/payment-sentence.ts';

/** What the buyer does next to pay, before it is said in a language. */
export type NextStep = GatewayStep | { readonly kind: 'unreachable'; readonly failure: PaymentFailureCode };

export const unreachable = (failure: PaymentFailureCode): NextStep => ({ kind: 'unreachable', failure });

/** Why a payment failed as calls answer it: a code with its facts, and its sentence. */
const spokenFailure = (code: PaymentFailureCode, language: Language) => ({
  reason: { code, facts: {} },
  message: paymentSentence(code, language),
});

/** Why the last attempt failed; nulls when none did. */
export const whyFailed = (code: PaymentFailureCode | null, language: Language) =>
  code === null ? { reason: null, message: null } : spokenFailure(code, language);

/** The step as calls answer it. */
export const spokenStep = (step: NextStep, language: Language): PaymentStep =>
  step.kind === 'unreachable' ? { kind: 'unreachable', ...spokenFailure(step.failure, language) } : step;
