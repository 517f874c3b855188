import type { StaffRedirect } from '@casamaestra/contract/staff/staff-redirects.operations.ts';
import { texts } from '../platform/texts.ts';

export const shownStatuses = [301, 302, 410] as const;

const names = { 301: 'permanent', 302: 'temporary', 410: 'gone' } as const;

/** What a redirect does, in words. */
export const statusName = (status: StaffRedirect['status']): string =>
  texts().structure.redirect.statuses[names[status]];
