import type { Messages } from './messages.ts';
import { accountTexts } from './sk/account-texts.ts';
import { checkout } from './sk/checkout.ts';
import { core } from './sk/core.ts';
import { head } from './sk/head.ts';
import { later } from './sk/later.ts';
import { payment } from './sk/payment.ts';
import { reviews } from './sk/reviews.ts';

export const sk: Messages = { ...core, ...later, ...accountTexts, head, checkout, payment, reviews };
