import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  endProgramTokenOperation,
  makeProgramTokenOperation,
  programTokensOperation,
} from '@casamaestra/contract/staff/program-tokens.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../staff-dependencies.ts';
import { staffEndpoint } from '../staff-endpoint.ts';
import { endProgramToken, listProgramTokens, makeProgramToken } from './program-tokens.usecase.ts';

/** Tokens of programs. */
export const programTokenEndpoints = (deps: StaffDependencies): readonly Endpoint[] => [
  staffEndpoint(deps, programTokensOperation, async () => accepted(await listProgramTokens(deps))),
  staffEndpoint(deps, makeProgramTokenOperation, (input, who) => makeProgramToken(deps, input, who)),
  staffEndpoint(deps, endProgramTokenOperation, ({ id }, who) => endProgramToken(deps, id, who)),
];
