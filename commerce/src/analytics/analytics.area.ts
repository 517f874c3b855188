import type { Area, AreaDependencies } from '../area.ts';
import { writeVisitsJob } from './write-visits.job.ts';
import { createVisitCounter } from './count-visits.ts';
import { visitOf } from './visit.ts';
import type { Asked } from './visit.ts';

export interface AnalyticsArea extends Area {
  /** Counts a request if it is a visit of a page. Costs no query. */
  readonly noteVisit: (asked: Asked) => void;
}

/** The shop's own counts of visits, without cookies and without persons. */
export function createAnalyticsArea(
  deps: Pick<AreaDependencies, 'database' | 'clock'> & {
    /** A page of results was shown. */
    readonly noteSearched: (searched: { readonly query: string; readonly address: string }) => void;
  },
): AnalyticsArea {
  const counter = createVisitCounter();
  return {
    endpoints: [],
    jobs: [writeVisitsJob(deps, counter)],
    noteVisit(asked) {
      const visit = visitOf(asked);
      if (visit === undefined) return;
      counter.note(visit, deps.clock.now());
      const { address } = asked;
      if (visit.kind !== 'search' || address === undefined) return;
      deps.noteSearched({ query: new URLSearchParams(asked.query).get('search_term') ?? '', address });
    },
  };
}
