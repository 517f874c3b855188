import { payment as en } from '../en/service/payment.ts';
import { inLanguage } from '../in-language.ts';
import { payment as it } from '../it/service/payment.ts';
import { languages, offeredLanguage } from '../languages.ts';
import { payment as sk } from '../sk/service/payment.ts';

const texts = inLanguage({ it, en, sk });

/** Why a payment failed, in the language of its order. */
export const paymentTexts = (language: string) => texts(offeredLanguage(language, languages));
