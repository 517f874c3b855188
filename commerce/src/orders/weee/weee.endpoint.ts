import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  handOverWeeeOperation,
  noteTakeBackOperation,
  takeBacksOperation,
} from '@casamaestra/contract/staff/weee.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { handOverWeee, noteTakeBack, takeBacksFor } from './take-backs.usecase.ts';

/** Appliances taken back one for one. */
export const weeeEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, takeBacksOperation, async (input, who) =>
    accepted(await takeBacksFor(deps, who, input)),
  ),
  staffEndpoint(deps, noteTakeBackOperation, (input, who) => noteTakeBack(deps, who, input)),
  staffEndpoint(deps, handOverWeeeOperation, (input, who) => handOverWeee(deps, who, input)),
];
