import type { PaymentFailureCode } from '@casamaestra/contract/payments/payment.notices.ts';
import { payment as en } from '../en/service/payment.ts';
import { inLanguage } from '../in-language.ts';
import { payment as it } from '../it/service/payment.ts';
import type { Language } from '../languages.ts';
import { payment as sk } from '../sk/service/payment.ts';

const texts = inLanguage({ it, en, sk });

/** Why a payment failed or cannot begin, in plain words; never the gateway's own. */
export const paymentSentence = (code: PaymentFailureCode, language: Language): string =>
  texts(language)[code];
