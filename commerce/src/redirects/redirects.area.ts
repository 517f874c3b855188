import type { Area, ShopDependencies } from '../area.ts';
import { formerAddressEndpoint } from './find-redirect.endpoint.ts';

/** Addresses that lead elsewhere, and those whose page is gone. */
export const createRedirectsArea = ({ database }: Pick<ShopDependencies, 'database'>): Area => ({
  endpoints: [formerAddressEndpoint(database)],
});
