import { z } from 'zod';
import { stockLedgerOperation, staffProductsOperation } from './goods.operations.ts';
import { contentListOperation } from './staff-content.operations.ts';
import { couponsOperation } from './staff-coupons.operations.ts';
import { invoicesOperation } from './staff-invoices.operations.ts';
import { staffOperation } from './staff-operation.ts';
import { creditsOperation } from './staff-orders.operations.ts';
import { staffPaymentsOperation } from './staff-payments.operations.ts';
import { refundsOperation } from './staff-refunds.operations.ts';
import { reviewQueueOperation } from './staff-reviews.operations.ts';
import { withdrawalsOperation } from './staff-withdrawals.operations.ts';

/** Lists that are kept as a file of what is seen: who may read one may keep it. */
export const exportedLists = {
  payments: staffPaymentsOperation,
  refunds: refundsOperation,
  coupons: couponsOperation,
  withdrawals: withdrawalsOperation,
  credits: creditsOperation,
  stock_moves: stockLedgerOperation,
  products: staffProductsOperation,
  reviews: reviewQueueOperation,
  invoices: invoicesOperation,
  contents: contentListOperation,
} as const;
export type ExportedList = keyof typeof exportedLists;
const names = Object.keys(exportedLists) as [ExportedList, ...ExportedList[]];

/** Asked before the file is made of rows that were read: that it was kept stands in the log. */
export const noteExportOperation = staffOperation({
  name: 'lists.export',
  permission: 'anyone',
  summary: 'Note that what a list shows is kept as a file',
  input: z.object({
    list: z.enum(names),
    /** At most `listRowsMost`. */
    rows: z.number().int().min(0).max(2_147_483_647),
    /** What the address of the list says after "?". */
    filter: z.string().max(1000),
  }),
  output: z.object({ change: z.number() }),
  refusals: ['staff_not_permitted', 'staff_list_too_long'],
});
