import type { dueKinds } from '@casamaestra/contract/staff/back-office.operations.ts';

/** Where each thing that is due is done; what has no screen yet is done by the commands of `npm run staff`. */
export const dueScreens: Readonly<Record<(typeof dueKinds)[number], string | undefined>> = {
  refunds_to_approve: '/rimborsi',
  customer_data_to_approve: '/clienti/richieste',
  refunds_by_hand: '/rimborsi',
  withdrawals_to_refund: '/recessi',
  orders_late: '/ordini?vista=late',
  orders_to_ship: '/ordini?vista=to_ship',
  orders_to_prepare: '/ordini?vista=to_prepare',
  orders_to_collect: '/ordini?vista=to_collect',
  transfers_expiring: '/ordini?vista=awaiting',
  invoices_rejected: '/fatture?vista=rejected',
  invoices_to_issue: '/fatture',
  credits_open: '/banca',
  reviews_waiting: '/recensioni',
  mails_failed: '/impostazioni/mail',
  jobs_failed: '/impostazioni/salute',
};
