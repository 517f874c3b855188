import type { Area } from '../area.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { structureEndpoints } from './structure.endpoint.ts';
import { undoStructure } from './undo-structure.ts';

/** What products refer to, in the back office: categories, brands, operators, features and families. */
export const createStructureArea = (deps: StaffDependencies): Area => ({
  endpoints: structureEndpoints(deps),
  undo: [undoStructure],
});
