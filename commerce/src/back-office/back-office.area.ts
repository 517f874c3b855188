import type { Area } from '../area.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { dueGauges } from './today.usecase.ts';
import { backOfficeEndpoints } from './back-office.endpoint.ts';

/** What staff see across areas: what is due today, search, reviews to moderate, the log of changes. */
export function createBackOfficeArea(deps: StaffDependencies, undoables: readonly Undoable[]): Area {
  return { endpoints: backOfficeEndpoints({ ...deps, undoables }), gauges: [dueGauges(deps)] };
}
