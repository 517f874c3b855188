import type { ProFormaTexts } from '../../service/pro-forma-texts-shape.ts';

export const proForma: ProFormaTexts = {
  title: (number) => `Pro-forma of order ${number}`,
  documentTitle: (number) => `Pro-forma ${number}`,
  ordered: (day) => `Order of ${day}. This document is not an invoice and has no value for tax purposes.`,
  customer: 'Customer',
  delivery: 'Delivery',
  pickup: 'Pickup',
  taxCode: (code) => `Tax code ${code}`,
  vatNumber: (number) => `VAT no. ${number}`,
  columns: { name: 'Product', qty: 'Qty', price: 'Price', vat: 'VAT', amount: 'Amount' },
  customMade: 'made to measure: no right of withdrawal',
  goods: 'Products',
  discount: 'Discounts',
  total: 'Total, VAT included',
  vatContained: (percent, net) => `of which VAT ${percent}% on a taxable amount of ${net}`,
  withdrawal: (email, address) =>
    `Right of withdrawal: a consumer may withdraw within 14 days of delivery without giving a reason (Italian Consumer Code, articles 52–59), on the shop’s page “Withdraw from the contract here”, by writing to ${email} or by post to ${address}. Products made to measure are excluded. Legal guarantee of conformity: 24 months from delivery.`,
  page: (number, page, pages) => `Order ${number} – page ${page} of ${pages}`,
};
