import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { undoRedirects } from './redirects/change-redirects.usecase.ts';
import { redirectHosts, redirectEndpoints } from './redirects/redirects-for-staff.endpoint.ts';
import { structureEndpoints } from './structure.endpoint.ts';
import { undoStructure } from './undo-structure.ts';

/** What products refer to, in the back office: categories, brands, operators, features, families; and addresses that lead elsewhere. */
export const createStructureArea = (deps: StaffDependencies): Area => ({
  endpoints: [...structureEndpoints(deps), ...redirectEndpoints(deps)],
  undo: [undoStructure, undoRedirects(() => redirectHosts(deps))],
});
