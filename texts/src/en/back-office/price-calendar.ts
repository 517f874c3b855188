import type { BackOfficeTexts } from '../../it/back-office.ts';

/** Texts of the calendar of prices. */
export const priceCalendar: BackOfficeTexts['priceCalendar'] = {
  intro:
    'Reduced prices and promotions with a date, running or planned: they change by themselves, at the time of Rome. Reductions without dates are found among the products.',
  add: 'Prepare a reduction',
  none: 'Nothing planned',
  noneText: 'Prepare a reduction with its dates in “Prices in bulk”: you will find it here.',
  kinds: { sale: 'Sale price', promo: 'Promotion' },
  running: 'running',
  planned: 'planned',
  from: (day) => `from ${day}`,
  to: (day) => `to ${day}`,
  open: 'without end',
  reach: (products, variants) => `Products: ${products}, variants: ${variants}`,
  percent: (least, most) => (least === most ? `−${most}%` : `−${least}% to −${most}%`),
  conflicts: 'Where two reductions meet',
  noConflicts: 'No product has two reductions at the same time.',
  withSale: 'Promotion and sale price together',
  withCoupon: (code) => `Coupon ${code} on a reduced price`,
  wins: {
    promo: 'The promotion counts: it goes before other prices, and the coupon leaves reduced prices alone.',
    sale: 'The sale price counts: this coupon does not apply to reduced products.',
    both: 'Both count: the coupon is taken off the price that is already reduced.',
  },
  change: 'Change the dates',
  newFrom: 'New beginning',
  newTo: 'New end',
  save: 'Move',
  stop: 'Stop now',
  stopSure: (variants: string) =>
    `Stop the reduction now? List prices are back in moments. Variants: ${variants}.`,
  drop: 'Cancel the reduction',
  dropSure: (variants: string) => `Cancel the reduction before it begins? Variants: ${variants}.`,
  sure: 'Yes',
  keep: 'Leave it',
  moved: (variants: string) => `Dates changed. Variants: ${variants}.`,
  ended: (variants: string) => `Reduction ended. Variants: ${variants}.`,
  reason: 'Reason (optional)',
  shown: (shown: string, total: string) =>
    `The first ${shown} of ${total}: open the products for the others.`,
  days: 'Eight weeks, from a week ago',
};
