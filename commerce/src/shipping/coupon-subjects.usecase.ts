import type { CommerceSettingsFile } from '@casamaestra/contract/shipping/commerce-settings.ts';
import type { Database } from '../platform/database/connection.ts';
import { selectCouponSubjects } from './load-commerce-settings.queries.ts';

/** Ids of the products and categories a coupon is for; unknown names are returned separately. */
export const readCouponSubjects = (
  database: Database,
  coupon: Pick<CommerceSettingsFile['coupons'][number], 'products' | 'categories'>,
): ReturnType<typeof selectCouponSubjects> => selectCouponSubjects(database, coupon);
