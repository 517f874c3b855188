import type { Messages } from './messages.ts';
import { accountTexts } from './en/account-texts.ts';
import { checkout } from './en/checkout.ts';
import { core } from './en/core.ts';
import { head } from './en/head.ts';
import { later } from './en/later.ts';
import { payment } from './en/payment.ts';
import { reviews } from './en/reviews.ts';

export const en: Messages = { ...core, ...later, ...accountTexts, head, checkout, payment, reviews };
