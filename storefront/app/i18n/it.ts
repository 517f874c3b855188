import { accountTexts } from './it/account-texts.ts';
import { checkout } from './it/checkout.ts';
import { core } from './it/core.ts';
import { head } from './it/head.ts';
import { later } from './it/later.ts';
import { payment } from './it/payment.ts';
import { reviews } from './it/reviews.ts';

export const it = { ...core, ...later, ...accountTexts, head, checkout, payment, reviews };
