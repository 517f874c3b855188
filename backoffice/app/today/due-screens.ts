import type { dueKinds } from '@casamaestra/contract/staff/back-office.operations.ts';
import { dueOrderViews } from '@casamaestra/contract/staff/order-views.ts';

/** Addresses of the lists that show the orders. */
const ordersOf = <Kind extends string>(
  views: Readonly<Record<Kind, string>>,
): Readonly<Record<Kind, string>> =>
  Object.fromEntries(
    Object.entries<string>(views).map(([kind, view]) => [kind, `/ordini?vista=${view}`]),
  ) as Record<Kind, string>;

/** Where each thing that is due is done; what has no screen yet is done by the commands of `npm run staff`. */
export const dueScreens: Readonly<Record<(typeof dueKinds)[number], string | undefined>> = {
  refunds_to_approve: '/rimborsi',
  customer_data_to_approve: '/clienti/richieste',
  prices_to_approve: '/importa',
  refunds_by_hand: '/rimborsi',
  withdrawals_to_refund: '/recessi',
  ...ordersOf(dueOrderViews),
  invoices_rejected: '/fatture?vista=rejected',
  invoices_to_issue: '/fatture',
  credits_open: '/banca',
  reviews_waiting: '/recensioni',
  voices_waiting: '/domande',
  mails_failed: '/impostazioni/mail',
  jobs_failed: '/impostazioni/salute',
};
