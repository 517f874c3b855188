import type { Area, AreaDependencies } from '../area.ts';
import { hours } from '../platform/limits/too-many-requests.ts';
import { consentRoute } from './consent.route.ts';
import { forgetChoicesJob } from './forget-choices.job.ts';

/** Days a choice is kept as proof: the six months it holds, and as long again. */
const KEPT_DAYS = 366;

/** Consent to things of others on the pages. */
export function createConsentArea(deps: AreaDependencies): Area {
  return {
    endpoints: [],
    routes: [consentRoute(deps)],
    jobs: [forgetChoicesJob(deps, KEPT_DAYS * hours(24))],
  };
}
