import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { backOfficeEndpoints } from './back-office.endpoint.ts';

/** What staff see across areas: what is due today, search, reviews to moderate, the log of changes. */
export function createBackOfficeArea(deps: StaffDependencies): Area {
  return { endpoints: backOfficeEndpoints(deps) };
}
