import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  activityExportOperation,
  activityOperation,
  paletteOperation,
  todayOperation,
  undoOperation,
} from '@casamaestra/contract/staff/back-office.operations.ts';
import { noteExportOperation } from '@casamaestra/contract/staff/exported-lists.operations.ts';
import {
  removeViewOperation,
  savedViewsOperation,
  saveViewOperation,
} from '@casamaestra/contract/staff/lists.operations.ts';
import { presenceOperation } from '@casamaestra/contract/staff/presence.operations.ts';
import type { Undoable } from '../change-sets/undoable.ts';
import type { Endpoint } from '../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff/staff-dependencies.ts';
import { staffEndpoint } from '../staff/staff-endpoint.ts';
import { reviewEndpoints } from './voices/reviews.endpoint.ts';
import { activityFor, exportActivity } from './activity.usecase.ts';
import { contentEndpoints } from './content/content.endpoint.ts';
import {
  correctCustomerEndpoints,
  customerDataEndpoints,
  staffCustomerEndpoints,
} from './customers/staff-customers.endpoint.ts';
import { searchForStaff } from './palette.usecase.ts';
import { noteExport } from './views/note-export.usecase.ts';
import { listViews, removeView, saveView } from './views/saved-views.usecase.ts';
import { tellPresence } from './presence/tell-presence.usecase.ts';
import { todayFor } from './today.usecase.ts';
import { undoFor } from './undo.usecase.ts';

/** Saved views of lists. */
const viewEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, savedViewsOperation, async ({ list }, who) =>
    accepted(await listViews(deps, who, list)),
  ),
  staffEndpoint(deps, saveViewOperation, (input, who) => saveView(deps, who, input)),
  staffEndpoint(deps, removeViewOperation, ({ id }, who) => removeView(deps, who, id)),
  staffEndpoint(deps, noteExportOperation, (input, who) => noteExport(deps, who, input)),
];

/** What staff see across areas. */
export const backOfficeEndpoints = (
  deps: StaffDependencies & { readonly undoables: readonly Undoable[] },
): readonly Endpoint[] => [
  staffEndpoint(deps, todayOperation, async (_, who) => accepted(await todayFor(deps, who))),
  staffEndpoint(deps, paletteOperation, async ({ text }, who) =>
    accepted(await searchForStaff(deps, who, text)),
  ),
  staffEndpoint(deps, presenceOperation, (input, who) => tellPresence(deps, who, input)),
  ...viewEndpoints(deps),
  ...contentEndpoints(deps),
  ...staffCustomerEndpoints(deps),
  ...correctCustomerEndpoints(deps),
  ...customerDataEndpoints(deps),
  staffEndpoint(deps, activityExportOperation, (input, who) => exportActivity(deps, who, input)),
  staffEndpoint(deps, activityOperation, async (input, who) => accepted(await activityFor(deps, who, input))),
  staffEndpoint(deps, undoOperation, (input, who) => undoFor(deps, input, who)),
  ...reviewEndpoints(deps),
];
