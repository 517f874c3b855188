import type { BackOfficeTexts } from '../../it/back-office.ts';

export const today: BackOfficeTexts['today'] = {
  due: 'Due',
  nothing: 'All done',
  nothingText: 'Nothing waits for you.',
  firstDue: (day) => `the first: ${day}`,
  kinds: {
    refunds_to_approve: 'Refunds to approve',
    customer_data_to_approve: 'Requests about customers’ data to approve',
    refunds_by_hand: 'Refunds to make by hand',
    withdrawals_to_refund: 'Withdrawals to refund',
    orders_late: 'Orders past their promised delivery',
    orders_to_ship: 'Orders to ship',
    orders_to_prepare: 'Orders to prepare',
    orders_to_collect: 'Orders ready for pick-up',
    transfers_expiring: 'Transfers about to expire',
    invoices_rejected: 'Rejected invoices to correct',
    invoices_to_issue: 'Invoices to issue',
    credits_open: 'Credits to match',
    reviews_waiting: 'Reviews to read',
    mails_failed: 'E-mails not sent',
  },
  sales: 'Today until now',
  orders: 'Orders',
  total: 'Sales',
  yearAgo: (value) => `same weekday a year ago: ${value}`,
  weekAgo: (value) => `a week ago at this time: ${value}`,
};
