import { activity } from './back-office/activity.ts';
import { orders } from './back-office/orders.ts';
import { refunds } from './back-office/refunds.ts';
import { reviews } from './back-office/reviews.ts';
import { shell } from './back-office/shell.ts';
import { people } from './back-office/people.ts';
import { signIn } from './back-office/sign-in.ts';
import { today } from './back-office/today.ts';

/** All texts of the back office. */
export const backOffice = { activity, orders, people, refunds, reviews, shell, signIn, today };
export type BackOfficeTexts = typeof backOffice;
