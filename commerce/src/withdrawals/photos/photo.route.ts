import {
  staffWithdrawalOperation,
  withdrawalPhotoPath,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffFileRoute } from '../../staff/staff-file-route.ts';
import { readPhoto, seesPhotos } from './read-photo.usecase.ts';

/** A photo of goods as they came back, for who may see withdrawals. */
export const withdrawalPhotoRoute = (deps: StaffDependencies): WebRoute =>
  staffFileRoute(deps, {
    name: 'staff.withdrawals.photo',
    path: withdrawalPhotoPath,
    operation: staffWithdrawalOperation,
    sees: seesPhotos,
    async read(rest) {
      const [, digits] = /^(\d{1,15})\.webp$/.exec(rest) ?? [];
      const bytes = digits === undefined ? null : await readPhoto(deps, Number(digits));
      return bytes && { bytes, type: 'image/webp' };
    },
  });
