import { accepted } from '@casamaestra/contract/platform/operation.ts';
import {
  savePinOperation,
  saveSynonymsOperation,
  searchFiguresOperation,
  searchRulesOperation,
  tryCommonestOperation,
  trySearchOperation,
} from '@casamaestra/contract/staff/staff-search.operations.ts';
import type { Endpoint } from '../../contract-http/endpoint.ts';
import type { StaffDependencies } from '../../staff/staff-dependencies.ts';
import { staffEndpoint } from '../../staff/staff-endpoint.ts';
import { readSearchFigures } from './read-search-figures.usecase.ts';
import { readSearchRules } from './read-search-rules.usecase.ts';
import { savePin, saveSynonyms } from './save-search-rules.usecase.ts';
import type { SearchDesk } from './search-desk.ts';
import { tryCommonest, trySearch } from './try-search.usecase.ts';

/** What shoppers search for, what the search knows of it, and what it would find otherwise. */
export const searchEndpoints = (deps: StaffDependencies, desk: SearchDesk): readonly Endpoint[] => [
  staffEndpoint(deps, searchRulesOperation, async () => accepted(await readSearchRules(desk))),
  staffEndpoint(deps, saveSynonymsOperation, (input, who) => saveSynonyms(desk, who, input)),
  staffEndpoint(deps, savePinOperation, (input, who) => savePin(desk, who, input)),
  staffEndpoint(deps, searchFiguresOperation, async ({ days }) =>
    accepted(await readSearchFigures(desk, days)),
  ),
  staffEndpoint(deps, trySearchOperation, (input) => trySearch(desk, input)),
  staffEndpoint(deps, tryCommonestOperation, (input) => tryCommonest(desk, input)),
];
