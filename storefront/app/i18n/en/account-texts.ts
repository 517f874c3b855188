import { account } from './account.ts';
import { orders } from './orders.ts';

/** What the account and the tracking of orders say. */
export const accountTexts = { account, orders };
