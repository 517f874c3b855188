import type { BackOfficeScreenTexts } from '../it/back-office.ts';
import { activity } from './back-office/activity.ts';
import { bulkFields } from './back-office/bulk-fields.ts';
import { attributes } from './back-office/attributes.ts';
import { hazards } from './pages/hazards.ts';
import { camera } from './back-office/camera.ts';
import { carriers } from './back-office/carriers.ts';
import { connections } from './back-office/connections.ts';
import { erpnext } from './back-office/erpnext.ts';
import { contents } from './back-office/contents.ts';
import { customers } from './back-office/customers.ts';
import { priceCalendar } from './back-office/price-calendar.ts';
import { coupons } from './back-office/coupons.ts';
import { imports } from './back-office/imports.ts';
import { invoices } from './back-office/invoices.ts';
import { lists } from './back-office/lists.ts';
import { documents } from './back-office/documents.ts';
import { figures } from './back-office/figures.ts';
import { found } from './back-office/found.ts';
import { goods } from './back-office/goods.ts';
import { variantTable } from './back-office/variant-table.ts';
import { looks } from './back-office/looks.ts';
import { newProduct } from './back-office/new-product.ts';
import { orders } from './back-office/orders.ts';
import { pictures } from './back-office/pictures.ts';
import { picking } from './back-office/picking.ts';
import { payments } from './back-office/payments.ts';
import { newsletter } from './back-office/newsletter.ts';
import { recalls } from './back-office/recalls.ts';
import { refunds } from './back-office/refunds.ts';
import { reviews } from './back-office/reviews.ts';
import { search } from './back-office/search.ts';
import { settings } from './back-office/settings.ts';
import { shipments } from './back-office/shipments.ts';
import { people } from './back-office/people.ts';
import { bank } from './back-office/bank.ts';
import { voices } from './back-office/voices.ts';
import { weee } from './back-office/weee.ts';
import { withdrawals } from './back-office/withdrawals.ts';
import { structure } from './back-office/structure.ts';
import { telephone } from './back-office/telephone.ts';
import { today } from './back-office/today.ts';
import { together } from './back-office/together.ts';

/** All texts of the back office. */
export const backOffice: BackOfficeScreenTexts = {
  activity,
  attributes,
  bulkFields,
  hazards,
  bank,
  camera,
  carriers,
  connections,
  contents,
  erpnext,
  customers,
  coupons,
  priceCalendar,
  imports,
  invoices,
  lists,
  documents,
  figures,
  found,
  goods,
  newProduct,
  looks,
  variantTable,
  orders,
  payments,
  picking,
  pictures,
  people,
  newsletter,
  recalls,
  refunds,
  reviews,
  voices,
  search,
  settings,
  shipments,
  structure,
  telephone,
  today,
  together,
  weee,
  withdrawals,
};
