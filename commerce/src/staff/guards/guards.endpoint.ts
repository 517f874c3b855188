import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  decideGuardsOperation,
  guardsOperation,
  saveGuardsOperation,
} from '@casamaestra/contract/staff/guards.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { staffEndpoint } from '../staff-endpoint.ts';
import { decideGuards, guardsFor, saveGuards } from './change-guards.usecase.ts';

/** What one person may do alone. */
export const guardsEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, guardsOperation, async (_, who) => accepted(await guardsFor(deps, who))),
  staffEndpoint(deps, saveGuardsOperation, (input, who) => saveGuards(deps, who, input)),
  staffEndpoint(deps, decideGuardsOperation, (input, who) => decideGuards(deps, who, input)),
];
