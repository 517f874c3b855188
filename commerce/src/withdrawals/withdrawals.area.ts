import type { Area } from '../area.ts';
import type { OrdersServices } from '../orders/orders-dependencies.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffWithdrawalEndpoints } from './back-office/staff-withdrawals.endpoint.ts';
import { withdrawalPhotoRoute } from './photos/photo.route.ts';
import { purgePhotosJob } from './photos/purge-photos.job.ts';
import { undoPhotos } from './photos/undo-photos.ts';
import { undoReceived } from './undo-received.ts';
import { declareWithdrawalEndpoint, openWithdrawalEndpoint } from './withdrawals.endpoint.ts';

/** Withdrawals, from the declaration to the returned goods. */
export function createWithdrawalsArea(shared: StaffDependencies, services: OrdersServices): Area {
  const deps = { ...shared, ...services };
  return {
    endpoints: [
      openWithdrawalEndpoint(deps),
      declareWithdrawalEndpoint(deps),
      ...staffWithdrawalEndpoints(deps),
    ],
    routes: [withdrawalPhotoRoute(deps)],
    jobs: [purgePhotosJob(deps)],
    undo: [undoPhotos, undoReceived],
  };
}
