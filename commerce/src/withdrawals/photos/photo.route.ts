import {
  staffWithdrawalOperation,
  withdrawalPhotoPath,
} from '@casamaestra/contract/staff/staff-withdrawals.operations.ts';
import { callerOf } from '../../contract-http/caller.ts';
import type { WebRoute } from '../../contract-http/web-route.ts';
import { identifyStaff } from '../../staff/sessions/identify-staff.usecase.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { isPermitted } from '../../staff/staff-endpoint.ts';
import { readPhoto, seesPhotos } from './read-photo.usecase.ts';

/** Nothing outside keeps it: who signs out sees it no more. */
const always = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
const none = (status: number) => new Response(null, { status, headers: always });

/** A photo of goods as they came back, for who is signed in and may see withdrawals; known by their cookie. */
export function withdrawalPhotoRoute(deps: StaffDependencies): WebRoute {
  return {
    name: 'staff.withdrawals.photo',
    methods: ['GET'],
    path: withdrawalPhotoPath,
    async handle(request) {
      const header = (name: string) => request.headers.get(name) ?? undefined;
      const who = await identifyStaff(deps, callerOf({ header, requestId: '' }, [], deps.config.languages));
      if (who === null || who.mustEnrol) return none(401);
      const permitted = isPermitted(staffWithdrawalOperation, who, deps.clock.now());
      if (!permitted.ok || !seesPhotos(who)) return none(403);
      const [, digits] =
        /^(\d{1,15})\.webp$/.exec(new URL(request.url).pathname.slice(withdrawalPhotoPath.length)) ?? [];
      const bytes = digits === undefined ? null : await readPhoto(deps, Number(digits));
      if (bytes === null) return none(404);
      return new Response(new Uint8Array(bytes), {
        headers: { ...always, 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'" },
      });
    },
  };
}
